// Bills of cycles that have ended: each with its number, its access key, and what waited for it.
import { randomInt } from 'node:crypto';
import type { Db, Tx } from '@portal/database/connection';
import { addDays, addMonths, addWorkingDays, civilDateOf, instantAt } from '@portal/market/civil-dates';
import { receipts } from '@portal/market/receipts';
import type { Billing as BillingPort } from '@portal/operator-ports/billing';
import type { Clock } from '../clock/clock.ts';
import { cycleAt } from '../customers/customers.ts';
import { reminderOfNew } from '../dunning/dunning.ts';
import { billedLine, type ForeseenPlan, plansFor } from './billing.store.ts';
import {
  type BilledCycle,
  createIssueBillsStore,
  type NewBill,
  type PlanChange,
  type SpentByLine,
  type WaitingCharge,
} from './issue-bills.store.ts';
import {
  accountKey,
  type CycleFacts,
  createBillFacts,
  type Draft,
  draftOf,
  type FactsIn,
  totalsOf,
} from './price-bill.ts';

export type { BilledCycle } from './issue-bills.store.ts';

interface IssuedBill {
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

interface IssueBillsNeeds {
  db: Db;
  clock: Clock;
  taxId: string;
  series: string;
}

export function createIssueBills({ db, clock, taxId, series }: IssueBillsNeeds): IssueBills {
  const store = createIssueBillsStore(db);
  const factsIn = createBillFacts(store);

  function bill(draft: Draft, number: number, termDays: number): NewBill {
    const { cycle, known, items } = draft;
    const billNo = `${series}-${String(number).padStart(9, '0')}`;
    const readyOn = addWorkingDays(cycle.cutOn, workingDaysToDocument);
    const totals = totalsOf(items);
    const dueOn = addDays(cycle.cutOn, termDays);
    return {
      customerId: cycle.customerId,
      billNo,
      accountId: cycle.accountId,
      lineId: known.lineId,
      planName: known.planName,
      issuedOn: cycle.cutOn,
      periodStart: cycle.startsOn,
      periodEnd: addDays(cycle.cutOn, -1),
      dueOn,
      ...totals,
      ...(totals.totalCents > 0 ? open : settledBy(cycle.cutOn)),
      dunningAt: totals.totalCents > 0 ? reminderOfNew(dueOn, clock.now()) : null,
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

// What an account's next bills come to with another plan: priced as bills are, with what is known now.

/** From here on an account that was not billed would not be billed for the months before, either. */
const mostCycles = 13;

export function createForeseeBills(db: Db, clock: Clock): BillingPort['foresee'] {
  const factsIn = createBillFacts(createIssueBillsStore(db));
  return (place, planCodes) =>
    db.transaction(async (tx) => {
      const line = await billedLine(tx, place);
      if (!line || planCodes.length === 0) return null;
      const now = clock.now();
      const startsOn = addDays(cycleAt(civilDateOf(now), line.cycleDay).endsOn, 1);
      const account = { customerId: place.customerId, accountId: line.accountId };
      const months = await monthsUntil(
        tx,
        factsIn,
        cyclesOf({ ...account, nextBillOn: line.nextBillOn }, startsOn),
      );
      const last = months.at(-1);
      const running = months.at(-2);
      if (!last) return null;
      const kept = totalsWith(months, place.lineId, null);
      const totals = (await plansFor(tx, line, planCodes)).map((plan) => {
        const order = plan.planCode === line.planCode ? null : orderOf(plan, place.lineId, startsOn);
        const bills = order ? totalsWith(months, place.lineId, order) : kept;
        return { planCode: plan.planCode, totalCents: bills.at(-1) ?? 0 };
      });
      const { customerId, lineId } = place;
      return {
        customerId,
        lineId,
        running: running ? { issuedOn: running.cycle.cutOn, totalCents: kept.at(-2) ?? 0 } : null,
        planned: { issuedOn: last.cycle.cutOn, totals },
      };
    });
}

interface Month {
  cycle: BilledCycle;
  facts: CycleFacts;
}

/** Up to the first bill for days on which another plan would count. */
function cyclesOf(
  { nextBillOn, ...account }: { customerId: string; accountId: string; nextBillOn: string },
  changesOn: string,
): BilledCycle[] {
  const cuts = Array.from({ length: mostCycles }, (_, index) => addMonths(nextBillOn, index));
  const last = cuts.findIndex((cutOn) => cutOn > changesOn);
  return cuts.slice(0, last + 1).map((cutOn) => ({ ...account, startsOn: addMonths(cutOn, -1), cutOn }));
}

async function monthsUntil(tx: Tx, factsIn: FactsIn, cycles: readonly BilledCycle[]): Promise<Month[]> {
  const months: Month[] = [];
  for (const cycle of cycles) months.push({ cycle, facts: (await factsIn(tx, [cycle]))(cycle) });
  return months;
}

const orderOf = (
  { planCode, planName, priceCents }: ForeseenPlan,
  lineId: string,
  startsOn: string,
): PlanChange => ({
  lineId,
  status: 'pending',
  effectiveAt: instantAt(startsOn),
  priceCents,
  toPlanCode: planCode,
  toPlanName: planName,
  fromPlanCode: '',
  fromPlanName: '',
  fromFeeCents: null,
});

/** One bill after the other, as they will be issued: what one takes is not on the next, but for the rest of a credit. */
function totalsWith(months: readonly Month[], lineId: string, order: PlanChange | null): number[] {
  const rests = new Map<string, number>();
  const billed = new Set<string>();
  return months.map(({ cycle, facts }) => {
    const others = facts.changes.filter((change) => change.lineId !== lineId || change.status !== 'pending');
    const changes = order ? [...others, order] : others;
    const spent = facts.spent.filter((each) => !billed.has(spentKey(each)));
    const draft = draftOf(cycle, { ...facts, changes, spent, charges: stillWaiting(facts.charges, rests) });
    for (const { chargeId, restCents } of draft?.waited ?? []) rests.set(chargeId, restCents);
    for (const each of draft?.spent ?? []) billed.add(spentKey(each));
    return draft ? totalsOf(draft.items).totalCents : 0;
  });
}

const spentKey = ({ lineId, scope, periodStart }: SpentByLine) => `${lineId} ${scope} ${periodStart}`;

/** In the order in which they are taken: a rest comes after what was charged in the same moment. */
function stillWaiting(
  charges: readonly WaitingCharge[],
  rests: ReadonlyMap<string, number>,
): WaitingCharge[] {
  return charges
    .map((charge) => ({ ...charge, amountCents: rests.get(charge.chargeId) ?? charge.amountCents }))
    .filter(({ amountCents }) => amountCents !== 0)
    .toSorted(
      (one, other) =>
        Date.parse(one.chargedAt) - Date.parse(other.chargedAt) ||
        Number(rests.has(one.chargeId)) - Number(rests.has(other.chargeId)),
    );
}
