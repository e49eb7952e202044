// Customers and their billing accounts, with the cycles that are billed.
import type { Db, Tx } from '@portal/database/connection';
import { addDays, addMonths, type CivilDate, civilDateOf, instantAt } from '@portal/market/civil-dates';
import type { Anchors, ServiceContracts } from '@portal/operator-ports/agreements';
import type { Account, Corrections, Customers as CustomersPort } from '@portal/operator-ports/customers';
import type { AccountPlace } from '@portal/operator-ports/wire';
import type { Clock } from '../clock/clock.ts';
import { type AccountRow, createCustomerStore } from './customers.store.ts';

/** One cycle of an account that is over: from its first day to the day before the cut. */
export interface EndedCycle extends AccountPlace {
  startsOn: string;
  cutOn: string;
}

export interface Customers
  extends Omit<CustomersPort, keyof ServiceContracts | keyof Corrections | keyof Anchors> {
  /** The cycle that runs at a moment, from its first one to its last second; null for prepaid. */
  cycleAround(tx: Tx, place: AccountPlace, now: Date): Promise<{ from: Date; until: Date } | null>;
  /** Accounts that have not been billed up to now; none that the task has put off. */
  accountsToBill(task: string, now: Date, limit: number): Promise<AccountPlace[]>;
  /** Of those that still are not, the oldest cycle each. Of what ended more than a year ago nobody is billed any more. */
  cyclesToBill(tx: Tx, places: readonly AccountPlace[], now: Date): Promise<EndedCycle[]>;
  /** The cycle that follows each of these is the next to be billed. */
  markBilled(tx: Tx, cycles: readonly EndedCycle[]): Promise<void>;
}

const mostMonthsLate = 12;

export function createCustomers({ db, clock }: { db: Db; clock: Clock }): Customers {
  const store = createCustomerStore(db);
  return {
    async accounts(places) {
      if (places.length === 0) return [];
      const today = civilDateOf(clock.now());
      return (await store.accounts(places)).map((row) => toAccount(row, today));
    },
    customer: store.customer,
    withDocument: store.withDocument,

    async customerByDocument(type, number) {
      const customerId = await store.ownerOf(`${type}:${number}`);
      return customerId === null ? null : store.customer(customerId);
    },

    async cycleAround(tx, place, now) {
      const [row] = await store.accounts([place], tx);
      return row && row.cycleDay !== null ? cycleAround(now, row.cycleDay) : null;
    },

    accountsToBill: store.findDue,

    async cyclesToBill(tx, places, now) {
      const tooLong = addMonths(civilDateOf(now).slice(0, 8).concat('01'), -mostMonthsLate);
      const due = await store.due(tx, places, now);
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

const toAccount = ({ customerId, accountId, kind, cycleDay }: AccountRow, today: string): Account => ({
  customerId,
  accountId,
  kind,
  cycle: cycleDay === null ? null : cycleAt(today, cycleDay),
});

interface Cycle {
  startsOn: CivilDate;
  endsOn: CivilDate;
}

/**
 * The cycle that contains `today`.
 * @param cycleDay the day of the month on which a cycle begins, 1–28
 */
export function cycleAt(today: CivilDate, cycleDay: number): Cycle {
  const inThisMonth = `${today.slice(0, 8)}${String(cycleDay).padStart(2, '0')}`;
  const startsOn = inThisMonth <= today ? inThisMonth : addMonths(inThisMonth, -1);
  return { startsOn, endsOn: addDays(addMonths(startsOn, 1), -1) };
}

/** The cycle that runs at this moment: its first one and its last second. */
export function cycleAround(now: Date, cycleDay: number): { from: Date; until: Date } {
  const { startsOn, endsOn } = cycleAt(civilDateOf(now), cycleDay);
  return { from: instantAt(startsOn), until: new Date(instantAt(addDays(endsOn, 1)).getTime() - 1_000) };
}
