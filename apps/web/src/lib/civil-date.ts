// The market's calendar: which day and year an instant is in.
import { market } from '@portal/market/here';
import { trueNow } from './clock.ts';

// en-CA writes ISO order; only its digits are used.
const civilParts = new Intl.DateTimeFormat('en-CA', {
  timeZone: market.zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

export type Instant = string | number | Date;

/** The market's day of an instant; a civil date stays what it is. */
export function civilDate(when: Instant): string {
  if (typeof when === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(when)) return when;
  return civilParts.format(new Date(when));
}

/** The market's, which another clock may not have reached. */
export function thisYear(now: Instant = trueNow()): number {
  return Number(civilDate(now).slice(0, 4));
}
