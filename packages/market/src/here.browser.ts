// The market of the page: its server says which.
import type { Market } from './market.ts';

const content = document.querySelector<HTMLMetaElement>('meta[name="market"]')?.content;
export const market: Market = JSON.parse(content ?? 'null');
