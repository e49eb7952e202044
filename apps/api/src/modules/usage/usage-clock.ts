// Passing time in the embedded operator: chosen lines are used a little, and plans give anew at the cut.
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '../../db/database.ts';
import { createRandom } from '../../db/demo/random.ts';
import { nextUse, type Use } from './next-use.ts';
import { type Consumed, createUsageClockStore, type GrowingLine } from './usage-clock.store.ts';
import { addRecords } from './usage-days.store.ts';

export type { GrowingLine } from './usage-clock.store.ts';

export interface Growth {
  /** At most so many lines. */
  limit: number;
  /** The same line is used again after this and up to three times this. */
  pauseMs: number;
  /** What prepaid lines may pay with, in cents, by line; held until the end of the transaction. */
  moneyOf(lines: readonly GrowingLine[]): Promise<ReadonlyMap<string, number>>;
}

/** One use of a line. */
export type LineUse = Use & Pick<GrowingLine, 'customerId' | 'lineId'>;

export interface UsageClock {
  /** Writes one more use of each line whose time has come; the caller takes the money for those that cost any. */
  grow(tx: Tx, now: Date, growth: Growth): Promise<LineUse[]>;
  /** Allowances of plans that ended begin anew; at most so many. */
  renewPlans(now: Date, limit: number): Promise<number>;
}

export function createUsageClock(db: Db): UsageClock {
  const store = createUsageClockStore(db);
  return {
    async grow(tx, now, { limit, pauseMs, moneyOf }) {
      const lines = await store.dueLines(tx, now, limit);
      if (lines.length === 0) return [];
      const buckets = await store.bucketsOf(tx, lines, now);
      const money = await moneyOf(lines.filter(({ kind }) => kind === 'Prepaid'));
      const uses: LineUse[] = [];
      for (const line of lines) {
        const { customerId, lineId } = line;
        const random = createRandom(now.getTime() ^ Number.parseInt(lineId.slice(-8), 16));
        const own = buckets.filter((bucket) => bucket.lineId === lineId);
        const use = nextUse(random, own, money.get(lineId) ?? 0);
        if (use) uses.push({ ...use, customerId, lineId });
        line.dueAt = new Date(now.getTime() + pauseMs * (1 + 2 * random.next()));
      }
      await store.postpone(tx, lines);
      await write(tx, uses, now);
      return uses;
    },

    renewPlans: store.renewPlans,
  };

  async function write(tx: Tx, uses: LineUse[], now: Date): Promise<void> {
    if (uses.length === 0) return;
    await addRecords(
      tx,
      uses.map(({ bucketId: _, ...use }) => ({ ...use, recordId: uuidv7(), startedAt: now })),
    );
    const given = uses.filter((use): use is LineUse & Consumed => use.bucketId !== null);
    if (given.length > 0) await store.consume(tx, given, now);
  }
}
