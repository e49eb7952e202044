// TMF654 prepay balance: the money on mobile lines, and the top-ups that raised it.
import type { Db, Tx } from '@portal/database/connection';
import type { ManagedLine } from '../../caller.ts';
import { createBalanceStore, type Draw, type PrepaidBalance } from './balance.store.ts';
import {
  createTopupsStore,
  type NewTopup,
  type Spending,
  type TopupPage,
  type TopupRow,
} from './topups.store.ts';

export type { PrepaidBalance } from './balance.store.ts';
export type { TopupRow } from './topups.store.ts';

/** The balance that top-ups fill and purchases draw from. */
export const rechargeBalanceName = 'Dólares Recargas';

type LineOfKind = Pick<ManagedLine, 'customerId' | 'lineId' | 'kind'>;

/** What a payment moves may be repeated, by the payment's id: it is done once, and answered alike. */
export interface Balances {
  /** Balances that have not expired, of the mobile lines among these: a postpaid one has some once topped up. */
  list(managed: readonly LineOfKind[]): Promise<PrepaidBalance[]>;
  /** Cents on the recharge balances of these lines, by line; held until the end of the transaction. */
  holdRecharge(
    tx: Tx,
    lines: readonly Pick<ManagedLine, 'customerId' | 'lineId'>[],
  ): Promise<Map<string, number>>;
  /** What was used without an allowance; the caller holds the balances and knows that it is there. */
  draw(tx: Tx, draws: readonly Draw[], at: Date): Promise<void>;
  /** Raises the recharge balance and records why. False when the customer no longer has the line. */
  topUp(topup: NewTopup): Promise<boolean>;
  /** Pays from the recharge balance. False when that is not greater than the amount (PAY-8). */
  spend(spending: Spending, amountCents: number): Promise<boolean>;
  hasSpent(spending: Spending): Promise<boolean>;
  /** What this payment has drawn is back on the balance. */
  giveBack(spending: Spending): Promise<void>;
  /** Of the mobile lines among these, newest first. */
  topups(managed: readonly ManagedLine[], page: TopupPage): Promise<{ topups: TopupRow[]; total: number }>;
}

export function createBalances(db: Db): Balances {
  const store = createBalanceStore(db);
  const topups = createTopupsStore(db, rechargeBalanceName);
  return {
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
    giveBack: topups.giveBack,

    async topups(managed, page) {
      const mobile = mobileAmong(managed);
      return mobile.length === 0 ? { topups: [], total: 0 } : topups.list(mobile, page);
    },

    async holdRecharge(tx, lines) {
      if (lines.length === 0) return new Map();
      const [customerIds, lineIds] = [lines.map((line) => line.customerId), lines.map((line) => line.lineId)];
      const rows = await store.lock(tx, rechargeBalanceName, customerIds, lineIds);
      return new Map(rows.map((row) => [row.lineId, row.amountCents]));
    },

    async draw(tx, draws, at) {
      if (draws.length > 0) await store.draw(tx, rechargeBalanceName, draws, at);
    },
  };
}

const mobileAmong = <L extends LineOfKind>(managed: readonly L[]) =>
  managed.filter(({ kind }) => kind !== 'Fixed');
