// The SQL that gives a line the allowances of another plan.

import type { Tx } from '@portal/database/connection';
import type { Allowance } from '@portal/operator-ports/catalogue';
import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { usageBuckets } from '../db/schema.ts';

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
 * One statement. A bucket keeps its id; what was consumed in an earlier cycle does not count any more, what was
 * consumed in this one does.
 */
export async function givePlan(tx: Tx, plan: PlanAllowances): Promise<void> {
  const { customerId, lineId, allowances, cycle, at } = plan;
  const given = allowances.map((allowance) => ({ ...allowance, id: uuidv7() }));
  const [from, until, now] = [cycle.from, cycle.until, at].map((instant) => sql`${instant}::timestamptz`);
  const ofLine = sql`b.customer_id = ${customerId} and b.line_id = ${lineId} and b.source = 'plan'`;
  await tx.execute(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        as g (id uuid, name text, "usageType" text, unit text, included bigint)
    ), ended as (
      delete from ${usageBuckets} as b
      where ${ofLine} and b.usage_type in ${counted}
        and not exists (select from given g where g."usageType" = b.usage_type)
    ), kept as (
      update ${usageBuckets} as b set name = g.name, unit = g.unit, is_unlimited = g.included is null,
        included = coalesce(g.included, 0), consumed = case when b.valid_from >= ${from} then b.consumed else 0 end,
        valid_from = ${from}, valid_until = ${until}, updated_at = ${now}
      from given g where ${ofLine} and b.usage_type = g."usageType"
      returning b.usage_type
    )
    insert into ${usageBuckets} (customer_id, line_id, bucket_id, name, usage_type, unit, source,
      is_unlimited, included, consumed, valid_from, valid_until, updated_at)
    select ${customerId}::uuid, ${lineId}::uuid, g.id, g.name, g."usageType", g.unit, 'plan',
      g.included is null, coalesce(g.included, 0), 0, ${from}, ${until}, ${now}
    from given g where g."usageType" not in (select usage_type from kept)`);
}
