// TMF677 usage consumption: what is left and what was used.
import type { Db, Tx } from '@portal/database/connection';
import type { ManagedLine } from '../../caller.ts';
import { categoriesOf } from './consumption.ts';
import { createPackageActivationStore, type PackageActivation } from './package-activation.store.ts';
import { givePlan, type PlanAllowances } from './plan-allowances.store.ts';
import { type Bucket, createUsageStore } from './usage.store.ts';
import { createUsageClock, type LineUse, type UsageClock } from './usage-clock.ts';
import {
  type EndingPackage,
  endingPackages,
  markAnnounced,
  type ReachedThreshold,
  reachThresholds,
} from './usage-news.store.ts';
import { createUsedBetween, type UsedBetween } from './used-quantities.ts';

export type { Bucket } from './usage.store.ts';
export type { EndedPlan, GrowingLine, LineUse } from './usage-clock.ts';
export type { UsedQuantities } from './used-quantities.ts';

export interface Usage extends UsageClock {
  /** The buckets that are valid now, of the mobile lines among these. */
  buckets(managed: readonly ManagedLine[]): Promise<Bucket[]>;
  /** Summed by what they are for. */
  sums(buckets: readonly Bucket[]): ReturnType<typeof categoriesOf>;
  /** Of one customer's lines, between two days. */
  usedBetween: UsedBetween;
  /** Its buckets begin now, once a payment. False when the customer no longer has the line. */
  activatePackage(activation: PackageActivation): Promise<boolean>;
  /** Of the data that these uses took, what has reached 80 or 100 % for the first time in its period. */
  reachThresholds(tx: Tx, uses: readonly LineUse[], at: Date): Promise<ReachedThreshold[]>;
  /** Packages whose end is near and was not announced, held until the end of the transaction. */
  endingPackages(tx: Tx, habit: string, now: Date, limit: number): Promise<EndingPackage[]>;
  markAnnounced(tx: Tx, packages: readonly EndingPackage[], at: Date): Promise<void>;
  /** The line has another plan from this cycle on. */
  givePlan(tx: Tx, plan: PlanAllowances): Promise<void>;
}

export function createUsage(db: Db): Usage {
  const store = createUsageStore(db);
  return {
    ...createUsageClock(),
    sums: categoriesOf,
    usedBetween: createUsedBetween(db),
    activatePackage: createPackageActivationStore(db),
    givePlan,
    endingPackages,
    markAnnounced,
    reachThresholds: (tx, uses, at) =>
      reachThresholds(
        tx,
        uses.flatMap(({ bucketId, ...use }) => (bucketId === null ? [] : [{ ...use, bucketId }])),
        at,
      ),
    async buckets(managed) {
      const mobile = managed.filter((line) => line.kind !== 'Fixed');
      if (mobile.length === 0) return [];
      return store.list(
        [...new Set(mobile.map((line) => line.customerId))],
        mobile.map((line) => line.lineId),
      );
    },
  };
}
