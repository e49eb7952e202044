// What a tick of the clock does: one task a row, one file each.
import type { OperatorPorts } from '@portal/operator-ports/operator';
import { createAnnouncePackageEnds } from './announce-package-ends.ts';
import { createAnswerTalks } from './answer-talks.ts';
import { type ApplyPlanChangesNeeds, createApplyPlanChanges } from './apply-plan-changes.ts';
import { createDecideCorrections, type DecideCorrectionsNeeds } from './decide-corrections.ts';
import { createGrowUsage, type GrowUsageNeeds } from './grow-usage.ts';
import { createIssueBills, type IssueBillsNeeds } from './issue-bills.ts';
import { createMoveClaims, createRemindOfClaims } from './move-claims.ts';
import { createMoveExits, type MoveExitsNeeds } from './move-exits.ts';
import { createMoveProblems } from './move-problems.ts';
import { createMoveRepairs } from './move-repairs.ts';
import { createMoveVisits } from './move-visits.ts';
import type { ScheduledTask } from './operator-clock.ts';
import { createRenewAllowances } from './renew-allowances.ts';
import { createSettleBills } from './settle-bills.ts';
import { createSettleWifiChanges } from './settle-wifi-changes.ts';

type ScheduledTaskNeeds = ApplyPlanChangesNeeds &
  GrowUsageNeeds &
  IssueBillsNeeds &
  MoveExitsNeeds &
  DecideCorrectionsNeeds &
  Parameters<typeof createSettleWifiChanges>[0] &
  Parameters<typeof createMoveRepairs>[0] &
  Parameters<typeof createMoveProblems>[0] &
  Parameters<typeof createMoveVisits>[0] &
  Parameters<typeof createAnswerTalks>[0] &
  Parameters<typeof createMoveClaims>[0];

/** Whose world each of them changes. */
const familyOf = {
  moveExits: 'ordering',
  decideCorrections: 'customers',
  applyPlanChanges: 'ordering',
  growUsage: 'usage',
  announcePackageEnds: 'usage',
  renewAllowances: 'usage',
  settleWifiChanges: 'network',
  moveProblems: 'network',
  moveRepairs: 'tickets',
  moveVisits: 'tickets',
  moveClaims: 'tickets',
  remindOfClaims: 'tickets',
  answerTalks: 'tickets',
  settleBills: 'billing',
  issueBills: 'billing',
} as const satisfies Record<string, keyof OperatorPorts>;

/** @param without families that somebody else answers for: nothing of theirs changes here */
export const operatorTasks = (
  needs: ScheduledTaskNeeds,
  without: readonly string[] = [],
): Readonly<Record<string, ScheduledTask>> =>
  Object.fromEntries(
    Object.entries(allScheduledTasks(needs)).filter(
      ([name]) => !without.includes(familyOf[name as keyof typeof familyOf]),
    ),
  );

const allScheduledTasks = (needs: ScheduledTaskNeeds): Record<keyof typeof familyOf, ScheduledTask> => ({
  // Before anything else goes on with a line that has ended.
  moveExits: createMoveExits(needs),
  decideCorrections: createDecideCorrections(needs),
  // Before allowances are used, or begin anew as the old plan's.
  applyPlanChanges: createApplyPlanChanges(needs),
  growUsage: createGrowUsage(needs),
  announcePackageEnds: createAnnouncePackageEnds(needs),
  renewAllowances: createRenewAllowances(needs),
  settleWifiChanges: createSettleWifiChanges(needs),
  // Before bills: what comes back stands on the one that is issued with it.
  moveProblems: createMoveProblems(needs),
  moveRepairs: createMoveRepairs(needs),
  moveVisits: createMoveVisits(needs),
  moveClaims: createMoveClaims(needs),
  remindOfClaims: createRemindOfClaims(needs),
  answerTalks: createAnswerTalks(needs),
  settleBills: createSettleBills(needs),
  // Last: the day of a cut has most to do.
  issueBills: createIssueBills(needs),
});
