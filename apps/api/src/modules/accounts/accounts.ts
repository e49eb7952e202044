// TMF666 accounts, and the customers behind them.

import type { Db, Tx } from '@portal/database/connection';
import { addMonths, civilDateOf } from '@portal/ecuador/civil-dates';
import type { ManagedLine } from '../../caller.ts';
import { type Account, type Customer, createAccountStore } from './accounts.store.ts';
import { type Cycle, cycleAround, cycleAt } from './billing-cycle.ts';

export type { Account, Customer } from './accounts.store.ts';

/** One cycle of an account that is over: from its first day to the day before the cut. */
export interface EndedCycle {
  customerId: string;
  accountId: string;
  startsOn: string;
  cutOn: string;
}

export interface Accounts {
  list(managed: readonly Pick<ManagedLine, 'customerId' | 'accountId'>[], tx?: Tx): Promise<Account[]>;
  /** The cycle that runs on this civil date; null for prepaid. */
  cycleOf(account: Account, today: string): Cycle | null;
  /** The same at a moment, from its first one to its last second. */
  cycleAround(account: Account, now: Date): { from: Date; until: Date } | null;
  /** The person or company that the bills are made out to. */
  customer(customerId: string): Promise<Customer | null>;
  customerByDocument(type: Customer['documentType'], number: string): Promise<Customer | null>;
  /**
   * Of accounts that have not been billed up to now, the oldest cycle each, held until the end of the transaction;
   * none that the habit has put off. Of cycles that ended more than a year ago nobody is billed any more.
   */
  cyclesToBill(tx: Tx, habit: string, now: Date, limit: number): Promise<EndedCycle[]>;
  /** The cycle that follows each of these is the next to be billed. */
  markBilled(tx: Tx, cycles: readonly EndedCycle[]): Promise<void>;
}

const mostMonthsLate = 12;

export function createAccounts(db: Db): Accounts {
  const store = createAccountStore(db);
  const distinct = (values: string[]) => [...new Set(values)];
  return {
    list: async (managed, tx) =>
      managed.length === 0
        ? []
        : store.list(
            distinct(managed.map((line) => line.customerId)),
            distinct(managed.map((line) => line.accountId)),
            tx,
          ),
    cycleOf: (account, today) => (account.cycleDay === null ? null : cycleAt(today, account.cycleDay)),
    cycleAround: ({ cycleDay }, now) => (cycleDay === null ? null : cycleAround(now, cycleDay)),
    customer: store.customer,
    async customerByDocument(type, number) {
      const customerId = await store.ownerOf(`${type}:${number}`);
      return customerId === null ? null : store.customer(customerId);
    },

    async cyclesToBill(tx, habit, now, limit) {
      const tooLong = addMonths(civilDateOf(now).slice(0, 8).concat('01'), -mostMonthsLate);
      const due = await store.due(tx, habit, now, limit);
      return due.map(({ customerId, accountId, nextBillOn }) => {
        let cutOn = nextBillOn;
        while (cutOn < tooLong) cutOn = addMonths(cutOn, 1);
        return { customerId, accountId, startsOn: addMonths(cutOn, -1), cutOn };
      });
    },

    markBilled: (tx, cycles) =>
      store.setNextBill(
        tx,
        cycles.map(({ customerId, accountId, cutOn }) => ({
          customerId,
          accountId,
          nextBillOn: addMonths(cutOn, 1),
        })),
      ),
  };
}
