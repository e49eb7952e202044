// The SQL of what comes onto an account's next bill besides its plans; without bills, onto the line's balance.
import type { Db, Tx } from '@portal/database/connection';
import { statement } from '@portal/database/statement';
import { addMonths } from '@portal/market/civil-dates';
import { rechargeBalanceName } from '@portal/market/money';
import { taxPercent } from '@portal/market/tax';
import type {
  InvoiceCharge,
  InvoiceChargeFilter,
  InvoiceChargeKey,
  NewInvoiceCharge,
} from '@portal/operator-ports/billing';
import type { AccountPlace } from '@portal/operator-ports/wire';
import { and, count, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { billingAccounts, invoiceCharges, lines, prepaidBalances } from '../db/schema.ts';
import { carriedWords } from './bill-lines.copy.ts';

/** Of what was claimed when a bill was paid, and comes onto the next one. */
export const carriedCode = 'SALDO';

export interface Due {
  customerId: string;
  accountId: string;
  lineId: string;
  serviceNumber: string;
}

/** Comes onto the account's next bill, once an id. */
async function addToNextBill(
  tx: Tx,
  { customerId, accountId, lineId, serviceNumber }: Due,
  charge: Pick<
    typeof invoiceCharges.$inferInsert,
    'chargeId' | 'code' | 'description' | 'amountCents' | 'taxCents' | 'taxRatePercent' | 'chargedAt'
  >,
): Promise<void> {
  await tx.insert(invoiceCharges).values({ customerId, accountId, lineId, serviceNumber, ...charge });
}

/** What a payment has left out of its bill, because it was claimed. */
export const carryOver = (
  tx: Tx,
  due: Due,
  { amountCents, ...of }: { amountCents: number; billNo: string; claimId?: string },
  now: Date,
): Promise<void> =>
  addToNextBill(tx, due, {
    chargeId: uuidv7(),
    code: carriedCode,
    description: carriedWords(of),
    amountCents,
    // Its tax stands on the bill that it comes from.
    taxCents: 0,
    taxRatePercent: 0,
    chargedAt: now,
  });

/** Of an account without bills. */
async function isPrepaid(tx: Tx, { customerId, accountId }: Due): Promise<boolean> {
  const [account] = await tx
    .select({ kind: billingAccounts.kind })
    .from(billingAccounts)
    .where(and(eq(billingAccounts.customerId, customerId), eq(billingAccounts.accountId, accountId)));
  return account?.kind === 'Prepaid';
}

async function addToBalance(tx: Tx, { customerId, lineId }: Due, amountCents: number, now: Date) {
  await tx
    .insert(prepaidBalances)
    .values({ customerId, lineId, name: rechargeBalanceName, amountCents, updatedAt: now })
    .onConflictDoUpdate({
      target: [prepaidBalances.customerId, prepaidBalances.lineId, prepaidBalances.name],
      set: { amountCents: sql`${prepaidBalances.amountCents} + ${amountCents}`, updatedAt: now },
    });
}

export interface Credit {
  /** With tax. */
  creditCents: number;
  /** Of the bill's line: by the code, what it is for is found. */
  code: string;
  description: string;
}

/**
 * What an account is billed for next: the services that go on (also those of which nothing is known), or once more what is
 * left of those that ended. Null: no bill comes any more.
 */
export async function nextBillOf(
  on: Db | Tx,
  { customerId, accountId }: AccountPlace,
): Promise<'services' | 'rest' | null> {
  const own = (table: { customerId: unknown; accountId: unknown }) =>
    sql`${table.customerId} = ${customerId} and ${table.accountId} = ${accountId}`;
  const { rows } = await on.execute<{
    goesOn: boolean;
    endedOn: string | null;
    nextBillOn: string | null;
    isWaiting: boolean;
  }>(sql`
    select
      (select count(*) = 0 or bool_or(${lines.status} not in ('I', 'R')) from ${lines} where ${own(lines)}) as "goesOn",
      (select max(${lines.endedOn})::text from ${lines} where ${own(lines)}) as "endedOn",
      (select ${billingAccounts.nextBillOn}::text from ${billingAccounts} where ${own(billingAccounts)}) as "nextBillOn",
      (select count(*) > 0 from ${invoiceCharges} where ${own(invoiceCharges)} and ${invoiceCharges.billNo} is null
        and ${invoiceCharges.amountCents} > 0) as "isWaiting"`);
  const [now] = rows;
  if (!now) throw new Error('no standing');
  if (now.goesOn) return 'services';
  // The cut at which the cycle of its last day is billed has not come.
  const isCutToCome = now.nextBillOn !== null && (now.endedOn ?? '') >= addMonths(now.nextBillOn, -1);
  return now.isWaiting || isCutToCome ? 'rest' : null;
}

/** Given once by whoever has just written, in the same transaction, that it is. Null: it is on the balance. */
export async function giveCredit(tx: Tx, due: Due, credit: Credit, now: Date): Promise<string | null> {
  const { creditCents, code, description } = credit;
  if (await isPrepaid(tx, due)) {
    await addToBalance(tx, due, creditCents, now);
    return null;
  }
  const chargeId = uuidv7();
  await addToNextBill(tx, due, {
    chargeId,
    code,
    description,
    chargedAt: now,
    // The tax in it stands on the bill that it gives back of; a share of it here would be wrong by a cent.
    amountCents: -creditCents,
    taxCents: 0,
    taxRatePercent: 0,
  });
  return chargeId;
}

// What was charged to the invoice.

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
    and service_number = ${placeholder('serviceNumber')} and status in ('A', 'S')
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
