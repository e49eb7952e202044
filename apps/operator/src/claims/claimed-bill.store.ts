// The SQL by which claims touch bills: the charge that is meant, and what of a bill is claimed.
import type { Tx } from '@portal/database/connection';
import type { BillItemKind } from '@portal/operator-ports/billing';
import type { NewClaim } from '@portal/operator-ports/claims';
import { and, desc, eq, sql } from 'drizzle-orm';
import { billItems, bills, claims, invoiceCharges, thirdPartyServices } from '../db/schema.ts';

export type BillRow = typeof bills.$inferSelect;
export type ItemRow = typeof billItems.$inferSelect;

interface OnBill {
  customerId: string;
  billNo: string;
}

const itemsOn = ({ customerId, billNo }: OnBill) =>
  and(eq(billItems.customerId, customerId), eq(billItems.billNo, billNo));

/** Held until the end of the transaction: nobody pays it meanwhile. */
export async function lockBill(tx: Tx, { customerId, billNo }: OnBill): Promise<BillRow | null> {
  const [bill] = await tx
    .select()
    .from(bills)
    .where(and(eq(bills.customerId, customerId), eq(bills.billNo, billNo)))
    .for('update');
  return bill ?? null;
}

export async function setClaimed(tx: Tx, bill: BillRow, claimedCents: number): Promise<void> {
  await tx
    .update(bills)
    .set({ claimedCents })
    .where(and(eq(bills.customerId, bill.customerId), eq(bills.billNo, bill.billNo)));
}

export const itemsOf = (tx: Tx, bill: OnBill): Promise<ItemRow[]> =>
  tx.select().from(billItems).where(itemsOn(bill)).orderBy(billItems.position);

/** Of the bill's lines, those that are claimed and not decided on. */
export async function openPositions(tx: Tx, { customerId, billNo }: OnBill): Promise<Set<number>> {
  const rows = await tx
    .select({ position: claims.billPosition })
    .from(claims)
    .where(
      and(eq(claims.customerId, customerId), eq(claims.billNo, billNo), sql`${claims.status} <> 'resolved'`),
    );
  return new Set(rows.flatMap(({ position }) => position ?? []));
}

export async function chargeOf(tx: Tx, { customerId, accountId, charge }: NewClaim) {
  const [row] = await tx
    .select()
    .from(invoiceCharges)
    .where(
      and(
        eq(invoiceCharges.customerId, customerId),
        eq(invoiceCharges.accountId, accountId),
        eq(invoiceCharges.chargeId, charge.id),
      ),
    );
  return row ?? null;
}

/** Where a service of a third party was charged last, or on this bill; null: nowhere. */
export async function thirdPartyLine(
  tx: Tx,
  { customerId, accountId, lineId, serviceNumber, charge }: NewClaim,
) {
  const [row] = await tx
    .select({ billNo: billItems.billNo, position: billItems.position })
    .from(thirdPartyServices)
    .innerJoin(
      billItems,
      and(
        eq(billItems.customerId, thirdPartyServices.customerId),
        eq(billItems.code, thirdPartyServices.code),
        eq(billItems.kind, 'thirdParty' satisfies BillItemKind),
        eq(billItems.serviceNumber, serviceNumber),
      ),
    )
    .innerJoin(bills, and(eq(bills.customerId, billItems.customerId), eq(bills.billNo, billItems.billNo)))
    .where(
      and(
        eq(thirdPartyServices.customerId, customerId),
        eq(thirdPartyServices.lineId, lineId),
        eq(thirdPartyServices.productId, charge.id),
        eq(bills.accountId, accountId),
        charge.billNo === null ? undefined : eq(bills.billNo, charge.billNo),
      ),
    )
    .orderBy(desc(bills.issuedOn), desc(bills.billNo))
    .limit(1);
  return row ?? null;
}

/** With the tax that the charge had. */
export const grossOf = (netCents: number, ratePercent: number): number =>
  netCents + Math.floor((netCents * ratePercent + 50) / 100);
