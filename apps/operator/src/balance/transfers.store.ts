// The only SQL for balance that is passed on.
import type { Db, Tx } from '@portal/database/connection';
import type { Transfer } from '@portal/operator-ports/transfers';
import type { LinePlace } from '@portal/operator-ports/wire';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { ofLines } from '../db/keyed-rows.ts';
import { balanceTransfers, lineNumbers } from '../db/schema.ts';

export async function placeOf(on: Db | Tx, serviceNumber: string): Promise<LinePlace | null> {
  const [owner] = await on
    .select({ customerId: lineNumbers.customerId, lineId: lineNumbers.lineId })
    .from(lineNumbers)
    .where(eq(lineNumbers.serviceNumber, serviceNumber));
  return owner ?? null;
}

export async function find(
  tx: Tx,
  { customerId, transferId }: Pick<Transfer, 'customerId' | 'transferId'>,
): Promise<Transfer | null> {
  const [row] = await tx
    .select()
    .from(balanceTransfers)
    .where(and(eq(balanceTransfers.customerId, customerId), eq(balanceTransfers.transferId, transferId)));
  return row ?? null;
}

export async function add(tx: Tx, transfer: Transfer): Promise<void> {
  await tx.insert(balanceTransfers).values(transfer);
}

/** Cents that a line has passed on since then. */
export async function passedSince(
  on: Db | Tx,
  { customerId, lineId }: LinePlace,
  since: Date,
): Promise<number> {
  const [sum] = await on
    .select({ cents: sql<number>`coalesce(sum(${balanceTransfers.amountCents}), 0)::int` })
    .from(balanceTransfers)
    .where(
      and(
        eq(balanceTransfers.customerId, customerId),
        eq(balanceTransfers.lineId, lineId),
        gte(balanceTransfers.transferredAt, since),
      ),
    );
  return sum?.cents ?? 0;
}

/** Newest first. */
export const transfersOf = (db: Db, places: readonly LinePlace[]): Promise<Transfer[]> =>
  db
    .select()
    .from(balanceTransfers)
    .where(ofLines(balanceTransfers, places))
    .orderBy(desc(balanceTransfers.transferredAt));
