// The only SQL that moves a recharge balance by a payment, and for the record of top-ups.
import { and, count, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database.ts';
import { lines, prepaidBalances, topups } from '../../db/schema.ts';

export type TopupRow = typeof topups.$inferSelect;

export type NewTopup = Omit<TopupRow, 'lineId' | 'balanceCents'> & { serviceNumber: string };

interface LineKey {
  customerId: string;
  lineId: string;
}

export function createTopupsStore(db: Db, balanceName: string) {
  return {
    /** False when the customer no longer has this line: then nothing was written. */
    async add(tx: Tx, topup: NewTopup): Promise<boolean> {
      const { customerId, serviceNumber, paymentId, amountCents, method, channel, creditedAt } = topup;
      const { rows } = await tx.execute<{ count: number }>(sql`
        with line as (
          select customer_id, line_id from ${lines}
          where customer_id = ${customerId} and service_number = ${serviceNumber} and status in ('A', 'S')
        ), raised as (
          insert into ${prepaidBalances} as b (customer_id, line_id, name, amount_cents, updated_at)
          select customer_id, line_id, ${balanceName}, ${amountCents}::bigint, ${creditedAt}::timestamptz from line
          on conflict (customer_id, line_id, name) do update
            set amount_cents = b.amount_cents + excluded.amount_cents, updated_at = excluded.updated_at
          returning b.customer_id, b.line_id, b.amount_cents
        ), record as (
          insert into ${topups}
            (customer_id, line_id, payment_id, amount_cents, balance_cents, method, channel, credited_at)
          select customer_id, line_id, ${paymentId}::uuid, ${amountCents}::bigint, amount_cents,
            ${method}, ${channel}, ${creditedAt}::timestamptz
          from raised returning payment_id
        )
        select count(*)::int as count from record`);
      return rows[0]?.count === 1;
    },

    /** False when the balance is not greater than what is to be drawn: then it was not touched. */
    async spend(tx: Tx, { customerId, lineId }: LineKey, amountCents: number): Promise<boolean> {
      const drawn = await tx
        .update(prepaidBalances)
        .set({ amountCents: sql`${prepaidBalances.amountCents} - ${amountCents}`, updatedAt: sql`now()` })
        .where(
          and(
            eq(prepaidBalances.customerId, customerId),
            eq(prepaidBalances.lineId, lineId),
            eq(prepaidBalances.name, balanceName),
            gt(prepaidBalances.amountCents, amountCents),
          ),
        )
        .returning({ lineId: prepaidBalances.lineId });
      return drawn.length === 1;
    },

    /** Newest first. */
    async list(of: readonly LineKey[], page: { offset: number; limit: number }) {
      const where = and(
        inArray(topups.customerId, [...new Set(of.map(({ customerId }) => customerId))]),
        inArray(
          topups.lineId,
          of.map(({ lineId }) => lineId),
        ),
      );
      const rows = await db
        .select()
        .from(topups)
        .where(where)
        .orderBy(desc(topups.creditedAt), desc(topups.paymentId))
        .limit(page.limit)
        .offset(page.offset);
      const [all] = await db.select({ total: count() }).from(topups).where(where);
      return { topups: rows, total: all?.total ?? 0 };
    },
  };
}
