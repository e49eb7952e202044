// Turns at an office: booked at once, moved without losing the slot that is held, spoken of the day before, over by the clock.
import type { Db, Tx } from '@portal/database/connection';
import { addDays, civilDateOf, dayMs, instantAt } from '@portal/market/civil-dates';
import { publicNumber } from '@portal/market/service-number';
import type {
  NewOfficeAppointment,
  OfficeAppointment,
  OfficeAppointments as OfficeAppointmentsPort,
  OfficeBookRefusal,
  OfficeMoveRefusal,
} from '@portal/operator-ports/office-appointments';
import type { VisitSlot } from '@portal/operator-ports/visits';
import { asFound, type Clock, type DueTask, dueTask, oneByOne } from '../clock/clock.ts';
import { type NewEvent, recordEvents } from '../events/events.ts';
import { ownAuthorId } from '../own-ids.ts';
import {
  createOfficeAppointmentStore,
  type OfficeAppointmentRow as Row,
  type RowKey,
  seatOf,
  seatZone,
} from './office-appointments.store.ts';

export interface OfficeAppointments extends OfficeAppointmentsPort {
  tasks: readonly DueTask[];
}

const slotMs = 30 * 60_000;
/** Nobody is there sooner. */
const soonestMs = 30 * 60_000;
const daysAhead = 7;
/** Of the earliest and the latest office: whoever publishes hours cuts what is outside them. */
const hours = { first: 7, last: 21 };
const remindBeforeMs = dayMs;
const listedMs = 30 * dayMs;

const slotAt = (from: Date): VisitSlot => ({
  slotId: from.toISOString(),
  from,
  until: new Date(from.getTime() + slotMs),
});

function slotsFrom(now: Date): VisitSlot[] {
  const today = civilDateOf(now);
  const aDay = ((hours.last - hours.first) * 3_600_000) / slotMs;
  return Array.from({ length: daysAhead }, (_, day) => instantAt(addDays(today, day), hours.first).getTime())
    .flatMap((opens) => Array.from({ length: aDay }, (_, at) => slotAt(new Date(opens + at * slotMs))))
    .filter(({ from }) => from.getTime() >= now.getTime() + soonestMs);
}

