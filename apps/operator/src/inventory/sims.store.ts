// The only SQL for the cards of lines.
import type { Db, Tx } from '@portal/database/connection';
import type { LinePlace } from '@portal/operator-ports/common';
import { and, eq } from 'drizzle-orm';
import { lines, sims } from '../db/schema.ts';

export type SimRow = typeof sims.$inferSelect;

export function createSimsStore(db: Db) {
  const at = ({ customerId, lineId }: LinePlace) =>
    and(eq(sims.customerId, customerId), eq(sims.lineId, lineId));

  return {
    async find(place: LinePlace): Promise<SimRow | null> {
      const [row] = await db.select().from(sims).where(at(place));
      return row ?? null;
    },

    /** With its line's number. Whoever else wants to change it waits for the end of the transaction. */
    async lock(tx: Tx, place: LinePlace): Promise<(SimRow & { serviceNumber: string }) | null> {
      const [row] = await tx.select().from(sims).where(at(place)).for('update');
      const [line] = await tx
        .select({ serviceNumber: lines.serviceNumber })
        .from(lines)
        .where(and(eq(lines.customerId, place.customerId), eq(lines.lineId, place.lineId)));
      return row && line ? { ...row, ...line } : null;
    },

    async set(tx: Tx, place: LinePlace, changes: Partial<SimRow>): Promise<void> {
      await tx.update(sims).set(changes).where(at(place));
    },
  };
}
