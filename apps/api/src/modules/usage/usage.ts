// TMF677 usage consumption: what is left and what was used.
import type { ManagedLine } from '../../caller.ts';
import type { Db, Tx } from '../../db/database.ts';
import { activatePackage, type PackageActivation } from './package-activation.store.ts';
import { givePlan, type PlanAllowances } from './plan-allowances.store.ts';
import { type Bucket, createUsageStore } from './usage.store.ts';
import { createUsageClock, type UsageClock } from './usage-clock.ts';

export type { Bucket } from './usage.store.ts';
export type { GrowingLine, LineUse } from './usage-clock.ts';

export interface Usage extends UsageClock {
  /** The buckets that are valid now, of the mobile lines among these. */
  buckets(managed: readonly ManagedLine[]): Promise<Bucket[]>;
  /** Its buckets begin now. False when the customer no longer has the line. */
  activatePackage(tx: Tx, activation: PackageActivation): Promise<boolean>;
  /** The line has another plan from this cycle on. */
  givePlan(tx: Tx, plan: PlanAllowances): Promise<void>;
}

export function createUsage(db: Db): Usage {
  const store = createUsageStore(db);
  return {
    ...createUsageClock(db),
    activatePackage,
    givePlan,
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
