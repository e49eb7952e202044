// What needs several rooms, family by family, in the order in which one stands on another. Each is handed what it
// names, and nothing else: a missing need, and one too many, does not compile.

import type { Call } from '@portal/contract/common';
import type { Database } from '@portal/database/connection';
import type { OperatorPorts } from '@portal/operator-ports/operator';
import type { Papers } from '@portal/operator-ports/papers';
import type { Logger } from 'pino';
import type { Modules } from './app-modules.ts';
import { phoneToCall } from './brand/settings.ts';
import type { Config } from './config.ts';

import { eventsOf } from './db/events.ts';
import { createAccess } from './modules/access/access.ts';
import { createListAccounts } from './modules/accounts/list-accounts.ts';
import { createAnchorAgreements, createAnchorFile } from './modules/agreements/anchor-agreements.ts';
import { createFindEvidence } from './modules/agreements/evidence.ts';
import { createListAgreements } from './modules/agreements/list-agreements.ts';
import { createPrivacyChoices } from './modules/agreements/privacy-choices.ts';
import { createAnswerQuestion } from './modules/assistant/answer-question.ts';
import { createConversations } from './modules/assistant/assistant.ts';
import { createAutomaticFlows } from './modules/automatic-payments/automatic-flows.ts';
import { createExplainBill } from './modules/billing/explain-bill.ts';
import { createFileClaim } from './modules/claims/file-claim.ts';
import { createAuditAccess, createRecordStaffAccess } from './modules/data-accesses/data-accesses.ts';
import { createWriteArchive } from './modules/data-requests/archive.ts';
import { createArchiveRows } from './modules/data-requests/archive-rows.ts';
import { createAskData } from './modules/data-requests/ask-data.ts';
import {
  createLookAfterRequest,
  createTellOfCorrection,
} from './modules/data-requests/look-after-request.ts';
import { createOwnHistory } from './modules/data-requests/own-history.ts';
import { createBillsOfYear, createGetInvoice } from './modules/documents/get-invoice.ts';
import { createTables } from './modules/documents/tables.ts';
import { createCloseAccount } from './modules/erasure/erasure.ts';
import { createCancelService, createNoDebt } from './modules/exits/exits.ts';
import { createKeepOperatorEvents } from './modules/notifications/keep-operator-events.ts';
import { createSettleEvents, type Reaction } from './modules/notifications/settle-events.ts';
import { createTellPerson } from './modules/notifications/tell-person.ts';
import { createAdvisePlan } from './modules/ordering/advice/plan-advice.ts';
import { createPlanChange } from './modules/ordering/plan-change.ts';
import { createPaymentFrame } from './modules/payment-frame/payment-frame.ts';
import { createPaymentLink } from './modules/payment-links/payment-link.ts';
import { createRemoveCard, createSaveCard } from './modules/payment-methods/saved-cards.ts';
import { createBuying } from './modules/payments/buying.ts';
import { createManaging } from './modules/permissions/managing.ts';
import { createFindProblems, createTestService } from './modules/service-problems/problems.ts';
import { createFollowTheft, createListThefts, createUndoTheft } from './modules/thefts/follow-theft.ts';
import { createProveForTheft } from './modules/thefts/prove-for-theft.ts';
import { createReportTheft, createTheftCertificate } from './modules/thefts/report-theft.ts';
import { createDecideRepairCost, createTellOfDecision } from './modules/tickets/decide-repair-cost.ts';
import { createControlSpending } from './modules/usage/control-spending.ts';
import { createChangeWifiKey, createTellOfWifi } from './modules/wifi/change-wifi-key.ts';

export interface FlowNeeds {
  /** Those that the portal answers, by id: complete once the routes are there. */
  calls: ReadonlyMap<string, Call>;
  config: Config;
  database: Database;
  log: Logger;
  modules: Modules;
  operator: OperatorPorts & { papers: Papers };
}

export type Flows = ReturnType<typeof createFlows>;

