// A number's spellings: 10 digits on screen, `593…` on the way out (LINE-1), masked in confirmations.
import { market } from '@portal/market/here';
import { fixedWords, isFixedNumber, mobileWords } from '@portal/market/service-number';

const { prefix, trunk, mobile } = market.numbers;
const withTrunk = new RegExp(`^${trunk}\\d{${mobile.digits}}$`);
const withoutTrunk = new RegExp(`^${mobile.first}\\d{${mobile.digits - 1}}$`);

/** With the country's prefix, and as long as a mobile number. */
export const isInternational = (digits: string): boolean =>
  digits.startsWith(prefix) && digits.length === prefix.length + mobile.digits;

/** The digits of a typed number; spaces, hyphens, brackets and a leading `+` or `+1` are dropped. */
export function phoneDigits(typed: string): string {
  return typed.replace(/^\s*\+1(?=\D*\d{3})/, '').replace(/\D/g, '');
}

/** Leading 0, or 9 and eight digits, becomes `593…`; anything else is sent as it is. */
export function phoneToSend(typed: string): string {
  const digits = phoneDigits(typed);
  if (withTrunk.test(digits)) return prefix + digits.slice(trunk.length);
  return withoutTrunk.test(digits) ? prefix + digits : digits;
}

/** Any spelling of a mobile number as ten digits, `0991000001`; other texts stay what they are. */
export function phoneToShow(number: string): string {
  const digits = phoneDigits(number);
  if (isInternational(digits)) return trunk + digits.slice(prefix.length);
  if (withoutTrunk.test(digits)) return trunk + digits;
  return /^[+\d\s()-]+$/.test(number) ? digits : number;
}

/** `(099) 100-0001`; what has not a number's digits is shown untouched. */
export function formatPhone(number: string): string {
  const shown = phoneToShow(number);
  return isNumeric(shown) ? (mobileWords(shown) ?? shown) : shown;
}

/** Fixed telephony, `4210 - 0001`: the eight digits after the area's zero; what has not eight is shown untouched. */
export function formatFixedPhone(number: string): string {
  return fixedWords(phoneDigits(number)) ?? number;
}

export function isNumeric(text: string): boolean {
  return /^\d+$/.test(text);
}

/** Only the last four characters stay: `******0001`. */
export function maskNumber(number: string): string {
  return number.slice(0, -4).replace(/./g, '*') + number.slice(-4);
}

/** `(099) ••• 0001`: enough for whoever has it. */
export function hiddenPhone(number: string): string {
  const [first, ...rest] = formatPhone(number).split(' ');
  return `${rest.length > 0 ? `${first} ` : ''}••• ${number.slice(-4)}`;
}

/** A line's number as people read it: mobile in brackets, home telephony as two fours, the rest as it is. */
export function lineNumber(number: string): string {
  return isFixedNumber(number) ? formatFixedPhone(number) : formatPhone(number);
}
