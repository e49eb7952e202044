// Amounts: a count of the currency's smallest unit in code, whole units on the wire.
import { market } from '@portal/market/here';

/** How many of the smallest make one. */
export const perUnit: number = 10 ** market.currency.decimals;
export const currencyCode: string = market.currency.code;

export const unitsOf = (cents: number): number => cents / perUnit;
/** Rounded, so that 18.39 is 1839 and never 1838.999. */
export const centsOf = (units: number): number => Math.round(Number((units * perUnit).toFixed(4)));
/** What a line can be topped up with (BUY-2); the first one is offered first. */
export const topUpCents: readonly number[] = market.topUps.map(centsOf);
/** Nobody waits for a balance above it before it comes by itself. */
export const highestTopUpCents: number = Math.max(...topUpCents);
export const usualCapCents: number = centsOf(market.caps.usual);
export const mostCapCents: number = centsOf(market.caps.most);

// The balance that top-ups fill and purchases draw from: known by its name, on the wire, too.

/** `Dólares Recargas` */
export const rechargeBalanceName = `${market.words.currencyName} Recargas`;
