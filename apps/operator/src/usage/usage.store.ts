// The SQL that reads usage buckets, and gives a line the allowances of another plan.
import type { Db, Tx } from '@portal/database/connection';
import { columnsOf, statement } from '@portal/database/statement';
import type { Allowance } from '@portal/operator-ports/catalogue';
import type { Bucket, RecordType, UsageUnit } from '@portal/operator-ports/usage';
import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { among, findDue } from '../db/due.ts';
import { lines, packageActivations, spendingControls, usageBuckets, usageThresholds } from '../db/schema.ts';
import { percentsOf } from './spending.ts';

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

// The SQL of what customers are told of their usage: thresholds that are reached, packages that are about to end.

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

type PackageKey = Pick<EndingPackage, 'customerId' | 'lineId' | 'paymentId'>;

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
