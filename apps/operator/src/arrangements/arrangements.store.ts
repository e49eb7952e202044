// The only SQL for bills that are paid on a later day, or in parts.
import type { Db, Tx } from '@portal/database/connection';
import type { BillKey } from '@portal/operator-ports/billing';
import type { AccountPlace } from '@portal/operator-ports/wire';
import { and, desc, eq, gte, inArray } from 'drizzle-orm';
import { type BillRow, dueRows, keyedRows } from '../db/keyed-rows.ts';
import { arrangements, bills, lines } from '../db/schema.ts';

export type ArrangementRow = typeof arrangements.$inferSelect;
export type KeptInstalment = ArrangementRow['instalments'][number];

const names = ['customerId', 'arrangementId'] as const;
/** None is added while the account has one that goes on. */
export const { find, lock, add, change } = keyedRows(arrangements, ...names);

const ofAccount = ({ customerId, accountId }: AccountPlace) =>
  and(eq(arrangements.customerId, customerId), eq(arrangements.accountId, accountId));

export interface ArrangedBill {
  bill: BillRow;
  serviceNumber: string;
}

/** With the service that its account is known by; null also for one of corporate lines. */
export async function findBill(on: Db | Tx, { customerId, billNo }: BillKey): Promise<ArrangedBill | null> {
  const [row] = await on
    .select({ bill: bills, serviceNumber: lines.serviceNumber })
    .from(bills)
    .innerJoin(lines, and(eq(lines.customerId, bills.customerId), eq(lines.lineId, bills.lineId)))
    .where(and(eq(bills.customerId, customerId), eq(bills.billNo, billNo), eq(lines.isCorporate, false)));
  return row ?? null;
}

/** Newest first. */
export const listOf = (db: Db, accounts: readonly AccountPlace[]): Promise<ArrangementRow[]> =>
  db
    .select()
    .from(arrangements)
    .where(
      and(
        inArray(arrangements.customerId, [...new Set(accounts.map(({ customerId }) => customerId))]),
        inArray(
          arrangements.accountId,
          accounts.map(({ accountId }) => accountId),
        ),
      ),
    )
    .orderBy(desc(arrangements.createdAt), desc(arrangements.arrangementId));

/** Those that it has made since then, and whether one goes on. */
export async function standingOf(on: Db | Tx, account: AccountPlace, since: Date) {
  const made = await on
    .select({ status: arrangements.status })
    .from(arrangements)
    .where(and(ofAccount(account), gte(arrangements.createdAt, since)));
  return { count: made.length, isOpen: made.some(({ status }) => status === 'active') };
}

export const dueArrangements = (db: Db) => dueRows(db, arrangements, names, 'dueAt').findDue;
