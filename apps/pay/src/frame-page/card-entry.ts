// What the card's fields accept, how they read while typed, and in which words they refuse.
import { hasExpired, passesLuhn } from '../charges/cards.ts';
import { frameCopy } from './frame-page.copy.ts';

export const cardFields = ['name', 'number', 'expiry', 'cvc'] as const;
export type CardField = (typeof cardFields)[number];
export type CardEntry = Record<CardField, string>;

/** As the provider's own token call wants it. */
export type Card = { name: string; number: string; cvv: string; expiryMonth: string; expiryYear: string };

const words = frameCopy.card.errors;

/** Empty when there is nothing against the field. */
export function errorOf(field: CardField, text: string, now = new Date()): string {
  const bare = text.replace(/\s/g, '');
  if (field === 'name') return /^[\p{L}\p{M}. ]{1,60}$/u.test(text.trim()) ? '' : words.nameMissing;
  if (field === 'number') {
    if (bare === '') return words.numberMissing;
    return /^\d{14,19}$/.test(bare) && passesLuhn(bare) ? '' : words.numberWrong;
  }
  if (field === 'expiry') {
    if (bare === '') return words.expiryMissing;
    return isFuture(bare, now) ? '' : words.expiryWrong;
  }
  if (bare === '') return words.cvcMissing;
  return /^\d{3,4}$/.test(bare) ? '' : words.cvcWrong;
}

export function cardFrom(entry: CardEntry): Card {
  const [expiryMonth = '', expiryYear = ''] = entry.expiry.replace(/\s/g, '').split('/');
  return {
    name: entry.name.trim(),
    number: entry.number.replace(/\s/g, ''),
    cvv: entry.cvc.replace(/\s/g, ''),
    expiryMonth,
    expiryYear,
  };
}

/** The number in groups, the expiry with its slash; `before` tells typing from deleting. */
export function asTyped(field: CardField, text: string, before: string): string {
  if (field === 'name') return text.toLocaleUpperCase('es');
  const bare = text.replace(/\s/g, '');
  if (field === 'number') return bare.replace(/-/g, '').replace(/(.{4})(?=.)/g, '$1 ');
  if (field === 'cvc') return bare;
  if (/^\d{2}$/.test(bare) && bare.length > before.length) return `${bare}/`;
  return bare.replace(/^(\d{2})\/?(?:20)?(\d{2})$/, '$1/$2');
}

function isFuture(expiry: string, now: Date): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(expiry) ?? [];
  return month !== undefined && !hasExpired(Number(month), Number(year), now);
}
