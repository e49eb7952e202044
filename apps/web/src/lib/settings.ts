// What the server tells the page about its operator, in `<meta name="portal-settings">`.
import { market } from '@portal/market/here';
import { paths } from './place/paths.ts';

export interface Settings {
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
  cardProvider: string;
  /** The public name under which the portal asks the card provider for tokens. */
  cardMerchantId: string;
  /** What is paid elsewhere by a code: `bankTransfer,cash,qr`. */
  payLater: string;
  /** `on`: there is a payment frame, whose pages have an origin of their own. */
  paymentFrame: string;
  /** `off`: there is no assistant. */
  assistant: string;
  /** Where its page is. */
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

/** What stands where the server said nothing: a page served by the development server. */
function defaults(): Settings {
  const { protocol, hostname, port } = globalThis.location ?? {
    protocol: 'http:',
    hostname: 'localhost',
    port: '',
  };
  const siteUrl = 'https://www.operador.example/';
  return {
    version: '',
    brand: 'Mi Claro',
    logo: '',
    payOrigin: `${protocol}//${hostname}:${Number(port || 3000) + 1}`,
    helpPhone: '*611 / 5004040',
    deviceBalance: '*123# opción 5-4',
    approvalCharacteristic: 'requiereAprobacion',
    cardProvider: 'sandbox',
    cardMerchantId: 'sandbox',
    payLater: 'bankTransfer,cash,qr',
    paymentFrame: 'on',
    assistant: 'on',
    assistantOrigin: `${protocol}//${hostname}:${Number(port || 3000) + 2}`,
    assistantModel: 'off',
    whatsapp: 'on',
    liveChatUrl: '',
    botCheck: 'altcha',
    botCheckSiteKey: '',
    androidStoreUrl: 'https://play.google.com/store/apps',
    iosStoreUrl: 'https://www.apple.com/app-store/',
    cookiePolicyUrl: paths.cookiePolicy(),
    siteUrl,
    businessUrl: `${siteUrl}negocios/`,
    enterpriseUrl: `${siteUrl}empresas/`,
    searchUrl: `${siteUrl}buscar`,
    storeUrl: `${siteUrl}tienda/`,
    phonesUrl: `${siteUrl}tienda/celulares/`,
    tvUrl: `${siteUrl}tienda/televisores/`,
    laptopsUrl: `${siteUrl}tienda/laptops/`,
    officesUrl: `${siteUrl}personas/ayuda/centros/`,
    contactUrl: `${siteUrl}personas/ayuda/telefonos/`,
    complaintsUrl: `${siteUrl}reclamos/`,
    helpInvoiceUrl: `${siteUrl}personas/ayuda/factura-electronica/`,
    helpPaymentUrl: `${siteUrl}personas/ayuda/pago-de-facturas/`,
    helpDebtUrl: `${siteUrl}personas/ayuda/negociacion-de-deuda/`,
    helpSelfServiceUrl: `${siteUrl}personas/ayuda/autogestion/`,
    receiptCheckUrl: market.receiptCheckUrl,
    countries: `Colombia=${siteUrl}co/,Perú=${siteUrl}pe/,Chile=${siteUrl}cl/`,
    ga4Id: '',
    matomoUrl: '',
    matomoSiteId: '1',
  };
}

let known: Settings | undefined;

export function settings(): Settings {
  known ??= { ...defaults(), ...read() };
  return known;
}

/** On the server, which draws pages with what it would have written into them. */
export function provideSettings(given: object): void {
  known = { ...defaults(), ...texts(given) };
}

function read(): Partial<Settings> {
  const content = document.querySelector<HTMLMetaElement>('meta[name="portal-settings"]')?.content;
  if (!content) return {};
  try {
    const given: unknown = JSON.parse(content);
    return typeof given === 'object' && given !== null ? texts(given) : {};
  } catch {
    return {};
  }
}

function texts(given: object): Partial<Settings> {
  const said = Object.entries(given).filter(([, value]) => typeof value === 'string' && value !== '');
  return Object.fromEntries(said);
}
