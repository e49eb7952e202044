// The market that this process serves. One process, one market: a country's money, days and numbers are in everything.
import type { Market } from './market.ts';
import { markets, usualMarket } from './markets.ts';

/** An unknown name is refused where settings are read, with a sentence. */
export const market: Market = markets.get(process.env.MARKET?.trim() ?? '') ?? usualMarket;
