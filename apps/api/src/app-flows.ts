// What needs several rooms and is used by several, room by room, in the order in which one stands on another; what
// only its own routes use they make. Each is handed what it names: a missing need, and one too many, does not compile.
import type { Call } from '@portal/contract/common';
import type { Database } from '@portal/database/connection';
import { portalBase } from '@portal/market/path';
import type { OperatorPorts } from '@portal/operator-ports/operator';
import type { Logger } from 'pino';
import type { Modules } from './app-modules.ts';
import type { Operator } from './app-operator.ts';
import { phoneToCall } from './brand/settings.ts';
import type { Config } from './config.ts';
import { eventsOf } from './db/events.ts';
import type { CodeAsker } from './guess.ts';
import { holdsCardNumber } from './http/bodies.ts';
import { earliestDay } from './http/identifiers.ts';
import { createAccess } from './modules/access/access.ts';
import { createOwnAgreements } from './modules/agreements/own-agreements.ts';
import { createAnswerQuestion } from './modules/assistant/answer-question.ts';
import { createConversations } from './modules/assistant/assistant.ts';
import { createAutomaticFlows } from './modules/automatic-payments/automatic-flows.ts';
import { createExplainBill } from './modules/billing/explain-bill.ts';
import { createAuditAccess, createRecordStaffAccess } from './modules/data-accesses/data-accesses.ts';
import { createOwnData } from './modules/data-requests/own-data.ts';
import { createCloseAccount } from './modules/erasure/erasure.ts';
import { createCancelService, createFollowExit, createNoDebt } from './modules/exits/exits.ts';
import {
  createKeepOperatorEvents,
  createSettleEvents,
  type SettleEventsNeeds,
} from './modules/notifications/settle-events.ts';
import { createTellPerson } from './modules/notifications/tell-person.ts';
import { createAdvisePlan } from './modules/ordering/advice/plan-advice.ts';
import { createPlanChange } from './modules/ordering/change-plan.ts';
import { createPauseLine } from './modules/pauses/pauses.ts';
import { createPaymentFrame } from './modules/payment-frame/payment-frame.ts';
import { createPaymentLink } from './modules/payment-links/payment-link.ts';
import { createBuying } from './modules/payments/buying.ts';
import { createManaging } from './modules/permissions/managing.ts';
import { createRemoveCard, createSaveCard } from './modules/saved-cards/save-card.ts';
import { createChangeSim } from './modules/sims/sims.ts';
import { createTheftReports } from './modules/thefts/report-theft.ts';
import { createDecideRepairCost, createTellOfDecision } from './modules/tickets/decide-repair-cost.ts';
import { createSetCaps } from './modules/usage/set-caps.ts';
import { createAnswerWhatsapp } from './modules/whatsapp/answer-whatsapp.ts';
import { createWhatsapp } from './modules/whatsapp/whatsapp.ts';
import { createTellOfWifi } from './modules/wifi/change-wifi-key.ts';

export interface FlowNeeds {
  /** Those that the portal answers, by id: complete once the routes are there. */
  calls: ReadonlyMap<string, Call>;
  config: Config;
  database: Database;
  log: Logger;
  modules: Modules;
  operator: OperatorPorts & Pick<Operator, 'countingLeftOut' | 'hasDocuments' | 'isOutage' | 'papers'>;
}

export type Flows = ReturnType<typeof createFlows>;

