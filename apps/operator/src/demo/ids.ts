// Identifiers of the demo: in the shape of UUIDv7, dependent on the seed alone, growing in the order of creation; and the check digit of an IMEI.

import { createRandom } from './generated/random.ts';

const firstMs = Date.UTC(2024, 0, 1);
const hex4 = Array.from({ length: 65_536 }, (_, value) => value.toString(16).padStart(4, '0'));
const quarter = (value: number) => hex4[value & 0xffff] as string;

/** `first` keeps two fillings of one database apart: each id takes one millisecond after it. */
export function createIds(seed: number, first: number): () => string {
  const random = createRandom(seed ^ first);
  let count = first;
  return () => {
    const ms = firstMs + count++;
    const high = Math.floor(ms / 65_536);
    const bits = () => Math.floor(random.next() * 65_536);
    const head = `${quarter(high >>> 16)}${quarter(high)}-${quarter(ms % 65_536)}`;
    const version = quarter(0x7000 | (bits() & 0x0fff));
    const variant = quarter(0x8000 | (bits() & 0x3fff));
    return `${head}-${version}-${variant}-${quarter(bits())}${quarter(bits())}${quarter(bits())}`;
  };
}

/** Digits and their check digit, as identities of phones and cards end. */
export function withLuhnDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