export function createOfficeAppointments({ db, clock }: { db: Db; clock: Clock }): OfficeAppointments {
  const store = createOfficeAppointmentStore(db);
  const offered = (slotId: string, now: Date) => slotsFrom(now).find((slot) => slot.slotId === slotId);
  const keyOf = ({ authorId, appointmentId }: { authorId: string; appointmentId: string }): RowKey => ({
    customerId: ownAuthorId(authorId),
    appointmentId,
  });

  /** Nobody is reminded of what they have just booked. */
  function remindedAt(startsAt: Date, now: Date) {
    const at = new Date(startsAt.getTime() - remindBeforeMs);
    return at <= now
      ? { remindedAt: now, nextMoveAt: slotAt(startsAt).until }
      : { remindedAt: null, nextMoveAt: at };
  }

  async function book(tx: Tx, wanted: NewOfficeAppointment): Promise<Row | { refused: OfficeBookRefusal }> {
    const { authorId, authorName, key: requestKey, placeId, placeName, activity } = wanted;
    const customerId = ownAuthorId(authorId);
    const hasOne = await store.hasOpen(tx, customerId);
    // Read after it: the one that is open may be this very request's, written at the same moment.
    const earlier = await store.byRequest(tx, customerId, requestKey);
    if (earlier) return earlier;
    if (hasOne) return { refused: 'hasOne' };
    const now = clock.now();
    const slot = offered(wanted.slotId, now);
    const appointmentId = publicNumber('TUR', now);
    const at = slot && { zone: seatZone(placeId), startsAt: slot.from };
    const seat = at ? await store.takeSeat(tx, at, appointmentId) : null;
    if (!at || seat === null) return { refused: 'slotTaken' };
    const row: Row = {
      customerId,
      appointmentId,
      authorId,
      authorName,
      requestKey,
      placeId,
      placeName,
      status: 'confirmed',
      activity,
      code: codeOf(at.startsAt, seat),
      startsAt: at.startsAt,
      seat,
      ...remindedAt(at.startsAt, now),
      requestedAt: now,
      endedAt: null,
    };
    if (await store.add(tx, row)) {
      await tell(tx, row, 'booked');
      return row;
    }
    // Asked for twice at once: the other one has it, and its seat; this one's is left.
    await store.leaveSeat(tx, { ...at, seat });
    return (await store.byRequest(tx, customerId, requestKey)) ?? { refused: 'hasOne' };
  }

  async function move(
    tx: Tx,
    key: RowKey,
    slotId: string,
  ): Promise<Row | { refused: OfficeMoveRefusal } | null> {
    const row = await store.lock(tx, key);
    if (!row) return null;
    const now = clock.now();
    if (row.endedAt || row.startsAt <= now) return { refused: 'tooLate' };
    if (slotAt(row.startsAt).slotId === slotId) return row;
    const slot = offered(slotId, now);
    const at = slot && { zone: seatZone(row.placeId), startsAt: slot.from };
    const seat = at ? await store.takeSeat(tx, at, row.appointmentId) : null;
    if (!at || seat === null) return { refused: 'slotTaken' };
    await store.leaveSeat(tx, seatOf(row));
    const { startsAt } = at;
    const changes = { startsAt, seat, code: codeOf(startsAt, seat), ...remindedAt(startsAt, now) };
    const moved = await store.change(tx, row, changes);
    await tell(tx, moved, 'booked');
    return moved;
  }

  async function cancel(tx: Tx, key: RowKey): Promise<Row | { refused: OfficeMoveRefusal } | null> {
    const row = await store.lock(tx, key);
    if (!row || row.status === 'cancelled') return row;
    const now = clock.now();
    if (row.endedAt || row.startsAt <= now) return { refused: 'tooLate' };
    await store.leaveSeat(tx, seatOf(row));
    const ended = { status: 'cancelled', endedAt: now, nextMoveAt: null } as const;
    const cancelled = await store.change(tx, row, ended);
    await tell(tx, cancelled, 'cancelled');
    return cancelled;
  }

  const answered = (found: Row | { refused: OfficeMoveRefusal } | null) =>
    found === null || 'refused' in found ? found : toAppointment(found);

  return {
    officeSlots: (placeId) => store.withSeats(seatZone(placeId), slotsFrom(clock.now())),

    async officeAppointments({ authorId }) {
      const since = new Date(clock.now().getTime() - listedMs);
      return (await store.list(ownAuthorId(authorId), since)).map(toAppointment);
    },

    async bookOfficeAppointment(wanted) {
      const booked = await db.transaction((tx) => book(tx, wanted));
      return 'refused' in booked ? booked : toAppointment(booked);
    },
    moveOfficeAppointment: async (key, slotId) =>
      answered(await db.transaction((tx) => move(tx, keyOf(key), slotId))),
    cancelOfficeAppointment: async (key) => answered(await db.transaction((tx) => cancel(tx, keyOf(key)))),
    forgetOfficeAppointments: ({ authorId }) => store.removeAll(ownAuthorId(authorId)),

    tasks: [
      dueTask({
        task: 'moveOfficeAppointments',
        atOnce: 50,
        mostPerTick: 200,
        find: store.findDue,
        hold: asFound,
        work: oneByOne(goOn),
      }),
    ],
  };

  async function goOn(tx: Tx, key: RowKey, now: Date): Promise<void> {
    const row = await store.lock(tx, key);
    if (!row?.nextMoveAt || row.nextMoveAt > now) return;
    if (row.remindedAt) {
      await store.leaveSeat(tx, seatOf(row));
      await store.change(tx, row, { endedAt: now, nextMoveAt: null });
      return;
    }
    await store.change(tx, row, { remindedAt: now, nextMoveAt: slotAt(row.startsAt).until });
    await tell(tx, row, 'reminder');
  }
}

/** By the counter and the time, so that two who wait together are told apart: `B-1430`. */
function codeOf(startsAt: Date, seat: number): string {
  const minutes = Math.round((startsAt.getTime() - instantAt(civilDateOf(startsAt)).getTime()) / 60_000);
  const clock = [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join('');
  return `${String.fromCodePoint(64 + seat)}-${clock}`;
}

function toAppointment(row: Row): OfficeAppointment {
  const { appointmentId, authorId, placeId, placeName, status, activity, code, requestedAt } = row;
  return {
    appointmentId,
    authorId,
    placeId,
    placeName,
    status,
    slot: slotAt(row.startsAt),
    activity,
    code,
    requestedAt,
    updatedAt: row.endedAt ?? row.remindedAt,
  };
}

async function tell(tx: Tx, row: Row, news: 'booked' | 'reminder' | 'cancelled'): Promise<void> {
  const { from, until } = slotAt(row.startsAt);
  const told: NewEvent = {
    eventType: 'AppointmentStateChangeEvent',
    customerId: null,
    commandId: null,
    event: {
      appointment: {
        id: row.appointmentId,
        status: row.status,
        relatedPlace: { id: row.placeId, name: row.placeName },
        code: row.code,
      },
      news,
      validFor: { startDateTime: from.toISOString(), endDateTime: until.toISOString() },
      author: { id: row.authorId },
    },
  };
  await recordEvents(tx, [told]);
}
