// What lines may still use and what they used, and what passing time does to it.
import type { Db, Tx } from '@portal/database/connection';
import type { Usage as UsagePort } from '@portal/operator-ports/usage';
import type { Logger } from 'pino';
import type { Clock } from '../clock/clock.ts';
import { createRecords } from './records.ts';
import { createSpending, type Spending } from './spending.ts';
import { createUsageStore, givePlan, type PlanAllowances } from './usage.store.ts';
import { createUsageClock, type LineUse, type UsageClock } from './usage-clock.ts';
import {
  type EndingPackage,
  endingPackages,
  findEndingPackages,
  markAnnounced,
  type PackageKey,
  type ReachedThreshold,
  reachThresholds,
} from './usage-news.store.ts';

export type { Means } from './spending.ts';
export type { GrowingLine } from './usage-clock.ts';

export interface Usage extends UsagePort, UsageClock, Spending {
  /** Of the allowances that these uses took, what has reached an alert of its line for the first time in its period. */
  reachThresholds(tx: Tx, uses: readonly LineUse[], at: Date): Promise<ReachedThreshold[]>;
  /** Packages whose end is near and was not announced; none that the task has put off. */
  findEndingPackages(task: string, now: Date, limit: number): Promise<PackageKey[]>;
  /** Those of them that still were not. */
  endingPackages(tx: Tx, keys: readonly PackageKey[]): Promise<EndingPackage[]>;
  markAnnounced(tx: Tx, packages: readonly EndingPackage[], at: Date): Promise<void>;
  /** The line has another plan from this cycle on. */
  givePlan(tx: Tx, plan: PlanAllowances): Promise<void>;
}

export function createUsage({ db, log, clock }: { db: Db; log: Logger; clock: Clock }): Usage {
  const store = createUsageStore(db);
  return {
    ...createUsageClock(db),
    ...createRecords({ db, log }),
    ...createSpending({ db, clock }),
    givePlan,
    findEndingPackages: (task, now, limit) => findEndingPackages(db, task, now, limit),
    endingPackages,
    markAnnounced,
    reachThresholds: (tx, uses, at) =>
      reachThresholds(
        tx,
        uses.flatMap(({ bucketId, ...use }) => (bucketId === null ? [] : [{ ...use, bucketId }])),
        at,
      ),
    async buckets(lines) {
      const mobile = lines.filter((line) => line.kind !== 'Fixed');
      if (mobile.length === 0) return [];
      return store.list(
        [...new Set(mobile.map((line) => line.customerId))],
        mobile.map((line) => line.lineId),
      );
    },
  };
}
