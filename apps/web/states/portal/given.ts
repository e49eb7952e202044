// A customer with three services, and what the server says of them: what the contract would refuse does not compile.
import { listPermissions } from '@portal/contract/access/permissions';
import type { Userinfo } from '@portal/contract/access/sso';
import { getPreferences, listMessages } from '@portal/contract/help/notifications';
import { listOfficeAppointments } from '@portal/contract/help/office-appointments';
import { getClientIp, getFooter, getMenu } from '@portal/contract/help/portal-support';
import { listTroubleTickets } from '@portal/contract/help/tickets';
import { getWhatsapp, type WhatsappLink } from '@portal/contract/help/whatsapp';
import {
  type AssociatedService,
  type BillingAccount,
  listBillingAccounts,
} from '@portal/contract/lines/accounts';
import { listBalanceAdvances } from '@portal/contract/lines/advances';
import { type AccumulatedBalance, listAccumulatedBalances } from '@portal/contract/lines/balance';
import {
  type ConnectedDevice,
  type GuestNetwork,
  getGuestNetwork,
  getRouterState,
  listConnectedDevices,
  type RouterState,
} from '@portal/contract/lines/home-network';
import { listProducts, type Product } from '@portal/contract/lines/inventory';
import { plainLook } from '@portal/contract/lines/line-look';
import { getSim, type Sim } from '@portal/contract/lines/sims';
import { listTransfers } from '@portal/contract/lines/transfers';
import {
  getSpendingControl,
  listUsageConsumptionReports,
  type SpendingControl,
  type UsageConsumptionReport,
} from '@portal/contract/lines/usage';
import { listDailyUsage } from '@portal/contract/lines/usage-records';
import { getWifiInfo, type WifiService } from '@portal/contract/lines/wifi';
import { listServiceProblems, type ServiceProblem } from '@portal/contract/network/service-problems';
import { listAppointments } from '@portal/contract/network/visits';
import { type CustomerBill, listCustomerBills } from '@portal/contract/paying/billing';
import type { Claim } from '@portal/contract/paying/claims';
import { listPaymentMethods, type PaymentMethod } from '@portal/contract/paying/payment-methods';
import { listPayments, type Payment } from '@portal/contract/paying/payments';
import { listPrivacyChoices, type PrivacyChoice } from '@portal/contract/privacy/agreements';
import { listLineUsers } from '@portal/contract/privacy/line-users';
import {
  type Discount,
  getPlan,
  listDiscounts,
  listOneTimeServices,
  listPackageCategories,
  type OneTimeService,
  type Plan,
} from '@portal/contract/shopping/catalogue';
import { listProductOrders } from '@portal/contract/shopping/ordering';
import type { StoredProfile } from '../../src/session/session.ts';
import { type Asked, type Server, serverTime } from './server.ts';

const DAY_MS = 86_400_000;
export const inDays = (days: number) => new Date(serverTime() + days * DAY_MS).toISOString();

export const ana: StoredProfile = {
  sub: 'ana.paredes@correo.example',
  name: 'Ana Lucía Paredes',
  given_name: 'Ana Lucía',
  family_name: 'Paredes',
  email: 'ana.paredes@correo.example',
  emailKind: 'real',
  phone_number: null,
  phone_number_verified: false,
  estatus: 'ok',
  onBoarding: false,
  onBoardingStep: 4,
};

/** The same customer, as the server tells of them. */
export const profile: Userinfo = {
  '@type': 'Userinfo',
  ...ana,
  nickname: '',
  email_verified: true,
  passwordChangedAt: null,
  estatus: 'ok',
  userAssets: [],
};

export const postpaid = '0991000001';
export const prepaid = '0991000003';
export const internet = 'IN-100001';

export const usd = (value: number) => ({ unit: 'USD' as const, value });
const period = { startDateTime: inDays(-20), endDateTime: inDays(10) };

const paymentOptions: Record<BillingAccount['type'], BillingAccount['paymentOptions']> = {
  FIXED: [{ purchase: 'bill', channel: 'portal', methods: ['card'] }],
  POSTPAID: [
    { purchase: 'bill', channel: 'portal', methods: ['card'] },
    { purchase: 'package', channel: 'portal', methods: ['invoice'] },
    { purchase: 'package', channel: 'paymentFrame', methods: ['card', 'invoice'] },
    { purchase: 'recharge', channel: 'portal', methods: ['invoice'] },
    { purchase: 'recharge', channel: 'paymentFrame', methods: ['card', 'invoice'] },
  ],
  PREPAID: [
    { purchase: 'package', channel: 'portal', methods: ['card'] },
    { purchase: 'package', channel: 'paymentFrame', methods: ['card', 'balance'] },
    { purchase: 'recharge', channel: 'portal', methods: ['card'] },
    { purchase: 'recharge', channel: 'paymentFrame', methods: ['card'] },
  ],
};

