// What a tick of the operator's clock does: one habit a row, one file each.
import type { Db } from '../db/database.ts';
import { createGrowUsage } from '../flows/grow-usage.ts';
import { createRenewAllowances } from '../flows/renew-allowances.ts';
import { createMoveRepairs } from '../flows/repairs/move-repairs.ts';
import { createSettleWifiChanges } from '../flows/wifi/settle-wifi-changes.ts';
import type { TellOfWifi } from '../flows/wifi/tell-of-wifi.ts';
import type { Balances } from '../modules/balance/balance.ts';
import type { Inventory } from '../modules/inventory/inventory.ts';
import type { Tickets } from '../modules/tickets/tickets.ts';
import type { Usage } from '../modules/usage/usage.ts';
import type { Wifi } from '../modules/wifi/wifi.ts';
import type { Habit } from './operator-clock.ts';

export interface HabitNeeds {
  db: Db;
  usage: Usage;
  balances: Balances;
  wifi: Wifi;
  inventory: Inventory;
  tickets: Tickets;
  tell: TellOfWifi;
  applyPlanChanges: Habit;
  /** How often time passes. */
  tickMs: number;
}

export const operatorHabits = (needs: HabitNeeds): Readonly<Record<string, Habit>> => ({
  // Before allowances are used, or begin anew as the old plan's.
  applyPlanChanges: needs.applyPlanChanges,
  growUsage: createGrowUsage(needs),
  renewAllowances: createRenewAllowances(needs),
  settleWifiChanges: createSettleWifiChanges(needs),
  moveRepairs: createMoveRepairs(needs),
});
