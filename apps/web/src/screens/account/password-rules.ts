// Changing the password while signed in: its rules, and when the form may be sent (JOIN-3).
import { isAllowedPassword, passwordLength, passwordRules } from '@portal/market/passwords';
import { ruleCopy as copy, passwordErrors as errors } from './account.copy.ts';

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
export function rulesOf(password: string): Rule[] {
  const met = passwordRules(password);
  const shown = (['length', 'digit', 'upper', 'lower', 'special'] as const).map((rule) => ({
    text: copy[rule],
    met: met[rule],
  }));
  return met.spaceless ? shown : [...shown, { text: copy.noSpaces, met: false }];
}

export interface PasswordProblems {
  next: string | null;
  confirmation: string | null;
}

/** What the tooltips of the two new fields say; an empty field says nothing yet. */
export function passwordProblems({ current, next, confirmation }: PasswordEntry): PasswordProblems {
  const isSame = next !== '' && next === current;
  const isTooLong = [...next].length > passwordLength.most;
  const differs = confirmation !== '' && confirmation !== next;
  const nextError = isTooLong ? errors.tooLong : isSame ? errors.notDifferent : null;
  return { next: nextError, confirmation: differs ? errors.notEqual : null };
}

export function mayChange(entry: PasswordEntry): boolean {
  const { current, next, confirmation, terms } = entry;
  const isFilled = current !== '' && next !== '' && confirmation !== '';
  const problems = passwordProblems(entry);
  const isSound = isAllowedPassword(next, 'change');
  return isFilled && isSound && !problems.next && !problems.confirmation && terms;
}
