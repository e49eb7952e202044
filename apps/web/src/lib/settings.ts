// What the server tells the page about its operator, in `<meta name="portal-settings">`.
import { paths } from './paths.ts';

export interface Settings {
  /** The name in sentences, in the title and in the wordmark. */
  brand: string;
  /** The card provider's own origin. */
  payOrigin: string;
  /** As people read it: `*611 / 5004040`. */
  helpPhone: string;
  cardProvider: string;
  /** The public name under which the portal asks the card provider for tokens. */
  cardMerchantId: string;
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
  officesUrl: string;
  complaintsUrl: string;
  /** `Colombia=https://…, Perú=https://…` */
  countries: string;
  /** Empty: no such analytics. */
  ga4Id: string;
  matomoUrl: string;
  matomoSiteId: string;
}

/** What stands where the server said nothing: a page served by the development server. */
function defaults(): Settings {
  const { protocol, hostname, port } = location;
  const siteUrl = 'https://www.operador.example/';
  return {
    brand: 'Mi Claro',
    payOrigin: `${protocol}//${hostname}:${Number(port || 3000) + 1}`,
    helpPhone: '*611 / 5004040',
    cardProvider: 'sandbox',
    cardMerchantId: 'sandbox',
    botCheck: 'altcha',
    botCheckSiteKey: '',
    androidStoreUrl: 'https://play.google.com/store/apps',
    iosStoreUrl: 'https://www.apple.com/app-store/',
    cookiePolicyUrl: paths.terms(),
    siteUrl,
    businessUrl: `${siteUrl}negocios/`,
    enterpriseUrl: `${siteUrl}empresas/`,
    searchUrl: `${siteUrl}buscar`,
    storeUrl: `${siteUrl}tienda/`,
    officesUrl: `${siteUrl}personas/ayuda/centros/`,
    complaintsUrl: `${siteUrl}reclamos/`,
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

function read(): Partial<Settings> {
  const content = document.querySelector<HTMLMetaElement>('meta[name="portal-settings"]')?.content;
  if (!content) return {};
  try {
    const given: unknown = JSON.parse(content);
    if (typeof given !== 'object' || given === null) return {};
    const texts = Object.entries(given).filter(([, value]) => typeof value === 'string' && value !== '');
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}
