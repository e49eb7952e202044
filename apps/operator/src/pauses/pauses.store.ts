// The only SQL for lines that their customers pause.
import type { Db, Tx } from '@portal/database/connection';
import type { LinePlace } from '@portal/operator-ports/wire';
import { and, desc, eq } from 'drizzle-orm';
import { dueRows, keyedRows, ofLines } from '../db/keyed-rows.ts';
import { lines, pauses } from '../db/schema.ts';

export type PauseRow = typeof pauses.$inferSelect;

const names = ['customerId', 'orderId'] as const;

/** Newest first. */
export const pausesOf = (on: Db | Tx, places: readonly LinePlace[]): Promise<PauseRow[]> =>
  on.select().from(pauses).where(ofLines(pauses, places)).orderBy(desc(pauses.orderedAt));

export function createPausesStore(db: Db) {
  const { find, add, change } = keyedRows(pauses, ...names);
  return {
    find,
    add,
    change,

    async pauseLine(tx: Tx, { customerId, lineId, endsOn }: PauseRow): Promise<void> {
      await tx
        .update(lines)
        .set({ status: 'S', pausedUntil: endsOn })
        .where(and(eq(lines.customerId, customerId), eq(lines.lineId, lineId)));
    },

    ...dueRows(db, pauses, names, 'dueAt'),
  };
}
