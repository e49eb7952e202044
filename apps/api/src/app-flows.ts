// Every flow of the server, by name: what needs several modules.

import type { Call } from '@portal/contract/common';
import type { Database } from '@portal/database/connection';
import type { Logger } from 'pino';
import type { Modules } from './app-modules.ts';
import { phoneToCall } from './brand/settings.ts';
import type { Config } from './config.ts';

import { eventsOf } from './db/events.ts';
import { createChangePassword } from './modules/access/change-password.ts';
import { createRecoverFactor } from './modules/access/recover-factor.ts';
import { createRegister } from './modules/access/register.ts';
import { createConfirmByLine, createSendCode } from './modules/access/send-code.ts';
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
import { createAdvisePlan } from './modules/ordering/advice/plan-advice.ts';
import { createPlanChange } from './modules/ordering/plan-change.ts';
import { createPaymentFrame } from './modules/payment-frame/payment-frame.ts';
import { createPaymentLink } from './modules/payment-links/payment-link.ts';
import { createRemoveCard, createSaveCard } from './modules/payment-methods/saved-cards.ts';
import { createBuying } from './modules/payments/buying.ts';
import { createAssociateHome, createBecomeHolder } from './modules/permissions/associate-home.ts';
import { createAssociateLine } from './modules/permissions/associate-line.ts';
import { createBeginManaging } from './modules/permissions/begin-managing.ts';
import {
  createAcceptInvitation,
  createFindInvitation,
  createInvite,
} from './modules/permissions/delegates/invitations.ts';
import { createPeople } from './modules/permissions/delegates/people.ts';
import { createDissociate, createEndManaging } from './modules/permissions/end-managing.ts';
import { createChangeUser, createLineConsents } from './modules/permissions/line-users/line-consents.ts';
import { createListLineUsers, createSayUser } from './modules/permissions/line-users/line-users.ts';
import { createProveCustomer } from './modules/permissions/prove-customer.ts';
import { createSendLineCode } from './modules/permissions/send-line-code.ts';
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
}

export type Flows = ReturnType<typeof createFlows>;

