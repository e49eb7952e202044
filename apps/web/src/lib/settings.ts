// What the server tells the page about its operator, in `<meta name="portal-settings">`.
import type { PageSettings } from '@portal/contract/page-settings';
import { market } from '@portal/market/here';
import { paths } from './place/paths.ts';

/** What stands where the server said nothing: a page served by the development server. */
function defaults(): PageSettings {
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
    helpPhone: market.helpPhone,
    deviceBalance: market.deviceBalance,
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

let known: PageSettings | undefined;

export function settings(): PageSettings {
  known ??= { ...defaults(), ...read() };
  return known;
}

/** Whose the lines are: «Mi Claro» is Claro's. */
export const operatorName = (): string => settings().brand.replace(/^Mi /, '');

/** On the server, which draws pages with what it would have written into them. */
export function provideSettings(given: object): void {
  known = { ...defaults(), ...texts(given) };
}

function read(): Partial<PageSettings> {
  const content = globalThis.document?.querySelector<HTMLMetaElement>(
    'meta[name="portal-settings"]',
  )?.content;
  if (!content) return {};
  try {
    const given: unknown = JSON.parse(content);
    return typeof given === 'object' && given !== null ? texts(given) : {};
  } catch {
    return {};
  }
}

function texts(given: object): Partial<PageSettings> {
  const said = Object.entries(given).filter(([, value]) => typeof value === 'string' && value !== '');
  return Object.fromEntries(said);
}
