// The arithmetic of allowances: sums by type, and when something counts as unlimited.
import type { UsageConsumptionReport, UsageType } from '@portal/contract/lines/usage';
import type { DayUsage } from '@portal/contract/lines/usage-records';
import { addDays, civilDateOf } from '@portal/market/civil-dates';
import type { Bucket, DayRange, DayUse, RecordType, UsageUnit } from '@portal/operator-ports/usage';

type Category = UsageConsumptionReport['category'][number];

/** An operator marks an unlimited allowance by a remaining value above this, too (HOME-3). */
const unlimitedAbove = 999_000;

/** −1 when unlimited (HOME-3). */
export function remainingOf(bucket: Pick<Bucket, 'included' | 'consumed' | 'isUnlimited'>): number {
  const remaining = Math.max(0, bucket.included - bucket.consumed);
  return bucket.isUnlimited || remaining > unlimitedAbove ? -1 : remaining;
}

/** Sums the buckets by type, in their order of appearance; one unlimited bucket makes its type unlimited. */
export function categoriesOf(buckets: readonly Bucket[]): Category[] {
  const categories = new Map<string, Category>();
  for (const bucket of buckets) {
    const type = bucket.usageType as UsageType;
    const sum = categories.get(type) ?? {
      type,
      available: 0,
      consume: 0,
      unity: bucket.unit,
      isLimit: false,
    };
    const remaining = remainingOf(bucket);
    const isLimit = sum.isLimit || remaining === -1;
    categories.set(type, {
      ...sum,
      available: isLimit ? -1 : sum.available + remaining,
      consume: sum.consume + bucket.consumed,
      isLimit,
    });
  }
  return [...categories.values()];
}

const units: Record<RecordType, UsageUnit> = { internet: 'MB', voz: 'MIN', sms: 'SMS' };

/** What a line used day by day, and what its allowances give: every day of a range, whether anything was used or not. */
export function dayUsageOf(
  type: RecordType,
  { from, to }: DayRange,
  days: readonly DayUse[],
  buckets: readonly Bucket[],
): DayUsage[] {
  const used = new Map(days.map((day) => [day.day, day]));
  const given = buckets.filter((bucket) => bucket.usageType === type);
  const all: DayUsage[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const { quantity = 0, records = 0 } = used.get(date) ?? {};
    all.push({ date, used: quantity, unit: units[type], included: includedOn(date, given), records });
  }
  return all;
}

function includedOn(date: string, buckets: readonly Bucket[]): number | null {
  const inForce = buckets.filter(
    ({ validFrom, validUntil }) => civilDateOf(validFrom) <= date && date <= civilDateOf(validUntil),
  );
  if (inForce.length === 0) return null;
  if (inForce.some((bucket) => remainingOf(bucket) === -1)) return -1;
  return inForce.reduce((sum, { included }) => sum + included, 0);
}