function account(
  type: BillingAccount['type'],
  service: Pick<AssociatedService, 'ServiceID' | 'ServiceType' | 'ServiceDescription'>,
  value: number,
): BillingAccount {
  const balance = type === 'PREPAID' ? 'PrepaidBalance' : 'ReceivableBalance';
  const validFor = value > 0 && type !== 'PREPAID' ? { endDateTime: inDays(6) } : {};
  return {
    '@type': 'BillingAccount',
    id: `account-${service.ServiceID}`,
    href: '',
    name: service.ServiceDescription,
    type,
    accountType: type,
    state: 'active',
    relatedParty: [],
    accountBalance: [{ type: balance, balanceType: balance, amount: usd(value), validFor }],
    ...(type === 'PREPAID' ? {} : { billStructure: { cycleSpecification: { validFor: period } } }),
    AssociatedService: [
      {
        ServiceCode: 'PLAN',
        ServiceStatus: 'A',
        pausedUntil: null,
        ServiceActivationDate: '2024-03-01',
        isCorpAdmin: false,
        role: 'holder',
        allows: ['figures', 'records', 'bills', 'topUps', 'manage', 'hold'],
        ...plainLook,
        ...service,
      },
    ],
    paymentOptions: paymentOptions[type],
  };
}

export const accounts: BillingAccount[] = [
  account('POSTPAID', { ServiceID: postpaid, ServiceType: '1', ServiceDescription: 'Plus 15 GB' }, 18.39),
  account('PREPAID', { ServiceID: prepaid, ServiceType: '1', ServiceDescription: 'Prepago' }, 4.35),
  account('FIXED', { ServiceID: internet, ServiceType: '5', ServiceDescription: 'Internet Hogar' }, 44.99),
];

export const cutFibre: ServiceProblem = {
  '@type': 'ServiceProblem',
  id: 'RED-261122-7K3M9Q',
  category: 'outage',
  reason: 'Se cortó una fibra en tu zona.',
  status: 'inProgress',
  affectedService: [{ id: internet, '@referredType': 'Service' }],
  startedAt: inDays(-0.1),
  expectedEndAt: inDays(0.2),
  nextUpdateAt: inDays(0.1),
  resolvedAt: null,
  credit: {
    amount: usd(2.7),
    state: 'estimated',
    terms: 'Desde el minuto 60 te devolvemos el 1 % de tu mensualidad por cada hora sin servicio.',
    billNo: null,
  },
  isWatched: false,
};

type OfLine = Partial<BillingAccount['AssociatedService'][number]>;

/** The same accounts, with something else about each of their lines. */
export const accountsWith = (more: OfLine): BillingAccount[] =>
  accounts.map((account) => ({
    ...account,
    AssociatedService: account.AssociatedService.map((each) => ({ ...each, ...more })),
  }));

/** The same lines, held by somebody else or by a company. */
export const accountsAs = (more: OfLine): BillingAccount[] =>
  accountsWith(more).map((account) => ({ ...account, heldBy: 'Ana' }));

/** Who manages a line and does not hold it. */
export const asManager: OfLine = {
  role: 'manager',
  allows: ['figures', 'records', 'bills', 'topUps', 'manage'],
};

function bill(number: string, name: string, value: number): CustomerBill {
  return {
    '@type': 'CustomerBill',
    id: `bill-${number}`,
    href: '',
    billNo: `001-003-${number}`,
    billDate: inDays(-9),
    billingPeriod: period,
    paymentDueDate: inDays(6),
    state: 'sent',
    amountDue: usd(value),
    remainingAmount: usd(value),
    taxExcludedAmount: usd(value / 1.15),
    taxIncludedAmount: usd(value),
    billingAccount: { id: `account-${number}` },
    product: { id: number, publicIdentifier: number, name },
    billDocument: [],
    documentReadyAt: inDays(1),
  };
}

export const bills = [bill(postpaid, 'Plus 15 GB', 18.39), bill(internet, 'Internet Hogar', 44.99)];

export const claim: Claim = {
  '@type': 'TroubleTicket',
  id: 'RCL-261122-7K3M9Q',
  href: '',
  ticketType: 'claim',
  status: 'inProgress',
  resolution: null,
  reason: 'notOrdered',
  description: '',
  amount: usd(2.3),
  isWithheld: true,
  creationDate: inDays(-2),
  lastUpdate: inDays(-2),
  expectedResolutionDate: inDays(0),
  isLate: false,
  relatedEntity: [{ '@referredType': 'billLine', id: '1', name: 'Horóscopo' }],
  product: { id: postpaid, publicIdentifier: postpaid },
  billingAccount: { id: '1' },
  statusChange: [],
  note: [],
  attachment: [],
  credit: null,
};

