// TMF666 accounts, and the customers behind them.
import type { ManagedLine } from '../../caller.ts';
import type { Db } from '../../db/database.ts';
import { type Account, type Customer, createAccountStore } from './accounts.store.ts';
import { type Cycle, cycleAt } from './billing-cycle.ts';

export type { Account, Customer } from './accounts.store.ts';

export interface Accounts {
  list(managed: readonly ManagedLine[]): Promise<Account[]>;
  /** The cycle that runs on this civil date; null for prepaid. */
  cycleOf(account: Account, today: string): Cycle | null;
  /** The person or company that the bills are made out to. */
  customer(customerId: string): Promise<Customer | null>;
}

export function createAccounts(db: Db): Accounts {
  const store = createAccountStore(db);
  const distinct = (values: string[]) => [...new Set(values)];
  return {
    list: async (managed) =>
      managed.length === 0
        ? []
        : store.list(
            distinct(managed.map((line) => line.customerId)),
            distinct(managed.map((line) => line.accountId)),
          ),
    cycleOf: (account, today) => (account.cycleDay === null ? null : cycleAt(today, account.cycleDay)),
    customer: store.customer,
  };
}
