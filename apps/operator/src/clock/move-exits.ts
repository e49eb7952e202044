// A scheduled task: services end on the day that was agreed, and what was lent with them is fetched some days later.
import type { Exits } from '../exits/exits.ts';
import type { WorkOff } from './work-off.ts';

export interface MoveExitsNeeds {
  exits: Exits;
  workOff: WorkOff;
}

const task = 'moveExits';
/** What one tick may move; the rest waits for the next. */
const mostPerTick = 100;

export const createMoveExits =
  ({ exits, workOff }: MoveExitsNeeds) =>
  (now: Date): Promise<number> =>
    workOff(
      {
        // One transaction each: a line is held no longer than its own end takes.
        task,
        atOnce: 1,
        mostPerTick,
        find: (limit) => exits.findDueExits(task, now, limit),
        hold: (tx, keys) => exits.dueExits(tx, keys, now),
        subjectOf: ({ orderId }) => orderId,
        work: (tx, due) => exits.moveExits(tx, due, now),
      },
      now,
    );
