// Numbers that end in a check digit: of cards that pay, and of cards that go into phones.
import { market } from '@portal/market/here';

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
