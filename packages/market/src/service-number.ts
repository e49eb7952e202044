// Numbers that people say and type: of lines, of what they asked for, of cards and chips.
import { market } from '@portal/market/here';
import { civilDateOf } from './civil-dates.ts';

const { prefix, trunk, mobile, fixed } = market.numbers;
const spelt = ({ first, digits }: typeof mobile) =>
  new RegExp(`^(?:\\+?${prefix}|${trunk})?(${first}\\d{${digits - 1}})$`);
const spellings = { mobile: spelt(mobile), fixed: spelt(fixed) };
const international = new RegExp(
  `^${prefix}((?:${mobile.first}\\d{${mobile.digits - 1}})|(?:${fixed.first}\\d{${fixed.digits - 1}}))$`,
);
const separators = /[\s().-]/g;

/** How many digits a mobile number is shown with: `0991000001` has ten. */
export const mobileDigits: number = trunk.length + mobile.digits;

/** `0991000001`, `991000001`, `+593 99 100 0001` → `593991000001`; null for anything else. */
export function canonicalMobile(text: string): string | null {
  const digits = spellings.mobile.exec(text.replace(separators, ''))?.[1];
  return digits ? `${prefix}${digits}` : null;
}

/** Any spelling of a mobile or fixed number → E.164 digits; a home service's code → upper case, trimmed. */
export function canonicalServiceNumber(text: string): string {
  const number = canonicalMobile(text);
  if (number) return number;
  const digits = spellings.fixed.exec(text.replace(separators, ''))?.[1];
  return digits ? `${prefix}${digits}` : text.trim().toUpperCase();
}

/** `593991000001` → `0991000001`, `59342100001` → `042100001`; a code stays as it is. */
export function nationalNumber(serviceNumber: string): string {
  const digits = international.exec(serviceNumber)?.[1];
  return digits ? `${trunk}${digits}` : serviceNumber;
}

/** `(099) 100-0001` of a national number; null where it is no mobile's length. */
export function mobileWords(number: string): string | null {
  return number.length === mobileDigits ? masked(number, mobile.mask) : null;
}

/** `4210 - 0001`, with the trunk's digit or without; null where it is no fixed number's length. */
export function fixedWords(number: string): string | null {
  const digits = number.length > fixed.digits ? number.slice(trunk.length) : number;
  return digits.length === fixed.digits ? masked(digits, fixed.mask) : null;
}

/** A national number of a home's telephony. */
export function isFixedNumber(number: string): boolean {
  return (
    number.startsWith(trunk) &&
    new RegExp(`^${fixed.first}\\d{${fixed.digits - 1}}$`).test(number.slice(trunk.length))
  );
}

function masked(digits: string, mask: string): string {
  const each = digits[Symbol.iterator]();
  return mask.replace(/#/g, () => each.next().value ?? '');
}

/** `******0001`: where a code has gone, for whoever asked for it. */
export const maskedNumber = (serviceNumber: string): string =>
  `******${nationalNumber(serviceNumber).slice(-4)}`;

/** `••••••0001`: enough for who knows it already. */
export const lastFourShown = (text: string): string =>
  `${'•'.repeat(Math.max(0, text.length - 4))}${text.slice(-4)}`;

// What customers call a claim, a problem, a visit or a theft: `RCL-261122-7K3M9Q`. Whoever makes the thing gives it.

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

// Numbers that end in a check digit: of cards that pay, and of cards that go into phones.

/** @param digits nothing else */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place]);
    const doubled = place % 2 === 0 ? digit : digit * 2;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** Telecommunications, the country that has issued it, 19 or 20 digits in all (ITU-T E.118). */
const iccid = new RegExp(`^(?=\\d{19,20}$)89${market.numbers.prefix}`);

/** The number printed on a chip, with spaces or without; null for what none of this country has. */
export function canonicalIccid(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '');
  return iccid.test(digits) && passesLuhn(digits) ? digits : null;
}
