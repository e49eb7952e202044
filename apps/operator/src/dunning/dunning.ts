// A bill that is not paid: its account is told, then warned, then its lines are suspended until nothing overdue is left.
import type { Db, Tx } from '@portal/database/connection';
import { addDays, civilDateOf, instantAt } from '@portal/market/civil-dates';
import { type BillKey, paidCents, payableCents } from '@portal/operator-ports/billing';
import type { AccountPlace } from '@portal/operator-ports/wire';
import { asFound, type Clock, type DueTask, dueTask } from '../clock/clock.ts';
import { type BillRow, changeBill, lockBill } from '../db/keyed-rows.ts';
import { type NewEvent, recordEvents } from '../events/events.ts';
import type { Inventory } from '../inventory/inventory.ts';
import * as store from './dunning.store.ts';

export const dunningRule = {
  /** Days after the bill was due. */
  overdueAfterDays: 1,
  warnedAfterDays: 10,
  suspendedAfterDays: 15,
  /** Nobody is suspended sooner than this after they were told of it. */
  noticeDays: 3,
  /** Nobody is woken up by it. */
  tellHour: 9,
} as const;

/** The moment of that day at which people are told. */
const toldOn = (day: string): Date => instantAt(day, dunningRule.tellHour);

/** When the account of a bill that is due on this day is told that it was not paid. */
const firstReminderAt = (dueOn: string): Date => toldOn(addDays(dueOn, dunningRule.overdueAfterDays));

/** The same of a bill that has just come, maybe from a file, or late: nobody is told in the hour in which it did. */
export function reminderOfNew(dueOn: string, now: Date): Date {
  const tomorrow = toldOn(addDays(civilDateOf(now), 1));
  return new Date(Math.max(firstReminderAt(dueOn).getTime(), tomorrow.getTime()));
}

const warnedOn = (dueOn: string): string => addDays(dueOn, dunningRule.warnedAfterDays);

/** The day of suspension, told today. */
function suspendsOnAfter(dueOn: string, today: string): string {
  const usual = addDays(dueOn, dunningRule.suspendedAfterDays);
  const earliest = addDays(today, dunningRule.noticeDays);
  if (usual > earliest) return usual;
  return earliest;
}

export interface Dunning {
  tasks: readonly DueTask[];
  /** Less is owed than before: when nothing overdue is left, the account's lines go on at once. False: some stay suspended. */
  review(tx: Tx, account: AccountPlace): Promise<boolean>;
  /**
   * A bill is to be paid again that was arranged. Whoever asks tells the account of the day on which its lines are
   * suspended for it; null: it is not due yet, or there is nothing left to suspend.
   */
  askAgain(tx: Tx, bill: BillRow, now: Date): Promise<{ suspendsOn: string | null; isSuspended: boolean }>;
  /**
   * What was claimed is asked for again. Where nothing else was, and no whole day is left before the lines are suspended, the
   * account is warned anew. @param bill as it was until now
   */
  endOfClaim(tx: Tx, bill: BillRow, now: Date): Promise<void>;
}

export interface DunningNeeds {
  db: Db;
  clock: Clock;
  inventory: Pick<Inventory, 'endSuspension'>;
}

