// What a purchase writes into the ledger, as statements that are built once.
import { forTransactions, written } from '@portal/database/prepared';
import { and, eq, sql } from 'drizzle-orm';
import { billPurchases, paymentKeys, paymentOwners, payments } from '../../db/schema.ts';

/** Purchases that one user may begin, whatever comes of them: cards are not tried out here. */
const mostBegun = 200;
export const begunWithinMs = 10 * 60_000;

const { placeholder } = sql;

/** Ids begin with the time of their making: the newest of a user stand together. */
export const insertKey = forTransactions((tx) =>
  written<{ payment_id: string }>(
    tx,
    'insert_payment_key',
    sql`
    insert into ${paymentKeys} (user_id, correlator_id, payment_id, request_hash)
    select ${placeholder('userId')}::uuid, ${placeholder('correlatorId')}, ${placeholder('paymentId')}::uuid,
      ${placeholder('requestHash')}::bytea
    where (select count(*) from ${payments}
      where user_id = ${placeholder('userId')}::uuid and payment_id > ${placeholder('after')}::uuid) < ${mostBegun}
    on conflict do nothing returning payment_id`,
  ),
);

export const insertOwner = forTransactions((tx) =>
  tx
    .insert(paymentOwners)
    .values({ paymentId: placeholder('paymentId'), userId: placeholder('userId') })
    .prepare('insert_payment_owner'),
);

export const insertPayment = forTransactions((tx) =>
  tx
    .insert(payments)
    .values({
      userId: placeholder('userId'),
      paymentId: placeholder('paymentId'),
      kind: placeholder('kind'),
      customerId: placeholder('customerId'),
      accountId: placeholder('accountId'),
      serviceNumber: placeholder('serviceNumber'),
      itemId: placeholder('itemId'),
      method: placeholder('method'),
      channel: placeholder('channel'),
      itemName: placeholder('itemName'),
      // As text: the builder would write a missing one as JSON's null.
      bought: sql`${placeholder('bought')}::jsonb`,
      correlatorId: placeholder('correlatorId'),
      amountCents: placeholder('amountCents'),
      taxCents: placeholder('taxCents'),
      totalCents: placeholder('totalCents'),
      status: 'pending',
    })
    .returning()
    .prepare('insert_payment'),
);

/**
 * An unknown outcome has no details, no moment and no effect; it never follows upon itself. Whatever else is written
 * has an effect that is due. An authorization becomes a failure only while its effect is due: it can no longer happen.
 */
export const settlePayment = forTransactions((tx) =>
  tx
    .update(payments)
    .set({
      status: sql`${placeholder('status')}`,
      ticketNumber: sql`${placeholder('ticketNumber')}`,
      authorizationCode: sql`${placeholder('authorizationCode')}`,
      cardBrand: sql`${placeholder('cardBrand')}`,
      cardLastFour: sql`${placeholder('cardLastFour')}`,
      declineCode: sql`${placeholder('declineCode')}`,
      declineMessage: sql`${placeholder('declineMessage')}`,
      effect: sql`case when ${placeholder('status')}::text = 'unknown' then 'done' else 'due' end`,
      settledAt: sql`case when ${placeholder('status')}::text <> 'unknown'
        then coalesce(${placeholder('settledAt')}::timestamptz, now()) end`,
    })
    .where(
      and(
        eq(payments.userId, placeholder('userId')),
        eq(payments.paymentId, placeholder('paymentId')),
        sql`case ${payments.status} when 'pending' then true
          when 'unknown' then ${placeholder('status')}::text <> 'unknown'
          when 'authorized' then ${payments.effect} = 'due' and ${placeholder('status')}::text = 'failed'
          else false end`,
      ),
    )
    .returning()
    .prepare('settle_payment'),
);
export const unsettled = {
  ticketNumber: null,
  authorizationCode: null,
  cardBrand: null,
  cardLastFour: null,
  declineCode: null,
  declineMessage: null,
  settledAt: null,
};

/** Once for each result. */
export const finishPayment = forTransactions((tx) =>
  tx
    .update(payments)
    .set({ effect: 'done' })
    .where(
      and(
        eq(payments.userId, placeholder('userId')),
        eq(payments.paymentId, placeholder('paymentId')),
        eq(payments.status, placeholder('status')),
        eq(payments.effect, 'due'),
      ),
    )
    .returning()
    .prepare('finish_payment'),
);

export const insertBillPurchase = forTransactions((tx) =>
  tx
    .insert(billPurchases)
    .values({
      customerId: placeholder('customerId'),
      billNo: placeholder('itemId'),
      paymentId: placeholder('paymentId'),
    })
    .onConflictDoNothing()
    .returning()
    .prepare('insert_bill_purchase'),
);
