// Bills: what is owed, the history, and the state a payment moves a bill through.
import type { Db } from '@portal/database/connection';
import type { Arrangements } from '@portal/operator-ports/arrangements';
import type { Bill, Billing as BillingPort, BillKey } from '@portal/operator-ports/billing';
import type { AccountPlace, LineRef } from '@portal/operator-ports/wire';
import { asFound, type Clock, type DueTask, dueTask } from '../clock/clock.ts';
import type { Dunning } from '../dunning/dunning.ts';
import { createBillItemsStore, createBillingStore } from './billing.store.ts';
import { createForeseeBills, createIssueBills, type IssueBills } from './issue-bills.ts';
import { carryOver, createInvoiceChargesStore } from './next-bill.store.ts';

/** What the portal asks, and what the clock does besides. */
export interface Billing extends Omit<BillingPort, keyof Arrangements>, IssueBills {
  /** Null when there is none, or it is one of corporate lines. */
  bill(key: BillKey): Promise<Bill | null>;
  tasks: readonly DueTask[];
}

export interface BillingNeeds {
  db: Db;
  /** The operator's time: when a bill's document is ready. */
  clock: Clock;
  dunning: Pick<Dunning, 'review'>;
  /** Of the company that issues. */
  taxId: string;
  /** Establishment and emission point whose numbers are given here. */
  series: string;
}

/** A payment is booked on its bill well within the 24 hours that are promised (BILL-3). */
const bookedAfterMs = 20 * 60 * 60 * 1_000;

export function createBilling({ db, clock, dunning, taxId, series }: BillingNeeds): Billing {
  const store = createBillingStore(db, clock);
  const { items, services } = createBillItemsStore(db);
  const charges = createInvoiceChargesStore(db);
  const list: Billing['list'] = async (managed, filter, page) => {
    const accounts = accountsOf(managed);
    return accounts.length === 0 ? { bills: [], total: 0 } : store.list(accounts, filter, page);
  };
  return {
    ...store,
    list,
    async amountsDue(managed) {
      const accounts = accountsOf(managed);
      if (accounts.length === 0) return [];
      return store.amountsDue(
        [...new Set(accounts.map((ref) => ref.customerId))],
        accounts.map((ref) => ref.accountId),
      );
    },
    async find(managed, billNo) {
      // A page that is not full says how many there are: nobody counts.
      const { bills } = await list(managed, { billNos: [billNo] }, { order: 'newest', offset: 0, limit: 2 });
      return bills[0] ?? null;
    },
    confirmPaid: (bill, paymentId, paidAt) =>
      db.transaction(async (tx) => {
        const paid = await store.confirmPaid(tx, bill, paymentId, paidAt);
        if (!paid) return false;
        const { leftOutCents: amountCents } = paid;
        if (amountCents > 0) {
          const due = { ...paid, serviceNumber: await store.serviceNumberOf(tx, paid) };
          await carryOver(tx, due, { amountCents, billNo: bill.billNo }, clock.now());
        }
        if (paid.dunningStage) await dunning.review(tx, paid);
        return true;
      }),
    items: (bill) => items(bill.customerId, bill.billNo),
    services,
    foresee: createForeseeBills(db, clock),
    ...createIssueBills({ db, clock, taxId, series }),
    tasks: [
      // paymentInProcess → settled: it is booked.
      dueTask({
        task: 'settleBills',
        atOnce: 1_000,
        mostPerTick: 1_000,
        find: (name, now, limit) => store.findPaid(name, new Date(now.getTime() - bookedAfterMs), now, limit),
        hold: asFound,
        work: store.settle,
      }),
    ],
    chargeInvoice: charges.add,
    hasCharge: charges.has,
    withdrawCharge: charges.withdraw,
    async invoiceCharges(managed, filter, page) {
      const accounts = accountsOf(managed);
      return accounts.length === 0 ? { charges: [], total: 0 } : charges.list(accounts, filter, page);
    },
  };
}

function accountsOf(managed: readonly LineRef[]): AccountPlace[] {
  const billed = managed.filter((line) => line.kind !== 'Prepaid');
  const byAccount = new Map(
    billed.map((line) => [line.accountId, { customerId: line.customerId, accountId: line.accountId }]),
  );
  return [...byAccount.values()];
}
