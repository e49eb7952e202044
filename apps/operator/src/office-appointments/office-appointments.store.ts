// The only SQL for turns at an office.
import type { Db, Tx } from '@portal/database/connection';
import { and, desc, eq, gte, isNull, or, sql } from 'drizzle-orm';
import { dueRows, keyedRows } from '../db/keyed-rows.ts';
import { events, officeAppointments as table } from '../db/schema.ts';
import { createSeatStore } from '../seats/seats.store.ts';

export type OfficeAppointmentRow = typeof table.$inferSelect;
export type RowKey = Pick<OfficeAppointmentRow, 'customerId' | 'appointmentId'>;

const names = ['customerId', 'appointmentId'] as const;

export function createOfficeAppointmentStore(db: Db) {
  const seats = createSeatStore(db);
  const { add, lock, change } = keyedRows(table, ...names);
  return {
    ...seats,
    add,
    lock,
    change,
    findDue: dueRows(db, table, names, 'nextMoveAt').findDue,

    /** Those that are to come, or have ended since then. */
    list: (customerId: string, since: Date): Promise<OfficeAppointmentRow[]> =>
      db
        .select()
        .from(table)
        .where(and(eq(table.customerId, customerId), or(isNull(table.endedAt), gte(table.endedAt, since))))
        .orderBy(desc(table.requestedAt), desc(table.appointmentId)),

    async byRequest(tx: Tx, customerId: string, requestKey: string): Promise<OfficeAppointmentRow | null> {
      const [row] = await tx
        .select()
        .from(table)
        .where(and(eq(table.customerId, customerId), eq(table.requestKey, requestKey)));
      return row ?? null;
    },

    async hasOpen(tx: Tx, customerId: string): Promise<boolean> {
      const open = await tx
        .select({ id: table.appointmentId })
        .from(table)
        .where(and(eq(table.customerId, customerId), isNull(table.endedAt)));
      return open.length > 0;
    },

    /** With their seats, and what was told of them: their author is named there, too. */
    removeAll: (customerId: string): Promise<void> =>
      db.transaction(async (tx) => {
        const gone = await tx.delete(table).where(eq(table.customerId, customerId)).returning();
        for (const row of gone) {
          if (row.endedAt === null) await seats.leaveSeat(tx, seatOf(row));
          await tx
            .delete(events)
            .where(sql`${events.event} -> 'appointment' ->> 'id' = ${row.appointmentId}`);
        }
      }),
  };
}

/** Seats of offices stand beside those of technicians' zones, under a name that is no city. */
export const seatZone = (placeId: string): string => `place:${placeId}`;
export const seatOf = ({ placeId, startsAt, seat }: OfficeAppointmentRow) => ({
  zone: seatZone(placeId),
  startsAt,
  seat,
});
