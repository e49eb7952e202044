// Events that processes hand on one after another: the oldest that waits stands for whose turn it is.
import { and, asc, eq, gt, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Db, Tx } from './connection.ts';

/** Their ids ascend as they are written. */
type Queue = PgTable & { eventId: PgColumn; takenUntil: PgColumn };

/** @param waits what nobody has dealt with */
export function turnsOf<Table extends Queue, Row extends { eventId: string }>(table: Table, waits: SQL) {
  const isOf = ({ eventId }: Row) => eq(table.eventId, eventId);
  const mark = (on: Db | Tx, row: Row, takenUntil: Date | null) =>
    on
      .update(table)
      .set({ takenUntil } as PgUpdateSetSource<Table>)
      .where(isOf(row));

  return {
    /** The oldest that wait, after one that was taken before; none while it is another process's turn, which ends by itself. */
    take: (db: Db, limit: number, now: Date, until: Date, after: string | null = null): Promise<Row[]> =>
      db.transaction(async (tx) => {
        const chosen = after === null ? waits : and(waits, gt(table.eventId, after));
        const from = table as PgTable;
        const rows = await tx.select().from(from).where(chosen).orderBy(asc(table.eventId)).limit(limit);
        const [oldest] = rows as Row[];
        if (!oldest) return [];
        const isFree = and(isOf(oldest), waits, or(isNull(table.takenUntil), lte(table.takenUntil, now)));
        // One that somebody holds is not waited for: it is being told.
        const free = await tx.select().from(from).where(isFree).for('update', { skipLocked: true });
        if (free.length === 0) return [];
        await mark(tx, oldest, until);
        return rows as Row[];
      }),

    /** Whatever of them still waits: it is anybody's turn. */
    async giveBack(db: Db, [oldest]: readonly Row[]): Promise<void> {
      if (oldest) await mark(db, oldest, null);
    },
  };
}