export function usage(number: string): UsageConsumptionReport {
  const row = (
    type: 'internet' | 'voz' | 'sms',
    unit: 'MB' | 'MIN' | 'SMS',
    available: number,
    used: number,
  ) => ({
    category: { type, available, consume: used, unity: unit, isLimit: false },
    bucket: {
      id: `${number}-${type}`,
      name: type,
      usageType: type,
      isShared: false,
      product: { id: number, publicIdentifier: number },
      bucketBalance: [
        { unit, remainingValue: available, remainingValueLabel: '', validFor: { endDateTime: inDays(10) } },
      ],
      bucketCounter: [
        { counterType: 'Consumido' as const, unit, value: used },
        { counterType: 'Incluido' as const, unit, value: available + used },
      ],
    },
  });
  const rows = [row('internet', 'MB', 9420, 5940), row('voz', 'MIN', 142, 58), row('sms', 'SMS', 64, 36)];
  return {
    '@type': 'UsageConsumptionReport',
    id: number,
    href: '',
    effectiveDate: inDays(0),
    relatedParty: { id: ana.sub, role: 'user' },
    bucket: rows.map((each) => each.bucket),
    category: rows.map((each) => each.category),
  };
}

export const balance: AccumulatedBalance = {
  '@type': 'AccumulatedBalance',
  id: prepaid,
  href: '',
  name: 'Saldo',
  product: [{ id: prepaid, publicIdentifier: prepaid }],
  totalBalance: { amount: 4.35, units: 'USD' },
  bucket: [],
};

function product({ AssociatedService: [service] }: BillingAccount): Product {
  const { ServiceID: number = '', ServiceDescription: name = '' } = service ?? {};
  return {
    '@type': 'Product',
    id: number,
    href: '',
    name,
    description: name,
    status: 'active',
    startDate: inDays(-600),
    publicIdentifier: number,
    place: [],
    productCharacteristic: [],
    productOffering: { id: 'PLAN', name, bundledProductOffering: [] },
    billingAccount: { id: `account-${number}` },
    productPrice: [],
    relatedParty: [],
    ...plainLook,
  };
}

const named = ({ words }: Asked) =>
  words.get('product.publicIdentifier') ?? words.get('productpublicIdentifier');

export const sim: Sim = {
  '@type': 'SimCard',
  id: postpaid,
  iccid: '•••••••••••••••9014',
  puk: null,
  simLock: true,
  simLockOffAt: null,
};

export const noWhatsapp: WhatsappLink = {
  '@type': 'WhatsappLink',
  number: null,
  kinds: [],
  linkedAt: null,
  isStopped: false,
  businessNumber: null,
};

/** What the frame and most pages ask for; a test changes what it is about. */
/** Whether something may be proposed by what was used. */
export const plan: Plan = {
  '@type': 'Plan',
  '@baseType': 'ProductOffering',
  id: 'PLAN',
  href: '',
  name: 'Plus 15 GB',
  description: '',
  codigoAxis: '',
  codigoHuawei: '',
  nombre: 'Plus 15 GB',
  precio: 18.39,
  caracteristicas: [],
  claves: {},
  prodSpecCharValueUse: [],
};

export const spending: SpendingControl = {
  '@type': 'SpendingControl',
  product: { publicIdentifier: postpaid },
  alerts: [],
  cap: {
    amount: { unit: 'USD', value: 10 },
    action: 'stop',
    spent: { unit: 'USD', value: 0 },
    reachedAt: null,
  },
  roamingCap: null,
};

export const device = (more: Partial<ConnectedDevice> = {}): ConnectedDevice => ({
  '@type': 'ConnectedDevice',
  id: 'd-1',
  name: 'Tableta de Sofía',
  kind: 'tablet',
  ip: '192.168.1.20',
  connectedSince: inDays(0),
  paused: false,
  pausedBy: null,
  blocked: false,
  isKnown: true,
  network: 'home',
  timetable: null,
  ...more,
});
export const noGuests: GuestNetwork = {
  '@type': 'GuestNetwork',
  enabled: false,
  ssid: null,
  key: null,
  until: null,
};
export const running: RouterState = {
  '@type': 'RouterState',
  state: 'running',
  until: null,
  restartedAt: null,
};

export const wifi: WifiService = {
  '@type': 'WifiService',
  id: internet,
  href: '',
  wifiInfo: { encriptionMode: 'WPA2', ssid: 'Casa Paredes', key: null },
  serviceCharacteristic: [],
  pendingChange: null,
};

export const savedCard = (id: string, more: Partial<PaymentMethod> = {}): PaymentMethod => ({
  '@type': 'tokenizedCard',
  id,
  href: '',
  name: 'Visa ···· 4242',
  status: 'active',
  statusDate: inDays(-30),
  brand: 'Visa',
  lastFour: '4242',
  expiresOn: '2039-12-31',
  isExpired: false,
  preferred: false,
  usedBy: { billingAccount: [], product: [] },
  ...more,
});

