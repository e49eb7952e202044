// What people of the market have for a password, beside what half the world has: in lower case, without accents.
import { market } from '@portal/market/here';
import { alboradaCommonWords } from './alborada/common-words.ts';
import { ecuadorCommonWords } from './ecuador/common-words.ts';

const all = new Map([
  ['ecuador', ecuadorCommonWords],
  ['alborada', alboradaCommonWords],
]);

export const commonWords: readonly string[] = (all.get(market.id) ?? '').trim().split(/\s+/);
