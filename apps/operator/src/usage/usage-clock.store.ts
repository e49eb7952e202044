// The SQL of passing time: lines that go on being used, and allowances that begin anew. Each statement takes a
// bounded number of rows by an index, however large the operator is.

import type { Tx } from '@portal/database/connection';
import type { Bucket } from '@portal/operator-ports/usage';
import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { usageBuckets, usageGrowth } from '../db/schema.ts';
import { notPutOff } from '../db/setbacks.ts';

export type GrowingLine = typeof usageGrowth.$inferSelect;

export interface Consumed {
  customerId: string;
  lineId: string;
  bucketId: string;
  quantity: number;
}

/** An allowance whose cycle is over. */
export type EndedPlan = Pick<Bucket, 'customerId' | 'lineId' | 'bucketId'>;

export function createUsageClockStore() {
  return {
    /** Another process's share is left to it. */
    dueLines: (tx: Tx, habit: string, now: Date, limit: number): Promise<GrowingLine[]> =>
      tx
        .select()
        .from(usageGrowth)
        .where(
          and(lte(usageGrowth.dueAt, now), notPutOff(habit, usageGrowth.customerId, usageGrowth.lineId, now)),
        )
        .orderBy(asc(usageGrowth.dueAt))
        .limit(limit)
        .for('update', { skipLocked: true }),

    bucketsOf: (tx: Tx, lines: readonly GrowingLine[], now: Date): Promise<Bucket[]> =>
      tx
        .select()
        .from(usageBuckets)
        .where(
          and(
            inArray(
              usageBuckets.customerId,
              lines.map((line) => line.customerId),
            ),
            inArray(
              usageBuckets.lineId,
              lines.map((line) => line.lineId),
            ),
            lte(usageBuckets.validFrom, now),
            gt(usageBuckets.validUntil, now),
          ),
        )
        .for('update'),

    async postpone(tx: Tx, lines: readonly GrowingLine[]): Promise<void> {
      const column = <K extends keyof GrowingLine>(key: K) => sql.param(lines.map((line) => line[key]));
      await tx.execute(sql`
        update ${usageGrowth} as g set due_at = n.due_at
        from unnest(${column('customerId')}::uuid[], ${column('lineId')}::uuid[], ${column('dueAt')}::timestamptz[])
          as n (customer_id, line_id, due_at)
        where g.customer_id = n.customer_id and g.line_id = n.line_id`);
    },

    async consume(tx: Tx, uses: readonly Consumed[], at: Date): Promise<void> {
      const column = <K extends keyof Consumed>(key: K) => sql.param(uses.map((use) => use[key]));
      await tx.execute(sql`
        update ${usageBuckets} as b set consumed = b.consumed + u.quantity, updated_at = ${at}
        from unnest(${column('customerId')}::uuid[], ${column('lineId')}::uuid[], ${column('bucketId')}::uuid[],
          ${column('quantity')}::bigint[]) as u (customer_id, line_id, bucket_id, quantity)
        where b.customer_id = u.customer_id and b.line_id = u.line_id and b.bucket_id = u.bucket_id`);
    },

    /** What plans gave until now; another process's share is left to it. */
    endedPlans: (tx: Tx, habit: string, now: Date, limit: number): Promise<EndedPlan[]> =>
      tx
        .select({
          customerId: usageBuckets.customerId,
          lineId: usageBuckets.lineId,
          bucketId: usageBuckets.bucketId,
        })
        .from(usageBuckets)
        .where(
          and(
            eq(usageBuckets.source, 'plan'),
            lte(usageBuckets.validUntil, now),
            notPutOff(habit, usageBuckets.customerId, usageBuckets.bucketId, now),
          ),
        )
        .orderBy(asc(usageBuckets.validUntil))
        .limit(limit)
        .for('update', { skipLocked: true }),

    /**
     * They begin anew with the next cycle, a month at a time in Ecuador's days. After a long pause the same
     * allowance comes again until it is in force.
     */
    async renewPlans(tx: Tx, ended: readonly EndedPlan[], now: Date): Promise<void> {
      const column = <K extends keyof EndedPlan>(key: K) => sql.param(ended.map((bucket) => bucket[key]));
      await tx.execute(sql`
        update ${usageBuckets} as b set consumed = 0, valid_from = b.valid_until + interval '1 second',
          valid_until = ((b.valid_until + interval '1 second') at time zone 'America/Guayaquil' + interval '1 month')
            at time zone 'America/Guayaquil' - interval '1 second',
          updated_at = ${now}
        from unnest(${column('customerId')}::uuid[], ${column('lineId')}::uuid[], ${column('bucketId')}::uuid[])
          as due (customer_id, line_id, bucket_id)
        where b.customer_id = due.customer_id and b.line_id = due.line_id and b.bucket_id = due.bucket_id`);
    },
  };
}
