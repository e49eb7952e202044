// Every call that a personal token may make, by its scope: all others refuse one.
import type { TokenScope } from '@portal/contract/access/personal-tokens';
import type { Call } from '@portal/contract/common';
import {
  getAccumulatedBalance,
  getTopupBalance,
  listAccumulatedBalances,
  listTopupBalances,
} from '@portal/contract/lines/balance';
import { getUsageConsumptionReport, listUsageConsumptionReports } from '@portal/contract/lines/usage';
import { listDailyUsage } from '@portal/contract/lines/usage-records';
import { listCustomerBills } from '@portal/contract/paying/billing';

/** Figures alone: no records of whom somebody called, no paper, no name. */
export const personalTokenTable: Readonly<Record<TokenScope, readonly Call[]>> = {
  usage: [listUsageConsumptionReports, getUsageConsumptionReport, listDailyUsage],
  balance: [listAccumulatedBalances, getAccumulatedBalance, listTopupBalances, getTopupBalance],
  bills: [listCustomerBills],
};
