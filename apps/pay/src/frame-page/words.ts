// Figures and moments as people of the market read them, wherever the device believes to be.
import { market } from '@portal/market/here';

const figures = new Intl.NumberFormat(market.locale, {
  minimumFractionDigits: market.currency.decimals,
  maximumFractionDigits: market.currency.decimals,
  useGrouping: 'always',
});
const clock = new Intl.DateTimeFormat(market.locale, {
  timeZone: market.zone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** `$1.234,50`; negative `-$4,35`. */
export function money(dollars: number): string {
  return `${dollars < 0 ? '-' : ''}${market.currency.symbol}${figures.format(Math.abs(dollars))}`;
}

export function timeOfDay(moment: string): string {
  return clock.format(new Date(moment));
}
