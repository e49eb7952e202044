// What is typed of a card: how it reads while it is typed, what the form accepts, and in which words it refuses (PAY-4).
import { passesLuhn } from '@portal/market/service-number';
import type { Card } from '../../lib/card-tokenizer/port.ts';
import { civilDate, type Instant } from '../../lib/civil-date.ts';
import { trueNow } from '../../lib/clock.ts';
import { cardFormCopy } from './card-form.copy.ts';

/** As typed, the number in groups and the expiry with its slash. */
export interface CardEntry {
  name: string;
  number: string;
  expiry: string;
  cvc: string;
}

export type CardField = keyof CardEntry;
export type CardErrors = Partial<Record<CardField, string>>;

export const emptyCard: CardEntry = { name: '', number: '', expiry: '', cvc: '' };
/** In the order of the form: the first one refused takes the focus. */
export const cardFields = ['name', 'number', 'expiry', 'cvc'] as const satisfies readonly CardField[];
export const nameMaxLength = 60;

const { errors: words } = cardFormCopy;
const nameRule = /^[\p{L}\p{M}. ]{1,60}$/u;
const expiryRule = /^(0[1-9]|1[0-2])\/(\d{2})$/;

export function checkCard(entry: CardEntry, now: Instant = trueNow()): CardErrors {
  const errors: CardErrors = {};
  const { number, expiry, cvc } = withoutSpaces(entry);
  if (!nameRule.test(entry.name.trim())) errors.name = words.nameMissing;
  if (number === '') errors.number = words.numberMissing;
  else if (!/^\d{14,19}$/.test(number) || !passesLuhn(number)) errors.number = words.numberWrong;
  if (expiry === '') errors.expiry = words.expiryMissing;
  else if (!isFuture(expiry, now)) errors.expiry = words.expiryWrong;
  if (cvc === '') errors.cvc = words.cvcMissing;
  else if (!/^\d{3,4}$/.test(cvc)) errors.cvc = words.cvcWrong;
  return errors;
}

/** The tokenizer's card, from an entry that `checkCard` has nothing against. */
export function toCard(entry: CardEntry): Card {
  const { number, expiry, cvc } = withoutSpaces(entry);
  const [expiryMonth = '', expiryYear = ''] = expiry.split('/');
  return { name: entry.name.trim(), number, cvc, expiryMonth, expiryYear };
}

function withoutSpaces({ number, expiry, cvc }: CardEntry) {
  const strip = (text: string) => text.replace(/\s/g, '');
  return { number: strip(number), expiry: strip(expiry), cvc: strip(cvc) };
}

/** A card is good until the end of its month. */
function isFuture(expiry: string, now: Instant): boolean {
  const [, month, year] = expiryRule.exec(expiry) ?? [];
  return month !== undefined && `20${year}-${month}` >= civilDate(now).slice(0, 7);
}

// The number in groups, the expiry as MM/YY, the caret where it was.
/** What stands in the field after a change; `before` tells typing from deleting. */
export function asTyped(field: CardField, text: string, before: string): string {
  if (field === 'name') return text.toLocaleUpperCase('es');
  if (field === 'number') return inGroups(text);
  if (field === 'expiry') return asExpiry(text, before);
  return text.replace(/\s/g, '');
}

/** 4-4-4-4, and 4-6-5 for American Express, as on the card. */
function inGroups(text: string): string {
  const bare = text.replace(/[\s-]/g, '');
  const sizes = /^3[47]/.test(bare) ? [4, 6, 5] : [];
  const groups: string[] = [];
  for (let at = 0; at < bare.length; ) {
    const size = sizes[groups.length] ?? 4;
    groups.push(bare.slice(at, at + size));
    at += size;
  }
  return groups.join(' ');
}

/** The slash comes by itself, unless it is being deleted. Autofill's `08/2029` and `2029-08` are read too. */
function asExpiry(text: string, before: string): string {
  const bare = text
    .replace(/\s/g, '')
    .replace('//', '/')
    .replace(/^(\d)\//, '0$1/');
  const [, year, month] = /^20(\d{2})-(\d{2})$/.exec(bare) ?? [];
  if (year && month) return `${month}/${year}`;
  const [, filledMonth, filledYear] = /^(\d{2})\/?20(\d{2})$/.exec(bare) ?? [];
  if (filledMonth && filledYear) return `${filledMonth}/${filledYear}`;
  if (/^\d{2}$/.test(bare) && bare.length > before.length) return `${bare}/`;
  return bare.replace(/^(\d{2})(\d{1,2})$/, '$1/$2');
}

/** Puts the words into the field without moving the caret away from what was typed last. */
export function rewrite(input: HTMLInputElement, words: string): void {
  if (input.value === words) return;
  const caret = input.selectionStart ?? input.value.length;
  const isAtEnd = caret === input.value.length;
  const kept = input.value.slice(0, caret).replace(/[\s/-]/g, '').length;
  input.value = words;
  const place = isAtEnd ? words.length : placeAfter(words, kept);
  input.setSelectionRange(place, place);
}

function placeAfter(words: string, count: number): number {
  let seen = 0;
  for (let place = 0; place < words.length; place++) {
    if (seen === count) return place;
    if (!/[\s/-]/.test(words.charAt(place))) seen++;
  }
  return words.length;
}

const BRANDS = [
  ['Visa', /^4/],
  ['Mastercard', /^(5[1-5]|2[2-7])/],
  ['American Express', /^3[47]/],
  ['Diners Club', /^3(0|6|8)/],
  ['Discover', /^6(011|5)/],
] as const;

/** By its first digits. */
export const brandOf = (number: string): string | undefined =>
  BRANDS.find(([, begins]) => begins.test(number))?.[0];
