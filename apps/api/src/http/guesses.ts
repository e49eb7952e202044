// Guesses about a document, an account or a passkey: few from one source, and each dearer than the one before.
import { createHash } from 'node:crypto';
import { Problem, type ProblemCode, WorkRequired } from '@portal/contract/errors';
import type { Guess, Guessing, GuessPurpose } from '../guess.ts';
import type { Work } from '../providers/bot-check/port.ts';
import { neighbourhoodOf, networkOf } from './visitor.ts';

// What one more costs after so many: how often the bot check's own work is doubled; null: none is asked for.
//
// Nobody shuts a door for another (SIGN-26): no number refuses whoever has had no part in it. What grows is the work, by
// what it is about and by where it comes from.

/** So many of a day, or of a purpose's window, cost nothing; the next costs work, which so many more double. */
const growth = {
  about: { free: 6, each: 6 },
  from: { free: 20, each: 10 },
  /** Of codes that are sent, and none of them wrong: of all that one neighbourhood asks for, and one network. */
  codesFrom: { free: 20_000, each: 2_000 },
  codesHere: { free: 2_000, each: 200 },
  /** Failed sign-ins of an address, which a whole carrier's customers may share. */
  signIn: { free: 300, each: 30 },
  /** Questions of an address whether somebody is registered. */
  asking: { free: 200, each: 20 },
} as const;

/** Half a minute of a browser: what is signed in to has a lock of its own besides, and a question a check against robots. */
const mostAtAddress = 6;

/**
 * Whoever has had no part in it is asked for so many doublings at most while all about one thing were fewer than `all`. From
 * as many neighbourhoods has to guess whoever wants to shut the owner out; and whoever wants to try all dates of a document
 * pays for the n-th guess of a day at least 2^((n-48)/6) times the work.
 */
const bearable = { all: 60, doublings: 2 } as const;

export function doublingsAfter(kind: keyof typeof growth, count: number): number | null {
  const { free, each } = growth[kind];
  return count < free ? null : Math.floor((count - free) / each);
}

/** @param near of all those, how many came from where this one comes from, or near it: its own part in them */
function doublingsAbout(all: number, near: number): number | null {
  const asked = doublingsAfter('about', all);
  const forNoPart = bearable.doublings + Math.max(0, Math.floor((all - bearable.all) / growth.about.each));
  return asked === null ? null : Math.min(asked, Math.max(forNoPart, near));
}

interface Wrong {
  /** Of all about one thing. */
  about: number;
  /** Of those, from where this one comes from, or near it. */
  near: number;
  /** Of its source about all things. */
  from: number;
}

export const doublingsForGuess = ({ about, near, from }: Wrong) =>
  dearest(doublingsAbout(about, near), doublingsAfter('from', from));

/** Codes that were sent in a day. */
interface Sent {
  toThere: number;
  toThereFromNear: number;
  /** To anywhere. */
  byNeighbourhood: number;
  byNetwork: number;
}

export const doublingsForCode = ({ toThere, toThereFromNear, byNeighbourhood, byNetwork }: Sent) =>
  dearest(
    doublingsAbout(toThere, toThereFromNear),
    doublingsAfter('codesFrom', byNeighbourhood),
    doublingsAfter('codesHere', byNetwork),
  );

export const doublingsToSignIn = ({ failed }: { failed: number }) => doublingsAtAddress('signIn', failed);
export const doublingsToAsk = ({ asked }: { asked: number }) => doublingsAtAddress('asking', asked);

function doublingsAtAddress(kind: 'signIn' | 'asking', count: number): number | null {
  const asked = doublingsAfter(kind, count);
  return asked === null ? null : Math.min(asked, mostAtAddress);
}

function dearest(...asked: (number | null)[]): number | null {
  const known = asked.filter((each) => each !== null);
  return known.length === 0 ? null : Math.max(...known);
}

// What is counted, and costs work that grows with the count.

/** Counts of a day, or of a purpose's window, shared by all processes. */
export interface Counter {
  /** How many so far. */
  count(key: string): Promise<number>;
  /** One more; how many there are then. */
  add(key: string): Promise<number>;
  takeBack(key: string): Promise<void>;
}

interface Priced<Name extends string> {
  counter: Counter;
  keys: Record<Name, string>;
  /** After so many; null: it costs nothing. */
  doublings(counts: Record<Name, number>): number | null;
  /** What the work is good for, and nothing else. */
  about: string;
  /** What was done for it. */
  solution: string | null;
}

/**
 * One more, once it is paid for.
 * @throws WorkRequired
 */
export async function countPaid<Name extends string>(
  work: Work,
  { counter, keys, doublings, about, solution }: Priced<Name>,
): Promise<{ worked: boolean; takeBack(): Promise<void> }> {
  const ask = async (asked: number) => new WorkRequired(await work.challenge(about, asked));
  const takeBack = async () => void (await each(keys, counter.takeBack));

  // Before anything is counted: whoever has done no work must not make it dearer for others.
  const asked = doublings(await each(keys, counter.count));
  if (asked !== null && !(solution !== null && (await work.take(solution, about, asked))))
    throw await ask(asked);

  // Many at once have all seen the same count: as many as it allowed go on. The others are asked for the next step alone:
  // most of what is counted in this moment will be taken back, too.
  const paid = asked ?? -1;
  const now = doublings(await each(keys, async (key) => (await counter.add(key)) - 1));
  if (now !== null && now > paid) {
    await takeBack();
    throw await ask(paid + 1);
  }
  return { worked: asked !== null, takeBack };
}

async function each<Name extends string, T>(keys: Record<Name, string>, ask: (key: string) => Promise<T>) {
  const answers: [string, T][] = [];
  for (const [name, key] of Object.entries<string>(keys)) answers.push([name, await ask(key)]);
  return Object.fromEntries(answers) as Record<Name, T>;
}

/** No document and no name stands in a key. */
export const mark = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('base64url');

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

interface GuessNeeds {
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
