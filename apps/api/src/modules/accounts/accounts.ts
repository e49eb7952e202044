// TMF666 accounts, and the customers behind them.
import type { ManagedLine } from '../../caller.ts';
import type { Db } from '../../db/database.ts';
import { type Account, type Customer, createAccountStore } from './accounts.store.ts';
import { type Cycle, cycleAround, cycleAt } from './billing-cycle.ts';

export type { Account, Customer } from './accounts.store.ts';

export interface Accounts {
  list(managed: readonly Pick<ManagedLine, 'customerId' | 'accountId'>[]): Promise<Account[]>;
  /** The cycle that runs on this civil date; null for prepaid. */
  cycleOf(account: Account, today: string): Cycle | null;
  /** The same at a moment, from its first one to its last second. */
  cycleAround(account: Account, now: Date): { from: Date; until: Date } | null;
  /** The person or company that the bills are made out to. */
  customer(customerId: string): Promise<Customer | null>;
  customerByDocument(type: Customer['documentType'], number: string): Promise<Customer | null>;
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
    cycleAround: ({ cycleDay }, now) => (cycleDay === null ? null : cycleAround(now, cycleDay)),
    customer: store.customer,
    async customerByDocument(type, number) {
      const customerId = await store.ownerOf(`${type}:${number}`);
      return customerId === null ? null : store.customer(customerId);
    },
  };
}
