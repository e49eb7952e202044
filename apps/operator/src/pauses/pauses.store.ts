// The only SQL for lines that their customers pause.
import type { Db, Tx } from '@portal/database/connection';
import type { PauseKey } from '@portal/operator-ports/pauses';
import type { LinePlace } from '@portal/operator-ports/wire';
import { and, desc, eq, lte, sql } from 'drizzle-orm';
import { among, findDue } from '../db/due.ts';
import { ofLines } from '../db/of-lines.ts';
import { lines, pauses } from '../db/schema.ts';

export type PauseRow = typeof pauses.$inferSelect;

const at = ({ customerId, orderId }: PauseKey) =>
  and(eq(pauses.customerId, customerId), eq(pauses.orderId, orderId));

/** Newest first. */
export const pausesOf = (on: Db | Tx, places: readonly LinePlace[]): Promise<PauseRow[]> =>
  on.select().from(pauses).where(ofLines(pauses, places)).orderBy(desc(pauses.orderedAt));

export function createPausesStore(db: Db) {
  return {
    async find(on: Db | Tx, key: PauseKey): Promise<PauseRow | null> {
      const [row] = await on.select().from(pauses).where(at(key));
      return row ?? null;
    },

    /** Null when another one waits or goes on. */
    async add(tx: Tx, row: PauseRow): Promise<PauseRow | null> {
      const [added] = await tx.insert(pauses).values(row).onConflictDoNothing().returning();
      return added ?? null;
    },

    async change(tx: Tx, key: PauseKey, changes: Partial<PauseRow>): Promise<void> {
      await tx.update(pauses).set(changes).where(at(key));
    },

    async pauseLine(tx: Tx, { customerId, lineId, endsOn }: PauseRow): Promise<void> {
      await tx
        .update(lines)
        .set({ status: 'S', pausedUntil: endsOn })
        .where(and(eq(lines.customerId, customerId), eq(lines.lineId, lineId)));
    },

    findDue: (task: string, now: Date, limit: number): Promise<PauseKey[]> =>
      findDue(db, {
        task,
        now,
        limit,
        table: pauses,
        at: pauses.dueAt,
        key: { customerId: pauses.customerId, orderId: pauses.orderId },
        where: sql`d.due_at <= ${now}`,
      }),

    due: (tx: Tx, keys: readonly PauseKey[], now: Date): Promise<PauseRow[]> =>
      tx
        .select()
        .from(pauses)
        .where(and(among(pauses, keys, ['customerId', 'orderId']), lte(pauses.dueAt, now))),
  };
}
