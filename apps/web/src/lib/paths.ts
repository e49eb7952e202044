// Every address of the portal, without the base `/ec` that the router adds.

export const BASE = '/ec';

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
  terms: () => '/terminos-y-condiciones',
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

  postpaidDetail: () => '/service-details/postpaid/with-adds',
  prepaidDetail: () => '/service-details/prepaid/no-adds',
  fixedDetail: () => '/service-details/channels',
  wifi: () => '/service-details/admin-wifi',

  /** Which line: navigation state `{ phoneNumber }`, else the selected service. */
  billing: () => '/billing/',
  payBill: (billNo: string) => `/billing/pay/${encodeURIComponent(billNo)}`,
  paymentResult: () => '/additional-packages/finish-payment',

  associateServices: () => '/associate-services',
  packages: () => '/additional-packages/obtain',
  activations: () => '/buy/',
  recharge: () => '/recharge',
  changePlan: () => '/change-plan/ideal-plan',
  serviceRecord: () => '/service-record',
  support: () => '/support/',
  repairLookup: () => '/cellphone-status/',
  serviceOrders: () => '/service-order/',
  notifications: () => '/notifications/',
  editProfile: () => '/profile/edit',
  changePassword: () => '/profile/change-password',
} as const;

/** The pattern of `paths.payBill` for the route table. */
export const PAY_BILL_PATTERN = '/billing/pay/:billNo';

/** A card is typed there: nobody's measuring may run. The server's policy knows the same pages. */
export function isCardPage(path: string): boolean {
  return /^\/billing\/pay\//i.test(path);
}

/** `/billing` and `/billing/` are one page. */
export function samePath(one: string, other: string): boolean {
  return trimSlash(one) === trimSlash(other);
}

export function trimSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}
