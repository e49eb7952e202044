// Numbers are stored once, in E.164 digits, and converted at each edge (LINE-1).
import { market } from '@portal/market/here';

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
