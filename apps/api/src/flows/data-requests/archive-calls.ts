// What of the portal's own API goes into the archive of a person's data, file by file, and what does not.
//
// Each call is asked as the person would ask it, so nobody finds in an archive what they could not read. Whoever adds
// a call that shows something of a person adds it to one of the two tables; a test says so.
import { getFactorRecovery } from '@portal/contract/access/factor-recovery';
import { listPasskeys } from '@portal/contract/access/passkeys';
import { listPermissions } from '@portal/contract/access/permissions';
import { listPersonalTokens } from '@portal/contract/access/personal-tokens';
import { getSecondFactor } from '@portal/contract/access/second-factor';
import { listSessions } from '@portal/contract/access/sessions';
import { getUserinfo } from '@portal/contract/access/sso';
import type { Call } from '@portal/contract/common';
import { getPreferences, listMessages, listPushSubscriptions } from '@portal/contract/help/notifications';
import { listTroubleTickets } from '@portal/contract/help/tickets';
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import { listAccumulatedBalances, listTopupBalances } from '@portal/contract/lines/balance';
import { getThirdPartyBlock, listProducts } from '@portal/contract/lines/inventory';
import { getSim } from '@portal/contract/lines/sims';
import { getSpendingControl, listUsageConsumptionReports } from '@portal/contract/lines/usage';
import { listAppointments } from '@portal/contract/network/appointments';
import { listServiceProblems } from '@portal/contract/network/service-problems';
import { getCustomerBill, listAppliedBillingRates, listCustomerBills } from '@portal/contract/paying/billing';
import { getAutoPay, getAutoTopUp, listPaymentMethods } from '@portal/contract/paying/payment-methods';
import { listPayments } from '@portal/contract/paying/payments';
import { listAgreements, listConsents, listPrivacyChoices } from '@portal/contract/privacy/agreements';
import { listDataAccesses } from '@portal/contract/privacy/data-accesses';
import { listDataRequests } from '@portal/contract/privacy/data-requests';
import { listLineUsers } from '@portal/contract/privacy/line-users';
import { listExits } from '@portal/contract/shopping/exits';
import { listProductOrders } from '@portal/contract/shopping/ordering';
import type { ArchiveFile } from './archive-readme.copy.ts';

export interface ArchiveCall {
  file: ArchiveFile;
  call: Call;
  /** Once, or once for each line or account: the word of the query that names it. */
  for?: 'serviceId' | 'billingAccountId';
  query?: Record<string, string>;
  /** Each item of this collection is asked for alone, with all there is to say of it. */
  eachOf?: Call;
}

export const archiveCalls: readonly ArchiveCall[] = [
  { file: 'perfil', call: getUserinfo },
  { file: 'sesiones', call: listSessions },
  { file: 'segundo-paso', call: getSecondFactor },
  { file: 'recuperacion', call: getFactorRecovery },
  { file: 'llaves-de-acceso', call: listPasskeys },
  { file: 'llaves-de-programas', call: listPersonalTokens },
  { file: 'personas', call: listPermissions },
  { file: 'usuarios-de-lineas', call: listLineUsers },
  { file: 'cuentas', call: listBillingAccounts },
  { file: 'servicios', call: listProducts },
  { file: 'servicios-de-terceros', call: listProducts, query: { productType: 'thirdParty' } },
  { file: 'bloqueo-de-terceros', call: getThirdPartyBlock, for: 'serviceId' },
  { file: 'chips', call: getSim, for: 'serviceId' },
  { file: 'consumo-actual', call: listUsageConsumptionReports },
  { file: 'alertas-y-topes', call: getSpendingControl, for: 'serviceId' },
  { file: 'saldos', call: listAccumulatedBalances },
  { file: 'recargas', call: listTopupBalances },
  { file: 'facturas', call: getCustomerBill, query: { expand: 'lines' }, eachOf: listCustomerBills },
  { file: 'compras-a-factura', call: listAppliedBillingRates },
  { file: 'pagos', call: listPayments },
  { file: 'tarjetas', call: listPaymentMethods },
  { file: 'pago-automatico', call: getAutoPay, for: 'billingAccountId' },
  { file: 'recarga-automatica', call: getAutoTopUp, for: 'serviceId' },
  { file: 'pedidos', call: listProductOrders },
  { file: 'bajas', call: listExits },
  { file: 'reparaciones', call: listTroubleTickets },
  { file: 'reclamos', call: listTroubleTickets, query: { ticketType: 'claim' } },
  { file: 'conversaciones', call: listTroubleTickets, query: { ticketType: 'conversation' } },
  { file: 'robos', call: listTroubleTickets, query: { ticketType: 'theft' } },
  { file: 'visitas', call: listAppointments },
  { file: 'problemas-de-red', call: listServiceProblems },
  { file: 'acuerdos', call: listAgreements },
  { file: 'constancias', call: listConsents },
  { file: 'quien-vio-tus-datos', call: listDataAccesses },
  { file: 'usos-de-datos', call: listPrivacyChoices },
  { file: 'solicitudes', call: listDataRequests },
  { file: 'avisos', call: listMessages },
  { file: 'preferencias', call: getPreferences },
  { file: 'navegadores-con-avisos', call: listPushSubscriptions },
];

const leftOut: Record<string, readonly string[]> = {
  'it shows again what another file has': [
    ...['getProfile', 'getDataUsage', 'getVoiceUsage', 'listUsages', 'getUsage', 'listDailyUsage'],
  ],
  'it is the same for everybody': [
    ...[
      'getPlan',
      'listPackageOfferings',
      'getPackageOffering',
      'listCategories',
      'getCategory',
      'getOffering',
    ],
    ...['listProductSpecifications', 'getProductSpecification', 'listUsageSpecifications'],
    ...['getUsageSpecification', 'getPushKey', 'listAssociationQuestions', 'searchTimeSlots'],
  ],
  'it is a secret, which a file would give away': [
    'getWifiInfo',
    'getPaymentFrame',
    'authenticatePaymentFrame',
  ],
  'a paper of what another file has': [
    ...['getDocument', 'getClaimReceipt', 'getClaimAttachment', 'getExitReceipt', 'getTheftCertificate'],
    ...['getAgreementDocument', 'getDataArchive', 'getDataRequestReceipt'],
  ],
  'it is worked out for a question, and kept nowhere': [
    ...['getPlanAdvice', 'getExitQuote', 'listOpenMatters', 'testService', 'getMonitor', 'verifyConsents'],
  ],
};

/** Calls that read, by their ids, and why they are in no archive. */
export const callsLeftOut: ReadonlyMap<string, string> = new Map(
  Object.entries(leftOut).flatMap(([why, ids]) => ids.map((id): [string, string] => [id, why])),
);
