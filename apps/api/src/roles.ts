// Who of a line's people may ask what: every call that is not public, in one table. A call without a row stops the start.

import * as recovery from '@portal/contract/access/factor-recovery';
import * as passkeys from '@portal/contract/access/passkeys';
import * as permissions from '@portal/contract/access/permissions';
import * as tokens from '@portal/contract/access/personal-tokens';
import * as secondFactor from '@portal/contract/access/second-factor';
import * as sessions from '@portal/contract/access/sessions';
import * as sso from '@portal/contract/access/sso';
import type { Call } from '@portal/contract/common';
import * as assistant from '@portal/contract/help/assistant';
import * as notifications from '@portal/contract/help/notifications';
import * as support from '@portal/contract/help/portal-support';
import * as talks from '@portal/contract/help/talks';
import * as thefts from '@portal/contract/help/thefts';
import * as tickets from '@portal/contract/help/tickets';
import * as accounts from '@portal/contract/lines/accounts';
import * as balance from '@portal/contract/lines/balance';
import * as inventory from '@portal/contract/lines/inventory';
import * as sims from '@portal/contract/lines/sims';
import * as specifications from '@portal/contract/lines/specifications';
import * as usage from '@portal/contract/lines/usage';
import * as records from '@portal/contract/lines/usage-records';
import * as wifi from '@portal/contract/lines/wifi';
import * as appointments from '@portal/contract/network/appointments';
import * as problems from '@portal/contract/network/service-problems';
import * as billing from '@portal/contract/paying/billing';
import * as claims from '@portal/contract/paying/claims';
import * as documents from '@portal/contract/paying/documents';
import * as frame from '@portal/contract/paying/payment-frame';
import * as paymentLink from '@portal/contract/paying/payment-link';
import * as methods from '@portal/contract/paying/payment-methods';
import * as payments from '@portal/contract/paying/payments';
import * as agreements from '@portal/contract/privacy/agreements';
import type { DataKind } from '@portal/contract/privacy/data-accesses';
import * as dataAccesses from '@portal/contract/privacy/data-accesses';
import * as dataRequests from '@portal/contract/privacy/data-requests';
import * as lineUsers from '@portal/contract/privacy/line-users';
import * as questions from '@portal/contract/questions';
import * as catalogue from '@portal/contract/shopping/catalogue';
import * as exits from '@portal/contract/shopping/exits';
import * as ordering from '@portal/contract/shopping/ordering';
import * as planAdvice from '@portal/contract/shopping/plan-advice';
import * as planList from '@portal/contract/shopping/plan-list';
import type { ManagedLine, Role } from './caller.ts';

type Query = Readonly<Record<string, unknown>>;

export interface RoleRow {
  call: Call;
  /** Of a line; `anybody`: it is about the person, or the same for everybody who is signed in. */
  roles: 'anybody' | ((query: Query) => readonly Role[]);
  /** It tells whom a line's user called or wrote to, or where they were: theirs to show while they are another adult. */
  namesUse?: (query: Query) => boolean;
  /** Which of a customer's data it shows: whoever looks without being the customer leaves a trace of it. */
  shows?: (query: Query) => DataKind;
}

const anybody = (...calls: Call[]): RoleRow[] => calls.map((call) => ({ call, roles: 'anybody' }));
const only =
  (...roles: Role[]) =>
  (...calls: Call[]): RoleRow[] =>
    calls.map((call) => ({ call, roles: () => roles }));

const showing = (kind: DataKind, ...of: RoleRow[]): RoleRow[] =>
  of.map((row) => ({ ...row, shows: () => kind }));

const everyRole = only('holder', 'manager', 'viewer', 'payer');
const managing = only('holder', 'manager');
const looking = only('holder', 'manager', 'viewer');
const paying = only('holder', 'manager', 'payer');
const holding = only('holder');

/** Invoices are a payer's, too; what was paid is one's own; the records of a line are for whoever manages it. */
const documentRoles = ({ type, table }: Query): readonly Role[] => {
  if (type !== 'csv' && type !== 'json') return ['holder', 'manager', 'payer'];
  return table === 'movements' ? ['holder', 'manager', 'viewer', 'payer'] : ['holder', 'manager'];
};

