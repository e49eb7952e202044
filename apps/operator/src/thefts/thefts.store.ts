// The only SQL for stolen phones, and for what of a line changes with them.
import type { Db, Tx } from '@portal/database/connection';
import type { TheftKey } from '@portal/operator-ports/thefts';
import type { LinePlace } from '@portal/operator-ports/wire';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { lines, sims, thefts } from '../db/schema.ts';

export type TheftRow = typeof thefts.$inferSelect;

const at = ({ customerId, theftId }: TheftKey) =>
  and(eq(thefts.customerId, customerId), eq(thefts.theftId, theftId));
const lineAt = ({ customerId, lineId }: LinePlace) =>
  and(eq(lines.customerId, customerId), eq(lines.lineId, lineId));

export async function findTheft(on: Db | Tx, key: TheftKey): Promise<TheftRow | null> {
  const [row] = await on.select().from(thefts).where(at(key));
  return row ?? null;
}

/** Oldest first. */
export const openThefts = (tx: Tx, { customerId, lineId }: LinePlace): Promise<TheftRow[]> =>
  tx
    .select()
    .from(thefts)
    .where(and(eq(thefts.customerId, customerId), eq(thefts.lineId, lineId), isNull(thefts.undoneAt)))
    .orderBy(asc(thefts.reportedAt));

/** Whoever else wants to change it waits for the end of the transaction. */
export async function lockLine(tx: Tx, place: LinePlace) {
  const { serviceNumber, kind, status, pausedUntil, debtSince } = lines;
  const [row] = await tx
    .select({ serviceNumber, kind, status, pausedUntil, debtSince })
    .from(lines)
    .where(lineAt(place))
    .for('update');
  return row ?? null;
}

export async function imeiOf(tx: Tx, { customerId, lineId }: LinePlace): Promise<string | null> {
  const [row] = await tx
    .select({ imei: sims.imei })
    .from(sims)
    .where(and(eq(sims.customerId, customerId), eq(sims.lineId, lineId)));
  return row?.imei ?? null;
}

export async function suspend(tx: Tx, place: LinePlace): Promise<void> {
  await tx.update(lines).set({ status: 'S' }).where(lineAt(place));
}

export async function addTheft(tx: Tx, row: TheftRow): Promise<void> {
  await tx.insert(thefts).values(row);
}

export async function endTheft(tx: Tx, key: TheftKey, undoneAt: Date): Promise<void> {
  await tx.update(thefts).set({ undoneAt }).where(at(key));
}
