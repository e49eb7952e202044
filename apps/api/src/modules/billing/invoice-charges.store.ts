// The only SQL for what was charged to the invoice and waits for the account's next bill.

import type { Db, Tx } from '@portal/database/connection';
import { forTransactions } from '@portal/database/prepared';
import { ivaPercent } from '@portal/ecuador/iva';
import { and, count, desc, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { invoiceCharges } from '../../db/schema.ts';
import type { AccountRef } from './billing.store.ts';

export type InvoiceCharge = typeof invoiceCharges.$inferSelect;
export type NewInvoiceCharge = Omit<InvoiceCharge, 'taxRatePercent' | 'chargedAt' | 'billNo'>;

export interface InvoiceChargeFilter {
  isBilled?: boolean;
  serviceNumbers?: string[];
  chargeIds?: string[];
}

const { placeholder } = sql;

const insertCharge = forTransactions((tx) =>
  tx
    .insert(invoiceCharges)
    .values({
      customerId: placeholder('customerId'),
      accountId: placeholder('accountId'),
      chargeId: placeholder('chargeId'),
      lineId: placeholder('lineId'),
      serviceNumber: placeholder('serviceNumber'),
      code: placeholder('code'),
      description: placeholder('description'),
      amountCents: placeholder('amountCents'),
      taxCents: placeholder('taxCents'),
      taxRatePercent: ivaPercent,
    })
    .prepare('insert_invoice_charge'),
);

export function createInvoiceChargesStore(db: Db) {
  return {
    async add(tx: Tx, charge: NewInvoiceCharge): Promise<void> {
      await insertCharge(tx, { ...charge });
    },

    async list(
      accounts: readonly AccountRef[],
      { isBilled, serviceNumbers, chargeIds }: InvoiceChargeFilter,
      page: { offset: number; limit: number },
    ): Promise<{ charges: InvoiceCharge[]; total: number }> {
      const { customerId, accountId, serviceNumber, billNo, chargedAt, chargeId } = invoiceCharges;
      const where = and(
        inArray(customerId, [...new Set(accounts.map((ref) => ref.customerId))]),
        inArray(
          accountId,
          accounts.map((ref) => ref.accountId),
        ),
        serviceNumbers && inArray(serviceNumber, serviceNumbers),
        chargeIds && inArray(chargeId, chargeIds),
        isBilled === undefined ? undefined : isBilled ? isNotNull(billNo) : isNull(billNo),
      );
      const charges = await db
        .select()
        .from(invoiceCharges)
        .where(where)
        .orderBy(desc(chargedAt), desc(chargeId))
        .limit(page.limit)
        .offset(page.offset);
      const [all] = await db.select({ total: count() }).from(invoiceCharges).where(where);
      return { charges, total: all?.total ?? 0 };
    },
  };
}
