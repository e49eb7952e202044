// First and last names of a person (JOIN-2): Latin letters, accented ones too, and spaces.
import { InvalidField, Problem } from '@portal/contract/errors';

export interface PersonNames {
  givenName: string;
  familyName: string;
}

const letters = /^\p{Script=Latin}[\p{Script=Latin} ]{0,79}$/u;

/** One spelling for each accent, one space between words. */
export const tidied = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, ' ');

/**
 * Tidied. What is kept passes whatever it holds: a company that was entered with dots in its name must be able
 * to change the rest.
 * @throws Problem INVALID
 */
export function checkedNames(typed: PersonNames, kept?: PersonNames): PersonNames {
  const [givenName, familyName] = [tidied(typed.givenName), tidied(typed.familyName)];
  const isKept = (name: string, before: string | undefined) =>
    before !== undefined && name === tidied(before);
  if (!isKept(givenName, kept?.givenName) && !letters.test(givenName)) throw new Problem('INVALID', 'name');
  if (!isKept(familyName, kept?.familyName) && !letters.test(familyName)) throw new InvalidField('lastName');
  return { givenName, familyName };
}