export function createFlows({ calls, config, database, log, modules, operator }: FlowNeeds) {
  const { db } = database;
  const { portalOrigin } = config;
  const brand = config.brand.name;
  const helpPhone = phoneToCall(config.brand);
  const { balance, billing, catalogue, customers, documents, inventory } = operator;
  const { countingLeftOut, hasDocuments, isOutage, network, ordering, papers, tickets, usage } = operator;
  const { agreements, assistant, automatic, botCheck, certificates, codes, commands, counts } = modules;
  const { dataAccesses, dataRequests, erasure, frames, gateway, limits, links, messages } = modules;
  const { notifications, savedCards, payments, permissions, push, repairs, requests, sso, thefts } = modules;
  const { schedule } = modules.jobs;
  const { guess, count } = limits;
  const countSend = async (destination: string, asker: CodeAsker) => {
    counts.code('asked');
    await messages.assertDeliverable(destination);
    await limits.countCodeSend(destination, asker);
  };

  const whatsapp = createWhatsapp({
    db,
    agreements,
    codes,
    messages,
    schedule,
    holdsCardNumber,
    isThere: config.whatsapp !== null,
    countSend: limits.countCodeSend,
    countMessage: (number) => count('whatsappMessage', number),
  });
  const tellPerson = createTellPerson({ sso, messages, notifications, whatsapp });

  const cards = {
    saveCard: createSaveCard({ db, savedCards, agreements, gateway, schedule, log }),
    removeCard: createRemoveCard({ db, savedCards, automatic, schedule }),
  };
  const { saveCard, removeCard } = cards;
  const buying = createBuying({
    db,
    agreements,
    payments,
    billing,
    catalogue,
    inventory,
    ordering,
    balance,
    messages,
    tellPerson,
    savedCards,
    links,
    schedule,
    counts,
    log,
    brand,
    gateway,
    chargeTimeoutMs: config.cards.timeoutMs,
    paysPackagesWithBalance: config.paysPackagesWithBalance,
    later: modules.later,
    laterMethods: config.laterMethods,
    hours: config.laterHours,
    countCode: (paymentId) => count('paymentCodePause', paymentId),
  });
  const { offeredMethods, purchase } = buying;
  const paymentFrame = createPaymentFrame({
    frames,
    payments,
    permissions,
    inventory,
    balance,
    sso,
    log,
    billing,
    catalogue,
    purchase,
    saveCard,
    offeredMethods,
  });
  const paymentLink = createPaymentLink({
    db,
    links,
    permissions,
    billing,
    payments,
    purchase,
    count,
    portalOrigin,
  });
  const automatically = createAutomaticFlows({
    db,
    log,
    payments,
    balance,
    automatic,
    agreements,
    inventory,
    savedCards,
    permissions,
    billing,
    buying,
    takeAutomaticCharges: limits.takeAutomaticCharges,
    chargesPerSecond: config.automaticChargesPerSecond,
  });

  const managing = createManaging({
    db,
    sso,
    permissions,
    agreements,
    automatic,
    codes,
    customers,
    inventory,
    messages,
    brand,
    portalOrigin,
    removeCard,
    guess,
    count,
    countSend,
  });
  const { beginManaging, endManaging, proveCustomer } = managing;
  const access = createAccess({
    db,
    sso,
    automatic,
    codes,
    agreements,
    inventory,
    messages,
    permissions,
    push,
    botCheck,
    whatsapp,
    brand,
    beginManaging,
    proveCustomer,
    countSend,
  });

  const planChange = createPlanChange({
    db,
    codes,
    agreements,
    inventory,
    catalogue,
    ordering,
    messages,
    tellPerson,
    brand,
    helpPhone,
    requests,
    schedule,
    countSend,
    countDay: (line) => count('planCodeDay', line, 'PLAN_CODES_SPENT'),
  });
  const advisePlan = createAdvisePlan({ inventory, customers, usage, catalogue, billing });
  const cancelService = createCancelService({ agreements, ordering });
  const pauseLine = createPauseLine({ agreements, ordering });
  const changeSim = createChangeSim({
    agreements,
    inventory,
    ordering,
    countOrder: (userId) => count('simOrder', userId),
  });
  const noDebt = createNoDebt({ db, certificates, customers, documents, ordering, payments });

  const ownAgreements = createOwnAgreements({
    db,
    agreements,
    customers,
    inventory,
    papers,
    sso,
    notifications,
    counts,
    log,
    brand,
    dataDir: config.dataDir,
  });
  const { privacyChoices } = ownAgreements;
  const explainBill = createExplainBill({ billing, inventory, payments, tickets });

  const setCaps = createSetCaps({ db, usage, agreements });
  const decideRepair = createDecideRepairCost({ db, agreements, tickets, commands });
  const theftReports = createTheftReports({
    db,
    thefts,
    botCheck,
    codes,
    certificates,
    customers,
    documents,
    inventory,
    messages,
    permissions,
    schedule,
    sso,
    tickets,
    whatsapp,
    guess,
    proveCustomer,
    log,
    brand,
    deskEmail: config.theftDeskEmail,
  });

  const auditAccess = createAuditAccess({ dataAccesses });
  const closeAccount = createCloseAccount({
    db,
    brand,
    helpPhone,
    portalOrigin,
    sso,
    permissions,
    messages,
    agreements,
    dataAccesses,
    dataRequests,
    erasure,
    notifications,
    push,
    whatsapp,
    schedule,
    endManaging,
    removeCard,
  });
  const ownData = createOwnData({
    db,
    sso,
    calls,
    commands,
    customers,
    dataRequests,
    messages,
    permissions,
    schedule,
    usage,
    brand,
    closeAccount,
    privacyChoices,
    eventsOf: (userId, after) => eventsOf(db, userId, after),
    earliestDay,
    countingLeftOut,
    usageMonths: config.retention.usageMonths,
  });

  const conversations = createConversations({ assistant, sso });
  const answerQuestion = createAnswerQuestion({
    assistant,
    catalogue,
    content: modules.content,
    inventory,
    billing,
    balance,
    customers,
    usage,
    payments,
    repairs,
    network,
    tickets,
    explainBill,
    facts: {
      ...config.site,
      ...config.brand,
      claimDays: config.claimDays,
      session: { idleMinutes: config.sessions.idleMinutes, maxHours: config.sessions.maxHours },
      hasLiveChat: config.assistant.liveChatUrl !== null,
      whatsappNumber: config.whatsapp?.businessNumber ?? null,
    },
    auditAccess,
  });

  const answerWhatsapp = createAnswerWhatsapp({
    answerQuestion,
    permissions,
    sso,
    talks: modules.talks,
    whatsapp,
    countQuestion: (userId) => count('assistantQuestion', userId),
    portalAddress: `${portalOrigin}${portalBase}/`,
  });

  const reactions: SettleEventsNeeds['reactions'] = {
    ProductOrderStateChangeEvent: planChange.tellOfPlanEvent,
    MonitorStateChangeEvent: createTellOfWifi({ messages, commands, helpPhone }),
    TroubleTicketStatusChangeEvent: createTellOfDecision({ commands, tellPerson, helpPhone }),
    TheftStateChangeEvent: theftReports.followTheft,
    ProductTerminationEvent: createFollowExit({ permissions, whatsapp }),
    CustomerAttributeValueChangeEvent: ownData.tellOfCorrection,
    DataAccessEvent: createRecordStaffAccess({ dataAccesses }),
  };
  const keepOperatorEvents = createKeepOperatorEvents({ db, commands, hasDocuments });
  const settleEvents = createSettleEvents({
    db,
    notifications,
    sso,
    push,
    whatsapp,
    inventory,
    isOutage,
    helpPhone,
    log,
    permissions,
    messages,
    brand,
    reactions,
  });

  return {
    access,
    advisePlan,
    answerQuestion,
    answerWhatsapp,
    auditAccess,
    automatically,
    buying,
    cancelService,
    cards,
    closeAccount,
    setCaps,
    conversations,
    decideRepair,
    explainBill,
    keepOperatorEvents,
    managing,
    noDebt,
    ownAgreements,
    ownData,
    changeSim,
    pauseLine,
    paymentFrame,
    paymentLink,
    planChange,
    settleEvents,
    theftReports,
    whatsapp,
  };
}
