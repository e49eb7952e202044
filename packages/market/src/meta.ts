// What a page is told by its server, as data: its market (`here.browser.ts` reads it) and its settings.
import { market } from './here.ts';

export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

export const metaOf = (name: string, value: unknown) =>
  `<meta name="${name}" content="${escaped(JSON.stringify(value))}" />`;

export const marketMeta = metaOf('market', market);