export function createDunning({ db, clock, inventory }: DunningNeeds): Dunning {
  /** Most are told of, many at once; what touches lines is done for each, with the bill held. */
  async function move(tx: Tx, keys: readonly BillKey[], now: Date): Promise<void> {
    const today = civilDateOf(now);
    const due = await store.dueBills(tx, keys, now);
    const steps = due.flatMap((of) => {
      const step = isAskedFor(of) ? nextOf(of, today) : null;
      return step ? [{ of, ...step }] : [];
    });
    const taken = await store.takeSteps(tx, steps);
    await recordEvents(
      tx,
      steps.filter(({ of }) => taken.has(of.bill.billNo)).flatMap((step) => eventOfStep(step) ?? []),
    );
    const held: store.DunnedBill[] = [];
    // All bills before any line: whoever pays one of them holds it, and then the lines of its account.
    for (const of of due) {
      const bill = steps.some((step) => step.of === of) ? null : await lockBill(tx, of.bill);
      if (bill) held.push({ ...of, bill });
    }
    for (const of of held) await moveAlone(tx, of, now);
  }

  async function moveAlone(tx: Tx, { bill, ...known }: store.DunnedBill, now: Date): Promise<void> {
    if (!bill.dunningAt || bill.dunningAt > now) return;
    const isOver = bill.state === 'settled' || bill.state === 'cancelled' || bill.paidAt !== null;
    const dunningAt = isOver || known.isCorporate ? null : toldOn(addDays(civilDateOf(now), 1));
    if (isAskedFor({ bill, ...known }) && bill.dunningStage === 'warned') {
      await changeBill(tx, bill, { dunningAt, dunningStage: 'suspended' });
      return tellOfLines(tx, bill, 'suspended', await store.suspendLines(tx, bill, now));
    }
    // What is claimed, arranged or just being paid is looked at again tomorrow; paid or voided elsewhere, it gives the lines
    // back, too. A warning whose day has passed so is over: asked for again, the account is warned anew.
    const passed = bill.dunningStage === 'warned' ? notWarned : {};
    await changeBill(tx, bill, { dunningAt, ...passed });
    await review(tx, bill);
  }

  async function review(tx: Tx, account: AccountPlace): Promise<boolean> {
    const lines = await store.holdSuspended(tx, account);
    if (lines.length === 0) return true;
    if (await store.owes(tx, account)) return false;
    for (const { lineId } of lines)
      await inventory.endSuspension(tx, { customerId: account.customerId, lineId }, { debtSince: null });
    await store.beginAgain(tx, account, toldOn(addDays(civilDateOf(clock.now()), 1)));
    await tellOfLines(tx, account, 'resumed', lines);
    return true;
  }

  return {
    tasks: [
      dueTask({
        task: 'moveDunning',
        atOnce: 200,
        mostPerTick: 1_000,
        find: (...asked) => store.findDueDunnings(db, ...asked),
        hold: asFound,
        work: move,
      }),
    ],

    review,

    async askAgain(tx, bill, now) {
      const today = civilDateOf(now);
      const isSuspended = (await store.holdSuspended(tx, bill)).length > 0;
      if (bill.dueOn >= today) {
        await changeBill(tx, bill, { dunningAt: firstReminderAt(bill.dueOn) });
        return { suspendsOn: null, isSuspended };
      }
      if (!(await store.isAccountServed(tx, bill))) {
        await changeBill(tx, bill, { dunningAt: toldOn(addDays(today, 1)), ...notWarned });
        return { suspendsOn: null, isSuspended };
      }
      const suspendsOn = suspendsOnAfter(bill.dueOn, today);
      await changeBill(tx, bill, { dunningStage: 'warned', suspendsOn, dunningAt: toldOn(suspendsOn) });
      return { suspendsOn, isSuspended };
    },

    async endOfClaim(tx, bill, now) {
      const tomorrow = addDays(civilDateOf(now), 1);
      if (owedCents(bill) > 0 || bill.suspendsOn === null || bill.suspendsOn > tomorrow) return;
      if (bill.dunningStage === 'warned')
        await changeBill(tx, bill, { dunningAt: toldOn(tomorrow), ...notWarned });
    },
  };
}

/** Of a bill whose warning is over: it is given again with a day of its own. */
const notWarned = { dunningStage: 'overdue', suspendsOn: null } as const;

/** What the account is reminded of. A payment is waited for until its outcome is known; a code puts nothing off. */
const owedCents = (bill: BillRow): number =>
  bill.state === 'paymentInProcess' && bill.isHeldByCode ? paidCents(bill) : payableCents(bill);

const isAskedFor = ({ bill, isCorporate }: store.DunnedBill): boolean =>
  !isCorporate && bill.paidAt === null && owedCents(bill) > 0;

type Step = Pick<BillRow, 'dunningStage' | 'dunningAt' | 'suspendsOn'>;

/** Null: lines are to be suspended now, or there is nothing left to suspend. */
function nextOf({ bill, isServed }: store.DunnedBill, today: string): Step | null {
  const { dunningStage, dueOn, suspendsOn } = bill;
  if (dunningStage === 'suspended') return null;
  if (dunningStage === 'warned' && suspendsOn !== null)
    return suspendsOn > today ? { dunningStage, dunningAt: toldOn(suspendsOn), suspendsOn } : null;
  if (warnedOn(dueOn) > today)
    return { dunningStage: dunningStage ?? 'overdue', dunningAt: toldOn(warnedOn(dueOn)), suspendsOn: null };
  // Nobody is warned of what cannot happen: of a service that they have left, or that is suspended for another bill.
  if (!isServed) return dunningStage === null ? { ...notWarned, dunningAt: toldOn(addDays(today, 1)) } : null;
  const day = suspendsOnAfter(dueOn, today);
  return { dunningStage: 'warned', dunningAt: toldOn(day), suspendsOn: day };
}

/** Null: it only moves its day. */
function eventOfStep({ of: { bill, serviceNumber }, dunningStage, suspendsOn }: store.DunningStep) {
  if (dunningStage === bill.dunningStage || dunningStage === null) return null;
  const { billNo, dueOn } = bill;
  const told = { billNo, serviceNumber, amountCents: owedCents(bill), dueOn, suspendsOn };
  return dunningEvent(bill, { stage: dunningStage, ...told });
}

type Line = Awaited<ReturnType<typeof store.holdSuspended>>[number];

async function tellOfLines(
  tx: Tx,
  account: AccountPlace,
  stage: 'suspended' | 'resumed',
  lines: readonly Line[],
): Promise<void> {
  if (lines.length === 0) return;
  const serviceNumbers = lines.map(({ serviceNumber }) => serviceNumber);
  await recordEvents(tx, [dunningEvent(account, { stage, serviceNumbers })]);
}

const dunningEvent = ({ customerId, accountId }: AccountPlace, told: Record<string, unknown>): NewEvent => ({
  eventType: 'DunningEvent',
  customerId,
  commandId: null,
  event: { dunning: { accountId, ...told } },
});
