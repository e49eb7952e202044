// A visit goes on: confirmed, moved to the slot that was asked for, spoken of the day before, and done or missed.

import type { Tx } from '@portal/database/connection';
import { dayMs } from '@portal/market/civil-dates';
import type { VisitKey } from '@portal/operator-ports/visits';
import { giveCredit } from '../billing/next-bill.store.ts';
import { type NewEvent, recordEvents } from '../events/events.ts';
import { slotAt, visitMs } from './calendar.ts';
import { visitWords as words } from './visit-words.copy.ts';
import type { VisitRow, VisitStore } from './visits.store.ts';

export interface MoveVisitNeeds {
  store: VisitStore;
  /** Of the month's fee, when nobody came. */
  missedPercent: number;
}

type Known = NonNullable<Awaited<ReturnType<VisitStore['get']>>>;

const remindBeforeMs = dayMs;

/** When the technician is through with it. */
const endOf = ({ startsAt, seat }: VisitRow): Date => new Date(startsAt.getTime() + seat * visitMs);

/** What happens next to one that is confirmed. */
export function nextMoveOf(visit: VisitRow): Date {
  return visit.remindedAt ? endOf(visit) : new Date(visit.startsAt.getTime() - remindBeforeMs);
}

/** Nobody is reminded of what they have just been told. */
const spokenOf = (startsAt: Date, now: Date) => ({
  remindedAt: startsAt.getTime() - remindBeforeMs <= now.getTime() ? now : null,
});

export function createMoveVisit({ store, missedPercent }: MoveVisitNeeds) {
  return async (tx: Tx, key: VisitKey, now: Date): Promise<void> => {
    const visit = await store.lock(tx, key);
    if (!visit?.nextMoveAt || visit.nextMoveAt > now) return;
    const known = await store.get(key, tx);
    if (!known) return;
    if (visit.wantedStartsAt && visit.wantedSeat !== null)
      return move(tx, known, { startsAt: visit.wantedStartsAt, seat: visit.wantedSeat }, now);
    if (visit.status === 'pending')
      return tell(tx, known, { status: 'confirmed', ...spokenOf(visit.startsAt, now) }, 'confirmed');
    if (!visit.remindedAt) return tell(tx, known, { remindedAt: now }, 'reminder');
    return end(tx, known, now);
  };

  async function tell(tx: Tx, { visit, line }: Known, changes: Partial<VisitRow>, news: VisitNews) {
    const changed = { ...visit, ...changes };
    await store.change(tx, visit, { ...changes, nextMoveAt: nextMoveOf(changed) });
    await recordEvents(tx, [visitEvent(changed, line.serviceNumber, news)]);
  }

  /** The other seat is held already: only now is this one left. */
  async function move(
    tx: Tx,
    known: Known,
    to: Pick<VisitRow, 'startsAt' | 'seat'>,
    now: Date,
  ): Promise<void> {
    await store.leaveSeat(tx, known.visit);
    const changes = { ...to, wantedStartsAt: null, wantedSeat: null, ...spokenOf(to.startsAt, now) };
    await tell(tx, known, { ...changes, status: 'confirmed' }, 'moved');
  }

  async function end(tx: Tx, { visit, line }: Known, now: Date): Promise<void> {
    await store.leaveSeat(tx, visit);
    const outcome = visit.nobodyComes ? ('missed' as const) : ('done' as const);
    const creditCents = outcome === 'missed' ? Math.round((line.feeCents * missedPercent) / 100) : 0;
    const credit = { creditCents, code: visit.visitId, description: words.credit(visit.visitId) };
    const creditChargeId = creditCents > 0 ? await giveCredit(tx, line, credit, now) : null;
    if (outcome === 'done') await store.mend(tx, visit);
    const changes = { outcome, creditCents, creditChargeId, endedAt: now, nextMoveAt: null };
    await store.change(tx, visit, changes);
    await recordEvents(tx, [visitEvent({ ...visit, ...changes }, line.serviceNumber, outcome)]);
  }
}

type VisitNews = 'confirmed' | 'moved' | 'reminder' | 'done' | 'missed' | 'cancelled';

/** What is told of a visit: confirmed, moved, spoken of the day before, done, missed, cancelled. */
export function visitEvent(visit: VisitRow, serviceNumber: string, news: VisitNews): NewEvent {
  const { from, until } = slotAt(visit.startsAt);
  return {
    eventType: 'AppointmentStateChangeEvent',
    customerId: visit.customerId,
    commandId: null,
    event: {
      appointment: { id: visit.visitId, status: visit.status },
      news,
      serviceNumber,
      place: visit.place,
      creditCents: visit.creditCents,
      validFor: { startDateTime: from.toISOString(), endDateTime: until.toISOString() },
    },
  };
}
