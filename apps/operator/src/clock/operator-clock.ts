// The embedded operator lives: at every tick each of its scheduled tasks is told what time it is, and does a little.
//
// What is due is done a batch a transaction. When one fails, each of its pieces is done alone, and the piece that
// cannot be done is logged and put off: it holds up no other. What is on a machine that cannot be reached is left for
// the next tick.
import type { Db } from '@portal/database/connection';
import { isPartUnavailable } from '@portal/database/failures';
import type { Logger } from 'pino';
import { type DueKey, holdTask, putOff } from '../db/due.ts';
import type { Clock, DueTask, DueWork, WorkOff } from './clock.ts';

export interface OperatorClock {
  tick(): Promise<void>;
}

export interface OperatorClockNeeds {
  db: Db;
  clock: Clock;
  /** In the order in which they take their turn; several processes may be at one at once, late or twice. */
  tasks: readonly DueTask[];
  log: Logger;
}

export function createOperatorClock({ db, clock, tasks, log }: OperatorClockNeeds): OperatorClock {
  const workOff = createWorkOff({ db, log });
  return {
    async tick() {
      const now = clock.now();
      for (const { task, run } of tasks) {
        try {
          const rows = await run(workOff, now);
          if (rows > 0) log.debug({ task, rows }, 'the operator lives');
        } catch (err) {
          // One task that fails must not stop the others, nor the clock.
          log.warn({ err, task }, 'a scheduled task of the embedded operator failed');
        }
      }
    },
  };
}

interface Done {
  count: number;
  /** Some of it could not be reached: looking for more would find the same again. */
  isPartial: boolean;
}

/** What of a key a deferred item names: as the lookup passes it over. */
const lastOf = (key: DueKey): string => Object.values<string>({ ...key }).at(-1) ?? '';

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
      const subject = { task: due.task, customerId: key.customerId, subjectId: lastOf(key) };
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
