// The SQL of what customers are told of their usage: thresholds that are reached, packages that are about to end.

import type { Tx } from '@portal/database/connection';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { lines, packageActivations, usageBuckets, usageThresholds } from '../db/schema.ts';
import { notPutOff } from '../db/setbacks.ts';

export interface ReachedThreshold {
  customerId: string;
  serviceNumber: string;
  bucketName: string;
  /** The highest that was new. */
  percent: 80 | 100;
}

export interface EndingPackage {
  customerId: string;
  lineId: string;
  serviceNumber: string;
  paymentId: string;
  name: string;
  expiresAt: string;
}

interface UsedBucket {
  customerId: string;
  lineId: string;
  bucketId: string;
}

/**
 * Of these buckets of data, those that have reached 80 or 100 % for the first time in their period: the key of
 * `usage_thresholds` decides, so each is answered once, whoever asks and however often.
 */
export async function reachThresholds(
  tx: Tx,
  used: readonly UsedBucket[],
  at: Date,
): Promise<ReachedThreshold[]> {
  if (used.length === 0) return [];
  const column = (key: keyof UsedBucket) => sql.param(used.map((bucket) => bucket[key]));
  const { rows } = await tx.execute<Record<string, unknown>>(sql`
    with reached as (
      insert into ${usageThresholds} (customer_id, line_id, bucket_id, period_start, percent, reached_at)
      select b.customer_id, b.line_id, b.bucket_id, b.valid_from, t.percent, ${at}
      from unnest(${column('customerId')}::uuid[], ${column('lineId')}::uuid[], ${column('bucketId')}::uuid[])
          as u (customer_id, line_id, bucket_id)
        join ${usageBuckets} as b on b.customer_id = u.customer_id and b.line_id = u.line_id
          and b.bucket_id = u.bucket_id
        cross join (values (80::smallint), (100::smallint)) as t (percent)
      where b.unit = 'MB' and not b.is_unlimited and b.included > 0 and b.consumed * 100 >= b.included * t.percent
      on conflict do nothing
      returning customer_id, line_id, bucket_id, percent
    )
    select r.customer_id as "customerId", l.service_number as "serviceNumber", b.name as "bucketName",
      max(r.percent) as percent
    from reached r
      join ${usageBuckets} as b on b.customer_id = r.customer_id and b.line_id = r.line_id
        and b.bucket_id = r.bucket_id
      join ${lines} as l on l.customer_id = r.customer_id and l.line_id = r.line_id
    group by r.customer_id, r.bucket_id, l.service_number, b.name`);
  return rows as unknown as ReachedThreshold[];
}

/** A lock names its table as the statement does, without a schema. */
const ending = alias(packageActivations, 'p');

/** A day before the end, or a quarter of its life where that is shorter; none that was announced or put off. */
export async function endingPackages(
  tx: Tx,
  habit: string,
  now: Date,
  limit: number,
): Promise<EndingPackage[]> {
  const at = sql`${now}::timestamptz`;
  const { customerId, paymentId } = ending;
  const { rows } = await tx.execute<Record<string, unknown>>(sql`
    select ${customerId} as "customerId", l.line_id as "lineId", l.service_number as "serviceNumber",
      payment_id as "paymentId", name, expires_at as "expiresAt"
    from ${packageActivations} as p join ${lines} as l using (customer_id, line_id)
    where expiry_told_at is null and expires_at > ${at} and expires_at <= ${at} + interval '1 day'
      and expires_at <= ${at} + (expires_at - activated_at) / 4 and ${notPutOff(habit, customerId, paymentId, now)}
    order by expires_at limit ${limit} for update of p skip locked`);
  return rows.map((row) => ({
    ...(row as unknown as EndingPackage),
    expiresAt: new Date(String(row.expiresAt)).toISOString(),
  }));
}

/** They are not answered again. */
export async function markAnnounced(tx: Tx, packages: readonly EndingPackage[], at: Date): Promise<void> {
  const column = (key: keyof EndingPackage) => sql.param(packages.map((each) => each[key]));
  await tx.execute(sql`
    update ${packageActivations} as p set expiry_told_at = ${at}
    from unnest(${column('customerId')}::uuid[], ${column('lineId')}::uuid[], ${column('paymentId')}::uuid[])
      as a (customer_id, line_id, payment_id)
    where p.customer_id = a.customer_id and p.line_id = a.line_id and p.payment_id = a.payment_id`);
}
