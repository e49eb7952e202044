// The only SQL for bills. Lines and plans are read by join, for the service that a bill is about.
import type { Db, Tx } from '@portal/database/connection';
import { statement } from '@portal/database/statement';
import type { HoldingPayment } from '@portal/operator-ports/arrangements';
import {
  type AmountDue,
  type Bill,
  type BilledService,
  type BillFilter,
  type BillItem,
  type BillItemKind,
  type BillKey,
  type BillOrder,
  topUpCode,
} from '@portal/operator-ports/billing';
import type { AccountPlace, LineKind, LinePlace } from '@portal/operator-ports/wire';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import { among, findDue } from '../db/due.ts';
import { billItems, billingAccounts, bills, lines, plans } from '../db/schema.ts';

export interface ForeseenPlan {
  planCode: string;
  planName: string;
  priceCents: number;
}

/** Null for a line that the embedded operator does not bill, or whose amounts are not shown. */
export async function billedLine(tx: Tx, { customerId, lineId }: LinePlace) {
  const [row] = await tx
    .select({
      accountId: lines.accountId,
      kind: lines.kind,
      planCode: lines.planCode,
      cycleDay: billingAccounts.cycleDay,
      nextBillOn: billingAccounts.nextBillOn,
    })
    .from(lines)
    .innerJoin(
      billingAccounts,
      and(eq(billingAccounts.customerId, lines.customerId), eq(billingAccounts.accountId, lines.accountId)),
    )
    .where(and(eq(lines.customerId, customerId), eq(lines.lineId, lineId), eq(lines.isCorporate, false)));
  if (!row || row.cycleDay === null || row.nextBillOn === null) return null;
  return { ...row, cycleDay: row.cycleDay, nextBillOn: row.nextBillOn };
}

/** Its own plan, and what is on offer for its kind. */
export const plansFor = (
  tx: Tx,
  { kind, planCode }: { kind: LineKind; planCode: string },
  codes: readonly string[],
): Promise<ForeseenPlan[]> =>
  tx
    .select({ planCode: plans.planCode, planName: plans.name, priceCents: plans.priceCents })
    .from(plans)
    .where(
      and(
        inArray(plans.planCode, [...codes]),
        eq(plans.kind, kind),
        or(eq(plans.isOffered, true), eq(plans.planCode, planCode)),
      ),
    );

/** Lines of bills that were issued before lines had a kind say it by their code, or by what they are called. */
const kind = sql<BillItemKind>`coalesce(${billItems.kind}, case
  when exists (select from ${plans} where ${plans.planCode} = ${billItems.code}) then 'plan'
  when ${billItems.code} = ${topUpCode} then 'recharge'
  when ${billItems.code} in ('LDI', 'SMSIN') then 'use'
  when ${billItems.code} = 'SEGEQ' then 'device'
  when ${billItems.description} like 'Paquete %' then 'package'
  else 'other' end)`;

/** The only SQL for what a bill consists of: its lines, and the services that they are for. */
export function createBillItemsStore(db: Db) {
  return {
    async items(customerId: string, billNo: string): Promise<BillItem[]> {
      return db
        .select({ ...getTableColumns(billItems), kind })
        .from(billItems)
        .where(and(eq(billItems.customerId, customerId), eq(billItems.billNo, billNo)))
        .orderBy(billItems.position);
    },

    /** First the one that the account is known by. Of a line that has ended since, its plan's fee is the trace. */
    async services({ customerId, accountId, billNo, lineId, periodEnd, planName }: Bill) {
      const codes = db
        .select({ code: billItems.code })
        .from(billItems)
        .where(and(eq(billItems.customerId, customerId), eq(billItems.billNo, billNo)));
      const rows: BilledService[] = await db
        .select({
          lineId: lines.lineId,
          serviceNumber: lines.serviceNumber,
          serviceType: lines.serviceType,
          planName: plans.name,
        })
        .from(lines)
        .innerJoin(plans, eq(plans.planCode, lines.planCode))
        .where(
          and(
            eq(lines.customerId, customerId),
            eq(lines.accountId, accountId),
            or(
              eq(lines.lineId, lineId),
              and(
                lte(lines.activatedOn, periodEnd),
                or(inArray(lines.status, ['A', 'S']), inArray(lines.planCode, codes)),
              ),
            ),
          ),
        )
        .orderBy(desc(lines.serviceType), lines.serviceNumber);
      const [known, others] = [
        rows.filter((row) => row.lineId === lineId),
        rows.filter((row) => row.lineId !== lineId),
      ];
      return [...known.map((row) => ({ ...row, planName })), ...others];
    },
  };
}

const ofAccounts = (accounts: readonly AccountPlace[]): SQL =>
  sql`${bills.customerId} = any(${sql.param([...new Set(accounts.map((ref) => ref.customerId))])}::uuid[])
    and ${bills.accountId} = any(${sql.param(accounts.map((ref) => ref.accountId))}::text[])`;

const orders: Record<BillOrder, SQL[]> = {
  newest: [desc(bills.issuedOn), desc(bills.billNo)],
  oldest: [asc(bills.issuedOn), asc(bills.billNo)],
  dueFirst: [asc(bills.dueOn), asc(bills.billNo)],
  dueLast: [desc(bills.dueOn), desc(bills.billNo)],
};

const amountsDue = statement<AmountDue>(
  'amounts_due',
  sql`select account_id as "accountId", sum(total_cents - claimed_cents - arranged_cents)::float8 as "totalCents", min(due_on) as "dueOn"
    from ${bills} where customer_id = any(${sql.placeholder('customerIds')}::uuid[])
      and account_id = any(${sql.placeholder('accountIds')}::text[]) and state = 'sent'
      and total_cents > claimed_cents + arranged_cents
    group by account_id`,
);

