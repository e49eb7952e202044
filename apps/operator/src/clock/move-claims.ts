// Two scheduled tasks: the office goes on with the claims whose time has come, and speaks of those that wait for an answer.
import type { Claims } from '../claims/claims.ts';
import type { WorkOff } from './work-off.ts';

interface ClaimTaskNeeds {
  claims: Claims;
  workOff: WorkOff;
}

/** What one tick may move; the rest waits for the next. */
const mostPerTick = 50;

export const createMoveClaims =
  ({ claims, workOff }: ClaimTaskNeeds) =>
  (now: Date): Promise<number> =>
    workOff(
      {
        task: 'moveClaims',
        atOnce: mostPerTick,
        mostPerTick,
        find: (limit) => claims.findDueClaims('moveClaims', now, limit),
        hold: async (_tx, keys) => keys,
        subjectOf: ({ claimId }) => claimId,
        work: (tx, due) => claims.moveClaims(tx, due, now),
      },
      now,
    );

export const createRemindOfClaims =
  ({ claims, workOff }: ClaimTaskNeeds) =>
  (now: Date): Promise<number> =>
    workOff(
      {
        task: 'remindOfClaims',
        atOnce: mostPerTick,
        mostPerTick,
        find: (limit) => claims.findClaimReminders('remindOfClaims', now, limit),
        hold: async (_tx, keys) => keys,
        subjectOf: ({ claimId }) => claimId,
        work: (tx, due) => claims.remindOfClaims(tx, due, now),
      },
      now,
    );
