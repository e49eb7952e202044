// The SQL of what customers are told of their usage: thresholds that are reached, packages that are about to end.

import type { Db, Tx } from '@portal/database/connection';
import type { RecordType, UsageUnit } from '@portal/operator-ports/usage';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { among, findDue } from '../db/due.ts';
import { lines, packageActivations, spendingControls, usageBuckets, usageThresholds } from '../db/schema.ts';
import { percentsOf } from './spending-rules.ts';

export interface ReachedThreshold {
  customerId: string;
  serviceNumber: string;
  bucketName: string;
  /** `internet`, or the one network that it is for. */
  usageType: string;
  /** The highest that was new. */
  percent: number;
  unit: UsageUnit;
  consumed: number;
  included: number;
}

export interface EndingPackage {
  customerId: string;
  lineId: string;
  serviceNumber: string;
  paymentId: string;
  name: string;
  expiresAt: string;
}

export type PackageKey = Pick<EndingPackage, 'customerId' | 'lineId' | 'paymentId'>;

interface UsedBucket {
  customerId: string;
  lineId: string;
  bucketId: string;
}

interface CountedBucket extends UsedBucket, Omit<ReachedThreshold, 'percent'> {
  periodStart: string;
  /** As people have chosen; null: the usual. */
  alerts: Partial<Record<RecordType, number[]>> | null;
}

const kindOf = { MB: 'internet', MIN: 'voz', SMS: 'sms' } as const satisfies Record<UsageUnit, RecordType>;

/**
 * Of these buckets, those that have reached an alert of their line for the first time in their period: the key of
 * `usage_thresholds` decides, so each is answered once, whoever asks and however often.
 */
export async function reachThresholds(
  tx: Tx,
  used: readonly UsedBucket[],
  at: Date,
): Promise<ReachedThreshold[]> {
  if (used.length === 0) return [];
  const column = (key: keyof UsedBucket) => sql.param(used.map((bucket) => bucket[key]));
  const { rows: found } = await tx.execute<Record<string, unknown>>(sql`
    select b.customer_id as "customerId", b.line_id as "lineId", b.bucket_id as "bucketId",
      b.valid_from::text as "periodStart", l.service_number as "serviceNumber", b.name as "bucketName",
      b.usage_type as "usageType", b.unit,
      b.consumed::float8 as consumed, b.included::float8 as included, c.alerts
    from unnest(${column('customerId')}::uuid[], ${column('lineId')}::uuid[], ${column('bucketId')}::uuid[])
        as u (customer_id, line_id, bucket_id)
      join ${usageBuckets} as b on b.customer_id = u.customer_id and b.line_id = u.line_id
        and b.bucket_id = u.bucket_id
      join ${lines} as l on l.customer_id = b.customer_id and l.line_id = b.line_id
      left join ${spendingControls} as c on c.customer_id = l.customer_id and c.line_id = l.line_id
        and c.customer_id = any(${column('customerId')}::uuid[])
    where b.customer_id = any(${column('customerId')}::uuid[])
      and l.customer_id = any(${column('customerId')}::uuid[]) and not b.is_unlimited and b.included > 0`);
  const rows = (found as unknown as CountedBucket[]).flatMap((bucket) =>
    percentsOf(bucket.alerts, kindOf[bucket.unit])
      .filter((percent) => bucket.consumed * 100 >= bucket.included * percent)
      .map((percent) => ({ ...bucket, percent })),
  );
  if (rows.length === 0) return [];
  const added = await tx
    .insert(usageThresholds)
    .values(
      rows.map(({ customerId, lineId, bucketId, periodStart, percent }) => ({
        customerId,
        lineId,
        bucketId,
        percent,
        periodStart: new Date(periodStart),
        reachedAt: at,
      })),
    )
    .onConflictDoNothing()
    .returning({ bucketId: usageThresholds.bucketId, percent: usageThresholds.percent });
  const highest = new Map(added.sort((one, other) => one.percent - other.percent).map(toHighest));
  return rows.filter(({ bucketId, percent }) => highest.get(bucketId) === percent).map(toReached);
}

const toHighest = ({ bucketId, percent }: { bucketId: string; percent: number }) =>
  [bucketId, percent] as const;

const toReached = ({
  lineId: _,
  bucketId: _b,
  periodStart: _p,
  alerts: _a,
  ...reached
}: CountedBucket & { percent: number }) => reached;

/** A day before the end, or a quarter of its life where that is shorter; none that was announced or put off. */
export function findEndingPackages(db: Db, task: string, now: Date, limit: number): Promise<PackageKey[]> {
  const { customerId, lineId, paymentId, expiresAt } = packageActivations;
  const at = sql`${now}::timestamptz`;
  return findDue(db, {
    task,
    now,
    limit,
    table: packageActivations,
    at: expiresAt,
    key: { customerId, lineId, paymentId },
    where: sql`d.expiry_told_at is null and d.expires_at > ${at} and d.expires_at <= ${at} + interval '1 day'
      and d.expires_at <= ${at} + (d.expires_at - d.activated_at) / 4`,
  });
}

export async function endingPackages(tx: Tx, keys: readonly PackageKey[]): Promise<EndingPackage[]> {
  const { customerId, lineId, paymentId, name, expiresAt, expiryToldAt } = packageActivations;
  const rows = await tx
    .select({ customerId, lineId, paymentId, name, expiresAt, serviceNumber: lines.serviceNumber })
    .from(packageActivations)
    .innerJoin(lines, and(eq(lines.customerId, customerId), eq(lines.lineId, lineId)))
    .where(and(among(packageActivations, keys, ['customerId', 'lineId', 'paymentId']), isNull(expiryToldAt)))
    .orderBy(expiresAt);
  return rows.map((row) => ({ ...row, expiresAt: row.expiresAt.toISOString() }));
}

/** They are not answered again. */
export async function markAnnounced(tx: Tx, packages: readonly EndingPackage[], at: Date): Promise<void> {
  const column = (key: keyof EndingPackage) => sql.param(packages.map((each) => each[key]));
  await tx.execute(sql`
    update ${packageActivations} as p set expiry_told_at = ${at}
    from unnest(${column('customerId')}::uuid[], ${column('lineId')}::uuid[], ${column('paymentId')}::uuid[])
      as a (customer_id, line_id, payment_id)
    where p.customer_id = any(${column('customerId')}::uuid[]) and p.customer_id = a.customer_id and p.line_id = a.line_id and p.payment_id = a.payment_id`);
}