export const profiling = (granted: boolean): PrivacyChoice => ({
  '@type': 'PrivacyChoice',
  id: 'profiling',
  granted,
  since: null,
  text: 'Acepto.',
});

const paymentMoney = (amount: number) => ({ amount, units: 'USD', ...usd(amount) });

/** A top-up that waits to be paid by a code. */
export const awaitedPayment = (id: string, until: string): Payment => ({
  '@type': 'Payment',
  id,
  href: '',
  status: 'pending',
  statusDate: until,
  paymentDate: until,
  correlatorId: id,
  amount: paymentMoney(5),
  taxAmount: paymentMoney(0),
  totalAmount: paymentMoney(5),
  account: { id: '1' },
  product: { id: prepaid, publicIdentifier: prepaid },
  paymentItem: [{ item: { id: prepaid, '@referredType': 'recharge', name: 'Recarga de saldo' } }],
  paymentMethod: { id: 'cash', '@type': 'cash' },
  paymentInstructions: {
    kind: 'cash',
    code: '821344072951',
    barcode: '821344072951',
    amount: paymentMoney(5),
    expiresAt: until,
    places: ['Tiendas del barrio'],
    url: null,
  },
  caracteristicas: [],
});

/** Of a check against robots, solved at once: any key begins with one of its digits. */
export const challenge = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    keyLength: 32,
    keyPrefix: '0',
    expiresAt: 4_102_444_800,
    nonce: '00112233445566778899aabbccddeeff',
    salt: 'ffeeddccbbaa99887766554433221100',
    data: {},
  },
  signature: '00',
};

const free = { unit: 'USD', value: 0 } as const;
const oneTimeServices: OneTimeService[] = [
  { id: 'newChip', price: { unit: 'USD', value: 5 }, leadTime: { amount: 0, units: 'minute' }, terms: [] },
  { id: 'esim', price: free, leadTime: null, terms: [] },
  { id: 'visit', price: free, leadTime: { amount: 2, units: 'hour' }, terms: [] },
  { id: 'reconnection', price: null, leadTime: null, terms: [] },
];

const discounts: Discount[] = [
  {
    id: 'seniors',
    percent: 50,
    services: ['telephony', 'internet'],
    terms: [{ description: 'Es desde los 65 años, y se pide una sola vez.' }],
  },
];

export function givenServices(server: Server): void {
  server.answer(getClientIp, { ip: '127.0.0.1' });
  server.answer(listMessages, [], { headers: { 'X-Total-Count': '0' } });
  server.answer(listTroubleTickets, []);
  server.answer(listAppointments, []);
  server.answer(listPayments, []);
  server.answer(listServiceProblems, []);
  server.answer(listProductOrders, []);
  // Asked for by links under the pointer.
  server.answer(listPackageCategories, []);
  server.answer(listDailyUsage, []);
  server.answer(listOneTimeServices, oneTimeServices);
  server.answer(listDiscounts, discounts);
  server.answer(getPreferences, {
    email: false,
    charges: false,
    promotions: false,
    bills: false,
    sms: false,
  });
  server.answer(getWhatsapp, noWhatsapp);
  server.answer(listPrivacyChoices, [profiling(true)]);
  server.answer(listPaymentMethods, []);
  server.answer(listTransfers, []);
  server.answer(listOfficeAppointments, []);
  server.answer(listBalanceAdvances, []);
  server.answer(listLineUsers, []);
  server.answer(getSim, sim);
  server.answer(getPlan, plan);
  server.answer(getSpendingControl, spending);
  server.answer(getWifiInfo, wifi);
  server.answer(listConnectedDevices, [device()]);
  server.answer(getGuestNetwork, noGuests);
  server.answer(getRouterState, running);
  server.answer(listPermissions, []);
  server.answer(listBillingAccounts, accounts);
  server.answer(listCustomerBills, ({ words }) =>
    bills.filter(({ product: { id } }) => [null, id].includes(words.get('serviceId'))),
  );
  server.answer(listUsageConsumptionReports, (asked) =>
    [postpaid, prepaid].filter((number) => [null, number].includes(named(asked))).map(usage),
  );
  server.answer(listAccumulatedBalances, [balance]);
  server.answer(listProducts, (asked) =>
    accounts.map(product).filter(({ id }) => [null, id].includes(named(asked))),
  );
}

/** Menu and foot of the public site, which the first page without a session asks for. */
export function givenSite(server: Server): void {
  server.answer(getMenu, []);
  server.answer(getFooter, []);
  server.answer(listOneTimeServices, oneTimeServices);
  server.answer(listDiscounts, discounts);
}
