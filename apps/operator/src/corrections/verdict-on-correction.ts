// How the office decides on a correction: by itself where nobody becomes somebody else by it.
import type { NewCorrection } from '@portal/operator-ports/corrections';
import type { Customer } from '@portal/operator-ports/customers';
import { correctionWords as words } from './correction-words.copy.ts';

export interface Verdict {
  /** Null: nothing is changed. */
  change: Partial<Customer> | null;
  answer: string;
}

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const refused = (answer: string): Verdict => ({ change: null, answer });

export function verdictOn(
  { field, wanted }: Pick<NewCorrection, 'field' | 'wanted'>,
  { kind, name }: Pick<Customer, 'kind' | 'name'>,
): Verdict {
  switch (field) {
    case 'address':
      return { change: { address: wanted }, answer: words.addressDone };
    case 'email':
      return emailShape.test(wanted)
        ? { change: { email: wanted.toLowerCase() }, answer: words.emailDone }
        : refused(words.noEmail);
    case 'name':
      return kind === 'person' && isSamePerson(name, wanted)
        ? { change: { name: wanted }, answer: words.nameDone }
        : refused(words.seeDocument);
    case 'document':
    case 'birthDate':
      return refused(words.seeDocument);
  }
}

/** A letter, an accent, a second name: at least half of the words stay. Anything else is another person. */
function isSamePerson(before: string, after: string): boolean {
  const [old, wanted] = [wordsOf(before), wordsOf(after)];
  const kept = old.filter((word) => wanted.includes(word)).length;
  return wanted.length > 0 && kept * 2 >= Math.max(old.length, wanted.length);
}

const wordsOf = (name: string): string[] =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().split(/\s+/).filter(Boolean);
