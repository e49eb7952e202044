// A scheduled task: visits are confirmed, spoken of the day before, and done, or missed.
import type { Visits } from '../visits/visits.ts';
import type { WorkOff } from './work-off.ts';

const task = 'moveVisits';
/** What one tick may move; the rest waits for the next. */
const mostPerTick = 200;

export const createMoveVisits =
  ({ visits, workOff }: { visits: Visits; workOff: WorkOff }) =>
  (now: Date): Promise<number> =>
    workOff(
      {
        task,
        atOnce: 50,
        mostPerTick,
        find: (limit) => visits.findDueVisits(task, now, limit),
        hold: async (_tx, keys) => keys,
        subjectOf: ({ visitId }) => visitId,
        async work(tx, due) {
          for (const key of due) await visits.goOnWithVisit(tx, key, now);
        },
      },
      now,
    );
