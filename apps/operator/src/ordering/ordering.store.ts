// The only SQL for orders of another plan.
import type { Db, Tx } from '@portal/database/connection';
import { statement } from '@portal/database/statement';
import { dayMs } from '@portal/market/civil-dates';
import type { OrderFilter, PackageActivation } from '@portal/operator-ports/ordering';
import type { LinePlace } from '@portal/operator-ports/wire';
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { dueRows, keyedRows, ofLines } from '../db/keyed-rows.ts';
import { lines, packageActivations, packageOfferings, planOrders, usageBuckets } from '../db/schema.ts';
import { zoneOf } from '../demo/roaming.ts';

/** What the line cost until then is kept for its bill. */
export type PlanOrderRow = typeof planOrders.$inferSelect;

type EndedStatus = Exclude<PlanOrderRow['status'], 'pending'>;

export function createOrderingStore(db: Db) {
  const { add, find, change } = keyedRows(planOrders, 'customerId', 'orderId');
  return {
    add,
    find,

    async pending(line: LinePlace, on: Db | Tx = db): Promise<PlanOrderRow | null> {
      const [row] = await on
        .select()
        .from(planOrders)
        .where(and(ofLines(planOrders, [line]), eq(planOrders.status, 'pending')));
      return row ?? null;
    },

    /** Its last day is known. */
    async isLeaving(tx: Tx, place: LinePlace): Promise<boolean> {
      const [line] = await tx
        .select({ endedOn: lines.endedOn })
        .from(lines)
        .where(ofLines(lines, [place]));
      return line !== undefined && line.endedOn !== null;
    },

    async get(lines: readonly LinePlace[], orderId: string): Promise<PlanOrderRow | null> {
      const [row] = await db
        .select()
        .from(planOrders)
        .where(and(ofLines(planOrders, lines), eq(planOrders.orderId, orderId)));
      return row ?? null;
    },

    async list({ lines, statuses }: OrderFilter, page: { offset: number; limit: number }) {
      const where = and(ofLines(planOrders, lines), statuses && inArray(planOrders.status, statuses));
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

    ...dueRows(db, planOrders, ['customerId', 'orderId'], 'effectiveAt', 'pending'),

    async end(tx: Tx, order: PlanOrderRow, status: EndedStatus, endedAt: Date): Promise<void> {
      await change(tx, order, { status, endedAt });
    },
  };
}

const { placeholder } = sql;

const activate = statement<{ lineId: string }>(
  'activate_package',
  sql`
  insert into ${packageActivations}
    (customer_id, line_id, payment_id, offering_id, name, activated_at, expires_at)
  select customer_id, line_id, ${placeholder('paymentId')}::uuid, ${placeholder('offeringId')},
    ${placeholder('name')}, ${placeholder('activatedAt')}::timestamptz, ${placeholder('expiresAt')}::timestamptz
  from ${lines}
  where customer_id = ${placeholder('customerId')} and service_number = ${placeholder('serviceNumber')}
    and status in ('A', 'S')
  on conflict do nothing returning line_id as "lineId"`,
);

/** The only SQL that puts a package on a line: the record and its buckets, in one transaction. */
export function createPackageActivationStore(db: Db) {
  /** Once a payment. False when the customer no longer has this line: then nothing was written. */
  return async (activation: PackageActivation): Promise<boolean> => {
    const { content, ...record } = activation;
    const { customerId, paymentId, activatedAt } = record;
    const expiresAt = new Date(activatedAt.getTime() + content.validityDays * dayMs);
    const isNew = await db.transaction(async (tx) => {
      const [activated] = await activate(tx, { ...record, expiresAt });
      if (!activated) return false;
      const [offering] = await tx
        .select({ characteristics: packageOfferings.characteristics })
        .from(packageOfferings)
        .where(eq(packageOfferings.offeringId, record.offeringId));
      const zone = offering ? zoneOf(offering) : null;
      if (content.allowances.length > 0)
        await tx.insert(usageBuckets).values(
          content.allowances.map(({ included, ...allowance }) => ({
            customerId,
            lineId: activated.lineId,
            bucketId: uuidv7(),
            source: 'package' as const,
            zone,
            ...allowance,
            isUnlimited: included === null,
            included: included ?? 0,
            consumed: 0,
            validFrom: activatedAt,
            validUntil: expiresAt,
            updatedAt: activatedAt,
          })),
        );
      return true;
    });
    if (isNew) return true;
    const isThis = and(
      eq(packageActivations.customerId, customerId),
      eq(packageActivations.paymentId, paymentId),
    );
    return (await db.select().from(packageActivations).where(isThis)).length === 1;
  };
}
