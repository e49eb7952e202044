// A scheduled task: at the cut, what plans give begins anew.
import type { Usage } from '../usage/usage.ts';
import type { WorkOff } from './work-off.ts';

const task = 'renewAllowances';

export function createRenewAllowances({ usage, workOff }: { usage: Usage; workOff: WorkOff }) {
  return (now: Date): Promise<number> =>
    workOff(
      {
        task,
        atOnce: 500,
        // A cut of a large operator is spread over several ticks.
        mostPerTick: 10_000,
        find: (limit) => usage.findEndedPlans(task, now, limit),
        hold: (tx, ended) => usage.nextPlans(tx, ended, now),
        subjectOf: ({ bucketId }) => bucketId,
        work: (tx, next) => usage.renewPlans(tx, next, now),
      },
      now,
    );
}
