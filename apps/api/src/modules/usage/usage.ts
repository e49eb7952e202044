// The arithmetic of allowances: sums by type, and when something counts as unlimited.
import type { UsageConsumptionReport, UsageType } from '@portal/contract/lines/usage';
import type { Bucket } from '@portal/operator-ports/usage';

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
