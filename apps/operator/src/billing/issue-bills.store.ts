// The SQL of bills that are issued: what accounts owe for a cycle, and the running numbers. Lines, plans and orders
// of other plans are read by join; every statement names its customers.

import type { Db, Tx } from '@portal/database/connection';
import { sql } from 'drizzle-orm';
import { billItems, billSeries, bills, invoiceCharges, lines, planOrders, plans } from '../db/schema.ts';

export type NewBill = typeof bills.$inferInsert;
export type NewBillItem = typeof billItems.$inferInsert;

/** One cycle of an account that is over: from its first day to the day before the cut. */
export interface BilledCycle {
  customerId: string;
  accountId: string;
  startsOn: string;
  cutOn: string;
}

interface OfAccount {
  customerId: string;
  accountId: string;
}

/** A line of the account, with the plan that it had in the cycle. */
export interface AccountLine extends OfAccount {
  lineId: string;
  serviceNumber: string;
  kind: 'Postpaid' | 'Prepaid' | 'Fixed';
  planCode: string;
  planName: string;
  /** A month, IVA included. */
  feeCents: number;
  isInService: boolean;
}

export interface WaitingCharge extends OfAccount {
  chargeId: string;
  code: string;
  description: string;
  amountCents: number;
  taxRatePercent: number;
}

export function createIssueBillsStore(db: Db) {
  return {
    async openSeries(series: string): Promise<void> {
      await db.insert(billSeries).values({ series, lastNumber: 0 }).onConflictDoNothing();
    },

    async holdSeries(tx: Tx, series: string): Promise<boolean> {
      const { rows } = await tx.execute(
        sql`select from ${billSeries} where series = ${series} for update skip locked`,
      );
      return rows.length === 1;
    },

    /** The first of them. */
    async takeNumbers(tx: Tx, series: string, count: number): Promise<number> {
      const { rows } = await tx.execute<{ last: string }>(
        sql`update ${billSeries} set last_number = last_number + ${count} where series = ${series}
          returning last_number as last`,
      );
      return Number(rows[0]?.last) - count + 1;
    },

    /**
     * A change of plan counts from the cycle that it began with: one that came later is undone for this bill, one
     * that is still to be carried out is anticipated. First the service that the account is known by.
     */
    async linesOf(tx: Tx, cycles: readonly BilledCycle[]): Promise<AccountLine[]> {
      const { rows } = await tx.execute<Record<string, unknown>>(sql`
        select l.customer_id as "customerId", l.account_id as "accountId", l.line_id as "lineId",
          l.service_number as "serviceNumber", l.kind,
          coalesce(later.from_plan_code, earlier.to_plan_code, l.plan_code) as "planCode",
          coalesce(later.from_plan_name, earlier.to_plan_name, p.name) as "planName",
          coalesce(later.fee_cents, earlier.price_cents, l.monthly_fee_cents)::float8 as "feeCents",
          l.status in ('A', 'S') and l.activated_on < c.cut_on as "isInService"
        from ${cyclesTable(cycles)}
          join ${lines} as l on l.customer_id = c.customer_id and l.account_id = c.account_id
          join ${plans} as p on p.plan_code = l.plan_code
          left join lateral (
            select o.from_plan_code, o.from_plan_name, coalesce(o.from_fee_cents, before.price_cents) as fee_cents
            from ${planOrders} as o left join ${plans} as before on before.plan_code = o.from_plan_code
            where o.customer_id = l.customer_id and o.line_id = l.line_id and o.status = 'completed'
              and o.effective_at >= c.cut_at
            order by o.effective_at limit 1) as later on true
          left join lateral (
            select o.to_plan_code, o.to_plan_name, o.price_cents from ${planOrders} as o
            where o.customer_id = l.customer_id and o.line_id = l.line_id and o.status = 'pending'
              and o.effective_at < c.cut_at) as earlier on true
        order by l.service_type in (5, 7) desc, l.activated_on, l.line_id`);
      return rows as unknown as AccountLine[];
    },

    /** What was charged before the cut and is on no bill yet. */
    async waiting(tx: Tx, cycles: readonly BilledCycle[]): Promise<WaitingCharge[]> {
      const { rows } = await tx.execute<Record<string, unknown>>(sql`
        select i.customer_id as "customerId", i.account_id as "accountId", i.charge_id as "chargeId", i.code,
          i.description, i.amount_cents::float8 as "amountCents", i.tax_rate_percent as "taxRatePercent"
        from ${cyclesTable(cycles)}
          join ${invoiceCharges} as i on i.customer_id = c.customer_id and i.account_id = c.account_id
        where i.bill_no is null and i.charged_at < c.cut_at
        order by i.charged_at, i.charge_id
        for update of i`);
      return rows as unknown as WaitingCharge[];
    },

    /** How many days after its cut the account's newest bill was due. */
    async terms(tx: Tx, cycles: readonly BilledCycle[]): Promise<(OfAccount & { days: number })[]> {
      const { rows } = await tx.execute<Record<string, unknown>>(sql`
        select c.customer_id as "customerId", c.account_id as "accountId", b.days
        from ${cyclesTable(cycles)}
          cross join lateral (
            select due_on - issued_on as days from ${bills} as b
            where b.customer_id = c.customer_id and b.account_id = c.account_id
            order by issued_on desc limit 1) as b`);
      return rows as unknown as (OfAccount & { days: number })[];
    },

    async insert(tx: Tx, newBills: NewBill[], items: NewBillItem[]): Promise<void> {
      await tx.insert(bills).values(newBills);
      await tx.insert(billItems).values(items);
    },

    async markBilled(tx: Tx, charges: readonly (WaitingCharge & { billNo: string })[]): Promise<void> {
      if (charges.length === 0) return;
      const column = (key: 'customerId' | 'accountId' | 'chargeId' | 'billNo') =>
        sql.param(charges.map((charge) => charge[key]));
      await tx.execute(sql`
        update ${invoiceCharges} as i set bill_no = b.bill_no
        from unnest(${column('customerId')}::uuid[], ${column('accountId')}::text[], ${column('chargeId')}::uuid[],
          ${column('billNo')}::text[]) as b (customer_id, account_id, charge_id, bill_no)
        where i.customer_id = b.customer_id and i.account_id = b.account_id and i.charge_id = b.charge_id`);
    },
  };
}

/** As table `c`: the accounts, the cut, and the moment of it in Ecuador. */
function cyclesTable(cycles: readonly BilledCycle[]) {
  const column = (key: 'customerId' | 'accountId' | 'cutOn') => sql.param(cycles.map((cycle) => cycle[key]));
  return sql`(
    select customer_id, account_id, cut_on, cut_on::timestamp at time zone 'America/Guayaquil' as cut_at
    from unnest(${column('customerId')}::uuid[], ${column('accountId')}::text[], ${column('cutOn')}::date[])
      as u (customer_id, account_id, cut_on)) as c`;
}
