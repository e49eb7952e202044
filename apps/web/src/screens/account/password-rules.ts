// Changing the password while signed in: its rules, and when the form may be sent (JOIN-3).
import { ruleCopy as copy, passwordErrors as errors } from './account.copy.ts';

export const PASSWORD_LENGTH = { min: 8, max: 12 } as const;

export interface PasswordEntry {
  current: string;
  next: string;
  confirmation: string;
  terms: boolean;
}

export interface Rule {
  text: string;
  met: boolean;
}

/** Each rule with its state, for the tooltip; spaces are only spoken of when there is one. */
export function passwordRules(password: string): Rule[] {
  const length = [...password].length;
  const rules = [
    { text: copy.length, met: length >= PASSWORD_LENGTH.min && length <= PASSWORD_LENGTH.max },
    { text: copy.digit, met: /\d/.test(password) },
    { text: copy.upper, met: /\p{Lu}/u.test(password) },
    { text: copy.lower, met: /\p{Ll}/u.test(password) },
    { text: copy.special, met: /[^\p{L}\d\s]/u.test(password) },
  ];
  return /\s/.test(password) ? [...rules, { text: copy.noSpaces, met: false }] : rules;
}

export interface PasswordProblems {
  next: string | null;
  confirmation: string | null;
}

/** What the tooltips of the two new fields say; an empty field says nothing yet. */
export function passwordProblems({ current, next, confirmation }: PasswordEntry): PasswordProblems {
  const isSame = next !== '' && next === current;
  const isTooLong = [...next].length > PASSWORD_LENGTH.max;
  const differs = confirmation !== '' && confirmation !== next;
  const nextError = isTooLong ? errors.tooLong : isSame ? errors.notDifferent : null;
  return { next: nextError, confirmation: differs ? errors.notEqual : null };
}

export function mayChange(entry: PasswordEntry): boolean {
  const { current, next, confirmation, terms } = entry;
  const isFilled = current !== '' && next !== '' && confirmation !== '';
  const problems = passwordProblems(entry);
  const isSound = passwordRules(next).every(({ met }) => met);
  return isFilled && isSound && !problems.next && !problems.confirmation && terms;
}
