// The SQL by which claims touch bills: the charge that is meant, and what of a bill is claimed.
import type { Tx } from '@portal/database/connection';
import { isUuid } from '@portal/database/uuid';
import type { BillItemKind } from '@portal/operator-ports/billing';
import type { NewClaim } from '@portal/operator-ports/claims';
import { and, desc, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import { billItems, bills, claims, invoiceCharges, lines, thirdPartyServices } from '../db/schema.ts';

export type ItemRow = typeof billItems.$inferSelect;

interface OnBill {
  customerId: string;
  billNo: string;
}

const itemsOn = ({ customerId, billNo }: OnBill) =>
  and(eq(billItems.customerId, customerId), eq(billItems.billNo, billNo));

export const itemsOf = (tx: Tx, bill: OnBill): Promise<ItemRow[]> =>
  tx.select().from(billItems).where(itemsOn(bill)).orderBy(billItems.position);

export type ClaimOnBill = Pick<
  typeof claims.$inferSelect,
  'chargeKey' | 'billNo' | 'billPosition' | 'status' | 'amountCents' | 'creditCents'
>;

/** About the bill, a line of it, or what was charged to the invoice and came onto it afterwards. */
export const claimsOn = (
  tx: Tx,
  { customerId, billNo }: OnBill,
  chargeKeys: readonly string[],
): Promise<ClaimOnBill[]> =>
  tx
    .select({
      chargeKey: claims.chargeKey,
      billNo: claims.billNo,
      billPosition: claims.billPosition,
      status: claims.status,
      amountCents: claims.amountCents,
      creditCents: claims.creditCents,
    })
    .from(claims)
    .where(
      and(
        eq(claims.customerId, customerId),
        or(eq(claims.billNo, billNo), inArray(claims.chargeKey, [...chargeKeys])),
      ),
    );

/** Which bill of the account a payment has paid. */
export async function paidBill(tx: Tx, { customerId, accountId, charge }: NewClaim): Promise<string | null> {
  if (!isUuid(charge.id)) return null;
  const [row] = await tx
    .select({ billNo: bills.billNo })
    .from(bills)
    .where(
      and(
        eq(bills.customerId, customerId),
        eq(bills.accountId, accountId),
        eq(bills.paymentId, charge.id),
        inArray(bills.state, ['paymentInProcess', 'settled']),
      ),
    );
  return row?.billNo ?? null;
}

/** Held until the end of the transaction: it comes onto no bill meanwhile. */
export async function lockCharge(tx: Tx, { customerId, accountId, charge }: NewClaim) {
  const [row] = await tx
    .select()
    .from(invoiceCharges)
    .where(
      and(
        eq(invoiceCharges.customerId, customerId),
        eq(invoiceCharges.accountId, accountId),
        eq(invoiceCharges.chargeId, charge.id),
      ),
    )
    .for('update');
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

/** The service that a line of a bill charges for. True: it was going on until now. */
export async function endThirdPartyOf(
  tx: Tx,
  { customerId, serviceNumber, code }: Pick<ItemRow, 'customerId' | 'serviceNumber' | 'code'>,
  now: Date,
): Promise<boolean> {
  if (serviceNumber === null) return false;
  const line = tx
    .select({ lineId: lines.lineId })
    .from(lines)
    .where(and(eq(lines.customerId, customerId), eq(lines.serviceNumber, serviceNumber)));
  const ended = await tx
    .update(thirdPartyServices)
    .set({ endedAt: now })
    .where(
      and(
        eq(thirdPartyServices.customerId, customerId),
        inArray(thirdPartyServices.lineId, line),
        eq(thirdPartyServices.code, code),
        isNull(thirdPartyServices.endedAt),
      ),
    )
    .returning({ productId: thirdPartyServices.productId });
  return ended.length > 0;
}

/** Where a line's own plan was charged last; null: nowhere. */
export async function planLine(tx: Tx, { customerId, accountId, serviceNumber }: NewClaim) {
  const [row] = await tx
    .select({ billNo: billItems.billNo, position: billItems.position })
    .from(billItems)
    .innerJoin(bills, and(eq(bills.customerId, billItems.customerId), eq(bills.billNo, billItems.billNo)))
    .where(
      and(
        eq(billItems.customerId, customerId),
        eq(billItems.serviceNumber, serviceNumber),
        inArray(billItems.kind, ['plan', 'proration']),
        eq(bills.accountId, accountId),
        ne(bills.state, 'cancelled'),
      ),
    )
    .orderBy(desc(bills.issuedOn), desc(bills.billNo), billItems.position)
    .limit(1);
  return row ?? null;
}
