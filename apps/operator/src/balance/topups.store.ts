// The only SQL that moves a recharge balance by a payment, and for the record of top-ups. Each is done once a payment.
import type { Db } from '@portal/database/connection';
import { isUniqueViolation } from '@portal/database/failures';
import { statement } from '@portal/database/statement';
import type { NewTopup, Spending, TopupPage } from '@portal/operator-ports/balance';
import type { LinePlace } from '@portal/operator-ports/common';
import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { balanceSpendings, lines, prepaidBalances, topups } from '../db/schema.ts';

const { placeholder } = sql;

const raiseBalance = statement<{ lineId: string; balanceCents: number }>(
  'raise_balance',
  sql`
  insert into ${prepaidBalances} as b (customer_id, line_id, name, amount_cents, updated_at)
  select customer_id, line_id, ${placeholder('balanceName')}, ${placeholder('amountCents')}::bigint,
    ${placeholder('creditedAt')}::timestamptz
  from ${lines} as l
  where customer_id = ${placeholder('customerId')} and service_number = ${placeholder('serviceNumber')}
    and status in ('A', 'S') and not exists (select 1 from ${topups} as t
      where t.customer_id = l.customer_id and t.payment_id = ${placeholder('paymentId')}::uuid)
  on conflict (customer_id, line_id, name) do update
    set amount_cents = b.amount_cents + excluded.amount_cents, updated_at = excluded.updated_at
  returning line_id as "lineId", amount_cents as "balanceCents"`,
);

const recordTopup = statement(
  'record_topup',
  sql`
  insert into ${topups}
    (customer_id, line_id, payment_id, amount_cents, balance_cents, method, channel, credited_at)
  values (${placeholder('customerId')}, ${placeholder('lineId')}, ${placeholder('paymentId')},
    ${placeholder('amountCents')}, ${placeholder('balanceCents')}, ${placeholder('method')},
    ${placeholder('channel')}, ${placeholder('creditedAt')})`,
);

export function createTopupsStore(db: Db, balanceName: string) {
  const spending = ({ customerId, paymentId }: Spending) =>
    and(eq(balanceSpendings.customerId, customerId), eq(balanceSpendings.paymentId, paymentId));

  return {
    /** False when the customer no longer has this line: then nothing was written. */
    async add(topup: NewTopup): Promise<boolean> {
      const { customerId, paymentId } = topup;
      // The same at the same time: the key of the record lets one of them through, and nothing is raised twice.
      const raised = db.transaction(async (tx) => {
        const [balance] = await raiseBalance(tx, { ...topup, balanceName });
        if (balance) await recordTopup(tx, { ...topup, ...balance });
        return balance !== undefined;
      });
      if (await raised.catch(unlessTwice)) return true;
      const isThis = and(eq(topups.customerId, customerId), eq(topups.paymentId, paymentId));
      return (await db.select({ paymentId: topups.paymentId }).from(topups).where(isThis)).length === 1;
    },

    /** False when the balance is not greater than what is to be drawn: then it was not touched. */
    spend: (of: Spending, amountCents: number): Promise<boolean> =>
      db.transaction(async (tx) => {
        const { customerId, serviceNumber, paymentId } = of;
        const { rows } = await tx.execute<{ line_id: string }>(sql`
          insert into ${balanceSpendings} (customer_id, line_id, payment_id, amount_cents)
          select customer_id, line_id, ${paymentId}::uuid, ${amountCents}::bigint from ${lines}
          where customer_id = ${customerId} and service_number = ${serviceNumber}
          on conflict do nothing returning line_id`);
        const [drawn] = rows;
        if (!drawn) return (await tx.select().from(balanceSpendings).where(spending(of))).length === 1;
        const lowered = await tx.execute(sql`
          update ${prepaidBalances} set amount_cents = amount_cents - ${amountCents}::bigint, updated_at = now()
          where customer_id = ${customerId} and line_id = ${drawn.line_id} and name = ${balanceName}
            and amount_cents > ${amountCents}::bigint
          returning line_id`);
        if (lowered.rows.length === 0) await tx.delete(balanceSpendings).where(spending(of));
        return lowered.rows.length === 1;
      }),

    hasSpent: async (of: Spending): Promise<boolean> =>
      (await db.select().from(balanceSpendings).where(spending(of))).length === 1,

    /** Raises the balance by what this payment has drawn. */
    async refund(of: Spending): Promise<void> {
      await db.transaction(async (tx) => {
        const [back] = await tx
          .update(balanceSpendings)
          .set({ givenBackAt: sql`now()` })
          .where(and(spending(of), isNull(balanceSpendings.givenBackAt)))
          .returning({ lineId: balanceSpendings.lineId, amountCents: balanceSpendings.amountCents });
        if (!back) return;
        await tx
          .update(prepaidBalances)
          .set({
            amountCents: sql`${prepaidBalances.amountCents} + ${back.amountCents}`,
            updatedAt: sql`now()`,
          })
          .where(
            and(
              eq(prepaidBalances.customerId, of.customerId),
              eq(prepaidBalances.lineId, back.lineId),
              eq(prepaidBalances.name, balanceName),
            ),
          );
      });
    },

    /** Newest first. */
    async list(of: readonly LinePlace[], { paymentIds, ...page }: TopupPage) {
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

function unlessTwice(error: unknown): false {
  if (!isUniqueViolation(error)) throw error;
  return false;
}
