// The only SQL for bills. Lines and plans are read by join, for the service that a bill is about.
import type { Db, Tx } from '@portal/database/connection';
import { statement } from '@portal/database/statement';
import type { AmountDue, Bill, BillFilter, BillKey, BillOrder } from '@portal/operator-ports/billing';
import type { AccountPlace } from '@portal/operator-ports/common';
import { and, asc, count, desc, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import { among, findDue } from '../db/due.ts';
import { bills, lines, plans } from '../db/schema.ts';

const ofAccounts = (accounts: readonly AccountPlace[]): SQL =>
  sql`${bills.customerId} = any(${sql.param([...new Set(accounts.map((ref) => ref.customerId))])}::uuid[])
    and ${bills.accountId} = any(${sql.param(accounts.map((ref) => ref.accountId))}::text[])
    and not ${lines.isCorporate}`;

const orders: Record<BillOrder, SQL[]> = {
  newest: [desc(bills.issuedOn), desc(bills.billNo)],
  oldest: [asc(bills.issuedOn), asc(bills.billNo)],
  dueFirst: [asc(bills.dueOn), asc(bills.billNo)],
  dueLast: [desc(bills.dueOn), desc(bills.billNo)],
};

const amountsDue = statement<AmountDue>(
  'amounts_due',
  sql`select account_id as "accountId", sum(total_cents - claimed_cents)::float8 as "totalCents", min(due_on) as "dueOn"
    from ${bills} where customer_id = any(${sql.placeholder('customerIds')}::uuid[])
      and account_id = any(${sql.placeholder('accountIds')}::text[]) and state = 'sent'
      and total_cents > claimed_cents
    group by account_id`,
);

export function createBillingStore(db: Db, clock: Clock) {
  const joined = <T extends Pick<Db, 'select'>>(on: T) =>
    on
      .select()
      .from(bills)
      .innerJoin(lines, and(eq(lines.customerId, bills.customerId), eq(lines.lineId, bills.lineId)))
      .innerJoin(plans, eq(plans.planCode, lines.planCode));

  return {
    amountsDue: (customerIds: string[], accountIds: string[]): Promise<AmountDue[]> =>
      amountsDue(db, { customerIds, accountIds }),

    async list(
      accounts: readonly AccountPlace[],
      filter: BillFilter,
      page: { order: BillOrder; offset: number; limit: number },
    ): Promise<{ bills: Bill[]; total: number }> {
      const where = and(
        ofAccounts(accounts),
        filter.billNos && inArray(bills.billNo, filter.billNos),
        filter.states && inArray(bills.state, filter.states),
        filter.issuedFrom ? gte(bills.issuedOn, filter.issuedFrom) : undefined,
        filter.issuedTo ? lte(bills.issuedOn, filter.issuedTo) : undefined,
      );
      const rows = await joined(db)
        .where(where)
        .orderBy(...orders[page.order])
        .limit(page.limit)
        .offset(page.offset);
      const isWhole = page.offset === 0 && rows.length < page.limit;
      const now = clock.now();
      return {
        bills: rows.map((row) => toBill(row, now)),
        total: isWhole ? rows.length : await totalOf(where),
      };
    },

    async bill(of: Pick<Bill, 'customerId' | 'billNo'>): Promise<Bill | null> {
      const [row] = await joined(db).where(and(key(of), eq(lines.isCorporate, false)));
      return row ? toBill(row, clock.now()) : null;
    },

    async hold(bill: BillKey, { paymentId, amountCents }: { paymentId: string; amountCents: number }) {
      const isFree = and(
        eq(bills.state, 'sent'),
        sql`${bills.totalCents} - ${bills.claimedCents} = ${amountCents}`,
      );
      const held = await db
        .update(bills)
        .set({
          state: 'paymentInProcess',
          paymentId,
          // Repeated, it leaves out what it left out.
          withheldCents: sql`case when ${bills.state} = 'sent' then ${bills.claimedCents} else ${bills.withheldCents} end`,
        })
        .where(and(key(bill), or(isFree, isHeldBy(paymentId))))
        .returning({ billNo: bills.billNo });
      return held.length === 1;
    },

    async confirmPaid(bill: Pick<Bill, 'customerId' | 'billNo'>, paymentId: string, paidAt: Date) {
      const isBooked = and(eq(bills.paymentId, paymentId), eq(bills.state, 'settled'));
      const paid = await db
        .update(bills)
        .set({ paidAt: sql`coalesce(${bills.paidAt}, ${paidAt})` })
        .where(and(key(bill), or(isHeldBy(paymentId), isBooked)))
        .returning({ billNo: bills.billNo });
      return paid.length === 1;
    },

    async release(bill: Pick<Bill, 'customerId' | 'billNo'>, paymentId: string) {
      await db
        .update(bills)
        .set({ state: 'sent', paymentId: null, withheldCents: 0 })
        .where(and(key(bill), isHeldBy(paymentId)));
    },

    findPaid: (task: string, paidBefore: Date, now: Date, limit: number): Promise<BillKey[]> =>
      findDue(db, {
        task,
        now,
        limit,
        table: bills,
        at: bills.paidAt,
        key: { customerId: bills.customerId, billNo: bills.billNo },
        where: sql`d.state = 'paymentInProcess' and d.paid_at < ${paidBefore}`,
      }),

    async settle(tx: Tx, paid: readonly BillKey[]): Promise<void> {
      await tx
        .update(bills)
        .set({ state: 'settled' })
        .where(and(among(bills, paid, ['customerId', 'billNo']), eq(bills.state, 'paymentInProcess')));
    },
  };

  async function totalOf(where: SQL | undefined): Promise<number> {
    const [row] = await db
      .select({ total: count() })
      .from(bills)
      .innerJoin(lines, and(eq(lines.customerId, bills.customerId), eq(lines.lineId, bills.lineId)))
      .where(where);
    return row?.total ?? 0;
  }
}

const key = (bill: Pick<Bill, 'customerId' | 'billNo'>) =>
  and(eq(bills.customerId, bill.customerId), eq(bills.billNo, bill.billNo));

const isHeldBy = (paymentId: string) =>
  and(eq(bills.paymentId, paymentId), eq(bills.state, 'paymentInProcess'));

interface JoinedBill {
  bills: typeof bills.$inferSelect;
  lines: typeof lines.$inferSelect;
  plans: typeof plans.$inferSelect;
}

function toBill(row: JoinedBill, now: Date): Bill {
  const { serviceNumber, serviceType, planCode } = row.lines;
  const planName = row.bills.planName ?? row.plans.name;
  const { accessKey, documentReadyAt } = row.bills;
  const isDocumentReady = accessKey !== null && documentReadyAt !== null && documentReadyAt <= now;
  return { ...row.bills, serviceNumber, serviceType, planCode, planName, isDocumentReady };
}
