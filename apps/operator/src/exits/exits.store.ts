// The only SQL for services that their customers leave, and for what of a line and its account ends with them.
import type { Db, Tx } from '@portal/database/connection';
import type { LineStatus } from '@portal/operator-ports/inventory';
import type { AccountPlace, LinePlace } from '@portal/operator-ports/wire';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { dueRows, keyedRows, ofLines } from '../db/keyed-rows.ts';
import { bills, claims, exits, lines, thirdPartyServices } from '../db/schema.ts';

export type ExitRow = typeof exits.$inferSelect;

const names = ['customerId', 'orderId'] as const;
const lineAt = ({ customerId, lineId }: LinePlace) =>
  and(eq(lines.customerId, customerId), eq(lines.lineId, lineId));

export function createExitsStore(db: Db) {
  const { find, add, change } = keyedRows(exits, ...names);
  return {
    find,
    add,
    change,
    ...dueRows(db, exits, names, 'dueAt'),

    list: (places: readonly LinePlace[]): Promise<ExitRow[]> =>
      db.select().from(exits).where(ofLines(exits, places)).orderBy(desc(exits.orderedAt)),

    async endLine(
      tx: Tx,
      place: LinePlace,
      changes: { status?: LineStatus; pausedUntil?: null; debtSince?: null; endedOn: string | null },
    ) {
      await tx.update(lines).set(changes).where(lineAt(place));
    },

    async endThirdParties(tx: Tx, { customerId, lineId }: LinePlace, endedAt: Date): Promise<void> {
      const of = thirdPartyServices;
      await tx
        .update(of)
        .set({ endedAt })
        .where(and(eq(of.customerId, customerId), eq(of.lineId, lineId), isNull(of.endedAt)));
    },

    /** What an account's papers depend on, in one look. */
    async standing({ customerId, accountId }: AccountPlace) {
      const own = (table: { customerId: unknown; accountId: unknown }) =>
        sql`${table.customerId} = ${customerId} and ${table.accountId} = ${accountId}`;
      const { rows } = await db.execute<Standing>(sql`
        select
          (select count(*)::int from ${bills} where ${own(bills)} and ${bills.state} = 'sent') as owed,
          (select count(*)::int from ${bills} where ${own(bills)} and ${bills.state} = 'paymentInProcess') as paying,
          (select count(*)::int from ${claims} where ${own(claims)} and ${claims.status} <> 'resolved') as claims,
          (select count(*)::int from ${exits} where ${own(exits)} and ${exits.status} = 'completed'
            and ${exits.equipmentReturnedAt} is null and jsonb_array_length(${exits.equipment}) > 0) as equipment`);
      const [standing] = rows;
      if (!standing) throw new Error('no standing');
      return standing;
    },
  };
}

type Standing = Record<'owed' | 'paying' | 'claims' | 'equipment', number>;
