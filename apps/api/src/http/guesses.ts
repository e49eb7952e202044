// Guesses about a document, an account or a passkey: few from one source, and each dearer than the one before.
import { Problem, type ProblemCode } from '@portal/contract/errors';
import type { Guess, Guessing, GuessPurpose } from '../guess.ts';
import type { Work } from '../providers/bot-check/port.ts';
import { doublingsForGuess } from './doublings.ts';
import { type Counter, countPaid, mark } from './paid-by-work.ts';
import { neighbourhoodOf, networkOf } from './visitor.ts';

const day = 24 * 60 * 60;

interface GuessRule {
  points: number;
  duration: number;
  spent: ProblemCode;
  /** What somebody can guess at all costs work. */
  work: boolean;
}

/** How many wrong guesses a source has about one thing, within which seconds, and how it is refused then. */
export const guessRules = {
  theftByDocument: { points: 3, duration: 15 * 60, spent: 'TOO_MANY_REQUESTS', work: true },
  theftByCode: { points: 3, duration: 15 * 60, spent: 'TOO_MANY_REQUESTS', work: true },
  factorRecovery: { points: 3, duration: day, spent: 'DOCUMENT_TRIES_SPENT', work: true },
  holder: { points: 3, duration: day, spent: 'DOCUMENT_TRIES_SPENT', work: true },
  passkey: { points: 3, duration: 15 * 60, spent: 'LOCKED_15_MINUTES', work: false },
} as const satisfies Record<GuessPurpose, GuessRule>;

/** Only these say that somebody guessed wrong: what failed otherwise was no guess. */
const wrongGuesses: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'DOCUMENT_NOT_MATCHED',
  'OTP_INVALID',
  'PASSKEY_REFUSED',
]);

export interface GuessNeeds {
  /** Of one source about one thing, by purpose. */
  own: Record<GuessPurpose, Counter>;
  /** Of all about one thing, of those near it about it, and of one source about all, in a day. */
  all: Counter;
  work: Work;
  refused(purpose: GuessPurpose): void;
}

export function createGuessing({ own, all, work, refused }: GuessNeeds): Guessing {
  /** Whether it costs work now, once it is one of those that are compared; answers how to take it back. */
  async function admit({ purpose, subject, source: from, work: solution }: Guess) {
    const { points, spent, work: costsWork } = guessRules[purpose];
    const source = networkOf(from);
    const pair = mark(purpose, subject, source);
    const refuse = () => {
      refused(purpose);
      return new Problem(spent, purpose);
    };
    if ((await own[purpose].count(pair)) >= points) throw refuse();
    const about = mark(purpose, subject);
    const paid = await countPaid(work, {
      counter: all,
      keys: {
        about,
        near: mark(purpose, subject, 'near', neighbourhoodOf(source)),
        from: mark(purpose, 'from', source),
      },
      doublings: costsWork ? doublingsForGuess : () => null,
      about,
      solution,
    });
    const tries = await own[purpose].add(pair);
    const takeBack = async () => {
      await paid.takeBack();
      await own[purpose].takeBack(pair);
    };
    if (tries > points) {
      await takeBack();
      throw refuse();
    }
    return { worked: paid.worked, takeBack };
  }

  return async (guess, compare) => {
    const { worked, takeBack } = await admit(guess);
    try {
      const found = await compare({ worked });
      await takeBack();
      return found;
    } catch (error) {
      if (!(error instanceof Problem) || !wrongGuesses.has(error.code)) await takeBack();
      throw error;
    }
  };
}