/** A table of what was paid names nobody. */
const documentNamesUse = ({ type, table }: Query): boolean =>
  (type === 'csv' || type === 'json') && table !== 'movements';

/** The secrets of a chip are its holder's. */
const simRoles = ({ reveal }: Query): readonly Role[] =>
  reveal === 'true' ? ['holder'] : ['holder', 'manager'];

export const roleTable: readonly RoleRow[] = [
  // Oneself: how one signs in, what one is told, what one has paid and with what.
  ...anybody(
    ...[sso.stepUp, sso.getProfile, sso.getUserinfo, sso.changePassword, sso.updateProfile, sso.deleteUser],
    ...[sso.validateCode, support.recordOnBoarding, support.clearHomeCache],
    ...[sessions.listSessions, sessions.getSession, sessions.endSession, sessions.endOtherSessions],
    ...[secondFactor.getSecondFactor, secondFactor.beginSecondFactor, secondFactor.confirmSecondFactor],
    ...[secondFactor.endSecondFactor, secondFactor.renewBackupCodes],
    ...[recovery.getFactorRecovery, recovery.stopFactorRecovery],
    ...[passkeys.listPasskeys, passkeys.getPasskey, passkeys.beginPasskey, passkeys.addPasskey],
    ...[passkeys.removePasskey, passkeys.askToStepUp],
    ...[
      tokens.listPersonalTokens,
      tokens.getPersonalToken,
      tokens.createPersonalToken,
      tokens.revokePersonalToken,
    ],
    ...[notifications.listMessages, notifications.getMessage, notifications.readMessage],
    ...[notifications.readAllMessages, notifications.deleteMessage, notifications.getPreferences],
    ...[notifications.savePreferences, notifications.getPushKey, notifications.listPushSubscriptions],
    ...[notifications.addPushSubscription, notifications.removePushSubscription],
    ...[methods.listPaymentMethods, methods.getPaymentMethod, methods.savePaymentMethod],
    ...[methods.preferPaymentMethod, methods.deletePaymentMethod],
    ...[payments.listPayments, payments.getPayment, frame.getPaymentFrame],
  ),
  // What one has agreed to, and what was agreed for whom one holds: the handler looks there alone.
  ...anybody(
    ...[agreements.listAgreements, agreements.getAgreement, agreements.getAgreementDocument],
    ...[agreements.listConsents, agreements.verifyConsents, agreements.getConsent],
    ...[agreements.listPrivacyChoices, agreements.setPrivacyChoice],
    ...[dataRequests.createDataRequest, dataRequests.listDataRequests, dataRequests.getDataRequest],
    ...[dataRequests.cancelDataRequest, dataRequests.getDataRequestReceipt, dataRequests.getDataArchive],
    ...[dataAccesses.listDataAccesses, dataAccesses.getDataAccess],
  ),
  // What somebody is asked for as who uses a line: the handler looks among those that they use.
  ...anybody(lineUsers.answerLineConsent),
  // Each answer of the assistant is asked for by a call of its own; a talk with a person is its author's.
  ...anybody(assistant.openAssistant, talks.readTalk),
  // Which lines one has, and the end of that; to whose they are besides, the handlers see.
  ...anybody(permissions.listPermissions, permissions.getPermission),
  ...anybody(permissions.deletePermission, permissions.endPermission, permissions.removePermission),
  ...anybody(permissions.acceptPermission),
  ...anybody(questions.listAssociationQuestions, questions.validateAssociationAnswers),
  // A code makes a manager of whoever has a lesser role.
  ...managing(sso.generateCode, permissions.createPermission),

  // What is for sale, and what products and usage are made of.
  ...anybody(
    ...[catalogue.getPlan, catalogue.listPackageOfferings, planList.getOffering],
    ...[planList.listCategories, planList.getCategory],
    ...[specifications.listProductSpecifications, specifications.getProductSpecification],
    ...[specifications.listUsageSpecifications, specifications.getUsageSpecification],
  ),

  // What a line is.
  ...showing(
    'service',
    ...everyRole(accounts.listBillingAccounts, accounts.getBillingAccount),
    ...everyRole(inventory.listProducts, inventory.getProduct),
    ...looking(problems.listServiceProblems),
    ...managing(inventory.getThirdPartyBlock, ordering.listProductOrders, ordering.getProductOrder),
    ...managing(exits.getExitQuote, exits.listExits, exits.getExitReceipt, exits.listOpenMatters),
  ),
  ...looking(problems.watchServiceProblem),

  // Figures, which name nobody that was called.
  ...showing(
    'figures',
    ...everyRole(balance.listAccumulatedBalances, balance.getAccumulatedBalance),
    ...looking(usage.listUsageConsumptionReports, usage.getUsageConsumptionReport, usage.getSpendingControl),
    ...looking(balance.listTopupBalances, balance.getTopupBalance, records.listDailyUsage),
    ...managing(planAdvice.getPlanAdvice),
  ),

  // Bills, and paying.
  ...showing(
    'bills',
    ...paying(billing.listCustomerBills, billing.getCustomerBill),
    ...paying(billing.listAppliedBillingRates, billing.getAppliedBillingRate),
  ),
  ...paying(paymentLink.createPaymentLink),
  ...paying(payments.createPayment, frame.openPaymentFrame, frame.authenticatePaymentFrame),
  {
    call: documents.getDocument,
    roles: documentRoles,
    namesUse: documentNamesUse,
    shows: ({ table }) => (table === undefined || table === 'movements' ? 'bills' : 'records'),
  },

  // Records: also those of a line that another adult uses, once they agree.
  ...showing(
    'records',
    ...managing(records.getDataUsage, records.getVoiceUsage, records.listUsages, records.getUsage).map(
      (row) => ({ ...row, namesUse: () => true }),
    ),
  ),
  ...showing('service', ...everyRole(lineUsers.listLineUsers, lineUsers.getLineUser)),
  ...everyRole(lineUsers.endLineUser),
  ...managing(lineUsers.askLineConsent),
  ...holding(lineUsers.putLineUser),

  // What is under way, and the line's own secrets.
  ...showing(
    'requests',
    ...managing(appointments.listAppointments),
    ...managing(tickets.listTroubleTickets, tickets.getTroubleTicket, thefts.getTheftCertificate),
    ...managing(claims.getClaimAttachment, claims.getClaimReceipt),
  ),
  ...showing('chip', { call: sims.getSim, roles: simRoles }),
  ...showing('home', ...managing(wifi.getWifiInfo, wifi.getMonitor)),

  // What changes something, and wishes of one's own.
  ...managing(usage.putSpendingControl),
  ...managing(inventory.endThirdPartyProduct),
  ...managing(inventory.putThirdPartyBlock, inventory.postThirdPartyBlock),
  ...managing(problems.testService),
  ...managing(appointments.searchTimeSlots, appointments.createAppointment, appointments.changeAppointment),
  ...managing(sims.putSimLock, sims.postSimLock, wifi.changeWifi),
  ...managing(methods.getAutoPay, methods.setAutoPay, methods.getAutoTopUp, methods.setAutoTopUp),
  ...managing(ordering.createProductOrder, ordering.cancelProductOrder),
  ...managing(tickets.decideRepairCost, tickets.patchRepairCost),
  ...managing(thefts.undoTheft),
  ...managing(claims.fileClaim, claims.noteClaim),
];

const rows = new Map(roleTable.map((row) => [row.call.id, row]));

/** Null: nothing of a line's. */
export const shownBy = ({ id }: Pick<Call, 'id'>, query: Query = {}): DataKind | null =>
  rows.get(id)?.shows?.(query) ?? null;

export const hasRoles = ({ id }: Pick<Call, 'id'>): boolean => rows.has(id);

/** Whether it asks for more than a role: the consent of whoever uses the line. */
export const namesUse = ({ id }: Pick<Call, 'id'>, query: Query = {}): boolean =>
  rows.get(id)?.namesUse?.(query) ?? false;

/** Those of somebody's lines about which their role lets them ask this; none where the table knows nothing. */
export function linesFor(
  call: Pick<Call, 'id'>,
  lines: readonly ManagedLine[],
  query: Query = {},
): ManagedLine[] {
  return lines.filter(({ role }) => mayAsk(call, role, query));
}

export function mayAsk({ id }: Pick<Call, 'id'>, role: Role, query: Query = {}): boolean {
  const roles = rows.get(id)?.roles;
  if (!roles) return false;
  return roles === 'anybody' || roles(query).includes(role);
}
