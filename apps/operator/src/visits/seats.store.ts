// The only SQL for seats: of a technician's half day in a zone, or of half an hour at an office. A seat is a row: of two who
// want the last one, one gets it.
import type { Db, Tx } from '@portal/database/connection';
import { and, count, eq, gte, lt } from 'drizzle-orm';
import { visitSeats } from '../db/schema.ts';
import { seatsPerSlot } from './calendar.ts';

export interface Seat {
  zone: string;
  startsAt: Date;
  seat: number;
}

const inSlot = ({ zone, startsAt }: Omit<Seat, 'seat'>) =>
  and(eq(visitSeats.zone, zone), eq(visitSeats.startsAt, startsAt));

export function createSeatStore(db: Db) {
  return {
    /** How many seats of each slot from then on are taken. */
    async taken(zone: string, from: Date): Promise<Map<string, number>> {
      const rows = await db
        .select({ startsAt: visitSeats.startsAt, seats: count() })
        .from(visitSeats)
        .where(and(eq(visitSeats.zone, zone), gte(visitSeats.startsAt, from)))
        .groupBy(visitSeats.startsAt);
      return new Map(rows.map(({ startsAt, seats }) => [startsAt.toISOString(), seats]));
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
