// The number of a line as it is typed: digits, ten of them.
import { phoneDigits, phoneToShow } from '../../lib/phone.ts';
import type { numberErrors } from './refusals.copy.ts';

/** Pasted with its country code it is the same number. */
export function cleanNumber(typed: string): string {
  const digits = phoneDigits(typed);
  return /^593\d{9}$/.test(digits) ? phoneToShow(digits) : digits;
}

/** @returns the sentence to show, or null when it may be sent */
export function checkNumber(
  number: string,
  words: (typeof numberErrors)[keyof typeof numberErrors],
): string | null {
  if (number === '') return words.empty;
  return /^\d{10}$/.test(number) ? null : words.wrong;
}
