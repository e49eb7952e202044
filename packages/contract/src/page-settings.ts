// What the server tells a page about its operator, beside the market: all of it is text.

export interface PageSettings {
  /** Of the portal that served the page; empty in development. */
  version: string;
  /** The name in sentences, in the title and in the wordmark. */
  brand: string;
  /** The address of its logo; empty: the wordmark is written. */
  logo: string;
  /** The card provider's own origin. */
  payOrigin: string;
  /** As people read it: `*611 / 5004040`. */
  helpPhone: string;
  /** How one asks what is still owed for a device: `*123# opción 5-4`. */
  deviceBalance: string;
  /** The characteristic of a repair's step that asks the customer to approve its cost. */
  approvalCharacteristic: string;
  /** Within how many a claim is answered. */
  claimDays: string;
  /** How long a session lasts without a call, and at most. */
  sessionIdleMinutes: string;
  sessionMaxHours: string;
  cardProvider: string;
  /** The public name under which the portal asks the card provider for tokens. */
  cardMerchantId: string;
  /** Which `laterMethods` there are, by comma; empty: none. */
  payLater: string;
  /** `on`: there is a payment frame, whose pages have an origin of their own. */
  paymentFrame: string;
  /** `off`: there is no assistant. */
  assistant: string;
  /** Where its page is; empty where there is none. */
  assistantOrigin: string;
  /** `on`: what it is not sure of is asked, masked, of a model of the operator's. */
  assistantModel: string;
  /** `on`: the operator writes there to who chose it. */
  whatsapp: string;
  /** Where people answer in writing; empty: nowhere. */
  liveChatUrl: string;
  /** `altcha`, the built-in one, or an outside service with its public key. */
  botCheck: string;
  botCheckSiteKey: string;
  androidStoreUrl: string;
  iosStoreUrl: string;
  /** Empty: the portal's own page. */
  cookiePolicyUrl: string;
  /** The operator's public site; relative addresses of its menu and footer belong to it. */
  siteUrl: string;
  businessUrl: string;
  enterpriseUrl: string;
  searchUrl: string;
  storeUrl: string;
  /** What the promotions of «Activaciones» lead to. */
  phonesUrl: string;
  tvUrl: string;
  laptopsUrl: string;
  officesUrl: string;
  /** The list of every phone of the operator. */
  contactUrl: string;
  complaintsUrl: string;
  helpInvoiceUrl: string;
  helpPaymentUrl: string;
  helpDebtUrl: string;
  helpSelfServiceUrl: string;
  /** Where the tax authority tells whether a receipt is valid. */
  receiptCheckUrl: string;
  /** `Colombia=https://…, Perú=https://…` */
  countries: string;
  /** Empty: no such analytics. */
  ga4Id: string;
  matomoUrl: string;
  matomoSiteId: string;
}
