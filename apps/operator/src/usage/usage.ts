// What lines may still use and what they used, and what passing time does to it.
import type { Db, Tx } from '@portal/database/connection';
import type { Usage as UsagePort } from '@portal/operator-ports/usage';
import type { Logger } from 'pino';
import { type Clock, type DueTask, dueTask } from '../clock/clock.ts';
import { recordEvents } from '../events/events.ts';
import { createRecords } from './records.ts';
import { createSpending, type Spending } from './spending.ts';
import {
  createUsageStore,
  type EndingPackage,
  endingPackages,
  findEndingPackages,
  givePlan,
  markAnnounced,
  type PlanAllowances,
  type ReachedThreshold,
  reachThresholds,
} from './usage.store.ts';
import { createUsageClock, type LineUse, type UsageClock } from './usage-clock.ts';

export type { Means } from './spending.ts';
export type { GrowingLine } from './usage-clock.ts';

export interface Usage extends UsagePort, UsageClock, Spending {
  /** Of the allowances that these uses took, what has reached an alert of its line for the first time in its period. */
  reachThresholds(tx: Tx, uses: readonly LineUse[], at: Date): Promise<ReachedThreshold[]>;
  tasks: readonly DueTask[];
  /** The line has another plan from this cycle on. */
  givePlan(tx: Tx, plan: PlanAllowances): Promise<void>;
}

export function createUsage({ db, log, clock }: { db: Db; log: Logger; clock: Clock }): Usage {
  const store = createUsageStore(db);
  const growing = createUsageClock(db);
  return {
    ...growing,
    ...createRecords({ db, log }),
    ...createSpending({ db, clock }),
    givePlan,
    tasks: [
      dueTask({
        task: 'announcePackageEnds',
        atOnce: 200,
        mostPerTick: 200,
        find: (...asked) => findEndingPackages(db, ...asked),
        hold: endingPackages,
        work: announce,
      }),
      ...growing.tasks,
    ],
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

/** Each once. */
async function announce(tx: Tx, packages: readonly EndingPackage[], now: Date): Promise<void> {
  await markAnnounced(tx, packages, now);
  await recordEvents(
    tx,
    packages.map(({ customerId, lineId: _, ...event }) => ({
      eventType: 'PackageExpiringEvent',
      customerId,
      commandId: null,
      event,
    })),
  );
}
