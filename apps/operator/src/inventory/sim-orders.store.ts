// The only SQL for lines that move to another chip.
import type { Db, Tx } from '@portal/database/connection';
import type { LinePlace } from '@portal/operator-ports/wire';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { dueRows, keyedRows } from '../db/keyed-rows.ts';
import { ofLines } from '../db/of-lines.ts';
import { simOrders } from '../db/schema.ts';

export type SimOrderRow = typeof simOrders.$inferSelect;

const names = ['customerId', 'orderId'] as const;
const { find, add, change } = keyedRows(simOrders, ...names);

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

export const changeSimOrder = change;

export function createSimOrdersStore(db: Db) {
  return {
    find,
    add,
    ...dueRows(db, simOrders, names, 'dueAt'),

    /** Newest first. */
    ofLines: (places: readonly LinePlace[]): Promise<SimOrderRow[]> =>
      db.select().from(simOrders).where(ofLines(simOrders, places)).orderBy(desc(simOrders.orderedAt)),
  };
}
