// Visits of a technician: asked for, confirmed by the clock, moved without losing the slot that is held, cancelled.
import type { Db, Tx } from '@portal/database/connection';
import { addWorkingDays, civilDateOf, dayMs, hourMs, instantAt } from '@portal/market/civil-dates';
import { publicNumber } from '@portal/market/service-number';
import type {
  BookRefusal,
  MoveRefusal,
  NewVisit,
  Visit,
  VisitKey,
  VisitSlot,
  Visits as VisitsPort,
} from '@portal/operator-ports/visits';
import type { LinePlace } from '@portal/operator-ports/wire';
import { giveCredit } from '../billing/next-bill.store.ts';
import { asFound, type Clock, type DueTask, dueTask, oneByOne } from '../clock/clock.ts';
import { type NewEvent, recordEvents } from '../events/events.ts';
import { seatsPerSlot } from '../seats/seats.store.ts';
import { visitWords, visitWords as words } from './visit-words.copy.ts';
import { createVisitStore, type VisitRow, type VisitStore } from './visits.store.ts';

// When technicians come: two half days on each of the next working days, and how many homes they see in one.

const halves = [8, 13] as const;
const halfHours = 4;
const daysAhead = 7;
/** What one home takes. */
const visitMs = (halfHours * hourMs) / seatsPerSlot;

const slotAt = (from: Date): VisitSlot => ({
  slotId: from.toISOString(),
  from,
  until: new Date(from.getTime() + halfHours * hourMs),
});

/** From the next working day on, the soonest first. */
function slotsFrom(now: Date): VisitSlot[] {
  const today = civilDateOf(now);
  return Array.from({ length: daysAhead }, (_, day) => addWorkingDays(today, day + 1)).flatMap((date) =>
    halves.map((hour) => slotAt(instantAt(date, hour))),
  );
}

/** A city has technicians of its own: the last words of an address. */
export const zoneOf = (address: string): string => address.split(',').at(-1)?.trim() ?? address;

// A visit goes on: confirmed, moved to the slot that was asked for, spoken of the day before, and done or missed.

interface MoveVisitNeeds {
  store: VisitStore;
  /** Of the month's fee, when nobody came. */
  missedPercent: number;
}

const remindBeforeMs = dayMs;

/** When the technician is through with it. */
const endOf = ({ startsAt, seat }: VisitRow): Date => new Date(startsAt.getTime() + seat * visitMs);

/** What happens next to one that is confirmed. */
function nextMoveOf(visit: VisitRow): Date {
  return visit.remindedAt ? endOf(visit) : new Date(visit.startsAt.getTime() - remindBeforeMs);
}

/** Nobody is reminded of what they have just been told. */
const spokenOf = (startsAt: Date, now: Date) => ({
  remindedAt: startsAt.getTime() - remindBeforeMs <= now.getTime() ? now : null,
});

