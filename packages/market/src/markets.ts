// The markets that the product knows, by the name that `MARKET` has for them.
import { alborada } from './alborada/alborada.ts';
import { ecuador } from './ecuador/ecuador.ts';
import type { Market, MarketName } from './market.ts';

const all: Record<MarketName, Market> = { ecuador, alborada };
export const markets: ReadonlyMap<string, Market> = new Map(Object.entries(all));
export const marketNames: string[] = [...markets.keys()];
export const usualMarket = ecuador;
