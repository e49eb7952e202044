// The markets that the product knows, by the name that `MARKET` has for them.
import { alborada } from './alborada/alborada.ts';
import { ecuador } from './ecuador/ecuador.ts';
import type { Market } from './market.ts';

export const markets: ReadonlyMap<string, Market> = new Map(
  [ecuador, alborada].map((market) => [market.id, market]),
);
export const marketNames: string[] = [...markets.keys()];
export const usualMarket = ecuador;
