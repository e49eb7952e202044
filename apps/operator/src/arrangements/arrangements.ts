// A bill that is paid on a later day, or in parts: within a rule, with reminders, until all of it is paid or a part is not.
import type { Db, Tx } from '@portal/database/connection';
import { isUuidAsWritten } from '@portal/database/uuid';
import { addDays, addMonths, civilDateOf, instantAt } from '@portal/market/civil-dates';
import {
  type Arrangement,
  type ArrangementKey,
  type ArrangementReason,
  type ArrangementRule,
  type Arrangements as ArrangementsPort,
  type InstalmentKey,
  keepsRule,
  type NewArrangement,
} from '@portal/operator-ports/arrangements';
import { payableCents } from '@portal/operator-ports/billing';
import { asFound, type Clock, type DueTask, dueTask, oneByOne } from '../clock/clock.ts';
import { type BillRow, changeBill, isHeldByCode, lockBill } from '../db/keyed-rows.ts';
import type { Dunning } from '../dunning/dunning.ts';
import { recordEvents } from '../events/events.ts';
import type { ArrangementRow, KeptInstalment } from './arrangements.store.ts';
import * as store from './arrangements.store.ts';

export interface Arrangements extends ArrangementsPort {
  tasks: readonly DueTask[];
}

export interface ArrangementsNeeds {
  db: Db;
  clock: Clock;
  dunning: Pick<Dunning, 'review' | 'askAgain'>;
}

const rule = {
  /** Days from today up to which all of it may be paid at once. */
  onceWithinDays: 15,
  mostParts: 3,
  partsWithinDays: 45,
  apartDays: 7,
  firstWithinDays: 1,
  minFirstPercent: 30,
  /** Those that were taken back count: nobody puts off the day by making one again and again. */
  mostAYear: 2,
  costCents: 0,
  /** A part may be paid so many days after its day. */
  graceDays: 2,
  tellHour: 9,
} as const;

/** While a payment is on its way it decides. */
const laterMs = 60 * 60 * 1_000;

const free = { paymentId: null, isHeldByCode: false } as const;

/** Paid or voided elsewhere, while it was arranged here. */
const isOver = ({ state, paidAt }: BillRow): boolean =>
  state === 'settled' || state === 'cancelled' || paidAt !== null;

const sumOf = (parts: readonly { amountCents: number }[]): number =>
  parts.reduce((sum, { amountCents }) => sum + amountCents, 0);
const unpaid = ({ instalments }: Pick<ArrangementRow, 'instalments'>) =>
  instalments.filter(({ paidAt }) => paidAt === null);
const isHeld = ({ paymentId }: Pick<KeptInstalment, 'paymentId'>): boolean => paymentId !== null;
/** A code may never be paid: it puts nothing off. */
const isAwaited = (part: KeptInstalment): boolean => isHeld(part) && !part.isHeldByCode;

