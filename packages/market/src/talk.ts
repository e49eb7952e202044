// How people of the market talk.
import { market } from '@portal/market/here';
import { alboradaCommonWords, alboradaTalk } from './alborada/talk.copy.ts';
import { ecuadorCommonWords, ecuadorTalk } from './ecuador/talk.copy.ts';
import type { Talk } from './talk-facts.ts';

const all = new Map<string, Talk>([
  ['ecuador', ecuadorTalk],
  ['alborada', alboradaTalk],
]);

export const talk = all.get(market.id) as Talk;

/** What people of the market have for a password, beside what half the world has: in lower case, without accents. */
const wordsByMarket = new Map([
  ['ecuador', ecuadorCommonWords],
  ['alborada', alboradaCommonWords],
]);

export const commonWords: readonly string[] = (wordsByMarket.get(market.id) ?? '').trim().split(/\s+/);
