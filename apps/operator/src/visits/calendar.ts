// When technicians come: two half days on each of the next working days, and how many homes they see in one.
import { addWorkingDays, civilDateOf, hourMs, instantAt } from '@portal/market/civil-dates';
import type { VisitSlot } from '@portal/operator-ports/visits';
import { seatsPerSlot } from '../seats/seats.store.ts';

const halves = [8, 13] as const;
const halfHours = 4;
const daysAhead = 7;
/** What one home takes. */
export const visitMs = (halfHours * hourMs) / seatsPerSlot;

export const slotAt = (from: Date): VisitSlot => ({
  slotId: from.toISOString(),
  from,
  until: new Date(from.getTime() + halfHours * hourMs),
});

/** From the next working day on, the soonest first. */
export function slotsFrom(now: Date): VisitSlot[] {
  const today = civilDateOf(now);
  return Array.from({ length: daysAhead }, (_, day) => addWorkingDays(today, day + 1)).flatMap((date) =>
    halves.map((hour) => slotAt(instantAt(date, hour))),
  );
}

/** A city has technicians of its own: the last words of an address. */
export const zoneOf = (address: string): string => address.split(',').at(-1)?.trim() ?? address;
