// The only SQL that puts a package on a line: the record and its buckets, in one statement.
import type { Db } from '@portal/database/connection';
import { statement } from '@portal/database/statement';
import { dayMs } from '@portal/market/civil-dates';
import type { PackageActivation } from '@portal/operator-ports/ordering';
import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { lines, packageActivations, usageBuckets } from '../db/schema.ts';

const { placeholder } = sql;

const activate = statement<{ count: number }>(
  'activate_package',
  sql`
  with line as (
    select customer_id, line_id, ${placeholder('activatedAt')}::timestamptz as activated_at,
      ${placeholder('expiresAt')}::timestamptz as expires_at
    from ${lines}
    where customer_id = ${placeholder('customerId')} and service_number = ${placeholder('serviceNumber')}
      and status in ('A', 'S')
  ), activation as (
    insert into ${packageActivations}
      (customer_id, line_id, payment_id, offering_id, name, activated_at, expires_at)
    select customer_id, line_id, ${placeholder('paymentId')}::uuid, ${placeholder('offeringId')},
      ${placeholder('name')}, activated_at, expires_at
    from line on conflict do nothing returning customer_id, line_id, activated_at, expires_at
  ), added as (
    insert into ${usageBuckets} (customer_id, line_id, bucket_id, name, usage_type, unit, source,
      is_unlimited, included, consumed, valid_from, valid_until, updated_at)
    select customer_id, line_id, b.id, b.name, b."usageType", b.unit, 'package',
      b.included is null, coalesce(b.included, 0), 0, activated_at, expires_at, activated_at
    from activation, jsonb_to_recordset(${placeholder('buckets')}::jsonb)
      as b (id uuid, name text, "usageType" text, unit text, included bigint)
  )
  select count(*)::int as count from activation`,
);

export function createPackageActivationStore(db: Db) {
  /** Once a payment. False when the customer no longer has this line: then nothing was written. */
  return async (activation: PackageActivation): Promise<boolean> => {
    const { content, ...record } = activation;
    const expiresAt = new Date(record.activatedAt.getTime() + content.validityDays * dayMs);
    const buckets = content.allowances.map((allowance) => ({ ...allowance, id: uuidv7() }));
    const [added] = await activate(db, { ...record, expiresAt, buckets: JSON.stringify(buckets) });
    if (added?.count === 1) return true;
    const { customerId, paymentId } = record;
    const isThis = and(
      eq(packageActivations.customerId, customerId),
      eq(packageActivations.paymentId, paymentId),
    );
    return (await db.select().from(packageActivations).where(isThis)).length === 1;
  };
}
