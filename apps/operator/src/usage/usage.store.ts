// The SQL that reads usage buckets, and gives a line the allowances of another plan.

import type { Db, Tx } from '@portal/database/connection';
import { columnsOf, statement } from '@portal/database/statement';
import type { Allowance } from '@portal/operator-ports/catalogue';
import type { Bucket } from '@portal/operator-ports/usage';
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { usageBuckets } from '../db/schema.ts';

const listed = statement<Bucket>(
  'list_buckets',
  sql`select ${columnsOf(usageBuckets)} from ${usageBuckets}
    where customer_id = any(${sql.placeholder('customerIds')}::uuid[])
      and line_id = any(${sql.placeholder('lineIds')}::uuid[]) and valid_from <= now() and valid_until > now()
    order by line_id, valid_until, bucket_id`,
);

export function createUsageStore(db: Db) {
  return {
    /** Buckets that are valid now. */
    list: (customerIds: string[], lineIds: string[]): Promise<Bucket[]> =>
      listed(db, { customerIds, lineIds }),
  };
}

export interface PlanAllowances {
  customerId: string;
  lineId: string;
  /** What the new plan counts; what the old one counted and this one does not, ends. */
  allowances: readonly Allowance[];
  /** The cycle that runs now. */
  cycle: { from: Date; until: Date };
  at: Date;
}

/** What every plan decides; balances of social networks are the line's own. */
const counted = ['internet', 'voz', 'sms'] as const;

/**
 * A bucket keeps its id; what was consumed in an earlier cycle does not count any more, what was consumed in this one
 * does.
 */
export async function givePlan(tx: Tx, plan: PlanAllowances): Promise<void> {
  const { customerId, lineId, allowances, cycle, at } = plan;
  const types = allowances.map(({ usageType }) => usageType);
  const ofPlan = and(
    eq(usageBuckets.customerId, customerId),
    eq(usageBuckets.lineId, lineId),
    eq(usageBuckets.source, 'plan'),
  );
  await tx
    .delete(usageBuckets)
    .where(and(ofPlan, inArray(usageBuckets.usageType, counted), notInArray(usageBuckets.usageType, types)));
  const validity = { validFrom: cycle.from, validUntil: cycle.until, updatedAt: at };
  for (const { included, ...allowance } of allowances) {
    const given = { ...allowance, ...validity, isUnlimited: included === null, included: included ?? 0 };
    const kept = await tx
      .update(usageBuckets)
      .set({
        ...given,
        consumed: sql`case when ${usageBuckets.validFrom} >= ${cycle.from} then ${usageBuckets.consumed} else 0 end`,
      })
      .where(and(ofPlan, eq(usageBuckets.usageType, allowance.usageType)))
      .returning({ bucketId: usageBuckets.bucketId });
    if (kept.length === 0)
      await tx.insert(usageBuckets).values({
        ...given,
        customerId,
        lineId,
        bucketId: uuidv7(),
        source: 'plan',
        consumed: 0,
      });
  }
}
