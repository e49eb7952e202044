// What customers call a claim, a problem, a visit or a theft: `RCL-261122-7K3M9Q`. Whoever makes the thing gives it.

import { civilDateOf } from './civil-dates.ts';

/** Without letters and digits that are taken for each other. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** By its day, and so many a day that two of them do not meet. */
export function publicNumber(prefix: string, now: Date): string {
  const letters = Array.from(
    crypto.getRandomValues(new Uint32Array(6)),
    (each) => alphabet[each % alphabet.length],
  );
  return `${prefix}-${civilDateOf(now).slice(2).replaceAll('-', '')}-${letters.join('')}`;
}

/** Of a document or a device, for whoever may recognise it but not read it. */
export function lastFour(text: string): string {
  return text.slice(-4).padStart(text.length, '*');
}
