// The only SQL for the payment ledger.
import { laterMethods, type PayInstructions, type ReturnedMoney } from '@portal/contract/paying/paid-later';
import { owedKinds } from '@portal/contract/paying/purchase-kinds';
import type { Db, Tx } from '@portal/database/connection';
import { findEverywhere } from '@portal/database/everywhere';
import { dayMs, hourMs } from '@portal/market/civil-dates';
import { and, count, desc, eq, gt, gte, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { billPurchases, openPaymentStatuses, paymentKeys, paymentOwners, payments } from '../../db/schema.ts';
import {
  begunWithinMs,
  finishPayment,
  insertBillPurchase,
  insertIntent,
  insertKey,
  insertOwner,
  type PaymentRow,
  paymentColumns,
  settlePayment,
  unsettled,
} from './ledger-statements.store.ts';

export type { PaymentRow } from './ledger-statements.store.ts';
/** An intent. */
export type NewPayment = Omit<
  PaymentRow,
  keyof typeof unsettled | 'status' | 'createdAt' | 'agreementPosition'
>;

export interface PaymentFilter {
  itemIds?: string[] | undefined;
  correlatorId?: string | undefined;
  statuses?: PaymentRow['status'][] | undefined;
  /** Of a line: what was bought for it, and what was paid of its account. */
  lines?: readonly { serviceNumber: string; accountId: string }[] | undefined;
  /** Begun from the first and before the second moment. */
  from?: Date | undefined;
  before?: Date | undefined;
}

const longestCodeMs = 31 * dayMs;

/** Ids begin with the time of their making: those of the last while are greater. */
const firstIdAfter = (ms: number): string =>
  uuidv7({ msecs: Date.now() - ms, random: new Uint8Array(16), seq: 0 });

export const isOpen = ({ status }: PaymentRow): boolean => openPaymentStatuses.includes(status);

/** How a payment ended, or that its answer is lost for now. */
export type PaymentResult =
  | {
      status: 'authorized';
      ticketNumber: string;
      authorizationCode: string;
      cardBrand: string | null;
      cardLastFour: string | null;
      settledAt: Date;
    }
  | { status: 'denied'; declineCode: string; declineMessage: string }
  | { status: 'failed'; declineCode?: string }
  | { status: 'waiting'; instructions: PayInstructions }
  | { status: 'unknown' };

/** Charged, and not yet given: for whoever asks it is in verification, like an answer that was lost. */
const standing = sql`case when ${payments.status} = 'authorized' and ${payments.effect} = 'due' then 'unknown'
  else ${payments.status} end`;

export function createPaymentsStore(db: Db) {
  async function get(userId: string, paymentId: string, from: Db | Tx = db): Promise<PaymentRow | null> {
    const [row] = await from
      .select(paymentColumns)
      .from(payments)
      .where(and(eq(payments.userId, userId), eq(payments.paymentId, paymentId)));
    return row ?? null;
  }

  async function ownerOf(paymentId: string, from: Db | Tx = db): Promise<string | null> {
    const [row] = await from.select().from(paymentOwners).where(eq(paymentOwners.paymentId, paymentId));
    return row?.userId ?? null;
  }

  async function purchaseOf(from: Db | Tx, bill: Pick<PaymentRow, 'customerId' | 'itemId'>) {
    const [taken] = await from
      .select({ paymentId: billPurchases.paymentId })
      .from(billPurchases)
      .where(and(eq(billPurchases.customerId, bill.customerId), eq(billPurchases.billNo, bill.itemId)));
    if (!taken) return null;
    const owner = await ownerOf(taken.paymentId, from);
    return owner === null ? null : get(owner, taken.paymentId, from);
  }

  /** The payment that a bill or a part of an arrangement waits for, whoever makes it; null where it waits for none. */
  async function waitingFor(item: Pick<PaymentRow, 'customerId' | 'itemId'>): Promise<PaymentRow | null> {
    const row = await purchaseOf(db, item);
    return row?.status === 'waiting' ? row : null;
  }

  /** When the code ends by which it is to be paid; null: it waits for none. */
  async function codeEndsAt(item: Pick<PaymentRow, 'customerId' | 'itemId'>): Promise<Date | null> {
    const row = await waitingFor(item);
    return row?.instructions ? new Date(row.instructions.expiresAt) : null;
  }

  /** Of one user, begun within so many milliseconds. */
  async function countLately(from: Db | Tx, userId: string, withinMs: number, of: (SQL | undefined)[]) {
    const begun = gt(payments.paymentId, firstIdAfter(withinMs));
    const [row] = await from
      .select({ found: count() })
      .from(payments)
      .where(and(eq(payments.userId, userId), begun, ...of));
    return row?.found ?? 0;
  }

  return {
    /** By somebody who is signed in, in the last hour: refused, or without an answer. */
    cardsTried: (from: Db | Tx, userId: string): Promise<number> =>
      countLately(from, userId, hourMs, [
        inArray(payments.method, ['card', 'savedCard']),
        inArray(payments.channel, ['portal', 'frame']),
        inArray(payments.status, ['denied', 'pending', 'unknown']),
      ]),

    /** In the last hour, whatever became of them. */
    codesAsked: (from: Db | Tx, userId: string): Promise<number> =>
      countLately(from, userId, hourMs, [inArray(payments.method, [...laterMethods])]),

    /** Theirs that wait to be paid. No code is good for longer. @param but of a bill: another one takes its place */
    openCodes: (from: Db | Tx, userId: string, but: string | null): Promise<number> =>
      countLately(from, userId, longestCodeMs, [
        inArray(payments.method, [...laterMethods]),
        inArray(payments.status, ['pending', 'waiting']),
        but === null ? undefined : ne(payments.itemId, but),
      ]),

    /**
     * Null when the user has used this key before, or has begun too many purchases lately.
     * @param agree writes that the buyer agrees to it; answers where that stands
     */
    async open(
      tx: Tx,
      payment: NewPayment,
      { requestHash, agree }: { requestHash: Buffer; agree: (tx: Tx) => Promise<number> },
    ): Promise<PaymentRow | null> {
      const after = firstIdAfter(begunWithinMs);
      const bought = payment.bought ?? null;
      const written = {
        ...payment,
        requestHash,
        after,
        bought: bought && JSON.stringify(bought),
      };
      if ((await insertKey(tx, written)).length === 0) return null;
      await insertOwner(tx, written);
      const agreementPosition = await agree(tx);
      const [begun] = await insertIntent(tx, { ...written, agreementPosition });
      if (!begun) throw new Error('the intent was not written');
      return {
        ...unsettled,
        ...payment,
        bought,
        agreementPosition,
        status: 'pending',
        createdAt: begun.createdAt,
      };
    },

    async findByKey(userId: string, correlatorId: string) {
      const [row] = await db
        .select({ payment: paymentColumns, requestHash: paymentKeys.requestHash })
        .from(paymentKeys)
        .innerJoin(
          payments,
          and(eq(payments.userId, paymentKeys.userId), eq(payments.paymentId, paymentKeys.paymentId)),
        )
        .where(and(eq(paymentKeys.userId, userId), eq(paymentKeys.correlatorId, correlatorId)));
      return row ?? null;
    },

    /** Those of these keys that are purchases. */
    async listByKeys(userId: string, correlatorIds: readonly string[]): Promise<PaymentRow[]> {
      return db
        .select(paymentColumns)
        .from(paymentKeys)
        .innerJoin(
          payments,
          and(eq(payments.userId, paymentKeys.userId), eq(payments.paymentId, paymentKeys.paymentId)),
        )
        .where(and(eq(paymentKeys.userId, userId), inArray(paymentKeys.correlatorId, [...correlatorIds])));
    },

    get,
    ownerOf,

    async list(userId: string, filter: PaymentFilter, page: { offset: number; limit: number }) {
      const where = and(
        eq(payments.userId, userId),
        filter.itemIds && inArray(payments.itemId, filter.itemIds),
        filter.correlatorId ? eq(payments.correlatorId, filter.correlatorId) : undefined,
        filter.statuses && inArray(standing, filter.statuses),
        filter.lines && or(...filter.lines.map(ofLine)),
        filter.from && gte(payments.createdAt, filter.from),
        filter.before && lt(payments.createdAt, filter.before),
      );
      const rows = await db
        .select(paymentColumns)
        .from(payments)
        .where(where)
        .orderBy(desc(payments.createdAt))
        .limit(page.limit)
        .offset(page.offset);
      const [all] = await db.select({ total: count() }).from(payments).where(where);
      return { payments: rows, total: all?.total ?? 0 };
    },

    /** Of an account, whoever pays: one is without a result, or what follows from it is still to be done. */
    // The words of the index `payments_open`: of a parameter PostgreSQL does not know that they are.
    async isAnyOpen({
      customerId,
      accountId,
    }: Pick<PaymentRow, 'customerId' | 'accountId'>): Promise<boolean> {
      const open = await findEverywhere(db, {
        table: payments,
        statement: (from) => sql`
          select p.payment_id from ${from} as p where (p.status in ('pending', 'unknown', 'waiting') or p.effect = 'due')
            and p.customer_id = ${customerId} and p.account_id = ${accountId} limit 1`,
      });
      return open.length > 0;
    },

    /** True once: a charge that came after the payment was refused or given up went back. */
    async markRefunded(tx: Tx, userId: string, paymentId: string, ticketNumber: string): Promise<boolean> {
      const marked = await tx
        .update(payments)
        .set({ ticketNumber, declineCode: 'REFUNDED' })
        .where(
          and(
            eq(payments.userId, userId),
            eq(payments.paymentId, paymentId),
            sql`${payments.declineCode} is distinct from 'REFUNDED'`,
          ),
        )
        .returning({ paymentId: payments.paymentId });
      return marked.length === 1;
    },

    /** True once for each ticket: money that was not wanted went back. */
    async markReturned(tx: Tx, { userId, paymentId }: PaymentRow, returned: ReturnedMoney): Promise<boolean> {
      const marked = await tx
        .update(payments)
        .set({ returned: sql`${payments.returned} || ${JSON.stringify([returned])}::jsonb` })
        .where(
          and(
            eq(payments.userId, userId),
            eq(payments.paymentId, paymentId),
            sql`not ${payments.returned} @> ${JSON.stringify([{ ticketNumber: returned.ticketNumber }])}::jsonb`,
          ),
        )
        .returning({ paymentId: payments.paymentId });
      return marked.length === 1;
    },

    waitingFor,

    /** When the code ends by which a bill is to be paid. */
    async awaitedUntil(bill: { customerId: string; billNo: string; state: string; paidAt: Date | null }) {
      // Only a bill that is held, and not paid, can wait.
      if (bill.state !== 'paymentInProcess' || bill.paidAt) return null;
      return codeEndsAt({ customerId: bill.customerId, itemId: bill.billNo });
    },

    codeEndsAt,

    /** The only purchase of what can be paid once. False when it has another one. */
    async takeOnce(tx: Tx, { customerId, itemId, paymentId }: PaymentRow): Promise<boolean> {
      return (await insertBillPurchase(tx, { customerId, itemId, paymentId })).length === 1;
    },

    /** The payment of it that has gone through and been told to its operator; null where there is none. */
    async payerOf(tx: Tx, bill: Pick<PaymentRow, 'customerId' | 'itemId'>): Promise<PaymentRow | null> {
      const row = await purchaseOf(tx, bill);
      return row?.status === 'authorized' && row.effect === 'done' ? row : null;
    },

    /**
     * Writes a result once, and that its effect is due. `pending` and `unknown` may become anything; an
     * authorization becomes a failure until its effect is done, and nothing else ever changes.
     * @returns the row when this call settled it, null when something else had done so before
     */
    async settle(
      { userId, paymentId }: Pick<PaymentRow, 'userId' | 'paymentId'>,
      result: PaymentResult,
      tx?: Tx,
    ): Promise<PaymentRow | null> {
      const instructions = result.status === 'waiting' ? JSON.stringify(result.instructions) : null;
      const values = { ...unsettled, settledAt: new Date(), ...result, instructions, userId, paymentId };
      const [row] = await settlePayment(tx ?? db, values);
      return row ?? null;
    },

    /** The effect of this result is done; of what can be paid once, and was not, another purchase may begin. Null: already. */
    async finish(tx: Tx, { userId, paymentId, status }: PaymentRow): Promise<PaymentRow | null> {
      const [row] = await finishPayment(tx, { userId, paymentId, status });
      if (row && status !== 'authorized')
        await tx
          .delete(billPurchases)
          .where(
            and(
              eq(billPurchases.customerId, row.customerId),
              eq(billPurchases.billNo, row.itemId),
              eq(billPurchases.paymentId, paymentId),
            ),
          );
      return row ?? null;
    },
  };
}

const ofLine = ({ serviceNumber, accountId }: { serviceNumber: string; accountId: string }) =>
  or(
    eq(payments.serviceNumber, serviceNumber),
    and(inArray(payments.kind, owedKinds), eq(payments.accountId, accountId)),
  );
