// The only SQL for visits.
import type { Db, Tx } from '@portal/database/connection';
import type { VisitKey } from '@portal/operator-ports/visits';
import type { LinePlace } from '@portal/operator-ports/wire';
import { and, desc, eq, inArray, isNull, notInArray } from 'drizzle-orm';
import { dueRows, keyedRows } from '../db/keyed-rows.ts';
import { equipmentFaults, invoiceCharges, lines, visits } from '../db/schema.ts';
import { createSeatStore } from '../seats/seats.store.ts';

export type VisitRow = typeof visits.$inferSelect;
export type VisitStore = ReturnType<typeof createVisitStore>;

const names = ['customerId', 'visitId'] as const;

export function createVisitStore(db: Db) {
  const { at, add, lock, change } = keyedRows(visits, ...names);
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
    ...createSeatStore(db),
    add,
    lock,
    change,
    findDue: dueRows(db, visits, names, 'nextMoveAt').findDue,

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

    /** Of a service at home that goes on. */
    async home({ customerId, lineId }: LinePlace, on: Db | Tx = db) {
      const [line] = await on
        .select({ kind: lines.kind, address: lines.address })
        .from(lines)
        .where(
          and(
            eq(lines.customerId, customerId),
            eq(lines.lineId, lineId),
            notInArray(lines.status, ['I', 'R']),
          ),
        );
      return line ?? null;
    },

    async mend(tx: Tx, { customerId, lineId }: LinePlace): Promise<void> {
      await tx
        .delete(equipmentFaults)
        .where(and(eq(equipmentFaults.customerId, customerId), eq(equipmentFaults.lineId, lineId)));
    },

    /** The one that is still to come, of which a line has one at most. */
    async openOf(tx: Tx, { customerId, lineId }: LinePlace): Promise<VisitKey | null> {
      const [open] = await tx
        .select({ customerId: visits.customerId, visitId: visits.visitId })
        .from(visits)
        .where(and(eq(visits.customerId, customerId), eq(visits.lineId, lineId), isNull(visits.endedAt)));
      return open ?? null;
    },
  };
}
