// What a line used day by day, and what its allowances give: every day of a range, whether anything was used or not.
import type { DayUsage } from '@portal/contract/lines/usage-records';
import { addDays, civilDateOf } from '@portal/market/civil-dates';
import type { Bucket, DayRange, DayUse, RecordType, UsageUnit } from '@portal/operator-ports/usage';
import { remainingOf } from './usage.ts';

const units: Record<RecordType, UsageUnit> = { internet: 'MB', voz: 'MIN', sms: 'SMS' };

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
