// When a bill is told of and when it is charged by itself: three days before at least, never above the maximum.
import { addDays, type CivilDate } from '@portal/market/civil-dates';
import type { AutoPayBill, AutoPayRow } from './automatic-payments.ts';

export const toldDaysBefore = 3;
/** A refused charge is tried on days 0, 2 and 4. */
export const daysBetweenTries = 2;
export const mostRefusals = 3;

export type BillPlan =
  | { kind: 'wait'; until: CivilDate }
  | { kind: 'tell'; status: 'announced' | 'overMaximum'; chargeOn: CivilDate }
  | { kind: 'charge' };

interface Situation {
  wish: Pick<AutoPayRow, 'daysBeforeDue' | 'maximumCents'>;
  bill: { dueOn: CivilDate; payableCents: number };
  /** What was told of it; null: nothing. */
  told: Pick<AutoPayBill, 'status' | 'amountCents' | 'chargeOn'> | null;
  today: CivilDate;
}

export function planCharge({ wish, bill, told, today }: Situation): BillPlan {
  const tomorrow = addDays(today, 1);
  if (told?.status === 'done') return { kind: 'wait', until: tomorrow };
  const isAbove = wish.maximumCents !== null && bill.payableCents > wish.maximumCents;
  const holds =
    told !== null &&
    told.status !== 'withdrawn' &&
    told.amountCents === bill.payableCents &&
    (told.status === 'overMaximum') === isAbove;
  if (!holds) {
    const wanted = addDays(bill.dueOn, -wish.daysBeforeDue);
    const tellOn = addDays(wanted, -toldDaysBefore);
    if (today < tellOn) return { kind: 'wait', until: tellOn };
    const chargeOn = [wanted, addDays(today, toldDaysBefore)].toSorted().at(-1) ?? wanted;
    return { kind: 'tell', status: isAbove ? 'overMaximum' : 'announced', chargeOn };
  }
  if (isAbove) return { kind: 'wait', until: tomorrow };
  return today < told.chargeOn ? { kind: 'wait', until: told.chargeOn } : { kind: 'charge' };
}
