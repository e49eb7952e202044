// The only SQL for what was charged to the invoice and waits for the account's next bill.
import type { Db } from '@portal/database/connection';
import { statement } from '@portal/database/statement';
import { taxPercent } from '@portal/market/tax';
import type {
  InvoiceCharge,
  InvoiceChargeFilter,
  InvoiceChargeKey,
  NewInvoiceCharge,
} from '@portal/operator-ports/billing';
import type { AccountPlace } from '@portal/operator-ports/wire';
import { and, count, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { invoiceCharges, lines } from '../db/schema.ts';

const { placeholder } = sql;

const insertCharge = statement(
  'insert_invoice_charge',
  sql`
  insert into ${invoiceCharges} (customer_id, account_id, charge_id, line_id, service_number, code, description,
    amount_cents, tax_cents, tax_rate_percent)
  select customer_id, account_id, ${placeholder('chargeId')}::uuid, line_id, service_number,
    ${placeholder('code')}, ${placeholder('description')}, ${placeholder('amountCents')}::bigint,
    ${placeholder('taxCents')}::bigint, ${taxPercent}
  from ${lines}
  where customer_id = ${placeholder('customerId')} and account_id = ${placeholder('accountId')}
    and service_number = ${placeholder('serviceNumber')}
  on conflict do nothing returning charge_id`,
);
const findCharge = statement<{ chargeId: string }>(
  'find_invoice_charge',
  sql`select charge_id as "chargeId" from ${invoiceCharges}
    where customer_id = ${placeholder('customerId')} and account_id = ${placeholder('accountId')}
      and charge_id = ${placeholder('chargeId')}`,
);

export function createInvoiceChargesStore(db: Db) {
  return {
    async add(charge: NewInvoiceCharge): Promise<boolean> {
      const added = await insertCharge(db, { ...charge });
      return added.length === 1 || (await findCharge(db, { ...charge })).length === 1;
    },

    has: async (charge: InvoiceChargeKey): Promise<boolean> =>
      (await findCharge(db, { ...charge })).length === 1,

    async withdraw({ customerId, accountId, chargeId }: InvoiceChargeKey): Promise<boolean> {
      const isThis = and(
        eq(invoiceCharges.customerId, customerId),
        eq(invoiceCharges.accountId, accountId),
        eq(invoiceCharges.chargeId, chargeId),
      );
      await db.delete(invoiceCharges).where(and(isThis, isNull(invoiceCharges.billNo)));
      return (await findCharge(db, { customerId, accountId, chargeId })).length === 0;
    },

    async list(
      accounts: readonly AccountPlace[],
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