export function createFlows({ calls, config, database, log, modules, operator }: FlowNeeds) {
  const { db } = database;
  const { portalOrigin } = config;
  const brand = config.brand.name;
  const helpPhone = phoneToCall(config.brand);
  const { balance, billing, catalogue, customers, documents, inventory } = operator;
  const { network, ordering, papers, tickets, usage } = operator;
  const { agreements, assistant, automatic, botCheck, certificates, codes, commands, counts } = modules;
  const { dataAccesses, dataRequests, erasure, frames, gateway, limits, links, messages } = modules;
  const { notifications, paymentMethods, payments, permissions, push, repairs, requests, sso, thefts } =
    modules;
  const { schedule } = modules.jobs;
  const { guess, spend } = limits;
  const spendSend = async (destination: string, address: string) => {
    counts.code('asked');
    await messages.assertDeliverable(destination);
    await limits.spendCodeSend(destination, address);
  };

  const tellPerson = createTellPerson({ sso, messages, notifications });

  const saveCard = createSaveCard({ db, paymentMethods, agreements, gateway, schedule, log });
  const removeCard = createRemoveCard({ db, paymentMethods, automatic, schedule });
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
    paymentMethods,
    links,
    schedule,
    counts,
    log,
    brand,
    gateway,
    chargeTimeoutMs: config.cards.timeoutMs,
    paysPackagesWithBalance: config.paysPackagesWithBalance,
  });
  const { offeredMethods, purchase, settlement } = buying;
  const paying = {
    saveCard,
    removeCard,
    offeredMethods,
    purchase,
    settlement,
    paymentFrame: createPaymentFrame({
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
    }),
    paymentLink: createPaymentLink({ db, links, permissions, billing, purchase, portalOrigin }),
    ...createAutomaticFlows({
      db,
      log,
      payments,
      balance,
      automatic,
      agreements,
      inventory,
      paymentMethods,
      permissions,
      billing,
      buying,
      takeAutomaticCharges: limits.takeAutomaticCharges,
      chargesPerSecond: config.automaticChargesPerSecond,
    }),
  };

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
    spend,
    spendSend,
  });
  const { beginManaging, endManaging, proveCustomer } = managing;
  const access = createAccess({
    db,
    sso,
    codes,
    agreements,
    inventory,
    messages,
    permissions,
    push,
    botCheck,
    brand,
    beginManaging,
    proveCustomer,
    spendSend,
  });

  const { sendPlanCode, changePlan, tellOfPlanEvent } = createPlanChange({
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
    spendSend,
    spendDay: (line) => spend('planCodeDay', line, 'PLAN_CODES_SPENT'),
  });
  const shopping = {
    sendPlanCode,
    changePlan,
    advisePlan: createAdvisePlan({ inventory, customers, usage, catalogue, billing }),
    cancelService: createCancelService({ db, agreements, ordering }),
    noDebt: createNoDebt({ db, certificates, customers, documents, ordering, payments }),
  };

  const agreementsOf = createListAgreements({ agreements, customers, inventory, sso });
  const findEvidence = createFindEvidence({ papers, sso, brand, agreementsOf });
  const getInvoice = createGetInvoice({ billing, documents });
  const explainBill = createExplainBill({ billing, inventory, payments, tickets });
  const bills = {
    explainBill,
    getInvoice,
    billsOfYear: createBillsOfYear({ billing, getInvoice }),
    tables: createTables({ billing, usage, payments }),
    fileClaim: createFileClaim({
      billing,
      inventory,
      payments,
      tickets,
      findEvidence,
      claimDays: config.claimDays,
    }),
  };

  const findProblems = createFindProblems({ network, notifications });
  const lines = {
    listAccounts: createListAccounts({ customers, inventory, billing, balance }),
    controlSpending: createControlSpending({ db, usage, agreements }),
    changeWifiKey: createChangeWifiKey({ network, commands, sso }),
    findProblems,
    testHome: createTestService({ inventory, billing, network, findProblems }),
    decideRepair: createDecideRepairCost({ db, agreements, tickets, commands }),
    listThefts: createListThefts({ thefts }),
    proveForTheft: createProveForTheft({
      db,
      botCheck,
      codes,
      customers,
      inventory,
      permissions,
      sso,
      guess,
      proveCustomer,
    }),
    reportTheft: createReportTheft({
      db,
      thefts,
      tickets,
      messages,
      schedule,
      log,
      certify: createTheftCertificate({ db, certificates, customers, documents, messages, thefts, brand }),
      deskEmail: config.theftDeskEmail,
    }),
    undoTheft: createUndoTheft({ db, thefts, tickets }),
  };

  const auditAccess = createAuditAccess({ dataAccesses });
  const privacyChoices = createPrivacyChoices({ db, sso, agreements, notifications });
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
    schedule,
    endManaging,
    removeCard,
  });
  const history = createOwnHistory({
    sso,
    messages,
    eventsOf: (userId, after) => eventsOf(db, userId, after),
  });
  const tables = createArchiveRows({
    usage,
    customers,
    calls,
    history,
    usageMonths: config.retention.usageMonths,
  });
  const privacy = {
    auditAccess,
    privacyChoices,
    closeAccount,
    agreementsOf,
    findEvidence,
    anchorAgreements: createAnchorAgreements({
      agreements,
      customers,
      counts,
      log,
      writeDown: createAnchorFile(config.dataDir),
    }),
    askData: createAskData({ db, dataRequests, permissions, schedule, privacyChoices, closeAccount }),
    lookAfterRequest: createLookAfterRequest({
      db,
      sso,
      permissions,
      dataRequests,
      commands,
      customers,
      writeArchive: createWriteArchive({ brand, tables }),
    }),
  };

  const facts = { ...config.site, ...config.brand, hasLiveChat: config.assistant.liveChatUrl !== null };
  const help = {
    conversations: createConversations({ assistant, sso }),
    answerQuestion: createAnswerQuestion({
      assistant,
      inventory,
      billing,
      balance,
      customers,
      usage,
      repairs,
      network,
      tickets,
      explainBill,
      facts,
      auditAccess,
    }),
  };

  const reactions: ReadonlyMap<string, Reaction> = new Map([
    ['ProductOrderStateChangeEvent', tellOfPlanEvent],
    ['MonitorStateChangeEvent', createTellOfWifi({ messages, commands, helpPhone })],
    ['TroubleTicketStatusChangeEvent', createTellOfDecision({ commands, tellPerson, helpPhone })],
    ['TheftStateChangeEvent', createFollowTheft({ thefts })],
    ['CustomerAttributeValueChangeEvent', createTellOfCorrection({ commands, dataRequests })],
    ['DataAccessEvent', createRecordStaffAccess({ dataAccesses })],
  ]);
  const events = {
    keepOperatorEvents: createKeepOperatorEvents({ db, commands }),
    settleEvents: createSettleEvents({
      db,
      notifications,
      sso,
      push,
      inventory,
      helpPhone,
      log,
      permissions,
      messages,
      brand,
      reactions,
    }),
  };

  return { paying, managing, access, shopping, bills, lines, privacy, help, events };
}
