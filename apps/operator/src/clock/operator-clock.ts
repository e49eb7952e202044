// The embedded operator lives: at every tick each of its scheduled tasks is told what time it is, and does a little.
//
// What is due is done a batch a transaction. When one fails, each of its pieces is done alone, and the piece that
// cannot be done is logged and put off: it holds up no other. What is on a machine that cannot be reached is left for
// the next tick.

import type { Db, Tx } from '@portal/database/connection';
import { isPartUnavailable } from '@portal/database/failures';
import type { Logger } from 'pino';
import { type DueKey, holdTask, putOff } from '../db/due.ts';
import type { Clock } from './clock.ts';

/**
 * What passing time changes, in a bounded number of rows; answers how many. It may be called by several
 * processes at once, late, or twice for the same moment.
 */
export type ScheduledTask = (now: Date) => Promise<number>;

export interface OperatorClock {
  tick(): Promise<void>;
}

export interface OperatorClockNeeds {
  clock: Clock;
  /** By name, in the order in which they take their turn. */
  scheduledTasks: Readonly<Record<string, ScheduledTask>>;
  log: Logger;
}

export function createOperatorClock({ clock, scheduledTasks, log }: OperatorClockNeeds): OperatorClock {
  return {
    async tick() {
      const now = clock.now();
      for (const [task, follow] of Object.entries(scheduledTasks)) {
        try {
          const rows = await follow(now);
          if (rows > 0) log.debug({ task, rows }, 'the operator lives');
        } catch (err) {
          // One task that fails must not stop the others, nor the clock.
          log.warn({ err, task }, 'a scheduled task of the embedded operator failed');
        }
      }
    },
  };
}

export interface DueWork<Key extends DueKey, Item> {
  /** Which task: what it puts off is passed over by its own lookup. */
  task: string;
  /** Of one transaction, and of one tick; the rest waits for the next. */
  atOnce: number;
  mostPerTick: number;
  /** Up to `limit` pieces that are due, longest ago first; nothing that was put off. */
  find(task: string, now: Date, limit: number): Promise<readonly Key[]>;
  /** Those of them that still are; until the end of the transaction no other process has this task's turn. */
  hold(tx: Tx, keys: readonly Key[], now: Date): Promise<readonly Item[]>;
  work(tx: Tx, items: readonly Item[], now: Date): Promise<unknown>;
  /** What of a key a deferred item names. */
  subjectOf(key: Key): string;
}

/** Answers how many pieces it had in hand. */
export type WorkOff = <Key extends DueKey, Item>(work: DueWork<Key, Item>, now: Date) => Promise<number>;

interface Done {
  count: number;
  /** Some of it could not be reached: looking for more would find the same again. */
  isPartial: boolean;
}

export function createWorkOff({ db, log }: { db: Db; log: Logger }): WorkOff {
  async function attempt<Key extends DueKey, Item>(
    due: DueWork<Key, Item>,
    keys: readonly Key[],
    now: Date,
  ): Promise<Done> {
    const [key] = keys;
    if (!key) return { count: 0, isPartial: false };
    try {
      const count = await db.transaction(async (tx) => {
        const items = (await holdTask(tx, due.task)) ? await due.hold(tx, keys, now) : [];
        if (items.length > 0) await due.work(tx, items, now);
        return items.length;
      });
      return { count, isPartial: false };
    } catch (err) {
      if (keys.length > 1) return eachAlone(due, keys, now);
      const subject = { task: due.task, customerId: key.customerId, subjectId: due.subjectOf(key) };
      if (isPartUnavailable(err)) {
        log.warn({ err, ...subject }, 'the embedded operator cannot reach something now');
        return { count: 0, isPartial: true };
      }
      const retryAt = await putOff(db, subject, now);
      log.warn({ err, ...subject, retryAt }, 'the embedded operator puts something off');
      return { count: 1, isPartial: false };
    }
  }

  async function eachAlone<Key extends DueKey, Item>(
    due: DueWork<Key, Item>,
    keys: readonly Key[],
    now: Date,
  ): Promise<Done> {
    const all: Done = { count: 0, isPartial: false };
    for (const key of keys) {
      const { count, isPartial } = await attempt(due, [key], now);
      all.count += count;
      all.isPartial ||= isPartial;
    }
    return all;
  }

  return async (due, now) => {
    let done = 0;
    while (done < due.mostPerTick) {
      const keys = await due.find(due.task, now, Math.min(due.atOnce, due.mostPerTick - done));
      const { count, isPartial } = await attempt(due, keys, now);
      done += count;
      if (count === 0 || isPartial) break;
    }
    return done;
  };
}