/** What bills of these customers are about. Distinct: it is read once, not anew for each bill of a line. */
const servicesOf = (db: Db, of: readonly { customerId: string }[]) =>
  db
    .selectDistinct({
      customerId: lines.customerId,
      lineId: lines.lineId,
      serviceNumber: lines.serviceNumber,
      serviceType: lines.serviceType,
      planCode: lines.planCode,
      planName: plans.name,
    })
    .from(lines)
    .innerJoin(plans, eq(plans.planCode, lines.planCode))
    .where(
      and(
        inArray(lines.customerId, [...new Set(of.map(({ customerId }) => customerId))]),
        eq(lines.isCorporate, false),
      ),
    )
    .as('services');

type Services = ReturnType<typeof servicesOf>;

const isAbout = (services: Services) =>
  and(eq(services.customerId, bills.customerId), eq(services.lineId, bills.lineId));

export function createBillingStore(db: Db, clock: Clock) {
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
      const services = servicesOf(db, accounts);
      const rows = await db
        .select()
        .from(bills)
        .innerJoin(services, isAbout(services))
        .where(where)
        .orderBy(...orders[page.order])
        .limit(page.limit)
        .offset(page.offset);
      const isWhole = page.offset === 0 && rows.length < page.limit;
      const now = clock.now();
      return {
        bills: rows.map((row) => toBill(row, now)),
        total: isWhole ? rows.length : await totalOf(services, where),
      };
    },

    async bill(of: Pick<Bill, 'customerId' | 'billNo'>): Promise<Bill | null> {
      const services = servicesOf(db, [of]);
      const [row] = await db.select().from(bills).innerJoin(services, isAbout(services)).where(key(of));
      return row ? toBill(row, clock.now()) : null;
    },

    async hold(bill: BillKey, { paymentId, amountCents, isByCode }: HoldingPayment) {
      const isFree = and(
        eq(bills.state, 'sent'),
        sql`${bills.totalCents} - ${bills.claimedCents} - ${bills.arrangedCents} = ${amountCents}`,
      );
      const held = await db
        .update(bills)
        .set({
          state: 'paymentInProcess',
          paymentId,
          isHeldByCode: isByCode,
          // Repeated, it leaves out what it left out.
          withheldCents: sql`case when ${bills.state} = 'sent' then ${bills.claimedCents} else ${bills.withheldCents} end`,
        })
        .where(and(key(bill), or(isFree, isHeldBy(paymentId))))
        .returning({ billNo: bills.billNo });
      return held.length === 1;
    },

    /** `leftOutCents`: what it has left out, and nobody claims any more. Null when this payment does not hold it. */
    async confirmPaid(tx: Tx, bill: BillKey, paymentId: string, paidAt: Date) {
      const { customerId, accountId, lineId, dunningStage, claimedCents, withheldCents } = bills;
      const known = { customerId, accountId, lineId, dunningStage };
      const [paid] = await tx
        .update(bills)
        .set({ paidAt })
        .where(and(key(bill), isHeldBy(paymentId), isNull(bills.paidAt)))
        .returning({ ...known, claimedCents, withheldCents });
      if (paid) return { ...paid, leftOutCents: Math.max(0, paid.withheldCents - paid.claimedCents) };
      // A file may have settled what this one only held: somebody has paid it otherwise.
      const isBooked = and(
        eq(bills.paymentId, paymentId),
        eq(bills.state, 'settled'),
        isNotNull(bills.paidAt),
      );
      const [before] = await tx
        .select(known)
        .from(bills)
        .where(and(key(bill), or(isHeldBy(paymentId), isBooked)));
      return before ? { ...before, leftOutCents: 0 } : null;
    },

    async serviceNumberOf(tx: Tx, { customerId, lineId }: LinePlace): Promise<string> {
      const [line] = await tx
        .select({ serviceNumber: lines.serviceNumber })
        .from(lines)
        .where(and(eq(lines.customerId, customerId), eq(lines.lineId, lineId)));
      if (!line) throw new Error('a bill is about no line');
      return line.serviceNumber;
    },

    async release(bill: Pick<Bill, 'customerId' | 'billNo'>, paymentId: string) {
      await db
        .update(bills)
        .set({ state: 'sent', paymentId: null, isHeldByCode: false, withheldCents: 0 })
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

  async function totalOf(services: Services, where: SQL | undefined): Promise<number> {
    const [row] = await db
      .select({ total: count() })
      .from(bills)
      .innerJoin(services, isAbout(services))
      .where(where);
    return row?.total ?? 0;
  }
}

const key = (bill: Pick<Bill, 'customerId' | 'billNo'>) =>
  and(eq(bills.customerId, bill.customerId), eq(bills.billNo, bill.billNo));

const isHeldBy = (paymentId: string) =>
  and(eq(bills.paymentId, paymentId), eq(bills.state, 'paymentInProcess'));

interface BillWithService {
  bills: typeof bills.$inferSelect;
  services: Pick<Bill, 'serviceNumber' | 'serviceType' | 'planCode' | 'planName'>;
}

function toBill({ bills: bill, services }: BillWithService, now: Date): Bill {
  const documentReadyAt = bill.accessKey === null ? null : bill.documentReadyAt;
  return {
    ...bill,
    ...services,
    planName: bill.planName ?? services.planName,
    documentReadyAt,
    isDocumentReady: documentReadyAt !== null && documentReadyAt <= now,
    paymentReference: bill.billNo.replaceAll(/\D/g, ''),
  };
}
