// The only SQL that moves a recharge balance by a payment, and for the record of top-ups.

import type { Db, Tx } from '@portal/database/connection';
import { forTransactions, written } from '@portal/database/prepared';
import { and, count, desc, inArray, sql } from 'drizzle-orm';
import { lines, prepaidBalances, topups } from '../../db/schema.ts';

export type TopupRow = typeof topups.$inferSelect;

export type NewTopup = Omit<TopupRow, 'lineId' | 'balanceCents'> & { serviceNumber: string };

export interface TopupPage {
  offset: number;
  limit: number;
  paymentIds?: string[];
}

interface LineKey {
  customerId: string;
  lineId: string;
}

const { placeholder } = sql;

const addTopup = forTransactions((tx) =>
  written<{ count: number }>(
    tx,
    'add_topup',
    sql`
    with line as (
      select customer_id, line_id, ${placeholder('amountCents')}::bigint as cents,
        ${placeholder('creditedAt')}::timestamptz as credited_at
      from ${lines}
      where customer_id = ${placeholder('customerId')} and service_number = ${placeholder('serviceNumber')}
        and status in ('A', 'S')
    ), raised as (
      insert into ${prepaidBalances} as b (customer_id, line_id, name, amount_cents, updated_at)
      select customer_id, line_id, ${placeholder('balanceName')}, cents, credited_at from line
      on conflict (customer_id, line_id, name) do update
        set amount_cents = b.amount_cents + excluded.amount_cents, updated_at = excluded.updated_at
      returning b.customer_id, b.line_id, b.amount_cents
    ), record as (
      insert into ${topups}
        (customer_id, line_id, payment_id, amount_cents, balance_cents, method, channel, credited_at)
      select customer_id, line_id, ${placeholder('paymentId')}::uuid, cents, raised.amount_cents,
        ${placeholder('method')}, ${placeholder('channel')}, credited_at
      from raised join line using (customer_id, line_id) returning payment_id
    )
    select count(*)::int as count from record`,
  ),
);

const spendBalance = forTransactions((tx) =>
  written(
    tx,
    'spend_balance',
    sql`
    update ${prepaidBalances}
    set amount_cents = amount_cents - ${placeholder('amountCents')}::bigint, updated_at = now()
    where customer_id = ${placeholder('customerId')} and line_id = ${placeholder('lineId')}
      and name = ${placeholder('balanceName')} and amount_cents > ${placeholder('amountCents')}::bigint
    returning line_id`,
  ),
);

export function createTopupsStore(db: Db, balanceName: string) {
  return {
    /** False when the customer no longer has this line: then nothing was written. */
    async add(tx: Tx, topup: NewTopup): Promise<boolean> {
      const { rows } = await addTopup(tx, { ...topup, balanceName });
      return rows[0]?.count === 1;
    },

    /** False when the balance is not greater than what is to be drawn: then it was not touched. */
    async spend(tx: Tx, line: LineKey, amountCents: number): Promise<boolean> {
      const { rows } = await spendBalance(tx, { ...line, amountCents, balanceName });
      return rows.length === 1;
    },

    /** Newest first. */
    async list(of: readonly LineKey[], { paymentIds, ...page }: TopupPage) {
      const where = and(
        inArray(topups.customerId, [...new Set(of.map(({ customerId }) => customerId))]),
        inArray(
          topups.lineId,
          of.map(({ lineId }) => lineId),
        ),
        paymentIds && inArray(topups.paymentId, paymentIds),
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
