// The SQL of what comes onto an account's next bill besides its plans; without bills, onto the line's balance.
import type { Tx } from '@portal/database/connection';
import { rechargeBalanceName } from '@portal/market/money';
import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { billingAccounts, invoiceCharges, prepaidBalances } from '../db/schema.ts';
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
