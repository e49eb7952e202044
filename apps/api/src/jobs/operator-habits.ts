// What a tick of the operator's clock does: one habit a row, one file each.
import { createAnnouncePackageEnds } from '../flows/announce-package-ends.ts';
import { createGrowUsage } from '../flows/grow-usage.ts';
import { createIssueBills } from '../flows/issue-bills.ts';
import { createRenewAllowances } from '../flows/renew-allowances.ts';
import { createMoveRepairs } from '../flows/repairs/move-repairs.ts';
import { createSettleBills } from '../flows/settle-bills.ts';
import { createSettleWifiChanges } from '../flows/wifi/settle-wifi-changes.ts';
import type { TellOfWifi } from '../flows/wifi/tell-of-wifi.ts';
import type { WorkOff } from '../flows/work-off.ts';
import type { Accounts } from '../modules/accounts/accounts.ts';
import type { Balances } from '../modules/balance/balance.ts';
import type { Billing } from '../modules/billing/billing.ts';
import type { Inventory } from '../modules/inventory/inventory.ts';
import type { Tickets } from '../modules/tickets/tickets.ts';
import type { Usage } from '../modules/usage/usage.ts';
import type { Wifi } from '../modules/wifi/wifi.ts';
import type { Habit } from './operator-clock.ts';

export interface HabitNeeds {
  accounts: Accounts;
  billing: Billing;
  usage: Usage;
  balances: Balances;
  wifi: Wifi;
  inventory: Inventory;
  tickets: Tickets;
  tell: TellOfWifi;
  applyPlanChanges: Habit;
  workOff: WorkOff;
  /** How often time passes. */
  tickMs: number;
}

export const operatorHabits = (needs: HabitNeeds): Readonly<Record<string, Habit>> => ({
  // Before allowances are used, or begin anew as the old plan's.
  applyPlanChanges: needs.applyPlanChanges,
  growUsage: createGrowUsage(needs),
  announcePackageEnds: createAnnouncePackageEnds(needs),
  renewAllowances: createRenewAllowances(needs),
  settleWifiChanges: createSettleWifiChanges(needs),
  moveRepairs: createMoveRepairs(needs),
  settleBills: createSettleBills(needs),
  // Last: the day of a cut has most to do.
  issueBills: createIssueBills(needs),
});
