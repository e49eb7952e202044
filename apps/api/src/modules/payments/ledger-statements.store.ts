// What a purchase writes into the ledger, as statements that are built once.
import type { Db, Tx } from '@portal/database/connection';
import { forTransactions, written } from '@portal/database/prepared';
import { and, eq, sql } from 'drizzle-orm';
import { billPurchases, paymentKeys, paymentOwners, payments } from '../../db/schema.ts';

/** Purchases that one user may begin, whatever comes of them: cards are not tried out here. */
const mostBegun = 200;
export const begunWithinMs = 10 * 60_000;

const { placeholder } = sql;

/** Key, owner and intent, or nothing. Ids begin with the time of their making: the newest of a user stand together. */
export const insertIntent = forTransactions((tx) =>
  written<{ created_at: string }>(
    tx,
    'insert_intent',
    sql`
    with key as (
      insert into ${paymentKeys} (user_id, correlator_id, payment_id, request_hash)
      select ${placeholder('userId')}::uuid, ${placeholder('correlatorId')}, ${placeholder('paymentId')}::uuid,
        ${placeholder('requestHash')}::bytea
      where (select count(*) from ${payments}
        where user_id = ${placeholder('userId')}::uuid and payment_id > ${placeholder('after')}::uuid) < ${mostBegun}
      on conflict do nothing returning user_id, payment_id
    ), owner as (
      insert into ${paymentOwners} (payment_id, user_id) select payment_id, user_id from key
    )
    insert into ${payments} (user_id, payment_id, kind, customer_id, account_id, service_number, item_id, method,
      channel, item_name, bought, correlator_id, amount_cents, tax_cents, total_cents, status)
    select user_id, payment_id, ${placeholder('kind')}, ${placeholder('customerId')}::uuid,
      ${placeholder('accountId')}, ${placeholder('serviceNumber')}, ${placeholder('itemId')},
      ${placeholder('method')}, ${placeholder('channel')}, ${placeholder('itemName')},
      ${placeholder('bought')}::jsonb, ${placeholder('correlatorId')}, ${placeholder('amountCents')}::bigint,
      ${placeholder('taxCents')}::bigint, ${placeholder('totalCents')}::bigint, 'pending'
    from key returning created_at`,
  ),
);

/**
 * An unknown outcome has no details, no moment and no effect; it never follows upon itself. Whatever else is written
 * has an effect that is due. An authorization becomes a failure only while its effect is due: it can no longer happen.
 */
export const prepareSettle = (on: Db | Tx) =>
  on
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
    .prepare('settle_payment');
export const settleInside = forTransactions(prepareSettle);
export const unsettled = {
  effect: 'done' as const,
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
