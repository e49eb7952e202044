// An amount of money as people type it.
import { market } from '@portal/market/here';
import { centsOf } from '@portal/market/money';

const { currency, locale } = market;
const plain = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: currency.decimals });
const shape = new RegExp(`^\\d{1,7}${currency.decimals === 0 ? '' : `([.,]\\d{1,${currency.decimals}})?`}$`);

/** `30`, `30,50` or `30.50`, with the sign or without, in cents; null for what is no amount, undefined for nothing. */
export function centsIn(text: string): number | null | undefined {
  const bare = text.replace(currency.symbol.trim(), '').replace(/\s/g, '');
  if (bare === '') return undefined;
  return shape.test(bare) ? centsOf(Number(bare.replace(',', '.'))) : null;
}

/** Units of the wire: `30,5`. */
export const typedAmount = (units: number): string => plain.format(units);
