// What a purchase writes into the ledger, as statements that are built once.
import { named, statement } from '@portal/database/statement';
import { getTableColumns, sql } from 'drizzle-orm';
import { billPurchases, paymentKeys, paymentOwners, payments } from '../../db/schema.ts';

/** Purchases that one user may begin, whatever comes of them: cards are not tried out here. */
const mostBegun = 200;
export const begunWithinMs = 10 * 60_000;

const { placeholder } = sql;

export type PaymentRow = typeof payments.$inferSelect;
export const paymentColumns = getTableColumns(payments);

/** One, or none. Ids begin with the time of their making: the newest of a user stand together. */
export const insertKey = statement(
  'insert_payment_key',
  sql`
    insert into ${paymentKeys} (user_id, correlator_id, payment_id, request_hash)
    select ${placeholder('userId')}::uuid, ${placeholder('correlatorId')}, ${placeholder('paymentId')}::uuid,
      ${placeholder('requestHash')}::bytea
    where (select count(*) from ${payments}
      where user_id = ${placeholder('userId')}::uuid and payment_id > ${placeholder('after')}::uuid) < ${mostBegun}
    on conflict do nothing returning payment_id`,
);

export const insertOwner = statement(
  'insert_payment_owner',
  sql`insert into ${paymentOwners} (payment_id, user_id)
    values (${placeholder('paymentId')}, ${placeholder('userId')})`,
);

export const insertIntent = statement<{ createdAt: Date }>(
  'insert_intent',
  sql`
    insert into ${payments} (user_id, payment_id, kind, customer_id, account_id, service_number,
      item_id, method, channel, item_name, bought, correlator_id, amount_cents, tax_cents, total_cents, agreement_position, status)
    values (${placeholder('userId')}, ${placeholder('paymentId')}, ${placeholder('kind')},
      ${placeholder('customerId')}, ${placeholder('accountId')}, ${placeholder('serviceNumber')},
      ${placeholder('itemId')}, ${placeholder('method')}, ${placeholder('channel')}, ${placeholder('itemName')},
      ${placeholder('bought')}, ${placeholder('correlatorId')}, ${placeholder('amountCents')},
      ${placeholder('taxCents')}, ${placeholder('totalCents')}, ${placeholder('agreementPosition')}, 'pending')
    returning created_at as "createdAt"`,
);

/**
 * An unknown outcome, and one that is waited for, has no details, no moment and no effect; it never follows upon itself. Whatever else is written
 * has an effect that is due. An authorization becomes a failure only while its effect is due: it can no longer happen.
 */
export const settlePayment = statement<PaymentRow>(
  'settle_payment',
  sql`
  update ${payments} set status = ${placeholder('status')}, ticket_number = ${placeholder('ticketNumber')},
    authorization_code = ${placeholder('authorizationCode')}, card_brand = ${placeholder('cardBrand')},
    card_last_four = ${placeholder('cardLastFour')}, decline_code = ${placeholder('declineCode')},
    decline_message = ${placeholder('declineMessage')},
    instructions = coalesce(${placeholder('instructions')}::jsonb, instructions),
    effect = case when ${placeholder('status')}::text in ('unknown', 'waiting') then 'done' else 'due' end,
    settled_at = case when ${placeholder('status')}::text not in ('unknown', 'waiting')
      then ${placeholder('settledAt')}::timestamptz end
  where user_id = ${placeholder('userId')} and payment_id = ${placeholder('paymentId')}
    and case when status = 'pending' then true
      when status = 'unknown' then ${placeholder('status')}::text <> 'unknown'
      when status = 'waiting' then ${placeholder('status')}::text not in ('unknown', 'waiting')
      when status = 'authorized' then effect = 'due' and ${placeholder('status')}::text = 'failed'
      else false end
  returning ${named(paymentColumns)}`,
);
export const unsettled = {
  effect: 'done' as const,
  ticketNumber: null,
  authorizationCode: null,
  cardBrand: null,
  cardLastFour: null,
  declineCode: null,
  declineMessage: null,
  settledAt: null,
  instructions: null,
  returned: [],
};

/** Once for each result. */
export const finishPayment = statement<PaymentRow>(
  'finish_payment',
  sql`
  update ${payments} set effect = 'done'
  where user_id = ${placeholder('userId')} and payment_id = ${placeholder('paymentId')}
    and status = ${placeholder('status')} and effect = 'due'
  returning ${named(paymentColumns)}`,
);

export const insertBillPurchase = statement<{ paymentId: string }>(
  'insert_bill_purchase',
  sql`
  insert into ${billPurchases} (customer_id, bill_no, payment_id)
  values (${placeholder('customerId')}, ${placeholder('itemId')}, ${placeholder('paymentId')})
  on conflict do nothing returning payment_id as "paymentId"`,
);
