// The money on mobile lines, and the top-ups that raised it.
import type { Db, Tx } from '@portal/database/connection';
import { rechargeBalanceName } from '@portal/market/money';
import type { Balance as BalancePort } from '@portal/operator-ports/balance';
import type { LinePlace, LineRef } from '@portal/operator-ports/wire';
import { createAdvances, takeBack } from './advances.ts';
import { createBalanceStore, createTopupsStore, type Draw } from './balance.store.ts';
import { createTransfers } from './transfers.ts';

/** What the portal asks, and what the clock does besides. */
export interface Balance extends BalancePort {
  /** Cents on the recharge balances of these lines, by line; held until the end of the transaction. */
  holdRecharge(tx: Tx, lines: readonly LinePlace[]): Promise<Map<string, number>>;
  /** What was used without an allowance; the caller holds the balances and knows that it is there. */
  draw(tx: Tx, draws: readonly Draw[], at: Date): Promise<void>;
}

export function createBalance(db: Db): Balance {
  const store = createBalanceStore(db);
  const topups = createTopupsStore(db, rechargeBalanceName, takeBack);
  return {
    ...createAdvances(db),
    ...createTransfers(db),
    async list(managed) {
      const mobile = mobileAmong(managed);
      if (mobile.length === 0) return [];
      return store.list(
        [...new Set(mobile.map((line) => line.customerId))],
        mobile.map((line) => line.lineId),
      );
    },

    topUp: topups.add,
    spend: topups.spend,
    hasSpent: topups.hasSpent,
    refund: topups.refund,

    async topups(managed, page) {
      const mobile = mobileAmong(managed);
      return mobile.length === 0 ? { topups: [], total: 0 } : topups.list(mobile, page);
    },

    async holdRecharge(tx, lines) {
      if (lines.length === 0) return new Map();
      const rows = await store.lock(tx, rechargeBalanceName, lines);
      return new Map(rows.map((row) => [row.lineId, row.amountCents]));
    },

    async draw(tx, draws, at) {
      if (draws.length > 0) await store.draw(tx, rechargeBalanceName, draws, at);
    },
  };
}

const mobileAmong = <L extends Pick<LineRef, 'kind'>>(managed: readonly L[]) =>
  managed.filter(({ kind }) => kind !== 'Fixed');
