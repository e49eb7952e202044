// A scheduled task: the office decides on what customers say that is wrong about them.
import type { Corrections } from '../corrections/corrections.ts';
import type { WorkOff } from './work-off.ts';

export interface DecideCorrectionsNeeds {
  corrections: Corrections;
  workOff: WorkOff;
}

const task = 'decideCorrections';
/** What one tick may decide; the rest waits for the next. */
const mostPerTick = 50;

export const createDecideCorrections =
  ({ corrections, workOff }: DecideCorrectionsNeeds) =>
  (now: Date): Promise<number> =>
    workOff(
      {
        task,
        atOnce: 10,
        mostPerTick,
        find: (limit) => corrections.findDueCorrections(task, now, limit),
        hold: async (_tx, keys) => keys,
        subjectOf: ({ correctionId }) => correctionId,
        work: (tx, due) => corrections.decideCorrections(tx, due, now),
      },
      now,
    );
