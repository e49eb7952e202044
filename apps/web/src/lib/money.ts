// Money: a count of the smallest unit inside, `$1.234,50` on screen (ALL-3).
import { market } from '@portal/market/here';
import { centsOf, perUnit, unitsOf } from '@portal/market/money';

const figures = new Intl.NumberFormat(market.locale, {
  minimumFractionDigits: market.currency.decimals,
  maximumFractionDigits: market.currency.decimals,
  useGrouping: 'always',
});

/** Of one message: a cent is too coarse to tell prices apart. */
const fineFigures = new Intl.NumberFormat(market.locale, {
  minimumFractionDigits: market.currency.decimals,
  maximumFractionDigits: market.currency.decimals + 2,
  useGrouping: 'always',
});

/** What a top-up begins at, without a rest that it does not have: `$3`. */
export const leastTopUp = `${market.currency.symbol}${market.topUps[0]}`;

/** Dollars of the wire to cents; the sum is rounded, so that 18.39 is 1839 and never 1838.999. */
export const centsFromDollars: (dollars: number) => number = centsOf;

/** Cents to the dollars of the wire. */
export const dollarsFromCents: (amountCents: number) => number = unitsOf;

/** `$1.234,50`; negative `-$4,35`, with the sign placed by us because Intl writes `$-4,35`. */
export function formatMoney(amountCents: number): string {
  const sign = amountCents < 0 ? '-' : '';
  return `${sign}${market.currency.symbol}${figures.format(unitsOf(Math.abs(amountCents)))}`;
}

/** Of the wire's dollars. */
export const formatDollars = (dollars: number): string => formatMoney(centsOf(dollars));

export const moneyOf = ({ value }: { value: number }): string => formatDollars(value);

/** What one of many costs: `$1,00`, below a tenth of a unit `$0,0115`. */
export const formatUnitPrice = (cents: number): string =>
  cents * 10 < perUnit
    ? `${market.currency.symbol}${fineFigures.format(unitsOf(cents))}`
    : formatMoney(Math.round(cents));
