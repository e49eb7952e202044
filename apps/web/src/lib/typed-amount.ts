// An amount of money as people type it.
import { market } from '@portal/market/here';
import { centsOf } from '@portal/market/money';

const { currency, locale } = market;
const plain = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: currency.decimals });
const separators = new Intl.NumberFormat(locale, { useGrouping: 'always', minimumFractionDigits: 1 })
  .formatToParts(1_000)
  .flatMap(({ type, value }) => (type === 'group' || type === 'decimal' ? [`\\${value}`] : []));
const [group = '', decimal = ''] = separators;
const fraction = (points: string) =>
  currency.decimals === 0 ? '' : `([${points}]\\d{1,${currency.decimals}})?`;
const shape = new RegExp(`^\\d{1,7}${fraction('.,')}$`);
/** As the portal itself writes it. */
const grouped = new RegExp(`^\\d{1,3}(${group}\\d{3}){1,2}${fraction(decimal)}$`);
const groups = new RegExp(group, 'g');

/**
 * `30`, `30,50`, `30.50` or `1.000,50`, with the sign or without, in cents; null for what is no amount or might be
 * another one, undefined for nothing.
 */
export function centsIn(text: string): number | null | undefined {
  const typed = text.replace(currency.symbol.trim(), '').replace(/\s/g, '');
  if (typed === '') return undefined;
  const bare = grouped.test(typed) ? typed.replace(groups, '') : typed;
  return shape.test(bare) ? centsOf(Number(bare.replace(',', '.'))) : null;
}

/** Units of the wire: `30,5`. */
export const typedAmount = (units: number): string => plain.format(units);

/** For whoever has typed what is none. */
export const amountExample: string = new Intl.NumberFormat(locale, {
  minimumFractionDigits: currency.decimals,
  maximumFractionDigits: currency.decimals,
}).format(12.5);
