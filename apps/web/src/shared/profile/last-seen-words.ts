// When something was used last.
import { market } from '@portal/market/here';
import { trueNow } from '../../lib/clock.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { lastSeenCopy as copy } from './profile.copy.ts';

const MINUTE_MS = 60_000;
const ago = new Intl.RelativeTimeFormat(market.locale);

/** `hace 2 horas`; the date of what is older than a day. */
export function lastSeenWords(lastSeenAt: string, now: number = trueNow()): string {
  const minutes = Math.floor((now - Date.parse(lastSeenAt)) / MINUTE_MS);
  // The server notes it once a minute.
  if (minutes < 2) return copy.now;
  if (minutes < 60) return ago.format(-minutes, 'minute');
  if (minutes < 24 * 60) return ago.format(-Math.floor(minutes / 60), 'hour');
  return formatDateTime(lastSeenAt);
}
