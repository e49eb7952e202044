// Passing time in the embedded operator: chosen lines are used a little, and plans give anew at the cut.

import type { Db, Tx } from '@portal/database/connection';
import { v7 as uuidv7 } from 'uuid';
import { createRandom } from '../demo/generated/random.ts';
import { nextUse, type Use } from './next-use.ts';
import {
  type Consumed,
  createUsageClockStore,
  type EndedPlan,
  type GrowingLine,
  type LineKey,
  type NextPlan,
} from './usage-clock.store.ts';
import { addRecords } from './usage-days.store.ts';

export type { EndedPlan, GrowingLine } from './usage-clock.store.ts';

export interface Growth {
  /** The same line is used again after this and up to three times this. */
  pauseMs: number;
  /** What prepaid lines may pay with, in cents, by line; held until the end of the transaction. */
  moneyOf(tx: Tx, lines: readonly GrowingLine[]): Promise<ReadonlyMap<string, number>>;
}

/** One use of a line. */
export type LineUse = Use & Pick<GrowingLine, 'customerId' | 'lineId'>;

export interface UsageClock {
  /** Lines whose time has come; none that the habit has put off. */
  findDueLines(habit: string, now: Date, limit: number): Promise<LineKey[]>;
  dueLines(tx: Tx, keys: readonly LineKey[], now: Date): Promise<GrowingLine[]>;
  /** Writes one more use of each of them; the caller takes the money for those that cost any. */
  grow(tx: Tx, lines: readonly GrowingLine[], now: Date, growth: Growth): Promise<LineUse[]>;
  /** Allowances of plans that have ended; none that the habit has put off. */
  findEndedPlans(habit: string, now: Date, limit: number): Promise<EndedPlan[]>;
  /** What becomes of those that still are over. */
  nextPlans(tx: Tx, ended: readonly EndedPlan[], now: Date): Promise<NextPlan[]>;
  /** They begin anew. */
  renewPlans(tx: Tx, next: readonly NextPlan[], now: Date): Promise<void>;
}

export function createUsageClock(db: Db): UsageClock {
  const store = createUsageClockStore(db);
  return {
    findDueLines: store.findDueLines,
    dueLines: store.dueLines,
    findEndedPlans: store.findEndedPlans,
    nextPlans: store.nextPlans,

    async grow(tx, lines, now, { pauseMs, moneyOf }) {
      const buckets = await store.bucketsOf(tx, lines, now);
      const money = await moneyOf(
        tx,
        lines.filter(({ kind }) => kind === 'Prepaid'),
      );
      const uses: LineUse[] = [];
      const next = lines.map((line) => {
        const { customerId, lineId } = line;
        const random = createRandom(now.getTime() ^ Number.parseInt(lineId.slice(-8), 16));
        const own = buckets.filter((bucket) => bucket.lineId === lineId);
        const use = nextUse(random, own, money.get(lineId) ?? 0);
        if (use) uses.push({ ...use, customerId, lineId });
        return { ...line, dueAt: new Date(now.getTime() + pauseMs * (1 + 2 * random.next())) };
      });
      await store.postpone(tx, next);
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
