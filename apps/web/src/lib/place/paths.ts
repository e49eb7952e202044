// Every address of the portal, without the base that the router adds.

import type { MobileKind } from '@portal/contract/common';

/** The page without a screen of its own, which the service worker keeps; and the same under a card page's policy. */
export const SHELL = '/shell';
export const CARD_SHELL = '/billing/pay/shell';

export const paths = {
  login: () => '/',
  loginPage: () => '/login/',
  recoverPassword: () => '/recovery-password',
  recoveryCode: (way: 'email' | 'phone') =>
    way === 'email' ? '/check-email-recovery' : '/check-cell-phone-recovery',
  newPassword: () => '/new-password',
  register: () => '/register-email-or-phone',
  registerByEmail: () => '/register-email',
  registerCode: (way: 'email' | 'phone') =>
    way === 'email' ? '/validation-email' : '/validation-cell-phone',
  registerEnd: (way: 'email' | 'phone') =>
    way === 'email' ? '/register-end-email' : '/register-end-cell-phone',
  stopRecovery: () => '/stop-recovery',
  restoreAccount: () => '/restore-account',
  terms: () => '/terminos-y-condiciones',
  cookiePolicy: () => '/politica-de-cookies',
  serverError: () => '/500',
  servicesUnavailable: () => '/errorgponwttx',
  routesList: () => '/routes-list',
  iconsList: () => '/icons-list',

  home: () => '/home',
  homeWithServices: () => '/home/with-services',
  homeWithoutServices: () => '/home/with-out-services',
  homeWithOnBoarding: () => '/home/with-on-boarding',
  welcome: () => '/home/bienvenida',
  myServices: () => '/home/services',
  orderLines: () => '/home/services/order',

  postpaidDetail: () => '/service-details/postpaid/with-adds',
  prepaidDetail: () => '/service-details/prepaid/no-adds',
  fixedDetail: () => '/service-details/channels',
  dailyUsage: () => '/service-details/usage',
  spendingControl: () => '/service-details/control',
  /** What can be done with a line; with a part, one of them on a page of its own. */
  manageLine: (part?: ManagedPart) =>
    part === undefined ? '/service-details/manage' : `/service-details/manage/${part}`,
  /** What the customer calls a line; whoever sees it may. */
  lineLook: () => '/service-details/name',
  transfer: () => '/service-details/transfer',
  advance: () => '/service-details/advance',
  pauseLine: () => '/service-details/pause',
  changeChip: () => '/service-details/chip',
  wifi: () => '/service-details/admin-wifi',
  diagnosis: () => '/service-details/diagnosis',
  visits: () => '/service-details/visit',
  movements: () => '/service-details/movements',
  movement: (paymentId: string) => `/service-details/movements/${encodeURIComponent(paymentId)}`,

  billing: () => '/billing/',
  bill: (billNo: string) => `/billing/${encodeURIComponent(billNo)}`,
  travel: () => '/travel',
  monthSummary: (billNo: string) => `/billing/${encodeURIComponent(billNo)}/summary`,
  arrangement: (billNo: string) => `/billing/${encodeURIComponent(billNo)}/arrangement`,
  payBill: (billNo: string) => `/billing/pay/${encodeURIComponent(billNo)}`,
  /** Somebody else's bill, and somebody else's number: with or without an account. */
  payOther: () => '/billing/pay-other',
  rechargeOther: () => '/recharge/other',
  paymentResult: () => '/additional-packages/finish-payment',

  associateServices: () => '/associate-services',
  /** One page for both, when somebody does not know what kind of line it is. */
  associateAny: () => '/associate-services/choose',
  associateMobile: (kind: MobileKind, step: 1 | 2 | 3) =>
    `/associate-services/${kind === 'Prepaid' ? 'pre-paid' : 'post-paid'}/${step}`,
  associateHome: () => '/associate-services/fixed/1',
  associated: () => '/associate-services/success',
  packages: () => '/additional-packages/obtain',
  /** What is paid elsewhere by a code: in cash, by transfer, with a QR. */
  paymentCode: (paymentId: string) => `/additional-packages/cash/${encodeURIComponent(paymentId)}`,
  packagePayment: () => '/additional-packages/obtain-credit-card-pay',
  packageReview: () => '/additional-packages/order-review',
  packageResult: () => '/additional-packages/buy-review',
  activations: () => '/buy/',
  purchaseMethod: () => '/buy/packages-recharges',
  recharge: () => '/recharge',
  rechargePayment: () => '/recharge/package/payment-method',
  rechargeReview: () => '/recharge/purchase-summary',
  rechargeResult: () => '/recharge/status-buy',
  /** Of an older summary: leads to the result. */
  rechargeOldResult: () => '/recharge/package/status-buy',
  changePlan: () => '/change-plan/ideal-plan',
  comparePlan: () => '/change-plan/compare-plan',
  planResult: () => '/change-plan/buy-review',
  serviceRecord: () => '/service-record',
  serviceRecordData: () => '/service-record/data',
  claims: () => '/claims/',
  claim: (claimId: string) => `/claims/${encodeURIComponent(claimId)}`,
  newClaim: ({ kind, id, billNo }: ClaimedCharge) =>
    `/claims/new?${new URLSearchParams({ kind, id, ...(billNo === undefined ? {} : { bill: billNo }) })}`,
  support: () => '/support/',
  messages: () => '/support/messages',
  places: () => '/support/places',
  /** The turn at an office that they have; or one that is booked at this place. */
  turn: (placeId?: string) =>
    placeId === undefined ? '/support/turn' : `/support/turn/${encodeURIComponent(placeId)}`,
  message: (talkId: string) => `/support/messages/${encodeURIComponent(talkId)}`,
  repairLookup: () => '/cellphone-status/',
  /** Without a number there is nothing to follow: it leads to the lookup. */
  repairTracking: (ticketId?: string) =>
    ticketId === undefined ? '/cellphone-follow/' : `/cellphone-follow/${encodeURIComponent(ticketId)}`,
  repairs: () => '/service-order/',
  notifications: () => '/notifications/',
  notificationSettings: () => '/notifications/settings',
  account: () => '/profile',
  editProfile: () => '/profile/edit',
  changePassword: () => '/profile/change-password',
  appearance: () => '/profile/appearance',
  /** It opens its first page, and so does `privacy`. */
  security: () => '/profile/security',
  twoStep: () => '/profile/security/two-step',
  passkeys: () => '/profile/security/passkeys',
  devices: () => '/profile/security/devices',
  paymentMethods: () => '/profile/payment-methods',
  autoPay: () => '/profile/auto-pay',
  autoRecharge: () => '/profile/auto-recharge',
  payees: () => '/profile/favorites',
  stolen: () => '/stolen',
  exit: () => '/exit',
  verify: () => '/verificar',
  contracts: () => '/profile/contracts',
  contract: (agreementId: string) => `/profile/contracts/${encodeURIComponent(agreementId)}`,
  people: () => '/profile/people',
  lineUsers: () => '/profile/people/users',
  /** The token stands in the fragment: no server hears it by the way. */
  invitation: () => '/invitation',
  lineConsent: () => '/line-consent',
  paymentLink: () => '/payment-link',
  privacy: () => '/profile/privacy',
  dataCopy: () => '/profile/privacy/copy',
  dataCorrection: () => '/profile/privacy/correction',
  dataAccesses: () => '/profile/privacy/accesses',
  programs: () => '/profile/privacy/programs',
  erasure: () => '/profile/privacy/erasure',
} as const;

