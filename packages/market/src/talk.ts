// How people of the market talk.
import { market } from '@portal/market/here';
import { alboradaCommonWords, alboradaTalk } from './alborada/alborada.copy.ts';
import { ecuadorCommonWords, ecuadorTalk } from './ecuador/ecuador.copy.ts';
import type { MarketName, Talk } from './market.ts';

const all: Record<MarketName, Talk> = { ecuador: ecuadorTalk, alborada: alboradaTalk };
export const talk = all[market.id];

/** What people of the market have for a password, beside what half the world has: in lower case, without accents. */
const wordsByMarket: Record<MarketName, string> = {
  ecuador: ecuadorCommonWords,
  alborada: alboradaCommonWords,
};

export const commonWords: readonly string[] = wordsByMarket[market.id].trim().split(/\s+/);
