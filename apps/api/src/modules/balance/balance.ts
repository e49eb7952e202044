// TMF654 prepay balance: the money on prepaid lines.
import type { ManagedLine } from '../../caller.ts';
import type { Db } from '../../db/database.ts';
import { createBalanceStore, type PrepaidBalance } from './balance.store.ts';

export type { PrepaidBalance } from './balance.store.ts';

/** The balance that top-ups fill and purchases draw from. */
export const rechargeBalanceName = 'Dólares Recargas';

export interface Balances {
  /** Balances that have not expired, of the prepaid lines among these. */
  list(managed: readonly ManagedLine[]): Promise<PrepaidBalance[]>;
}

export function createBalances(db: Db): Balances {
  const store = createBalanceStore(db);
  return {
    async list(managed) {
      const prepaid = managed.filter((line) => line.kind === 'Prepaid');
      if (prepaid.length === 0) return [];
      return store.list(
        [...new Set(prepaid.map((line) => line.customerId))],
        prepaid.map((line) => line.lineId),
      );
    },
  };
}