/**
 * A page of one line names it in its address, so that a new tab, a bookmark and a notification open the same.
 * Null leaves the address as it is.
 */
export function withLine(path: string, serviceNumber: string | null): string {
  if (serviceNumber === null) return path;
  const [page = '', part] = path.split('#');
  const address = `${page}${page.includes('?') ? '&' : '?'}line=${encodeURIComponent(serviceNumber)}`;
  return part === undefined ? address : `${address}#${part}`;
}

/** What of a line is managed on a page under «Gestionar». */
export type ManagedPart = 'third-parties' | 'user' | 'chip';

/** What `withLine` has added; null when there is none. */
export function lineIn(search: string): string | null {
  return new URLSearchParams(search).get('line') || null;
}

/** What a claim is about, as its form's address says it. */
export interface ClaimedCharge {
  kind: 'billLine' | 'payment' | 'thirdParty' | 'agreement';
  id: string;
  billNo?: string;
}

const CHARGE_KINDS: readonly ClaimedCharge['kind'][] = ['billLine', 'payment', 'thirdParty', 'agreement'];

/** What `paths.newClaim` has said; null when it says nothing that can be claimed. */
export function chargeIn(search: string): ClaimedCharge | null {
  const words = new URLSearchParams(search);
  const kind = CHARGE_KINDS.find((one) => one === words.get('kind'));
  const [id, billNo] = [words.get('id'), words.get('bill')];
  return kind && id ? { kind, id, ...(billNo ? { billNo } : {}) } : null;
}

/** The patterns of `paths.newClaim` and `paths.claim` for the route table. */
export const NEW_CLAIM_PATTERN = '/claims/new';
export const CLAIM_PATTERN = '/claims/:claimId';

/** The pattern of `paths.message`. */
export const TURN_PATTERN = '/support/turn/:placeId';
export const MESSAGE_PATTERN = '/support/messages/:talkId';

/** The pattern of `paths.contract`. */
export const CONTRACT_PATTERN = '/profile/contracts/:agreementId';

/** The pattern of `paths.bill` for the route table. */
export const BILL_PATTERN = '/billing/:billNo';

/** The pattern of `paths.monthSummary` for the route table. */
export const MONTH_SUMMARY_PATTERN = '/billing/:billNo/summary';

/** The pattern of `paths.arrangement` for the route table. */
export const ARRANGEMENT_PATTERN = '/billing/:billNo/arrangement';

/** The pattern of `paths.payBill` for the route table. */
export const PAY_BILL_PATTERN = '/billing/pay/:billNo';

/** The pattern of `paths.movement`. */
export const MOVEMENT_PATTERN = '/service-details/movements/:paymentId';

/** The pattern of `paths.paymentCode`. */
export const PAYMENT_CODE_PATTERN = '/additional-packages/cash/:orderId';

/** The pattern of `paths.repairTracking`. */
export const REPAIR_TRACKING_PATTERN = '/cellphone-follow/:ticketId';

/** The steps of association, for the route table. */
export const ASSOCIATE_PATTERNS = {
  Prepaid: '/associate-services/pre-paid/:step',
  Postpaid: '/associate-services/post-paid/:step',
  Fixed: '/associate-services/fixed/:step',
} as const;

/** `/billing` and `/billing/` are one page. */
export function samePath(one: string, other: string): boolean {
  return trimSlash(one) === trimSlash(other);
}

export function isLogin(path: string): boolean {
  return samePath(path, paths.login()) || samePath(path, paths.loginPage());
}

/** An address without its query and fragment. */
export function pathIn(address: string): string {
  return address.replace(/[?#].*$/, '');
}

export function trimSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}
