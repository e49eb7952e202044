// The only SQL for visits and for the seats that they take. A seat is a row: of two who want the last one, one gets it.
import type { Db, Tx } from '@portal/database/connection';
import type { VisitKey } from '@portal/operator-ports/appointments';
import type { LinePlace } from '@portal/operator-ports/wire';
import { and, count, desc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import { findDue } from '../db/due.ts';
import { equipmentFaults, invoiceCharges, lines, visitSeats, visits } from '../db/schema.ts';
import { seatsPerSlot } from './calendar.ts';

export type VisitRow = typeof visits.$inferSelect;
export type VisitStore = ReturnType<typeof createVisitStore>;
export interface Seat {
  zone: string;
  startsAt: Date;
  seat: number;
}

const at = ({ customerId, visitId }: VisitKey) =>
  and(eq(visits.customerId, customerId), eq(visits.visitId, visitId));
const inSlot = ({ zone, startsAt }: Omit<Seat, 'seat'>) =>
  and(eq(visitSeats.zone, zone), eq(visitSeats.startsAt, startsAt));

export function createVisitStore(db: Db) {
  const select = (on: Db | Tx) =>
    on
      .select({
        visit: visits,
        line: {
          customerId: lines.customerId,
          accountId: lines.accountId,
          lineId: lines.lineId,
          serviceNumber: lines.serviceNumber,
          feeCents: lines.monthlyFeeCents,
        },
        billNo: invoiceCharges.billNo,
      })
      .from(visits)
      .innerJoin(lines, and(eq(lines.customerId, visits.customerId), eq(lines.lineId, visits.lineId)))
      .leftJoin(
        invoiceCharges,
        and(
          eq(invoiceCharges.customerId, visits.customerId),
          eq(invoiceCharges.accountId, lines.accountId),
          eq(invoiceCharges.chargeId, visits.creditChargeId),
        ),
      );

  return {
    list: (places: readonly LinePlace[]) =>
      select(db)
        .where(
          and(
            inArray(visits.customerId, [...new Set(places.map(({ customerId }) => customerId))]),
            inArray(
              visits.lineId,
              places.map(({ lineId }) => lineId),
            ),
          ),
        )
        .orderBy(desc(visits.requestedAt), desc(visits.visitId)),

    async get(key: VisitKey, on: Db | Tx = db) {
      const [found] = await select(on).where(at(key));
      return found ?? null;
    },

    async byRequest(tx: Tx, customerId: string, requestKey: string) {
      const [found] = await select(tx).where(
        and(eq(visits.customerId, customerId), eq(visits.requestKey, requestKey)),
      );
      return found ?? null;
    },

    /** Of a home service. */
    async home({ customerId, lineId }: LinePlace, on: Db | Tx = db) {
      const [line] = await on
        .select({ kind: lines.kind, address: lines.address })
        .from(lines)
        .where(and(eq(lines.customerId, customerId), eq(lines.lineId, lineId)));
      return line ?? null;
    },

    /** False: the same was asked for by somebody else just now, or the line has one. */
    async add(tx: Tx, row: VisitRow): Promise<boolean> {
      const added = await tx
        .insert(visits)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: visits.visitId });
      return added.length === 1;
    },

    async lock(tx: Tx, key: VisitKey): Promise<VisitRow | null> {
      const [row] = await tx.select().from(visits).where(at(key)).for('update');
      return row ?? null;
    },

    async change(tx: Tx, key: VisitKey, changes: Partial<VisitRow>): Promise<void> {
      await tx.update(visits).set(changes).where(at(key));
    },

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
    async takeSeat(tx: Tx, slot: Omit<Seat, 'seat'>, visitId: string): Promise<number | null> {
      const all = await tx.select({ seat: visitSeats.seat }).from(visitSeats).where(inSlot(slot));
      const taken = new Set(all.map(({ seat }) => seat));
      for (let seat = 1; seat <= seatsPerSlot; seat++) {
        if (taken.has(seat)) continue;
        const row = { zone: slot.zone, startsAt: slot.startsAt, seat, visitId };
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

    async mend(tx: Tx, { customerId, lineId }: LinePlace): Promise<void> {
      await tx
        .delete(equipmentFaults)
        .where(and(eq(equipmentFaults.customerId, customerId), eq(equipmentFaults.lineId, lineId)));
    },

    hasOpen: async (tx: Tx, { customerId, lineId }: LinePlace): Promise<boolean> => {
      const open = await tx
        .select({ id: visits.visitId })
        .from(visits)
        .where(and(eq(visits.customerId, customerId), eq(visits.lineId, lineId), isNull(visits.endedAt)));
      return open.length > 0;
    },

    findDue: (task: string, now: Date, limit: number): Promise<VisitKey[]> =>
      findDue(db, {
        task,
        now,
        limit,
        table: visits,
        at: visits.nextMoveAt,
        key: { customerId: visits.customerId, visitId: visits.visitId },
        where: sql`d.next_move_at <= ${now}`,
      }),
  };
}
