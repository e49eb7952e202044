// A scheduled task: somebody at the office answers what was written to a person.
import type { Talks } from '../talks/talks.ts';
import type { WorkOff } from './work-off.ts';

const task = 'answerTalks';
/** What one tick may answer; the rest waits for the next. */
const mostPerTick = 100;

export const createAnswerTalks =
  ({ talks, workOff }: { talks: Talks; workOff: WorkOff }) =>
  (now: Date): Promise<number> =>
    workOff(
      {
        task,
        atOnce: 50,
        mostPerTick,
        find: (limit) => talks.findDueTalks(task, now, limit),
        hold: async (_tx, keys) => keys,
        subjectOf: ({ talkId }) => talkId,
        async work(tx, due) {
          for (const key of due) await talks.answerTalk(tx, key, now);
        },
      },
      now,
    );
