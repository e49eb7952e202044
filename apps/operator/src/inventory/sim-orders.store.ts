// The only SQL for lines that move to another chip.
import type { Db, Tx } from '@portal/database/connection';
import type { SimOrderKey } from '@portal/operator-ports/sim-orders';
import type { LinePlace } from '@portal/operator-ports/wire';
import { and, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import { among, findDue } from '../db/due.ts';
import { ofLines } from '../db/of-lines.ts';
import { simOrders } from '../db/schema.ts';

export type SimOrderRow = typeof simOrders.$inferSelect;

const at = ({ customerId, orderId }: SimOrderKey) =>
  and(eq(simOrders.customerId, customerId), eq(simOrders.orderId, orderId));

/** The one of a line that has not ended. */
export async function openSimOrder(tx: Tx, { customerId, lineId }: LinePlace): Promise<SimOrderRow | null> {
  const [row] = await tx
    .select()
    .from(simOrders)
    .where(
      and(eq(simOrders.customerId, customerId), eq(simOrders.lineId, lineId), isNull(simOrders.endedAt)),
    );
  return row ?? null;
}

export async function changeSimOrder(tx: Tx, key: SimOrderKey, changes: Partial<SimOrderRow>): Promise<void> {
  await tx.update(simOrders).set(changes).where(at(key));
}

export function createSimOrdersStore(db: Db) {
  return {
    async find(tx: Tx, key: SimOrderKey): Promise<SimOrderRow | null> {
      const [row] = await tx.select().from(simOrders).where(at(key));
      return row ?? null;
    },

    /** Newest first. */
    ofLines: (places: readonly LinePlace[]): Promise<SimOrderRow[]> =>
      db.select().from(simOrders).where(ofLines(simOrders, places)).orderBy(desc(simOrders.orderedAt)),

    /** Null when another one is open. */
    async add(tx: Tx, row: SimOrderRow): Promise<SimOrderRow | null> {
      const [added] = await tx.insert(simOrders).values(row).onConflictDoNothing().returning();
      return added ?? null;
    },

    findDue: (task: string, now: Date, limit: number): Promise<SimOrderKey[]> =>
      findDue(db, {
        task,
        now,
        limit,
        table: simOrders,
        at: simOrders.dueAt,
        key: { customerId: simOrders.customerId, orderId: simOrders.orderId },
        where: sql`d.due_at <= ${now}`,
      }),

    due: (tx: Tx, keys: readonly SimOrderKey[], now: Date): Promise<SimOrderRow[]> =>
      tx
        .select()
        .from(simOrders)
        .where(and(among(simOrders, keys, ['customerId', 'orderId']), lte(simOrders.dueAt, now))),
  };
}
