// The operator's other addresses (HELP-1) and its analytics: settings, with neutral defaults.

import { market } from '@portal/market/here';
import { z } from 'zod';
import { webAddress, wholeNumber } from './settings-shapes.ts';

export const publicSiteSettings = {
  /** The public site: Personas, and what relative addresses of its menu and footer are relative to. */
  SITE_URL: webAddress.default('https://www.operador.example/'),
  SITE_BUSINESS_URL: webAddress.optional(),
  SITE_ENTERPRISE_URL: webAddress.optional(),
  /** Where the search form goes, by GET with `q`. */
  SITE_SEARCH_URL: webAddress.optional(),
  SITE_STORE_URL: webAddress.optional(),
  /** Catalogues that «Activaciones» invites to; parts of the store unless set. */
  SITE_PHONES_URL: webAddress.optional(),
  SITE_TV_URL: webAddress.optional(),
  SITE_LAPTOPS_URL: webAddress.optional(),
  SITE_OFFICES_URL: webAddress.optional(),
  /** The list of every phone of the operator. */
  SITE_CONTACT_URL: webAddress.optional(),
  SITE_COMPLAINTS_URL: webAddress.optional(),
  /** Help pages that Soporte leads to. */
  SITE_HELP_INVOICE_URL: webAddress.optional(),
  SITE_HELP_PAYMENT_URL: webAddress.optional(),
  SITE_HELP_DEBT_URL: webAddress.optional(),
  SITE_HELP_SELF_SERVICE_URL: webAddress.optional(),
  /** Where the tax authority tells whether a receipt is valid. */
  SITE_RECEIPT_CHECK_URL: webAddress.optional(),
  /** `Colombia=https://…, Perú=https://…`: the operator's sites in other countries. */
  SITE_COUNTRIES: z
    .string()
    .regex(/^\s*[\p{L} .'-]+=https?:\/\/[^\s,]+(\s*,\s*[\p{L} .'-]+=https?:\/\/[^\s,]+)*\s*$/u, {
      error: 'must be Country=https://…, Country=https://…',
    })
    .optional(),
  SITE_COOKIE_POLICY_URL: webAddress.optional(),
  SITE_ANDROID_APP_URL: webAddress.default('https://play.google.com/store/apps'),
  SITE_IOS_APP_URL: webAddress.default('https://www.apple.com/app-store/'),
  /** JSON documents of the public site; without them the embedded ones are shown. */
  CONTENT_MENU_URL: webAddress.optional(),
  CONTENT_FOOTER_URL: webAddress.optional(),
  CONTENT_PLACES_URL: webAddress.optional(),
  /** Asked for only after the customer's consent, and never on a page with a card. */
  ANALYTICS_GA4_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,20}$/, { error: 'must be G-…' })
    .optional(),
  ANALYTICS_MATOMO_URL: webAddress.optional(),
  ANALYTICS_MATOMO_SITE_ID: wholeNumber(1, 999_999_999).default(1),
} satisfies z.ZodRawShape;

/** What the browser is told, as texts. */
export type PublicSite = ReturnType<typeof publicSiteFrom>;

type Environment = z.infer<z.ZodObject<typeof publicSiteSettings>>;

export function publicSiteFrom(env: Environment) {
  const site = asFolder(env.SITE_URL);
  const within = (path: string) => new URL(path, site).href;
  const storeUrl = env.SITE_STORE_URL ?? within('tienda/');
  const inStore = (path: string) => new URL(path, asFolder(storeUrl)).href;
  return {
    siteUrl: site,
    businessUrl: env.SITE_BUSINESS_URL ?? within('negocios/'),
    enterpriseUrl: env.SITE_ENTERPRISE_URL ?? within('empresas/'),
    searchUrl: env.SITE_SEARCH_URL ?? within('buscar'),
    storeUrl,
    phonesUrl: env.SITE_PHONES_URL ?? inStore('celulares/'),
    tvUrl: env.SITE_TV_URL ?? inStore('televisores/'),
    laptopsUrl: env.SITE_LAPTOPS_URL ?? inStore('laptops/'),
    officesUrl: env.SITE_OFFICES_URL ?? within('personas/ayuda/centros/'),
    contactUrl: env.SITE_CONTACT_URL ?? within('personas/ayuda/telefonos/'),
    complaintsUrl: env.SITE_COMPLAINTS_URL ?? within('reclamos/'),
    helpInvoiceUrl: env.SITE_HELP_INVOICE_URL ?? within('personas/ayuda/factura-electronica/'),
    helpPaymentUrl: env.SITE_HELP_PAYMENT_URL ?? within('personas/ayuda/pago-de-facturas/'),
    helpDebtUrl: env.SITE_HELP_DEBT_URL ?? within('personas/ayuda/negociacion-de-deuda/'),
    helpSelfServiceUrl: env.SITE_HELP_SELF_SERVICE_URL ?? within('personas/ayuda/autogestion/'),
    receiptCheckUrl: env.SITE_RECEIPT_CHECK_URL ?? market.receiptCheckUrl,
    countries: env.SITE_COUNTRIES ?? `Colombia=${within('co/')},Perú=${within('pe/')},Chile=${within('cl/')}`,
    /** Empty: the portal's own page. */
    cookiePolicyUrl: env.SITE_COOKIE_POLICY_URL ?? '',
    androidStoreUrl: env.SITE_ANDROID_APP_URL,
    iosStoreUrl: env.SITE_IOS_APP_URL,
    ga4Id: env.ANALYTICS_GA4_ID ?? '',
    matomoUrl: env.ANALYTICS_MATOMO_URL ? asFolder(env.ANALYTICS_MATOMO_URL) : '',
    matomoSiteId: String(env.ANALYTICS_MATOMO_SITE_ID),
  };
}

function asFolder(url: string): string {
  const { href } = new URL(url);
  return href.endsWith('/') ? href : `${href}/`;
}
