// The only SQL for who ordered what of the operator.
import type { Db, Tx } from '@portal/database/connection';
import { and, eq } from 'drizzle-orm';
import { orderKeys } from '../../db/schema.ts';

export type OrderRequestRow = typeof orderKeys.$inferSelect;

export function createOrderRequestsStore(db: Db) {
  return {
    /** False when the user has used this key before, or another order of the line is due. */
    async add(tx: Tx, row: OrderRequestRow): Promise<boolean> {
      const added = await tx.insert(orderKeys).values(row).onConflictDoNothing().returning();
      return added.length === 1;
    },

    async find(userId: string, requestId: string): Promise<OrderRequestRow | null> {
      const [row] = await db
        .select()
        .from(orderKeys)
        .where(and(eq(orderKeys.userId, userId), eq(orderKeys.requestId, requestId)));
      return row ?? null;
    },

    /** True once: the operator has taken it. */
    async end(tx: Tx, row: OrderRequestRow): Promise<boolean> {
      const ended = await tx.update(orderKeys).set({ status: 'done' }).where(isDue(row)).returning();
      return ended.length === 1;
    },

    /** The operator has refused it: the same request may come again. */
    async forget(row: OrderRequestRow): Promise<void> {
      await db.delete(orderKeys).where(isDue(row));
    },

    async ownerOf(tx: Tx, orderId: string): Promise<string | null> {
      const [row] = await tx
        .select({ userId: orderKeys.userId })
        .from(orderKeys)
        .where(eq(orderKeys.orderId, orderId));
      return row?.userId ?? null;
    },
  };
}

const isDue = ({ userId, requestId }: OrderRequestRow) =>
  and(eq(orderKeys.userId, userId), eq(orderKeys.requestId, requestId), eq(orderKeys.status, 'due'));
