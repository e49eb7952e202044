// A bill that is not paid: its account is told, then warned, then its lines are suspended until nothing overdue is left.
import type { Db, Tx } from '@portal/database/connection';
import { addDays, civilDateOf, instantAt } from '@portal/market/civil-dates';
import { type BillKey, payableCents } from '@portal/operator-ports/billing';
import type { AccountPlace } from '@portal/operator-ports/wire';
import type { Clock } from '../clock/clock.ts';
import { type BillRow, changeBill, lockBill } from '../db/held-bill.ts';
import { recordEvents } from '../events/events.ts';
import type { Inventory } from '../inventory/inventory.ts';
import * as store from './dunning.store.ts';

const dunningRule = {
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
export const firstReminderAt = (dueOn: string): Date => toldOn(addDays(dueOn, dunningRule.overdueAfterDays));

const warnedOn = (dueOn: string): string => addDays(dueOn, dunningRule.warnedAfterDays);

/** The day of suspension, told today. */
function suspendsOnAfter(dueOn: string, today: string): string {
  const usual = addDays(dueOn, dunningRule.suspendedAfterDays);
  const earliest = addDays(today, dunningRule.noticeDays);
  if (usual > earliest) return usual;
  return earliest;
}

export interface Dunning {
  /** Bills of which their accounts are to be told; none that the task has put off. */
  findDueDunnings(task: string, now: Date, limit: number): Promise<BillKey[]>;
  moveDunning(tx: Tx, bill: BillKey, now: Date): Promise<void>;
  /** Less is owed than before: when nothing overdue is left, the account's lines go on at once. */
  review(tx: Tx, account: AccountPlace): Promise<void>;
  /**
   * A bill is to be paid again that was arranged. Whoever asks tells the account of the day on which its lines are
   * suspended for it; null: it is not due yet.
   */
  askAgain(tx: Tx, bill: BillRow, now: Date): Promise<{ suspendsOn: string | null; isSuspended: boolean }>;
}

export interface DunningNeeds {
  db: Db;
  clock: Clock;
  inventory: Pick<Inventory, 'endSuspension'>;
}

interface Step {
  bill: BillRow;
  serviceNumber: string;
  today: string;
  now: Date;
}

export function createDunning({ db, clock, inventory }: DunningNeeds): Dunning {
  async function move(tx: Tx, key: BillKey, now: Date): Promise<void> {
    const bill = await lockBill(tx, key);
    if (!bill?.dunningAt || bill.dunningAt > now) return;
    const known = await store.knownBy(tx, bill);
    const isOver = bill.state === 'settled' || bill.state === 'cancelled' || bill.paidAt !== null;
    const today = civilDateOf(now);
    if (isOver || !known || known.isCorporate) await changeBill(tx, bill, { dunningAt: null });
    // What is claimed, arranged or on its way is looked at again tomorrow.
    else if (payableCents(bill) <= 0 || bill.dunningStage === 'suspended')
      await changeBill(tx, bill, { dunningAt: toldOn(addDays(today, 1)) });
    else return step(tx, { bill, serviceNumber: known.serviceNumber, today, now });
    // Paid or voided elsewhere, it gives the lines back, too.
    await review(tx, bill);
  }

  async function step(tx: Tx, { bill, serviceNumber, today, now }: Step): Promise<void> {
    const change = next(bill, today);
    await changeBill(tx, bill, change);
    if (!change.dunningStage) return;
    if (change.dunningStage === 'suspended') return suspend(tx, bill, now);
    await tell(tx, bill, {
      stage: change.dunningStage,
      billNo: bill.billNo,
      serviceNumber,
      amountCents: payableCents(bill),
      dueOn: bill.dueOn,
      suspendsOn: change.suspendsOn ?? null,
    });
  }

  async function suspend(tx: Tx, account: AccountPlace, now: Date): Promise<void> {
    const lines = await store.suspendLines(tx, account, now);
    await tellOfLines(tx, account, 'suspended', lines);
  }

  async function review(tx: Tx, account: AccountPlace): Promise<void> {
    const lines = await store.holdSuspended(tx, account);
    if (lines.length === 0 || (await store.owes(tx, account))) return;
    for (const { lineId } of lines)
      await inventory.endSuspension(tx, { customerId: account.customerId, lineId }, { debtSince: null });
    await store.beginAgain(tx, account, toldOn(addDays(civilDateOf(clock.now()), 1)));
    await tellOfLines(tx, account, 'resumed', lines);
  }

  return {
    findDueDunnings: (task, now, limit) => store.findDueDunnings(db, task, now, limit),
    moveDunning: move,

    review,

    async askAgain(tx, bill, now) {
      const today = civilDateOf(now);
      const isSuspended = (await store.holdSuspended(tx, bill)).length > 0;
      if (bill.dueOn >= today) {
        await changeBill(tx, bill, { dunningAt: firstReminderAt(bill.dueOn) });
        return { suspendsOn: null, isSuspended };
      }
      const suspendsOn = suspendsOnAfter(bill.dueOn, today);
      await changeBill(tx, bill, { dunningStage: 'warned', suspendsOn, dunningAt: toldOn(suspendsOn) });
      return { suspendsOn, isSuspended };
    },
  };
}

/** Without a stage nothing becomes of it today. */
function next({ dunningStage, dueOn, suspendsOn }: BillRow, today: string): Partial<BillRow> {
  if (dunningStage === null) return { dunningStage: 'overdue', dunningAt: toldOn(warnedOn(dueOn)) };
  if (dunningStage === 'warned' && suspendsOn !== null)
    return suspendsOn > today
      ? { dunningAt: toldOn(suspendsOn) }
      : { dunningStage: 'suspended', dunningAt: toldOn(addDays(today, 1)) };
  if (warnedOn(dueOn) > today) return { dunningAt: toldOn(warnedOn(dueOn)) };
  const day = suspendsOnAfter(dueOn, today);
  return { dunningStage: 'warned', suspendsOn: day, dunningAt: toldOn(day) };
}

type Line = Awaited<ReturnType<typeof store.holdSuspended>>[number];

async function tellOfLines(
  tx: Tx,
  account: AccountPlace,
  stage: 'suspended' | 'resumed',
  lines: readonly Line[],
): Promise<void> {
  if (lines.length === 0) return;
  await tell(tx, account, { stage, serviceNumbers: lines.map(({ serviceNumber }) => serviceNumber) });
}

const tell = (
  tx: Tx,
  { customerId, accountId }: AccountPlace,
  told: Record<string, unknown>,
): Promise<void> =>
  recordEvents(tx, [
    {
      eventType: 'DunningEvent',
      customerId,
      commandId: null,
      event: { dunning: { accountId, ...told } },
    },
  ]);
