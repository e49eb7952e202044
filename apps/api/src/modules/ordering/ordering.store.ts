// The only SQL for orders of another plan.

import type { Db, Tx } from '@portal/database/connection';
import { planOrders } from '@portal/operator/db/schema';
import { notPutOff } from '@portal/operator/db/setbacks';
import { and, asc, count, desc, eq, inArray, lte } from 'drizzle-orm';
import { orderKeys } from '../../db/schema.ts';

export type PlanOrderRow = typeof planOrders.$inferSelect;
export type NewPlanOrder = Omit<PlanOrderRow, 'status' | 'endedAt'>;

/** Where a line's data live. */
export interface LinePlace {
  customerId: string;
  lineId: string;
}

export interface OrderFilter {
  lines: readonly LinePlace[];
  statuses?: PlanOrderRow['status'][] | undefined;
}

export interface RequestKey {
  userId: string;
  requestId: string;
  requestHash: Buffer;
}

const ofLines = (lines: readonly LinePlace[]) =>
  and(
    inArray(planOrders.customerId, [...new Set(lines.map(({ customerId }) => customerId))]),
    inArray(
      planOrders.lineId,
      lines.map(({ lineId }) => lineId),
    ),
  );

export function createOrderingStore(db: Db) {
  return {
    /** False when the user has used this key before. */
    async takeKey(tx: Tx, key: RequestKey, order: Pick<NewPlanOrder, 'customerId' | 'orderId'>) {
      const { customerId, orderId } = order;
      const taken = await tx
        .insert(orderKeys)
        .values({ ...key, customerId, orderId })
        .onConflictDoNothing()
        .returning({ orderId: orderKeys.orderId });
      return taken.length === 1;
    },

    async findByKey(userId: string, requestId: string) {
      const [row] = await db
        .select({ order: planOrders, requestHash: orderKeys.requestHash })
        .from(orderKeys)
        .innerJoin(
          planOrders,
          and(eq(planOrders.customerId, orderKeys.customerId), eq(planOrders.orderId, orderKeys.orderId)),
        )
        .where(and(eq(orderKeys.userId, userId), eq(orderKeys.requestId, requestId)));
      return row ?? null;
    },

    async add(tx: Tx, order: NewPlanOrder): Promise<PlanOrderRow> {
      const row: PlanOrderRow = { ...order, status: 'pending', endedAt: null };
      await tx.insert(planOrders).values(row);
      return row;
    },

    async pending(reader: Db | Tx, line: LinePlace): Promise<PlanOrderRow | null> {
      const [row] = await reader
        .select()
        .from(planOrders)
        .where(and(ofLines([line]), eq(planOrders.status, 'pending')));
      return row ?? null;
    },

    async get(lines: readonly LinePlace[], orderId: string): Promise<PlanOrderRow | null> {
      const [row] = await db
        .select()
        .from(planOrders)
        .where(and(ofLines(lines), eq(planOrders.orderId, orderId)));
      return row ?? null;
    },

    async list({ lines, statuses }: OrderFilter, page: { offset: number; limit: number }) {
      const where = and(ofLines(lines), statuses && inArray(planOrders.status, statuses));
      const orders = await db
        .select()
        .from(planOrders)
        .where(where)
        .orderBy(desc(planOrders.orderedAt), desc(planOrders.orderId))
        .limit(page.limit)
        .offset(page.offset);
      const [all] = await db.select({ total: count() }).from(planOrders).where(where);
      return { orders, total: all?.total ?? 0 };
    },

    /** Orders whose cycle has begun, longest ago first; what another process has at hand is left to it. */
    holdDue: (tx: Tx, habit: string, now: Date, limit: number): Promise<PlanOrderRow[]> =>
      tx
        .select()
        .from(planOrders)
        .where(
          and(
            eq(planOrders.status, 'pending'),
            lte(planOrders.effectiveAt, now),
            notPutOff(habit, planOrders.customerId, planOrders.orderId, now),
          ),
        )
        .orderBy(asc(planOrders.effectiveAt))
        .limit(limit)
        .for('update', { skipLocked: true }),

    async end(tx: Tx, order: PlanOrderRow, status: 'completed' | 'failed', endedAt: Date): Promise<void> {
      const { customerId, orderId } = order;
      await tx
        .update(planOrders)
        .set({ status, endedAt })
        .where(and(eq(planOrders.customerId, customerId), eq(planOrders.orderId, orderId)));
    },
  };
}
