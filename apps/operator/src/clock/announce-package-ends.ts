// A scheduled task: packages that are about to end are announced, each of them once.
import { recordEvents } from '../events/events.ts';
import type { Usage } from '../usage/usage.ts';
import type { WorkOff } from './work-off.ts';

export interface AnnouncePackageEndsNeeds {
  usage: Pick<Usage, 'findEndingPackages' | 'endingPackages' | 'markAnnounced'>;
  workOff: WorkOff;
}

const task = 'announcePackageEnds';
/** What one tick may announce; the rest waits for the next. */
const mostPerTick = 200;

export function createAnnouncePackageEnds({ usage, workOff }: AnnouncePackageEndsNeeds) {
  return (now: Date): Promise<number> =>
    workOff(
      {
        task,
        atOnce: mostPerTick,
        mostPerTick,
        find: (limit) => usage.findEndingPackages(task, now, limit),
        hold: usage.endingPackages,
        subjectOf: ({ paymentId }) => paymentId,
        async work(tx, packages) {
          await usage.markAnnounced(tx, packages, now);
          await recordEvents(
            tx,
            packages.map(({ customerId, lineId: _, ...event }) => ({
              eventType: 'PackageExpiringEvent',
              customerId,
              commandId: null,
              event,
            })),
          );
        },
      },
      now,
    );
}