export function createArrangements({ db, clock, dunning }: ArrangementsNeeds): Arrangements {
  /** Of a bill that is held by a code: as it is once that is closed. */
  async function ruleOf(on: Db | Tx, { bill: held }: store.ArrangedBill): Promise<ArrangementRule> {
    const bill = isHeldByCode(held) ? { ...held, state: 'sent' as const } : held;
    const today = civilDateOf(clock.now());
    const amountCents = Math.max(0, payableCents(bill));
    const standing = await store.standingOf(on, bill, instantAt(addMonths(today, -12)));
    const leftThisYear = Math.max(0, rule.mostAYear - standing.count);
    const lastOn = addDays(today, rule.onceWithinDays);
    return {
      customerId: bill.customerId,
      billNo: bill.billNo,
      amountCents,
      costCents: rule.costCents,
      firstOn: today,
      lastOn,
      mostParts: rule.mostParts,
      firstPartBy: addDays(today, rule.firstWithinDays),
      minFirstCents: Math.ceil(((amountCents + rule.costCents) * rule.minFirstPercent) / 100),
      lastPartOn: addDays(today, rule.partsWithinDays),
      apartDays: rule.apartDays,
      leftThisYear,
      reason: reasonOf(bill, { isOpen: standing.isOpen, leftThisYear, lastOn }),
    };
  }

  async function make(tx: Tx, wanted: NewArrangement): ReturnType<ArrangementsPort['makeArrangement']> {
    await lockBill(tx, wanted);
    const found = await store.findBill(tx, wanted);
    const earlier = await store.find(tx, wanted);
    if (earlier) return toArrangement(earlier);
    if (!found) return { refused: 'bill' };
    const now = clock.now();
    const shown = await ruleOf(tx, found);
    if (shown.reason) return { refused: shown.reason };
    if (isHeldByCode(found.bill)) return { refused: 'bill' };
    const totalCents = shown.amountCents + shown.costCents;
    if (wanted.costCents !== shown.costCents || sumOf(wanted.instalments) !== totalCents)
      return { refused: 'changed' };
    if (!keepsRule(wanted.instalments, shown)) return { refused: 'parts' };
    const { bill, serviceNumber } = found;
    const { customerId, billNo, accountId, lineId } = bill;
    const instalments = wanted.instalments.map((part) => ({ ...part, ...free, paidAt: null }));
    const row: ArrangementRow = {
      customerId,
      arrangementId: wanted.arrangementId,
      accountId,
      lineId,
      serviceNumber,
      billNo,
      status: 'active',
      costCents: wanted.costCents,
      instalments,
      awaitsFirst: instalments.length > 1,
      remindedOf: 0,
      createdAt: now,
      endedAt: null,
      dueAt: nextAt(instalments, 0, now),
    };
    if (!(await store.add(tx, row))) return { refused: 'open' };
    await changeBill(tx, bill, { arrangedCents: bill.arrangedCents + totalCents });
    const isSuspended = !(await dunning.review(tx, row));
    await tell(tx, row, { moment: 'made', isSuspended });
    return toArrangement(row);
  }

  /** The bill is held before what is arranged about it, as it is where it is arranged. */
  async function hold(tx: Tx, key: ArrangementKey): Promise<{ row: ArrangementRow; bill: BillRow } | null> {
    const known = isUuidAsWritten(key.arrangementId) ? await store.find(tx, key) : null;
    const bill = known && (await lockBill(tx, known));
    const row = bill && (await store.lock(tx, key));
    return row ? { row, bill } : null;
  }

  const changePart = (tx: Tx, row: ArrangementRow, position: number, changes: Partial<KeptInstalment>) =>
    store.change(tx, row, { instalments: withPart(row.instalments, position, changes) });

  /** A part that this payment holds, has paid, or may have. */
  const within = <Result>(
    { position, ...key }: InstalmentKey,
    work: (tx: Tx, held: { row: ArrangementRow; bill: BillRow; part: KeptInstalment }) => Promise<Result>,
    none: Result,
  ): Promise<Result> =>
    db.transaction(async (tx) => {
      const held = await hold(tx, key);
      const part = held?.row.instalments.find((each) => each.position === position);
      return held && part ? work(tx, { ...held, part }) : none;
    });

  async function pay(tx: Tx, row: ArrangementRow, bill: BillRow, { position }: KeptInstalment, paidAt: Date) {
    const instalments = withPart(row.instalments, position, { paidAt: paidAt.toISOString() });
    const isKept = instalments.every((part) => part.paidAt !== null);
    const paid = {
      ...row,
      instalments,
      awaitsFirst: row.awaitsFirst && position > 1,
      ...(isKept
        ? { status: 'kept' as const, endedAt: clock.now(), dueAt: null }
        : { dueAt: nextAt(instalments, row.remindedOf, clock.now()) }),
    };
    await store.change(tx, row, paid);
    if (isKept) {
      await changeBill(tx, bill, { state: 'settled', paidAt, dunningAt: null });
      await tell(tx, paid, { moment: 'kept' });
    }
    await dunning.review(tx, row);
  }

  /** By a code that was open when it was broken: of what the bill is to be paid again, unless that was paid otherwise. */
  async function payLate(tx: Tx, row: ArrangementRow, bill: BillRow, part: KeptInstalment, paidAt: Date) {
    const leftCents = payableCents(bill) - part.amountCents;
    if (leftCents < 0) return false;
    await changePart(tx, row, part.position, { paidAt: paidAt.toISOString() });
    const isSettled = leftCents + bill.claimedCents === 0;
    await changeBill(tx, bill, {
      arrangedCents: bill.arrangedCents + part.amountCents,
      ...(isSettled && { state: 'settled', paidAt, dunningAt: null }),
    });
    await dunning.review(tx, row);
    return true;
  }

  async function cancel(tx: Tx, key: ArrangementKey): ReturnType<ArrangementsPort['cancelArrangement']> {
    const held = await hold(tx, key);
    if (!held) return null;
    const { row, bill } = held;
    if (row.status === 'cancelled') return toArrangement(row);
    if (row.status !== 'active' || row.instalments.some(isHeld)) return { refused: 'tooLate' };
    const now = clock.now();
    const ended = { ...row, status: 'cancelled' as const, endedAt: now, dueAt: null, awaitsFirst: false };
    await store.change(tx, row, ended);
    await changeBill(tx, bill, { arrangedCents: bill.arrangedCents - sumOf(row.instalments) });
    const asked = bill.dunningStage === null ? {} : await dunning.askAgain(tx, bill, now);
    await tell(tx, ended, { moment: 'cancelled', ...asked });
    return toArrangement(ended);
  }

  async function fail(tx: Tx, row: ArrangementRow, bill: BillRow, now: Date): Promise<void> {
    const unpaidCents = sumOf(unpaid(row));
    const broken = { ...row, status: 'broken' as const, endedAt: now, dueAt: null, awaitsFirst: false };
    await store.change(tx, row, broken);
    await changeBill(tx, bill, { arrangedCents: bill.arrangedCents - unpaidCents });
    await tell(tx, broken, { moment: 'broken', unpaidCents, ...(await dunning.askAgain(tx, bill, now)) });
  }

  /** Of a bill that is over: nobody is asked for a part of it, or told that it was not paid. */
  async function end(tx: Tx, row: ArrangementRow, bill: BillRow, now: Date): Promise<void> {
    const status = bill.state === 'cancelled' ? 'cancelled' : 'kept';
    await store.change(tx, row, { status, endedAt: now, dueAt: null, awaitsFirst: false });
    await changeBill(tx, bill, { arrangedCents: bill.arrangedCents - sumOf(unpaid(row)) });
    await dunning.review(tx, row);
  }

  async function move(tx: Tx, key: ArrangementKey, now: Date): Promise<unknown> {
    const held = await hold(tx, key);
    const row = held?.row;
    if (!held || !row?.dueAt || row.dueAt > now) return;
    const [part] = unpaid(row);
    if (row.status !== 'active' || !part) {
      await store.change(tx, row, { dueAt: null });
      return;
    }
    if (isOver(held.bill)) return end(tx, row, held.bill, now);
    if (now >= brokenAt(part)) {
      if (!unpaid(row).some(isAwaited)) return fail(tx, row, held.bill, now);
      await store.change(tx, row, { dueAt: new Date(now.getTime() + laterMs) });
      return;
    }
    await store.change(tx, row, { remindedOf: part.position, dueAt: brokenAt(part) });
    if (!isAwaited(part) && civilDateOf(now) <= part.dueOn)
      await tell(tx, row, { moment: 'due', position: part.position });
  }

  return {
    async arrangementRule(bill) {
      const found = await store.findBill(db, bill);
      return found && ruleOf(db, found);
    },
    makeArrangement: (wanted) =>
      isUuidAsWritten(wanted.arrangementId)
        ? db.transaction((tx) => make(tx, wanted))
        : Promise.resolve({ refused: 'bill' as const }),
    arrangements: async (lines) =>
      lines.length === 0 ? [] : (await store.listOf(db, lines)).map(toArrangement),
    cancelArrangement: (key) => db.transaction((tx) => cancel(tx, key)),

    holdInstalment: (key, { paymentId, amountCents, isByCode }) =>
      within(
        key,
        async (tx, { row, bill, part }) => {
          if (part.paymentId === paymentId) return true;
          if (row.status !== 'active' || isOver(bill)) return false;
          if (isHeld(part) || part.amountCents !== amountCents) return false;
          await changePart(tx, row, part.position, { paymentId, isHeldByCode: isByCode });
          return true;
        },
        false,
      ),
    confirmInstalment: (key, paymentId, paidAt) =>
      within(
        key,
        async (tx, { row, bill, part }) => {
          if (part.paymentId !== paymentId) return false;
          if (part.paidAt !== null) return true;
          // Somebody has paid the bill otherwise before this payment came through, or it was voided.
          if (isOver(bill)) return false;
          if (row.status === 'broken') return payLate(tx, row, bill, part, paidAt);
          await pay(tx, row, bill, part, paidAt);
          return true;
        },
        false,
      ),
    releaseInstalment: (key, paymentId) =>
      within(
        key,
        async (tx, { row, part }) => {
          if (part.paymentId === paymentId && part.paidAt === null)
            await changePart(tx, row, part.position, free);
        },
        undefined,
      ),

    tasks: [
      dueTask({
        task: 'moveArrangements',
        atOnce: 1,
        mostPerTick: 200,
        find: store.dueArrangements(db),
        hold: asFound,
        work: oneByOne(move),
      }),
    ],
  };
}

