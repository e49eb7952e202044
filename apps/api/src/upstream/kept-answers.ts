// Answers that may be shown again for a moment: asked once by however many want them, dropped when something happened.
// What was answered last is kept for longer, for those who may be shown it while the system is gone.
import { AsyncLocalStorage } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';
import { isOutage } from './client.ts';

export interface KeptAnswers {
  get<T>(question: string, of: KeptFor, ask: () => Promise<T>): Promise<T>;
  /** What is known of these customers, of whatever family. */
  drop(customerIds: Iterable<string>): void;
}

export interface KeptFor {
  customerIds: readonly string[];
  ms: number;
}

interface Of {
  customerIds: readonly string[];
}

/** The moment is read at every look: an answer is old from its first moment on. */
const bounds = { max: 5_000, ttlResolution: 0 };

/** @param lastKnownMs for how long what was answered last may be shown; 0: not at all */
export function createKeptAnswers(lastKnownMs: number): KeptAnswers {
  const fresh = new LRUCache<string, Of & { answer: Promise<unknown> }>(bounds);
  const last = new LRUCache<string, Of & { answer: unknown; at: number }>(bounds);

  function askNow<T>(question: string, { customerIds, ms }: KeptFor, ask: () => Promise<T>): Promise<T> {
    const at = Date.now();
    const answer = ask();
    const entry = { answer, customerIds };
    fresh.set(question, entry, { ttl: ms });
    // One that was dropped meanwhile is doubtful.
    const isStill = () => fresh.peek(question) === entry;
    answer.then(
      (known) => {
        if (lastKnownMs > 0 && isStill())
          last.set(question, { answer: known, at, customerIds }, { ttl: lastKnownMs });
      },
      () => {
        if (isStill()) fresh.delete(question);
      },
    );
    return answer;
  }

  return {
    async get<T>(question: string, of: KeptFor, ask: () => Promise<T>) {
      try {
        return await ((fresh.get(question)?.answer as Promise<T> | undefined) ?? askNow(question, of, ask));
      } catch (error) {
        const known = isOutage(error) && admitsOldAnswers() ? last.get(question) : undefined;
        if (!known) throw error;
        noteOldAnswer(known.at);
        return known.answer as T;
      }
    },
    drop(customerIds) {
      const changed = new Set(customerIds);
      if (changed.size === 0) return;
      for (const kept of [fresh, last])
        for (const [question, entry] of [...kept.entries()])
          if (entry.customerIds.some((customerId) => changed.has(customerId))) kept.delete(question);
    },
  };
}

/** How an answer of the portal's came to be. */
interface Told {
  /** What was last known may stand in it; everything else asks anew, or fails. */
  admitsOld: boolean;
  /** Null: everything was of now. */
  oldestAt: number | null;
  /** Rows of lists that could not be shown. */
  leftOut: number;
}

const here = new AsyncLocalStorage<Told>();

export const notingWhatIsTold = (told: Told, work: () => void): void => here.run(told, work);

/** For whoever asks without a call of the portal's. */
export async function countingLeftOut<T>(work: () => Promise<T>): Promise<{ answer: T; leftOut: number }> {
  const told: Told = { admitsOld: false, oldestAt: null, leftOut: 0 };
  const answer = await here.run(told, work);
  return { answer, leftOut: told.leftOut };
}

const admitsOldAnswers = (): boolean => here.getStore()?.admitsOld === true;

export function noteLeftOut(rows: number): void {
  const told = here.getStore();
  if (told) told.leftOut += rows;
}

function noteOldAnswer(at: number): void {
  const told = here.getStore();
  if (told) told.oldestAt = Math.min(at, told.oldestAt ?? at);
}
