// The SQL of bills that are issued: what accounts owe for a cycle, and the running numbers. Lines, plans and orders
// of other plans are read by join; every statement names its customers.
import type { Db, Tx } from '@portal/database/connection';
import { market } from '@portal/market/here';
import type { SpendingScope } from '@portal/operator-ports/usage';
import type { LineKind, LinePlace } from '@portal/operator-ports/wire';
import { type SQL, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import {
  billItems,
  billSeries,
  bills,
  claims,
  invoiceCharges,
  lines,
  planOrders,
  plans,
  spendings,
  thirdPartyServices,
} from '../db/schema.ts';
import { pausedDays } from '../pauses/pauses.ts';

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

/** A line of the account. */
export interface AccountLine extends OfAccount {
  lineId: string;
  serviceNumber: string;
  kind: LineKind;
  planCode: string;
  planName: string;
  /** A month, tax included. */
  feeCents: number;
  activatedOn: string;
  /** Its last day; null: it goes on. */
  endedOn: string | null;
  isInService: boolean;
}

/** An order of another plan, as far as it says what a line cost when. */
export interface PlanChange {
  lineId: string;
  status: 'pending' | 'completed';
  effectiveAt: Date;
  fromPlanCode: string;
  fromPlanName: string;
  fromFeeCents: number | null;
  toPlanCode: string;
  toPlanName: string;
  priceCents: number;
}

export interface WaitingCharge extends OfAccount {
  chargeId: string;
  lineId: string;
  serviceNumber: string;
  code: string;
  description: string;
  amountCents: number;
  taxCents: number;
  taxRatePercent: number;
  chargedOn: string;
  chargedAt: string;
}

/** As far as a bill takes it. */
export interface BilledCharge extends WaitingCharge {
  /** Of a credit: what waits for the next bill. */
  restCents: number;
}

export interface BilledThirdParty extends OfAccount {
  serviceNumber: string;
  code: string;
  name: string;
  /** A month, IVA included. */
  priceCents: number;
}

/** What a line has used beyond its plan, or abroad, in a cycle, and what of it is on no bill yet. */
export interface SpentByLine extends OfAccount, LinePlace {
  serviceNumber: string;
  scope: SpendingScope;
  periodStart: string;
  /** With tax: all of the cycle, and what waits. */
  amountCents: number;
  waitingCents: number;
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

    /** First the service that an account is known by; plans as they are now. */
    async linesOf(tx: Tx, cycles: readonly BilledCycle[]): Promise<AccountLine[]> {
      const { rows } = await tx.execute<Record<string, unknown>>(sql`
        select l.customer_id as "customerId", l.account_id as "accountId", l.line_id as "lineId",
          l.service_number as "serviceNumber", l.kind, l.plan_code as "planCode", p.name as "planName",
          l.monthly_fee_cents::float8 as "feeCents",
          l.activated_on::text as "activatedOn",
          l.ended_on::text as "endedOn",
          (l.status in ('A', 'S') or l.ended_on is not null) and l.activated_on < c.cut_on
            and (l.ended_on is null or l.ended_on >= c.starts_on) as "isInService"
        from ${cyclesTable(cycles)}
          join ${lines} as l on l.customer_id = c.customer_id and l.account_id = c.account_id
          join ${plans} as p on p.plan_code = l.plan_code
        where ${ofCustomers(sql`l.customer_id`, cycles)}
        order by l.service_type in (5, 7) desc, l.activated_on, l.line_id`);
      return rows as unknown as AccountLine[];
    },

    /** Of these lines, those that were carried out since a moment, the oldest first, and those that wait. */
    async planChanges(tx: Tx, ofLines: readonly LinePlace[], since: Date): Promise<PlanChange[]> {
      const { rows } = await tx.execute<Record<string, unknown>>(sql`
        select o.line_id as "lineId", o.status, o.effective_at as "effectiveAt",
          o.from_plan_code as "fromPlanCode", o.from_plan_name as "fromPlanName",
          coalesce(o.from_fee_cents, before.price_cents)::float8 as "fromFeeCents",
          o.to_plan_code as "toPlanCode", o.to_plan_name as "toPlanName", o.price_cents::float8 as "priceCents"
        from ${planOrders} as o left join ${plans} as before on before.plan_code = o.from_plan_code
        where ${ofCustomers(sql`o.customer_id`, ofLines)}
          and o.line_id = any(${sql.param(ofLines.map(({ lineId }) => lineId))}::uuid[])
          and (o.status = 'pending' or o.status = 'completed' and o.effective_at >= ${since})
        order by o.effective_at`);
      return rows.map((row) => ({
        ...(row as unknown as PlanChange),
        effectiveAt: new Date(String(row.effectiveAt)),
      }));
    },

    pausedDays,

    /** Services of other companies that were going on at the cut, on lines in service that are not paused. */
    async thirdParty(tx: Tx, cycles: readonly BilledCycle[]): Promise<BilledThirdParty[]> {
      const { rows } = await tx.execute<Record<string, unknown>>(sql`
        select l.customer_id as "customerId", l.account_id as "accountId", l.service_number as "serviceNumber",
          s.code, s.name, s.price_cents::float8 as "priceCents"
        from ${cyclesTable(cycles)}
          join ${lines} as l on l.customer_id = c.customer_id and l.account_id = c.account_id
          join ${thirdPartyServices} as s on s.customer_id = l.customer_id and s.line_id = l.line_id
        where ${ofCustomers(sql`l.customer_id`, cycles)} and ${ofCustomers(sql`s.customer_id`, cycles)}
          and l.status in ('A', 'S') and l.paused_until is null
          and s.started_at < c.cut_at and (s.ended_at is null or s.ended_at >= c.cut_at)
        order by s.started_at, s.product_id`);
      return rows as unknown as BilledThirdParty[];
    },

    /** Of cycles that had begun before the cut. */
    async spent(tx: Tx, cycles: readonly BilledCycle[]): Promise<SpentByLine[]> {
      const { rows } = await tx.execute<Record<string, unknown>>(sql`
        select l.customer_id as "customerId", l.account_id as "accountId", l.line_id as "lineId",
          l.service_number as "serviceNumber", s.scope, s.period_start::text as "periodStart",
          s.amount_cents::float8 as "amountCents", (s.amount_cents - s.billed_cents)::float8 as "waitingCents"
        from ${cyclesTable(cycles)}
          join ${lines} as l on l.customer_id = c.customer_id and l.account_id = c.account_id
          join ${spendings} as s on s.customer_id = l.customer_id and s.line_id = l.line_id
        where ${ofCustomers(sql`l.customer_id`, cycles)} and ${ofCustomers(sql`s.customer_id`, cycles)}
          and s.period_start < c.cut_at and s.amount_cents > s.billed_cents
        order by s.period_start, s.line_id, s.scope`);
      return rows as unknown as SpentByLine[];
    },

    /** What is used meanwhile waits for the next bill. */
    async markSpentBilled(tx: Tx, spent: readonly SpentByLine[]): Promise<void> {
      if (spent.length === 0) return;
      const column = (key: 'customerId' | 'lineId' | 'scope' | 'periodStart' | 'amountCents') =>
        sql.param(spent.map((each) => each[key]));
      await tx.execute(sql`
        update ${spendings} as s set billed_cents = b.amount
        from unnest(${column('customerId')}::uuid[], ${column('lineId')}::uuid[], ${column('scope')}::text[],
          ${column('periodStart')}::timestamptz[], ${column('amountCents')}::bigint[])
          as b (customer_id, line_id, scope, period_start, amount)
        where ${ofCustomers(sql`s.customer_id`, spent)} and s.customer_id = b.customer_id
          and s.line_id = b.line_id and s.scope = b.scope and s.period_start = b.period_start`);
    },

    /** What was charged before the cut, is on no bill yet, and is not being claimed. */
    async waiting(tx: Tx, cycles: readonly BilledCycle[]): Promise<WaitingCharge[]> {
      const { rows } = await tx.execute<Record<string, unknown>>(sql`
        select i.customer_id as "customerId", i.account_id as "accountId", i.charge_id as "chargeId",
          i.line_id as "lineId", i.service_number as "serviceNumber", i.code, i.description,
          i.charged_at as "chargedAt", i.tax_cents::float8 as "taxCents",
          (i.charged_at at time zone ${market.zone}::text)::date::text as "chargedOn",
          i.amount_cents::float8 as "amountCents", i.tax_rate_percent as "taxRatePercent"
        from ${cyclesTable(cycles)}
          join ${invoiceCharges} as i on i.customer_id = c.customer_id and i.account_id = c.account_id
        where ${ofCustomers(sql`i.customer_id`, cycles)} and i.bill_no is null and i.charged_at < c.cut_at
          and not exists (select 1 from ${claims} as d
            where ${ofCustomers(sql`d.customer_id`, cycles)} and d.customer_id = i.customer_id
            and ${isOpenAbout(sql`'charge:' || i.charge_id`)})
        order by i.charged_at, i.charge_id`);
      return rows as unknown as WaitingCharge[];
    },

    /** How many days after its cut the account's newest bill was due. */
    async terms(tx: Tx, cycles: readonly BilledCycle[]): Promise<(OfAccount & { days: number })[]> {
      const { rows } = await tx.execute<Record<string, unknown>>(sql`
        select b.customer_id as "customerId", b.account_id as "accountId",
          (array_agg(b.due_on - b.issued_on order by b.issued_on desc))[1] as days
        from ${cyclesTable(cycles)}
          join ${bills} as b on b.customer_id = c.customer_id and b.account_id = c.account_id
        where ${ofCustomers(sql`b.customer_id`, cycles)}
        group by b.customer_id, b.account_id`);
      return rows as unknown as (OfAccount & { days: number })[];
    },

    async insert(tx: Tx, newBills: NewBill[], items: NewBillItem[]): Promise<void> {
      await tx.insert(bills).values(newBills);
      await tx.insert(billItems).values(items);
    },

    /** What a bill does not take of a credit becomes one of its own, that waits from the same moment on. */
    async markBilled(tx: Tx, charges: readonly (BilledCharge & { billNo: string })[]): Promise<void> {
      if (charges.length === 0) return;
      const param = (values: readonly unknown[]) => sql.param(values);
      const column = (key: 'customerId' | 'accountId' | 'chargeId' | 'billNo' | 'amountCents') =>
        param(charges.map((charge) => charge[key]));
      const { rowCount } = await tx.execute(sql`
        update ${invoiceCharges} as i set bill_no = b.bill_no, amount_cents = b.amount, tax_cents = b.tax
        from unnest(${column('customerId')}::uuid[], ${column('accountId')}::text[], ${column('chargeId')}::uuid[],
          ${column('billNo')}::text[], ${column('amountCents')}::bigint[],
          ${param(charges.map(billedTax))}::bigint[]) as b (customer_id, account_id, charge_id, bill_no, amount, tax)
        where ${ofCustomers(sql`i.customer_id`, charges)} and i.customer_id = b.customer_id
          and i.account_id = b.account_id and i.charge_id = b.charge_id and i.bill_no is null`);
      // Nothing holds them until here: one may have been withdrawn, or claimed. The next turn finds what is left.
      if (rowCount !== charges.length) throw new Error('a charge that was to be billed is no more');
      if (await areClaimed(tx, charges)) throw new Error('a charge that was to be billed is claimed');
      const rests = charges.filter(({ restCents }) => restCents !== 0).map(restOf);
      if (rests.length > 0) await tx.insert(invoiceCharges).values(rests);
    },
  };
}

