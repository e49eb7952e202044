// The only SQL for prepaid balances.
import type { Db, Tx } from '@portal/database/connection';
import { isUniqueViolation } from '@portal/database/failures';
import { columnsOf, statement } from '@portal/database/statement';
import type { NewTopup, PrepaidBalance, Spending, TopupPage } from '@portal/operator-ports/balance';
import type { LinePlace } from '@portal/operator-ports/wire';
import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { byCustomer } from '../db/due.ts';
import { ofLines } from '../db/keyed-rows.ts';
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

/** Of a top-up whose balance is held: how much of it goes to what is owed. */
type TakeBack = (tx: Tx, place: LinePlace, toppedUpCents: number, at: Date) => Promise<number>;

/** The only SQL that moves a recharge balance by a payment, and for the record of top-ups. Each is done once a payment. */
export function createTopupsStore(db: Db, balanceName: string, takeBack: TakeBack) {
  const spending = ({ customerId, paymentId }: Spending) =>
    and(eq(balanceSpendings.customerId, customerId), eq(balanceSpendings.paymentId, paymentId));

  return {
    /** False when the customer no longer has this line: then nothing was written. */
    async add(topup: NewTopup): Promise<boolean> {
      const { customerId, paymentId } = topup;
      // The same at the same time: the key of the record lets one of them through, and nothing is raised twice.
      const raised = db.transaction(async (tx) => {
        const [balance] = await raiseBalance(tx, { ...topup, balanceName });
        if (!balance) return false;
        const { lineId } = balance;
        const { amountCents, creditedAt } = topup;
        const takenCents = await takeBack(tx, { customerId, lineId }, amountCents, creditedAt);
        if (takenCents > 0) {
          const draws = [{ customerId, lineId, amountCents: takenCents }];
          await createBalanceStore(db).draw(tx, balanceName, draws, creditedAt);
        }
        await recordTopup(tx, { ...topup, lineId, balanceCents: balance.balanceCents - takenCents });
        return true;
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
          where customer_id = ${customerId} and service_number = ${serviceNumber} and status in ('A', 'S')
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
      const where = and(ofLines(topups, of), paymentIds && inArray(topups.paymentId, paymentIds));
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

export interface BalanceStore {
  list(customerIds: string[], lineIds: string[]): Promise<PrepaidBalance[]>;
  /** Balances of this name, held until the end of the transaction. */
  lock(tx: Tx, name: string, places: readonly LinePlace[]): Promise<PrepaidBalance[]>;
  draw(tx: Tx, name: string, draws: readonly Draw[], at: Date): Promise<void>;
}

export interface Draw {
  customerId: string;
  lineId: string;
  amountCents: number;
}

const listed = statement<PrepaidBalance>(
  'list_balances',
  sql`select ${columnsOf(prepaidBalances)} from ${prepaidBalances}
    where customer_id = any(${sql.placeholder('customerIds')}::uuid[])
      and line_id = any(${sql.placeholder('lineIds')}::uuid[]) and (valid_until is null or valid_until > now())
    order by name`,
);

const locked = statement<PrepaidBalance>(
  'lock_balances',
  sql`select ${columnsOf(prepaidBalances)} from ${prepaidBalances}
    where customer_id = ${sql.placeholder('customerId')} and line_id = any(${sql.placeholder('lineIds')}::uuid[])
      and name = ${sql.placeholder('name')} order by line_id for update`,
);

export function createBalanceStore(db: Db): BalanceStore {
  return {
    list: (customerIds, lineIds) => listed(db, { customerIds, lineIds }),

    async lock(tx, name, places) {
      const held: PrepaidBalance[] = [];
      for (const [customerId, own] of byCustomer(places)) {
        const lineIds = own.map(({ lineId }) => lineId);
        held.push(...(await locked(tx, { name, customerId, lineIds })));
      }
      return held;
    },

    async draw(tx, name, draws, at) {
      const column = <K extends keyof Draw>(key: K) => sql.param(draws.map((draw) => draw[key]));
      await tx.execute(sql`
        update ${prepaidBalances} as b set amount_cents = b.amount_cents - d.amount, updated_at = ${at}
        from unnest(${column('customerId')}::uuid[], ${column('lineId')}::uuid[], ${column('amountCents')}::bigint[])
          as d (customer_id, line_id, amount)
        where b.customer_id = any(${column('customerId')}::uuid[]) and b.customer_id = d.customer_id and b.line_id = d.line_id and b.name = ${name}`);
    },
  };
}
