// One bill, held until the end of the transaction by whoever pays, claims, arranges or asks for it.
import type { Tx } from '@portal/database/connection';
import type { BillKey } from '@portal/operator-ports/billing';
import { and, eq } from 'drizzle-orm';
import { bills } from './schema.ts';

export type BillRow = typeof bills.$inferSelect;

const at = ({ customerId, billNo }: BillKey) =>
  and(eq(bills.customerId, customerId), eq(bills.billNo, billNo));

export async function lockBill(tx: Tx, bill: BillKey): Promise<BillRow | null> {
  const [row] = await tx.select().from(bills).where(at(bill)).for('update');
  return row ?? null;
}

export async function changeBill(tx: Tx, bill: BillKey, changes: Partial<BillRow>): Promise<void> {
  await tx.update(bills).set(changes).where(at(bill));
}
