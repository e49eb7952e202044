// A scheduled task: problems of the network go on, and end.
import type { ServiceProblems } from '../network/problems/service-problems.ts';
import type { WorkOff } from './work-off.ts';

const task = 'moveProblems';
/** What one tick may move; the rest waits for the next. */
const mostPerTick = 200;

export const createMoveProblems =
  ({ problems, workOff }: { problems: ServiceProblems; workOff: WorkOff }) =>
  (now: Date): Promise<number> =>
    workOff(
      {
        task,
        atOnce: 50,
        mostPerTick,
        find: (limit) => problems.findDueProblems(task, now, limit),
        hold: async (_tx, keys) => keys,
        subjectOf: ({ problemId }) => problemId,
        async work(tx, due) {
          for (const key of due) await problems.moveProblem(tx, key, now);
        },
      },
      now,
    );
