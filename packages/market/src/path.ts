// Where the portal and its API are found, and what a page is told by its server as data.
import { market } from '@portal/market/here';

/** In the API's addresses: `/…/api/ec/…`. */
export const country: string = market.path;
/** Of the portal's pages: `/ec`. */
export const portalBase = `/${market.path}`;

// What a page is told by its server, as data: its market (`here.browser.ts` reads it) and its settings.

export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

export const metaOf = (name: string, value: unknown) =>
  `<meta name="${name}" content="${escaped(JSON.stringify(value))}" />`;

export const marketMeta = (): string => metaOf('market', market);
