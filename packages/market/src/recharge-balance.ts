// The balance that top-ups fill and purchases draw from: known by its name, on the wire, too.
import { market } from '@portal/market/here';

/** `Dólares Recargas` */
export const rechargeBalanceName = `${market.words.currencyName} Recargas`;
