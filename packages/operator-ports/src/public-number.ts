// What customers call a claim, a problem, a visit or a theft: `RCL-261122-7K3M9Q`. Whoever makes the thing gives it.
import { randomInt } from 'node:crypto';
import { civilDateOf } from '@portal/market/civil-dates';

/** Without letters and digits that are taken for each other. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** By its day, and so many a day that two of them do not meet. */
export function publicNumber(prefix: string, now: Date): string {
  const random = Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${prefix}-${civilDateOf(now).slice(2).replaceAll('-', '')}-${random}`;
}
