// Guesses about a document, an account or a passkey: few from one source, and each dearer than the one before.
//
// Nobody shuts a door for another (SIGN-26): no number of wrong guesses refuses a source that has not guessed. What grows
// is the work that each costs, by what is guessed about and by the source. Where nobody of the neighbourhood has guessed
// wrong it stays at four times the bot check's work for the first sixty guesses of all, which whoever wants to shut the
// owner out has to bring from as many neighbourhoods; and whoever wants to try all dates of a document pays for the n-th
// guess of a day at least 2^((n-48)/6) times that work.
import { createHash } from 'node:crypto';
import { Problem, type ProblemCode, WorkRequired } from '@portal/contract/errors';
import type { Guess, Guessing, GuessPurpose } from '../guess.ts';
import type { Work } from '../providers/bot-check/port.ts';
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

/** Wrong guesses of a day that cost nothing more, and after how many more the work is doubled. */
const growth = {
  about: { free: 6, each: 6 },
  from: { free: 20, each: 10 },
  /** Of codes that are sent, and none of them wrong: of all that one neighbourhood asks for, and one network. */
  codesFrom: { free: 20_000, each: 2_000 },
  codesHere: { free: 2_000, each: 200 },
} as const;

/** Of one thing: so many wrong guesses of all leave whoever had no part in them at so many doublings. */
const bearable = { wrong: 60, doublings: 2 } as const;

/** How often the work is doubled; null: none is asked for. */
export function doublingsAfter(kind: keyof typeof growth, wrong: number): number | null {
  const { free, each } = growth[kind];
  return wrong < free ? null : Math.floor((wrong - free) / each);
}

export interface Wrong {
  /** Of all about one thing. */
  about: number;
  /** Of those, from where this one comes from, or near it. */
  near: number;
  /** Of its source about all things. */
  from: number;
}

export function doublingsFor(
  { about, near, from }: Wrong,
  kindFrom: 'from' | 'codesFrom' = 'from',
): number | null {
  const { doublings, wrong } = bearable;
  const most = Math.max(doublings, near, doublings + Math.floor((about - wrong) / growth.about.each));
  const ofAll = doublingsAfter('about', about);
  const asked = [ofAll === null ? null : Math.min(ofAll, most), doublingsAfter(kindFrom, from)];
  const known = asked.filter((each) => each !== null);
  return known.length === 0 ? null : Math.max(...known);
}

/** Only these say that somebody guessed wrong: what failed otherwise was no guess. */
const wrongGuesses: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'DOCUMENT_NOT_MATCHED',
  'OTP_INVALID',
  'PASSKEY_REFUSED',
]);

/** Counts of a day, or of a purpose's window, shared by all processes. */
export interface GuessCounter {
  /** Wrong ones so far. */
  count(key: string): Promise<number>;
  /** One more; how many there are then. */
  add(key: string): Promise<number>;
  takeBack(key: string): Promise<void>;
}

export interface GuessNeeds {
  /** Of one source about one thing, by purpose. */
  own: Record<GuessPurpose, GuessCounter>;
  /** Of all about one thing, of those near it about it, and of one source about all, in a day. */
  all: GuessCounter;
  work: Work;
  refused(purpose: GuessPurpose): void;
}

export function createGuessing({ own, all, work, refused }: GuessNeeds): Guessing {
  /** Whether it costs work now, once it is one of those that are compared; answers how to take it back. */
  async function admit({ purpose, subject, source: from, work: solution }: Guess) {
    const { points, spent, work: costsWork } = guessRules[purpose];
    const source = networkOf(from);
    const keys = {
      about: mark(purpose, subject),
      near: mark(purpose, subject, 'near', neighbourhoodOf(source)),
      from: mark(purpose, 'from', source),
    };
    const pair = mark(purpose, subject, source);
    const dearest = (wrong: Wrong) => (costsWork ? doublingsFor(wrong) : null);
    const refuse = () => {
      refused(purpose);
      return new Problem(spent, purpose);
    };
    const askWork = async (doublings: number) =>
      new WorkRequired(await work.challenge(keys.about, doublings));

    // Before anything is counted: whoever has done no work must not make it dearer for others.
    if ((await own[purpose].count(pair)) >= points) throw refuse();
    const asked = dearest(await each(keys, (key) => all.count(key)));
    if (asked !== null && !(solution !== null && (await work.take(solution, keys.about, asked))))
      throw await askWork(asked);

    const before = await each(keys, async (key) => (await all.add(key)) - 1);
    const tries = await own[purpose].add(pair);
    const takeBack = async () => {
      await each(keys, (key) => all.takeBack(key));
      await own[purpose].takeBack(pair);
    };
    // Many at once have all seen the same count: as many as it allowed go on.
    const now = dearest(before);
    const isDearer = now !== null && now > (asked ?? -1);
    if (tries > points || isDearer) await takeBack();
    if (tries > points) throw refuse();
    if (isDearer) throw await askWork(now);
    return { worked: asked !== null, takeBack };
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

export async function each<T>(keys: Record<keyof Wrong, string>, ask: (key: string) => Promise<T>) {
  return { about: await ask(keys.about), near: await ask(keys.near), from: await ask(keys.from) };
}

/** No document and no name stands in a key. */
export const mark = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('base64url');
