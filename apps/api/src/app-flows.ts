// Every flow of the server, by name: what needs several modules.

import type { Call } from '@portal/contract/common';
import type { Database } from '@portal/database/connection';
import type { Logger } from 'pino';
import type { Modules } from './app-modules.ts';
import { phoneToCall } from './brand/settings.ts';
import type { Config } from './config.ts';

import { eventsOf } from './db/events.ts';
import { createAnchorAgreements } from './flows/agreements/anchor-agreements.ts';
import { createAnchorFile } from './flows/agreements/anchor-file.ts';
import { createFindEvidence } from './flows/agreements/evidence.ts';
import { createListAgreements } from './flows/agreements/list-agreements.ts';
import { createPrivacyChoices } from './flows/agreements/privacy-choices.ts';
import { createAnswerQuestion } from './flows/assistant/answer-question.ts';
import { createConversations } from './flows/assistant/conversations.ts';
import { createAssociateHome } from './flows/association/associate-home.ts';
import { createAssociateLine } from './flows/association/associate-line.ts';
import { createBecomeHolder } from './flows/association/become-holder.ts';
import { createBeginManaging } from './flows/association/begin-managing.ts';
import { createDissociate } from './flows/association/dissociate.ts';
import { createEndManaging } from './flows/association/end-managing.ts';
import { createChangeUser } from './flows/association/line-users/change-user.ts';
import { createLineConsents } from './flows/association/line-users/line-consents.ts';
import { createListLineUsers } from './flows/association/line-users/list-line-users.ts';
import { createSayUser } from './flows/association/line-users/say-user.ts';
import { createAcceptInvitation } from './flows/association/people/accept-invitation.ts';
import { createInvite } from './flows/association/people/invite.ts';
import { createPeople } from './flows/association/people/people.ts';
import { createProveCustomer } from './flows/association/prove-customer.ts';
import { createSendLineCode } from './flows/association/send-line-code.ts';
import { createAutomaticFlows } from './flows/automatic-payments/automatic-payments.ts';
import { createExplainBill } from './flows/bill/explain-bill.ts';
import { createChangePassword } from './flows/change-password.ts';
import { createAdvisePlan } from './flows/change-plan/advice/plan-advice.ts';
import { createPlanChange } from './flows/change-plan/plan-change.ts';
import { createFileClaim } from './flows/claims/file-claim.ts';
import { createCloseAccount } from './flows/close-account.ts';
import { createConfirmByLine } from './flows/confirm-by-line.ts';
import { createLeaveTrace } from './flows/data-accesses/leave-trace.ts';
import { createKeepOperatorsLook } from './flows/data-accesses/operators-look.ts';
import { createWriteArchive } from './flows/data-requests/archive.ts';
import { createArchiveRows } from './flows/data-requests/archive-rows.ts';
import { createAskData } from './flows/data-requests/data-requests.ts';
import { createLookAfterRequest } from './flows/data-requests/look-after-request.ts';
import { createOwnHistory } from './flows/data-requests/own-history.ts';
import { createTellOfCorrection } from './flows/data-requests/tell-of-correction.ts';
import { createBillsOfYear } from './flows/documents/bills-of-year.ts';
import { createGetInvoice } from './flows/documents/get-invoice.ts';
import { createTables } from './flows/documents/tables.ts';
import { createNoDebt } from './flows/exits/certify-no-debt.ts';
import { createLeaveService } from './flows/exits/leave-service.ts';
import { createListAccounts } from './flows/list-accounts.ts';
import { createKeepOperatorEvents } from './flows/notifications/keep-operator-events.ts';
import { createSettleEvents, type Reaction } from './flows/notifications/settle-events.ts';
import { createPaymentFrame } from './flows/payment-frame/payment-frame.ts';
import { createPaymentLink } from './flows/payment-link/payment-link.ts';
import { createBuying } from './flows/payments/buying.ts';
import { createFindProblems } from './flows/problems/problems.ts';
import { createTestService } from './flows/problems/test-service.ts';
import { createRecoverFactor } from './flows/recover-factor/recover-factor.ts';
import { createRegister } from './flows/register.ts';
import { createDecideRepairCost } from './flows/repairs/decide-repair-cost.ts';
import { createTellOfDecision } from './flows/repairs/tell-of-decision.ts';
import { createRemoveCard } from './flows/saved-cards/remove-card.ts';
import { createSaveCard } from './flows/saved-cards/save-card.ts';
import { createSendCode } from './flows/send-code.ts';
import { createControlSpending } from './flows/spending/control-spending.ts';
import { createTheftCertificate } from './flows/thefts/certify-theft.ts';
import { createFollowTheft } from './flows/thefts/follow-theft.ts';
import { createListThefts } from './flows/thefts/list-thefts.ts';
import { createProveForTheft } from './flows/thefts/prove-for-theft.ts';
import { createReportTheft } from './flows/thefts/report-theft.ts';
import { createUndoTheft } from './flows/thefts/undo-theft.ts';
import { createChangeWifiKey } from './flows/wifi/change-wifi-key.ts';
import { createTellOfWifi } from './flows/wifi/tell-of-wifi.ts';

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
    await messages.mustLeaveSoon(destination);
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
    ...{ ...given, gateway },
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
    ['DataAccessEvent', createKeepOperatorsLook(given)],
  ]);
  const leaveTrace = createLeaveTrace(given);
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
    ...{ ...given, changeUser },
    portalOrigin: config.portalOrigin,
    async spendQuestion(userId, serviceNumber) {
      await limits.spend('lineConsent', `${userId} ${serviceNumber}`, 'CONSENT_ASKED_OFTEN');
      await limits.spend('lineConsentTo', serviceNumber, 'CONSENT_ASKED_OFTEN');
    },
  });
  const privacyChoices = createPrivacyChoices(given);
  const closeAccount = createCloseAccount({ ...given, endManaging, removeCard });
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
    answerQuestion: createAnswerQuestion({ ...given, explainBill, facts, leaveTrace }),
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
    leaveService: createLeaveService(given),
    lineConsents,
    lineUsers: createListLineUsers(given),
    sayUser: createSayUser({ ...given, changeUser, lineConsents }),
    leaveTrace,
    listAccounts: createListAccounts(given),
    lookAfterRequest: createLookAfterRequest({
      ...given,
      closeAccount,
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
