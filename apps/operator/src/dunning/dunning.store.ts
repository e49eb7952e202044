// The only SQL by which an account is reminded of a bill, and its lines are suspended for it.
import type { Db, Tx } from '@portal/database/connection';
import type { BillKey } from '@portal/operator-ports/billing';
import type { AccountPlace } from '@portal/operator-ports/wire';
import { and, eq, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { among, findDue } from '../db/due.ts';
import type { BillRow } from '../db/keyed-rows.ts';
import { arrangements, bills, lines, thefts } from '../db/schema.ts';

const linesOf = ({ customerId, accountId }: AccountPlace) =>
  and(eq(lines.customerId, customerId), eq(lines.accountId, accountId));
const billsOf = ({ customerId, accountId }: AccountPlace) =>
  and(eq(bills.customerId, customerId), eq(bills.accountId, accountId));

export const findDueDunnings = (db: Db, task: string, now: Date, limit: number): Promise<BillKey[]> =>
  findDue(db, {
    task,
    now,
    limit,
    table: bills,
    at: bills.dunningAt,
    key: { customerId: bills.customerId, billNo: bills.billNo },
    where: sql`d.dunning_at <= ${now}`,
  });

export interface DunnedBill {
  bill: BillRow;
  /** The service that the account is known by. */
  serviceNumber: string;
  isCorporate: boolean;
  /** The account has a line that can still be suspended for it. */
  isServed: boolean;
}

const keyOf = ({ customerId, accountId }: AccountPlace) => `${customerId}/${accountId}`;

/** Of these accounts, those with a line that is neither ended nor suspended for a debt already. */
async function servedAmong(tx: Tx, accounts: readonly AccountPlace[]): Promise<Set<string>> {
  if (accounts.length === 0) return new Set();
  const served = await tx
    .select({ customerId: lines.customerId, accountId: lines.accountId })
    .from(lines)
    .where(
      and(
        inArray(lines.customerId, [...new Set(accounts.map(({ customerId }) => customerId))]),
        inArray(lines.accountId, [...new Set(accounts.map(({ accountId }) => accountId))]),
        inArray(lines.status, ['A', 'S']),
        isNull(lines.debtSince),
      ),
    );
  return new Set(served.map(keyOf));
}

export const isAccountServed = async (tx: Tx, account: AccountPlace): Promise<boolean> =>
  (await servedAmong(tx, [account])).has(keyOf(account));

/** Of these, those that are due still, in the order in which they are held; nobody holds them. */
export async function dueBills(tx: Tx, keys: readonly BillKey[], now: Date): Promise<DunnedBill[]> {
  const due = await tx
    .select({ bill: bills, serviceNumber: lines.serviceNumber, isCorporate: lines.isCorporate })
    .from(bills)
    .innerJoin(lines, and(eq(lines.customerId, bills.customerId), eq(lines.lineId, bills.lineId)))
    .where(and(among(bills, keys, ['customerId', 'billNo']), lte(bills.dunningAt, now)))
    .orderBy(bills.customerId, bills.billNo);
  const served = await servedAmong(
    tx,
    due.map(({ bill }) => bill),
  );
  return due.map((row) => ({ ...row, isServed: served.has(keyOf(row.bill)) }));
}

export interface DunningStep extends Pick<BillRow, 'dunningStage' | 'dunningAt' | 'suspendsOn'> {
  of: DunnedBill;
}

/** All at once, of bills whose payment and amounts are still as they were read. Answers whose. */
export async function takeSteps(tx: Tx, steps: readonly DunningStep[]): Promise<Set<string>> {
  if (steps.length === 0) return new Set();
  const column = (of: (step: DunningStep) => unknown) => sql.param(steps.map(of));
  const customerIds = sql.param([...new Set(steps.map(({ of: { bill } }) => bill.customerId))]);
  const { rows } = await tx.execute<{ billNo: string }>(sql`
    update ${bills} as b set dunning_stage = s.stage, dunning_at = s.at, suspends_on = s.suspends_on
    from unnest(${column(({ of }) => of.bill.customerId)}::uuid[], ${column(({ of }) => of.bill.billNo)}::text[],
      ${column(({ of }) => of.bill.dunningAt)}::timestamptz[], ${column(({ of }) => of.bill.state)}::text[],
      ${column(({ of }) => of.bill.paymentId)}::uuid[], ${column(({ of }) => of.bill.claimedCents)}::bigint[],
      ${column(({ of }) => of.bill.arrangedCents)}::bigint[],
      ${column((step) => step.dunningStage)}::text[], ${column((step) => step.dunningAt)}::timestamptz[],
      ${column((step) => step.suspendsOn)}::date[]) as s (customer_id, bill_no, was_at, state, payment_id, claimed, arranged, stage, at, suspends_on)
    where b.customer_id = any(${customerIds}::uuid[]) and b.customer_id = s.customer_id and b.bill_no = s.bill_no
      and b.dunning_at = s.was_at and b.state = s.state and b.payment_id is not distinct from s.payment_id
      and b.paid_at is null and b.claimed_cents = s.claimed and b.arranged_cents = s.arranged
    returning b.bill_no as "billNo"`);
  return new Set(rows.map(({ billNo }) => billNo));
}

/** In the order in which everybody holds them. */
const held = async (tx: Tx, where: SQL | undefined) =>
  (
    await tx
      .select({ lineId: lines.lineId, serviceNumber: lines.serviceNumber })
      .from(lines)
      .where(where)
      .orderBy(lines.lineId)
      .for('update')
  ).map(({ lineId, serviceNumber }) => ({ lineId, serviceNumber }));

/** Lines in service, and those that a pause or a theft alone keeps out of it. Answers which. */
export async function suspendLines(tx: Tx, account: AccountPlace, now: Date) {
  const isPausedOrStolen = sql`(${lines.pausedUntil} is not null or exists (select 1 from ${thefts}
    where ${thefts.customerId} = ${account.customerId} and ${thefts.lineId} = ${lines.lineId}
      and ${thefts.undoneAt} is null and ${thefts.statusBefore} = 'A'))`;
  const isIn = or(eq(lines.status, 'A'), and(eq(lines.status, 'S'), isPausedOrStolen));
  const those = await held(tx, and(linesOf(account), isNull(lines.debtSince), isIn));
  if (those.length > 0)
    await tx
      .update(lines)
      .set({ status: 'S', debtSince: now })
      .where(and(linesOf(account), isNull(lines.debtSince), isIn));
  return those;
}

/** Held until the end of the transaction, so that of two payments at one moment the second sees the first. */
export const holdSuspended = (tx: Tx, account: AccountPlace) =>
  held(tx, and(linesOf(account), isNotNull(lines.debtSince)));

/** Whether a bill of which the account was reminded is neither paid, claimed nor in an arrangement that has begun. */
export async function owes(tx: Tx, account: AccountPlace): Promise<boolean> {
  const awaitsFirst = sql`exists (select 1 from ${arrangements} where ${arrangements.customerId} = ${bills.customerId}
    and ${arrangements.billNo} = ${bills.billNo} and ${arrangements.status} = 'active' and ${arrangements.awaitsFirst})`;
  const isOwed = or(
    and(
      eq(bills.state, 'sent'),
      or(sql`${bills.totalCents} > ${bills.claimedCents} + ${bills.arrangedCents}`, awaitsFirst),
    ),
    and(eq(bills.state, 'paymentInProcess'), isNull(bills.paidAt)),
  );
  const found = await tx
    .select({ billNo: bills.billNo })
    .from(bills)
    .where(and(billsOf(account), isNotNull(bills.dunningStage), isOwed))
    .limit(1);
  return found.length > 0;
}

/** What of the account was suspended for is asked for from the beginning, should it be owed again. */
export async function beginAgain(tx: Tx, account: AccountPlace, at: Date): Promise<void> {
  await tx
    .update(bills)
    .set({ dunningStage: 'overdue', dunningAt: at, suspendsOn: null })
    .where(and(billsOf(account), eq(bills.dunningStage, 'suspended'), ne(bills.state, 'settled')));
}
