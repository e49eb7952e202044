// Counts with their thousands apart: `1.024`.
import { market } from '@portal/market/here';

const format = new Intl.NumberFormat(market.locale, { maximumFractionDigits: 0, useGrouping: 'always' });

export function whole(count: number): string {
  return format.format(count);
}
