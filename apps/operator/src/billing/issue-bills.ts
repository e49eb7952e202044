// Bills of cycles that have ended: each with its number, its access key, and what waited for it.
import { randomInt } from 'node:crypto';
import type { Db, Tx } from '@portal/database/connection';
import { addDays, addWorkingDays, instantAt } from '@portal/market/civil-dates';
import { receipts } from '@portal/market/receipts';
import { firstReminderAt } from '../dunning/dunning.ts';
import { type BilledCycle, createIssueBillsStore, type NewBill } from './issue-bills.store.ts';
import { accountKey, createBillFacts, type Draft, draftOf, totalsOf } from './price-bill.ts';

export type { BilledCycle } from './issue-bills.store.ts';

export interface IssuedBill {
  customerId: string;
  accountId: string;
  billNo: string;
  /** Of the service that the account is known by, canonical. */
  serviceNumber: string;
  totalCents: number;
  dueOn: string;
  /** When its PDF can be had. */
  documentReadyAt: NewBill['documentReadyAt'];
}

export interface IssueBills {
  /** Once, before the first number is given. */
  openSeries(): Promise<void>;
  /** False while another process gives numbers; otherwise nobody else does until the end of the transaction. */
  holdSeries(tx: Tx): Promise<boolean>;
  /**
   * One bill a cycle, numbered in their order, by whoever holds the series; none for an account that owes nothing.
   * What waited for it is billed. An account must not come twice.
   */
  issue(tx: Tx, cycles: readonly BilledCycle[]): Promise<IssuedBill[]>;
}

/** Days from the cut, for an account without an earlier bill. */
const usualTermDays = 20;
/** The document of a bill is ready on this working day after the cut, at six in the morning. */
const workingDaysToDocument = 2;
const readyHour = 6;
const open = { state: 'sent', paidAt: null } as const;
/** A bill that credits have brought to nothing is nobody's to pay. */
const settledBy = (cutOn: string) => ({ state: 'settled', paidAt: instantAt(cutOn) }) as const;

export function createIssueBills(db: Db, { taxId, series }: { taxId: string; series: string }): IssueBills {
  const store = createIssueBillsStore(db);
  const factsIn = createBillFacts(store);

  function bill(draft: Draft, number: number, termDays: number): NewBill {
    const { cycle, known, items } = draft;
    const billNo = `${series}-${String(number).padStart(9, '0')}`;
    const readyOn = addWorkingDays(cycle.cutOn, workingDaysToDocument);
    const totals = totalsOf(items);
    return {
      customerId: cycle.customerId,
      billNo,
      accountId: cycle.accountId,
      lineId: known.lineId,
      planName: known.planName,
      issuedOn: cycle.cutOn,
      periodStart: cycle.startsOn,
      periodEnd: addDays(cycle.cutOn, -1),
      dueOn: addDays(cycle.cutOn, termDays),
      ...totals,
      ...(totals.totalCents > 0 ? open : settledBy(cycle.cutOn)),
      dunningAt: totals.totalCents > 0 ? firstReminderAt(addDays(cycle.cutOn, termDays)) : null,
      accessKey: receipts.keyOf(taxId, cycle.cutOn, billNo, randomInt(100_000_000)),
      documentReadyAt: instantAt(readyOn, readyHour),
      paymentId: null,
    };
  }

  return {
    openSeries: () => store.openSeries(series),
    holdSeries: (tx) => store.holdSeries(tx, series),

    async issue(tx, cycles) {
      const factsOf = await factsIn(tx, cycles);
      const terms = new Map((await store.terms(tx, cycles)).map((term) => [accountKey(term), term.days]));
      const drafts = cycles.flatMap((cycle) => draftOf(cycle, factsOf(cycle)) ?? []);
      if (drafts.length === 0) return [];
      const first = await store.takeNumbers(tx, series, drafts.length);
      const issued = drafts.map((draft, index) => ({
        ...draft,
        bill: bill(draft, first + index, terms.get(accountKey(draft.cycle)) ?? usualTermDays),
      }));
      await store.insert(
        tx,
        issued.map((each) => each.bill),
        issued.flatMap(({ items, bill: { customerId, billNo } }) =>
          items.map((item, index) => ({ ...item, customerId, billNo, position: index + 1 })),
        ),
      );
      await store.markBilled(
        tx,
        issued.flatMap(({ waited, bill: { billNo } }) => waited.map((charge) => ({ ...charge, billNo }))),
      );
      await store.markSpentBilled(
        tx,
        issued.flatMap((each) => each.spent),
      );
      return issued.map(
        ({ known, bill: { customerId, accountId, billNo, totalCents, dueOn, documentReadyAt } }) => ({
          customerId,
          accountId,
          billNo,
          totalCents,
          dueOn,
          documentReadyAt,
          serviceNumber: known.serviceNumber,
        }),
      );
    },
  };
}
