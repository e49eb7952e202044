// How a card reads while it is typed: the number in groups, the expiry as MM/YY, the caret where it was.
import type { CardField } from './card-check.ts';

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
