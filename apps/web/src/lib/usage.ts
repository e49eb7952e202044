// The arithmetic of allowances: units, unlimited, percent and circle (HOME-3, HOME-4, HOME-5).
import { market } from '@portal/market/here';

export interface Allowance {
  available: number;
  consumed: number;
  /** The limit flag of the wire: when set, the allowance has no end. */
  isLimit?: boolean;
}

export type Unit = 'MB' | 'MIN' | 'SMS';

const MB_PER_GB = 1024;
const BEYOND_COUNTING = 999_000;

const oneDecimal = new Intl.NumberFormat(market.locale, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  useGrouping: 'always',
});
const whole = new Intl.NumberFormat(market.locale, { maximumFractionDigits: 0, useGrouping: 'always' });

/** Any of the documents' rules is enough: the flag, −1, or above 999000. */
export function isUnlimited({ available, isLimit }: Allowance): boolean {
  return isLimit === true || available === -1 || available > BEYOND_COUNTING;
}

/** How full the circle is, 0–100: it shows what is left. */
export function circleFill(allowance: Allowance): number {
  const { available, consumed } = allowance;
  if (isUnlimited(allowance)) return 100;
  if (available === 0 && consumed === 0) return 0;
  if (consumed === 0) return 100;
  return (100 * available) / (available + consumed);
}

export interface Quantity {
  value: string;
  unit: string;
}

/**
 * A figure in the words of a card: megabytes as GB with one decimal, minutes as min.
 * Under 0,05 GB the megabytes are said, so that a rest never reads as nothing.
 */
export function quantity(amount: number, unit: Unit): Quantity {
  if (unit === 'MIN') return { value: whole.format(amount), unit: 'min' };
  if (unit === 'SMS') return { value: whole.format(amount), unit: 'SMS' };
  const gigabytes = amount / MB_PER_GB;
  if (amount > 0 && gigabytes < 0.05) return { value: whole.format(Math.ceil(amount)), unit: 'MB' };
  return { value: oneDecimal.format(gigabytes), unit: 'GB' };
}

/** `9,2 GB`, `58 min`, `86 SMS`. */
export function quantityWords(amount: number, unit: Unit): string {
  const { value, unit: word } = quantity(amount, unit);
  return `${value} ${word}`;
}

/** `15 GB`, `9,2 GB`: what a plan gives is said without a rest that it does not have. */
export function includedWords(amount: number, unit: Unit): string {
  return quantityWords(amount, unit).replace(/,0(?= GB$)/, '');
}

/** `queda`, `quedan`: before a quantity in words. */
export const leftVerb = (words: string): 'queda' | 'quedan' =>
  /^1(?![\d.,])/.test(words) ? 'queda' : 'quedan';

/** Speeds out of `{up}UP/{down}DOWN`, told apart by suffix (HOME-6); null when it is none. */
export function parseSpeeds(text: string): { upMbps: number; downMbps: number } | null {
  const up = /(\d+(?:\.\d+)?)\s*UP\b/i.exec(text)?.[1];
  const down = /(\d+(?:\.\d+)?)\s*DOWN\b/i.exec(text)?.[1];
  return up && down ? { upMbps: Number(up), downMbps: Number(down) } : null;
}