interface Standing extends Pick<ArrangementRule, 'leftThisYear' | 'lastOn'> {
  isOpen: boolean;
}

function reasonOf(bill: BillRow, { isOpen, leftThisYear, lastOn }: Standing): ArrangementReason | null {
  if (isOpen) return 'open';
  if (bill.state !== 'sent') return 'bill';
  if (bill.claimedCents > 0) return 'claimed';
  if (payableCents(bill) <= 0) return 'bill';
  if (leftThisYear === 0) return 'usedUp';
  return bill.dueOn >= lastOn ? 'notYet' : null;
}

const withPart = (
  parts: readonly KeptInstalment[],
  position: number,
  changes: Partial<KeptInstalment>,
): KeptInstalment[] => parts.map((part) => (part.position === position ? { ...part, ...changes } : part));

const brokenAt = ({ dueOn }: Pick<KeptInstalment, 'dueOn'>): Date =>
  instantAt(addDays(dueOn, rule.graceDays + 1), rule.tellHour);

/** When the clock looks at it: a day before the next part, and when that was not paid in time. */
function nextAt(parts: readonly KeptInstalment[], remindedOf: number, now: Date): Date | null {
  const part = parts.find(({ paidAt }) => paidAt === null);
  if (!part) return null;
  const remindAt = instantAt(addDays(part.dueOn, -1), rule.tellHour);
  return part.position > remindedOf && remindAt > now ? remindAt : brokenAt(part);
}

const toArrangement = ({
  remindedOf: _,
  awaitsFirst: __,
  dueAt: ___,
  instalments,
  ...row
}: ArrangementRow): Arrangement => ({
  ...row,
  instalments: instalments.map(({ paidAt, isHeldByCode: _, ...part }) => ({
    ...part,
    status: paidAt !== null ? 'paid' : isHeld(part) ? 'inProcess' : 'pending',
    paidAt: paidAt === null ? null : new Date(paidAt),
  })),
});

const tell = (
  tx: Tx,
  row: ArrangementRow,
  told: { moment: string } & Record<string, unknown>,
): Promise<void> => {
  const { customerId, arrangementId, accountId, serviceNumber, billNo, status, costCents, instalments } = row;
  const arrangement = {
    arrangementId,
    accountId,
    serviceNumber,
    billNo,
    status,
    costCents,
    instalments: instalments.map(({ paymentId: _, isHeldByCode: __, ...part }) => part),
    ...told,
  };
  return recordEvents(tx, [
    { eventType: 'PaymentArrangementEvent', customerId, commandId: arrangementId, event: { arrangement } },
  ]);
};
