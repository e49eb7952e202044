// First and last names: Latin letters, accented ones too, and spaces (JOIN-2).

import { market } from '@portal/market/here';
import { nameErrors as errors } from './profile.copy.ts';

const LETTERS = /^\p{Script=Latin}[\p{Script=Latin} ]*$/u;
const LONGEST = 80;

/** One spelling for each accent, one space between words. */
export function nameToSend(typed: string): string {
  return typed.normalize('NFC').trim().replace(/\s+/g, ' ');
}

export function checkName(typed: string): string | null {
  const name = nameToSend(typed);
  if (name === '') return errors.required;
  if (!LETTERS.test(name)) return errors.onlyLetters;
  return name.length <= LONGEST ? null : errors.tooLong;
}

// Two letters for the avatar: given name and family name, or whatever there is.

interface Named {
  given_name: string;
  family_name: string;
}

export function initialsOf({ given_name, family_name }: Named): string {
  const letters = [given_name, family_name].map((name) => [...name.trim()][0] ?? '');
  return letters.join('').toLocaleUpperCase(market.locale);
}
