// What a tick of the clock does: one habit a row, one file each.
import { createAnnouncePackageEnds } from './announce-package-ends.ts';
import { type ApplyPlanChangesNeeds, createApplyPlanChanges } from './apply-plan-changes.ts';
import { createGrowUsage, type GrowUsageNeeds } from './grow-usage.ts';
import { createIssueBills, type IssueBillsNeeds } from './issue-bills.ts';
import { createMoveRepairs } from './move-repairs.ts';
import type { Habit } from './operator-clock.ts';
import { createRenewAllowances } from './renew-allowances.ts';
import { createSettleBills } from './settle-bills.ts';
import { createSettleWifiChanges } from './settle-wifi-changes.ts';

type HabitNeeds = ApplyPlanChangesNeeds &
  GrowUsageNeeds &
  IssueBillsNeeds &
  Parameters<typeof createSettleWifiChanges>[0] &
  Parameters<typeof createMoveRepairs>[0];

export const operatorHabits = (needs: HabitNeeds): Readonly<Record<string, Habit>> => ({
  // Before allowances are used, or begin anew as the old plan's.
  applyPlanChanges: createApplyPlanChanges(needs),
  growUsage: createGrowUsage(needs),
  announcePackageEnds: createAnnouncePackageEnds(needs),
  renewAllowances: createRenewAllowances(needs),
  settleWifiChanges: createSettleWifiChanges(needs),
  moveRepairs: createMoveRepairs(needs),
  settleBills: createSettleBills(needs),
  // Last: the day of a cut has most to do.
  issueBills: createIssueBills(needs),
});