const isOpenAbout = (chargeKey: SQL): SQL => sql`d.charge_key = ${chargeKey} and d.status <> 'resolved'`;

async function areClaimed(tx: Tx, charges: readonly BilledCharge[]): Promise<boolean> {
  const keys = sql.param(charges.map(({ chargeId }) => `charge:${chargeId}`));
  const { rows } = await tx.execute(sql`
    select 1 from ${claims} as d
    where ${ofCustomers(sql`d.customer_id`, charges)} and ${isOpenAbout(sql`any(${keys}::text[])`)} limit 1`);
  return rows.length > 0;
}

/** Its share of the tax. */
function billedTax({ amountCents, restCents, taxCents }: BilledCharge): number {
  return restCents === 0 ? taxCents : Math.round((taxCents * amountCents) / (amountCents + restCents));
}

function restOf({
  amountCents: _billed,
  restCents,
  chargedOn: _day,
  ...charge
}: BilledCharge & { billNo: string }) {
  const taxCents =
    charge.taxCents - billedTax({ ...charge, amountCents: _billed, restCents, chargedOn: _day });
  const chargedAt = new Date(charge.chargedAt);
  return { ...charge, chargeId: uuidv7(), amountCents: restCents, taxCents, chargedAt, billNo: null };
}

const ofCustomers = (column: SQL, of: readonly { customerId: string }[]): SQL =>
  sql`${column} = any(${sql.param([...new Set(of.map(({ customerId }) => customerId))])}::uuid[])`;

/** As table `c`: the accounts, the cut, and the moment of it in the market. */
function cyclesTable(cycles: readonly BilledCycle[]) {
  const column = (key: 'customerId' | 'accountId' | 'startsOn' | 'cutOn') =>
    sql.param(cycles.map((cycle) => cycle[key]));
  return sql`(
    select customer_id, account_id, starts_on, cut_on, cut_on::timestamp at time zone ${market.zone}::text as cut_at
    from unnest(${column('customerId')}::uuid[], ${column('accountId')}::text[], ${column('startsOn')}::date[],
      ${column('cutOn')}::date[]) as u (customer_id, account_id, starts_on, cut_on)) as c`;
}