function createMoveVisit({ store, missedPercent }: MoveVisitNeeds) {
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
function visitEvent(visit: VisitRow, serviceNumber: string, news: VisitNews): NewEvent {
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

export interface Visits extends VisitsPort {
  tasks: readonly DueTask[];
  /** Its service has ended: nobody comes any more. */
  endWith(tx: Tx, place: LinePlace, now: Date): Promise<void>;
}

interface VisitsNeeds {
  db: Db;
  clock: Clock;
  /** How long the operator takes to confirm. */
  confirmsAfterMs: number;
  /** Of the month's fee, when nobody came. */
  missedPercent: number;
}

type Known = NonNullable<Awaited<ReturnType<VisitStore['get']>>>;
type Moved = Visit | { refused: MoveRefusal } | null;

/** One technician in so many does not get there. */
const oneMissedIn = 12;

export function createVisits({ db, clock, confirmsAfterMs, missedPercent }: VisitsNeeds): Visits {
  const store = createVisitStore(db);
  const later = (now: Date) => new Date(now.getTime() + confirmsAfterMs);
  /** It is one of those that are offered now. */
  const offered = (slotId: string, now: Date) => slotsFrom(now).find((slot) => slot.slotId === slotId);

  async function toVisit({ visit, line, billNo }: Known): Promise<Visit> {
    const { customerId, lineId, visitId, status, startsAt, wantedStartsAt, outcome } = visit;
    const { description, place, creditCents, requestedAt } = visit;
    const isToday = civilDateOf(clock.now()) === civilDateOf(startsAt);
    const isAwaited = isToday && status === 'confirmed' && outcome === null;
    return {
      customerId,
      lineId,
      visitId,
      serviceNumber: line.serviceNumber,
      status,
      slot: slotAt(startsAt),
      wantedSlot: wantedStartsAt && slotAt(wantedStartsAt),
      description,
      place,
      outcome,
      requestedAt,
      updatedAt: visit.endedAt ?? visit.remindedAt,
      queuePosition: isAwaited ? 1 + (await store.before(visit)) : null,
      credit:
        creditCents > 0 ? { amountCents: creditCents, terms: visitWords.terms(missedPercent), billNo } : null,
    };
  }

  async function book(tx: Tx, asked: NewVisit): Promise<Known | { refused: BookRefusal }> {
    const { customerId, lineId, key, slotId, description } = asked;
    const hasOne = (await store.openOf(tx, asked)) !== null;
    // Read after it: the one that is open may be this very request's, written at the same moment.
    const earlier = await store.byRequest(tx, customerId, key);
    if (earlier) return earlier;
    const home = await store.home(asked, tx);
    if (home?.kind !== 'Fixed' || home.address === null) return { refused: 'noVisits' };
    if (hasOne) return { refused: 'visitOpen' };
    const now = clock.now();
    const slot = offered(slotId, now);
    const zone = zoneOf(home.address);
    const visitId = publicNumber('VIS', now);
    const seat = slot ? await store.takeSeat(tx, { zone, startsAt: slot.from }, visitId) : null;
    if (!slot || seat === null) return { refused: 'slotTaken' };
    const row: VisitRow = {
      customerId,
      lineId,
      visitId,
      requestKey: key,
      status: 'pending',
      zone,
      place: home.address,
      description,
      startsAt: slot.from,
      seat,
      wantedStartsAt: null,
      wantedSeat: null,
      remindedAt: null,
      nobodyComes: Math.random() * oneMissedIn < 1,
      outcome: null,
      creditCents: 0,
      creditChargeId: null,
      requestedAt: now,
      endedAt: null,
      nextMoveAt: later(now),
    };
    if (await store.add(tx, row)) return known(tx, row);
    // Asked for twice at once: the other one has it, and its seat; this one's is left.
    await store.leaveSeat(tx, row);
    return (await store.byRequest(tx, customerId, key)) ?? { refused: 'visitOpen' };
  }

  async function known(tx: Tx, key: VisitKey): Promise<Known> {
    const found = await store.get(key, tx);
    if (!found) throw new Error('a visit that was just written is no more');
    return found;
  }

  async function move(
    tx: Tx,
    key: VisitKey,
    slotId: string,
  ): Promise<Known | { refused: MoveRefusal } | null> {
    const visit = await store.lock(tx, key);
    if (!visit) return null;
    const now = clock.now();
    if (visit.endedAt || visit.startsAt <= now) return { refused: 'tooLate' };
    if (slotAt(visit.startsAt).slotId === slotId) {
      await leaveWanted(tx, visit);
      const nextMoveAt = visit.status === 'pending' ? later(now) : nextMoveOf(visit);
      await store.change(tx, visit, { wantedStartsAt: null, wantedSeat: null, nextMoveAt });
      return known(tx, key);
    }
    if (visit.wantedStartsAt && slotAt(visit.wantedStartsAt).slotId === slotId) return known(tx, key);
    const slot = offered(slotId, now);
    const { zone, visitId } = visit;
    const seat = slot ? await store.takeSeat(tx, { zone, startsAt: slot.from }, visitId) : null;
    if (!slot || seat === null) return { refused: 'slotTaken' };
    await leaveWanted(tx, visit);
    const changes = { wantedStartsAt: slot.from, wantedSeat: seat, nextMoveAt: later(now) };
    await store.change(tx, visit, changes);
    return known(tx, key);
  }

  async function leaveWanted(tx: Tx, { zone, wantedStartsAt, wantedSeat }: VisitRow): Promise<void> {
    if (wantedStartsAt && wantedSeat !== null)
      await store.leaveSeat(tx, { zone, startsAt: wantedStartsAt, seat: wantedSeat });
  }

  async function cancel(tx: Tx, key: VisitKey): Promise<Known | { refused: MoveRefusal } | null> {
    const visit = await store.lock(tx, key);
    if (!visit) return null;
    if (visit.status === 'cancelled') return known(tx, key);
    const now = clock.now();
    if (visit.endedAt || visit.startsAt <= now) return { refused: 'tooLate' };
    return callOff(tx, visit, now);
  }

  async function callOff(tx: Tx, visit: VisitRow, now: Date): Promise<Known> {
    await store.leaveSeat(tx, visit);
    await leaveWanted(tx, visit);
    const ended = { status: 'cancelled', endedAt: now, nextMoveAt: null } as const;
    await store.change(tx, visit, { ...ended, wantedStartsAt: null, wantedSeat: null });
    const found = await known(tx, visit);
    await recordEvents(tx, [visitEvent(found.visit, found.line.serviceNumber, 'cancelled')]);
    return found;
  }

  const answered = async (found: Known | { refused: MoveRefusal } | null): Promise<Moved> =>
    found === null || 'refused' in found ? found : toVisit(found);

  return {
    async visitSlots(place) {
      const home = await store.home(place);
      if (home?.kind !== 'Fixed' || home.address === null) return [];
      return store.withSeats(zoneOf(home.address), slotsFrom(clock.now()));
    },

    async visits(lines) {
      if (lines.length === 0) return [];
      return Promise.all((await store.list(lines)).map(toVisit));
    },

    async bookVisit(visit) {
      const found = await db.transaction((tx) => book(tx, visit));
      return 'refused' in found ? found : toVisit(found);
    },
    moveVisit: async (key, slotId) => answered(await db.transaction((tx) => move(tx, key, slotId))),
    cancelVisit: async (key) => answered(await db.transaction((tx) => cancel(tx, key))),

    async endWith(tx, place, now) {
      const key = await store.openOf(tx, place);
      const visit = key && (await store.lock(tx, key));
      if (visit && !visit.endedAt) await callOff(tx, visit, now);
    },

    tasks: [
      dueTask({
        task: 'moveVisits',
        atOnce: 50,
        mostPerTick: 200,
        find: store.findDue,
        hold: asFound,
        work: oneByOne(createMoveVisit({ store, missedPercent })),
      }),
    ],
  };
}
