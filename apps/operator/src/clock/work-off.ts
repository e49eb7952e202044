// What is due is done a batch a transaction. When one fails, each of its pieces is done alone, and the piece that
// cannot be done is logged and put off: it holds up no other.

import type { Db, Tx } from '@portal/database/connection';
import type { Logger } from 'pino';
import { putOff } from '../db/setbacks.ts';

export interface DueWork<Item> {
  /** Which habit: what it puts off is passed over by its own lookup. */
  habit: string;
  /** Of one transaction, and of one tick; the rest waits for the next. */
  atOnce: number;
  mostPerTick: number;
  /** Up to `limit` pieces that are due, held until the end of the transaction; nothing that was put off. */
  hold(tx: Tx, limit: number): Promise<readonly Item[]>;
  work(tx: Tx, items: readonly Item[]): Promise<unknown>;
  subjectOf(item: Item): { customerId: string; subjectId: string };
}

/** Answers how many pieces it had in hand. */
export type WorkOff = <Item>(work: DueWork<Item>, now: Date) => Promise<number>;

export function createWorkOff({ db, log }: { db: Db; log: Logger }): WorkOff {
  async function attempt<Item>(due: DueWork<Item>, now: Date, limit: number): Promise<number> {
    let items: readonly Item[] = [];
    try {
      return await db.transaction(async (tx) => {
        items = await due.hold(tx, limit);
        if (items.length > 0) await due.work(tx, items);
        return items.length;
      });
    } catch (err) {
      const [item] = items;
      // Nothing was in hand: it is the lookup, or the database, that failed.
      if (!item) throw err;
      if (items.length > 1) return eachAlone(due, now, items.length);
      const subject = { habit: due.habit, ...due.subjectOf(item) };
      const retryAt = await putOff(db, subject, now);
      log.warn({ err, ...subject, retryAt }, 'the embedded operator puts something off');
      return 1;
    }
  }

  async function eachAlone<Item>(due: DueWork<Item>, now: Date, count: number): Promise<number> {
    let done = 0;
    while (done < count && (await attempt(due, now, 1)) > 0) done++;
    return done;
  }

  return async (due, now) => {
    let done = 0;
    while (done < due.mostPerTick) {
      const limit = Math.min(due.atOnce, due.mostPerTick - done);
      const held = await attempt(due, now, limit);
      done += held;
      if (held === 0) break;
    }
    return done;
  };
}
