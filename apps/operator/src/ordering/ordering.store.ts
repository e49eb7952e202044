// The only SQL for orders of another plan.

import type { Db, Tx } from '@portal/database/connection';
import type { LinePlace } from '@portal/operator-ports/common';
import type { OrderFilter } from '@portal/operator-ports/ordering';
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { among, findDue } from '../db/due.ts';
import { planOrders } from '../db/schema.ts';

/** What the line cost until then is kept for its bill. */
export type PlanOrderRow = typeof planOrders.$inferSelect;

type EndedStatus = Exclude<PlanOrderRow['status'], 'pending'>;

export type OrderKey = Pick<PlanOrderRow, 'customerId' | 'orderId'>;

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
    /** Null when another one waits. */
    async add(tx: Tx, order: PlanOrderRow): Promise<PlanOrderRow | null> {
      const [row] = await tx.insert(planOrders).values(order).onConflictDoNothing().returning();
      return row ?? null;
    },

    async find(tx: Tx, { customerId, orderId }: OrderKey) {
      const [row] = await tx
        .select()
        .from(planOrders)
        .where(and(eq(planOrders.customerId, customerId), eq(planOrders.orderId, orderId)));
      return row ?? null;
    },

    async pending(line: LinePlace): Promise<PlanOrderRow | null> {
      const [row] = await db
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

    /** Orders whose cycle has begun, longest ago first. */
    findDue: (task: string, now: Date, limit: number): Promise<OrderKey[]> =>
      findDue(db, {
        task,
        now,
        limit,
        table: planOrders,
        at: planOrders.effectiveAt,
        key: { customerId: planOrders.customerId, orderId: planOrders.orderId },
        where: sql`d.status = 'pending' and d.effective_at <= ${now}`,
      }),

    /** Those of them that still wait. */
    due: (tx: Tx, keys: readonly OrderKey[]): Promise<PlanOrderRow[]> =>
      tx
        .select()
        .from(planOrders)
        .where(and(among(planOrders, keys, ['customerId', 'orderId']), eq(planOrders.status, 'pending'))),

    async end(tx: Tx, order: PlanOrderRow, status: EndedStatus, endedAt: Date): Promise<void> {
      const { customerId, orderId } = order;
      await tx
        .update(planOrders)
        .set({ status, endedAt })
        .where(and(eq(planOrders.customerId, customerId), eq(planOrders.orderId, orderId)));
    },
  };
}
