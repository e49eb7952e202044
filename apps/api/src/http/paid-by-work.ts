// What is counted, and costs work that grows with the count.
import { createHash } from 'node:crypto';
import { WorkRequired } from '@portal/contract/errors';
import type { Work } from '../providers/bot-check/port.ts';

/** Counts of a day, or of a purpose's window, shared by all processes. */
export interface Counter {
  /** How many so far. */
  count(key: string): Promise<number>;
  /** One more; how many there are then. */
  add(key: string): Promise<number>;
  takeBack(key: string): Promise<void>;
}

export interface Priced<Name extends string> {
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
