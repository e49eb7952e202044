// A scheduled task: the workshop goes on with the repairs whose time has come.
import type { Tickets } from '../tickets/tickets.ts';
import type { WorkOff } from './work-off.ts';

const task = 'moveRepairs';
/** What one tick may move; the rest waits for the next. */
const mostPerTick = 50;

export const createMoveRepairs =
  ({ tickets, workOff }: { tickets: Tickets; workOff: WorkOff }) =>
  (now: Date): Promise<number> =>
    workOff(
      {
        task,
        atOnce: mostPerTick,
        mostPerTick,
        find: (limit) => tickets.findDue(task, now, limit),
        hold: (tx, keys) => tickets.due(tx, keys, now),
        subjectOf: ({ ticketId }) => ticketId,
        work: (tx, due) => tickets.moveOn(tx, due, now),
      },
      now,
    );
