// The only SQL for seats: of a technician's half day in a zone, or of half an hour at an office. A seat is a row: of two who
// want the last one, one gets it.
import type { Db, Tx } from '@portal/database/connection';
import { and, count, eq, gte, lt } from 'drizzle-orm';
import { visitSeats } from '../db/schema.ts';

/** Homes that a half day has room for, a zone; people whom an office sees in half an hour. */
export const seatsPerSlot = 3;

export interface Seat {
  zone: string;
  startsAt: Date;
  seat: number;
}

const inSlot = ({ zone, startsAt }: Omit<Seat, 'seat'>) =>
  and(eq(visitSeats.zone, zone), eq(visitSeats.startsAt, startsAt));

export function createSeatStore(db: Db) {
  return {
    /** Those of the slots that have a seat left. */
    async withSeats<Slot extends { from: Date }>(zone: string, slots: readonly Slot[]): Promise<Slot[]> {
      const [first] = slots;
      if (!first) return [];
      const rows = await db
        .select({ startsAt: visitSeats.startsAt, seats: count() })
        .from(visitSeats)
        .where(and(eq(visitSeats.zone, zone), gte(visitSeats.startsAt, first.from)))
        .groupBy(visitSeats.startsAt);
      const taken = new Map(rows.map(({ startsAt, seats }) => [startsAt.getTime(), seats]));
      return slots.filter(({ from }) => (taken.get(from.getTime()) ?? 0) < seatsPerSlot);
    },

    /** The first that is free; null: none is. Whoever takes the same one at once is waited for. */
    async takeSeat(tx: Tx, slot: Omit<Seat, 'seat'>, takenBy: string): Promise<number | null> {
      const all = await tx.select({ seat: visitSeats.seat }).from(visitSeats).where(inSlot(slot));
      const taken = new Set(all.map(({ seat }) => seat));
      for (let seat = 1; seat <= seatsPerSlot; seat++) {
        if (taken.has(seat)) continue;
        const row = { zone: slot.zone, startsAt: slot.startsAt, seat, visitId: takenBy };
        const added = await tx.insert(visitSeats).values(row).onConflictDoNothing().returning();
        if (added.length === 1) return seat;
      }
      return null;
    },

    async leaveSeat(tx: Tx, { zone, startsAt, seat }: Seat): Promise<void> {
      await tx.delete(visitSeats).where(and(inSlot({ zone, startsAt }), eq(visitSeats.seat, seat)));
    },

    /** Those who are seen before whoever sits here. */
    async before({ zone, startsAt, seat }: Seat): Promise<number> {
      const [row] = await db
        .select({ seats: count() })
        .from(visitSeats)
        .where(and(inSlot({ zone, startsAt }), lt(visitSeats.seat, seat)));
      return row?.seats ?? 0;
    },
  };
}
