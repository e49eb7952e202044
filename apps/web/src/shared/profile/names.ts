// A person's name as it may be typed, and as it travels.
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