export function createFlows({ calls, config, database, log, modules }: FlowNeeds) {
  const { assistant, counts, customers, gateway, limits, messages, sso } = modules;
  const brand = config.brand.name;
  const { schedule } = modules.jobs;
  const spendSend = async (destination: string, address: string) => {
    counts.code('asked');
    await messages.assertDeliverable(destination);
    await limits.spendCodeSend(destination, address);
  };
  const given = {
    ...modules,
    db: database.db,
    log,
    brand,
    helpPhone: phoneToCall(config.brand),
    schedule,
    spendSend,
  };

  const buying = createBuying({
    ...given,
    gateway,
    chargeTimeoutMs: config.cards.timeoutMs,
    paysPackagesWithBalance: config.paysPackagesWithBalance,
  });
  const { offeredMethods, purchase, settlement } = buying;
  const { sendPlanCode, changePlan, tellOfPlanEvent } = createPlanChange({
    ...given,
    spendDay: (line) => limits.spend('planCodeDay', line, 'PLAN_CODES_SPENT'),
  });
  const beginManaging = createBeginManaging(given);
  const proveCustomer = createProveCustomer({
    customers,
    guess: limits.guess,
  });
  const reactions: ReadonlyMap<string, Reaction> = new Map([
    ['ProductOrderStateChangeEvent', tellOfPlanEvent],
    ['MonitorStateChangeEvent', createTellOfWifi(given)],
    ['TroubleTicketStatusChangeEvent', createTellOfDecision(given)],
    ['TheftStateChangeEvent', createFollowTheft(given)],
    ['CustomerAttributeValueChangeEvent', createTellOfCorrection(given)],
    ['DataAccessEvent', createRecordStaffAccess(given)],
  ]);
  const auditAccess = createAuditAccess(given);
  const agreementsOf = createListAgreements(given);
  const findEvidence = createFindEvidence({ ...given, agreementsOf });
  const getInvoice = createGetInvoice(given);
  const explainBill = createExplainBill(given);
  const findProblems = createFindProblems(given);
  const saveCard = createSaveCard(given);
  const removeCard = createRemoveCard(given);
  const endManaging = createEndManaging({ ...given, removeCard });
  const changeUser = createChangeUser(given);
  const lineConsents = createLineConsents({
    ...given,
    changeUser,
    portalOrigin: config.portalOrigin,
    async spendQuestion(userId, serviceNumber) {
      await limits.spend('lineConsent', `${userId} ${serviceNumber}`, 'CONSENT_ASKED_OFTEN');
      await limits.spend('lineConsentTo', serviceNumber, 'CONSENT_ASKED_OFTEN');
    },
  });
  const privacyChoices = createPrivacyChoices(given);
  const closeAccount = createCloseAccount({
    ...given,
    endManaging,
    removeCard,
    portalOrigin: config.portalOrigin,
  });
  const askData = createAskData({ ...given, privacyChoices, closeAccount });
  const history = createOwnHistory({
    ...given,
    eventsOf: (userId, after) => eventsOf(database.db, userId, after),
  });
  const tables = createArchiveRows({ ...given, calls, history, usageMonths: config.retention.usageMonths });
  const facts = { ...config.site, ...config.brand, hasLiveChat: config.assistant.liveChatUrl !== null };

  return {
    agreementsOf,
    advisePlan: createAdvisePlan(given),
    ...createAutomaticFlows({
      ...given,
      buying,
      takeAutomaticCharges: limits.takeAutomaticCharges,
      chargesPerSecond: config.automaticChargesPerSecond,
    }),
    answerQuestion: createAnswerQuestion({ ...given, explainBill, facts, auditAccess }),
    associateHome: createAssociateHome({ ...given, beginManaging, proveCustomer }),
    associateLine: createAssociateLine({ ...given, beginManaging }),
    becomeHolder: createBecomeHolder({ ...given, proveCustomer }),
    changePassword: createChangePassword(given),
    changePlan,
    changeWifiKey: createChangeWifiKey(given),
    askData,
    closeAccount,
    conversations: createConversations({ assistant, sso }),
    controlSpending: createControlSpending(given),
    decideRepair: createDecideRepairCost(given),
    dissociate: createDissociate({ ...given, endManaging }),
    acceptInvitation: createAcceptInvitation({
      ...given,
      spendAcceptance: (userId) => limits.spend('acceptance', userId),
    }),
    findInvitation: createFindInvitation(given),
    invite: createInvite({
      ...given,
      portalOrigin: config.portalOrigin,
      async spendInvitation(userId, invitee) {
        await limits.spend('invitation', userId);
        await limits.spend('invitationTo', invitee);
      },
    }),
    people: createPeople({ ...given, endManaging }),
    billsOfYear: createBillsOfYear({ ...given, getInvoice }),
    explainBill,
    findEvidence,
    fileClaim: createFileClaim({ ...given, findEvidence, claimDays: config.claimDays }),
    anchorAgreements: createAnchorAgreements({ ...given, writeDown: createAnchorFile(config.dataDir) }),
    findProblems,
    getInvoice,
    keepOperatorEvents: createKeepOperatorEvents(given),
    cancelService: createCancelService(given),
    lineConsents,
    lineUsers: createListLineUsers(given),
    sayUser: createSayUser({ ...given, changeUser, lineConsents }),
    auditAccess,
    listAccounts: createListAccounts(given),
    lookAfterRequest: createLookAfterRequest({
      ...given,
      writeArchive: createWriteArchive({ brand, tables }),
    }),
    listThefts: createListThefts(given),
    noDebt: createNoDebt(given),
    offeredMethods,
    privacyChoices,
    proveForTheft: createProveForTheft({ ...given, guess: limits.guess, proveCustomer }),
    paymentFrame: createPaymentFrame({ ...given, purchase, saveCard, offeredMethods }),
    paymentLink: createPaymentLink({ ...given, purchase, portalOrigin: config.portalOrigin }),
    purchase,
    recoverFactor: createRecoverFactor({ ...given, proveCustomer }),
    removeCard,
    saveCard,
    reportTheft: createReportTheft({
      ...given,
      certify: createTheftCertificate(given),
      deskEmail: config.theftDeskEmail,
    }),
    register: createRegister({ ...given, beginManaging }),
    sendCode: createSendCode(given),
    confirmByLine: createConfirmByLine(given),
    sendLineCode: createSendLineCode({ ...given, spendCheck: (userId) => limits.spend('lineCheck', userId) }),
    sendPlanCode,
    settleEvents: createSettleEvents({ ...given, reactions }),
    settlement,
    tables: createTables(given),
    undoTheft: createUndoTheft(given),
    testHome: createTestService({ ...given, findProblems }),
  };
}
