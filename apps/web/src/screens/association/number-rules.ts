// The number of a line as it is typed: as many digits as the country's numbers have.
import { mobileDigits } from '@portal/market/service-number';
import { isInternational, isNumeric, phoneDigits, phoneToShow } from '../../lib/phone.ts';
import type { numberErrors } from './refusals.copy.ts';

/** Pasted with its country code it is the same number. */
export function cleanNumber(typed: string): string {
  const digits = phoneDigits(typed);
  return isInternational(digits) ? phoneToShow(digits) : digits;
}

/** @returns the sentence to show, or null when it may be sent */
export function checkNumber(
  number: string,
  words: (typeof numberErrors)[keyof typeof numberErrors],
): string | null {
  if (number === '') return words.empty;
  return isNumeric(number) && number.length === mobileDigits ? null : words.wrong;
}
