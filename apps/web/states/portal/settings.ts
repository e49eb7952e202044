// What the server would have told, before anything reads it: the operator to the page's code, the market in the page.
import type { PageSettings } from '@portal/contract/page-settings';
import { ecuador } from '@portal/market/ecuador/ecuador';
import { provideSettings } from '../../src/lib/settings.ts';

const site = 'https://www.operador.example/';
const { protocol, hostname, port } = globalThis.location ?? {
  protocol: 'http:',
  hostname: 'localhost',
  port: '3000',
};

/** The assistant is another origin's, and stays away. */
export const givenSettings: PageSettings = {
  version: '',
  brand: 'Mi Claro',
  logo: '',
  payOrigin: `${protocol}//${hostname}:${Number(port) + 1}`,
  helpPhone: ecuador.helpPhone,
  deviceBalance: ecuador.deviceBalance,
  approvalCharacteristic: 'requiereAprobacion',
  claimDays: '15',
  sessionIdleMinutes: '60',
  sessionMaxHours: '12',
  cardProvider: 'sandbox',
  cardMerchantId: 'sandbox',
  payLater: 'bankTransfer,cash,qr',
  paymentFrame: 'on',
  assistant: 'off',
  assistantOrigin: '',
  assistantModel: 'off',
  whatsapp: 'on',
  liveChatUrl: '',
  botCheck: 'altcha',
  botCheckSiteKey: '',
  androidStoreUrl: 'https://android.example/',
  iosStoreUrl: 'https://ios.example/',
  cookiePolicyUrl: '',
  siteUrl: site,
  businessUrl: `${site}negocios/`,
  enterpriseUrl: `${site}empresas/`,
  searchUrl: `${site}buscar`,
  storeUrl: `${site}tienda/`,
  phonesUrl: `${site}celulares/`,
  tvUrl: `${site}televisores/`,
  laptopsUrl: `${site}laptops/`,
  officesUrl: `${site}centros/`,
  contactUrl: `${site}telefonos/`,
  complaintsUrl: `${site}reclamos/`,
  helpInvoiceUrl: `${site}factura/`,
  helpPaymentUrl: `${site}pago/`,
  helpDebtUrl: `${site}deuda/`,
  helpSelfServiceUrl: `${site}autogestion/`,
  receiptCheckUrl: ecuador.receiptCheckUrl,
  countries: `Colombia=${site}co/`,
  ga4Id: '',
  matomoUrl: '',
  matomoSiteId: '1',
};

provideSettings(givenSettings);
if (globalThis.document !== undefined) {
  const meta = document.createElement('meta');
  meta.name = 'market';
  meta.content = JSON.stringify(ecuador);
  document.head.append(meta);
  document.documentElement.lang = ecuador.locale;
}
