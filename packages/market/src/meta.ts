// How a page is told its market: `here.browser.ts` reads it.
import { market } from './here.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

export const marketMeta = `<meta name="market" content="${escaped(JSON.stringify(market))}" />`;
