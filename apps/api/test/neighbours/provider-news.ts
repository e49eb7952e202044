// What the card provider tells on its own: signed events of its charges, and when the server asks it.
import { createHmac } from 'node:crypto';
import { receiveProviderEvent } from '@portal/contract/paying/payments';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from '../build-app.ts';

const secret = 'sandbox-webhook-secret';

export const signatureOf = (body: string, id: string) =>
  createHmac('sha256', secret).update(`${body}.${id}`).digest('hex');

/** An event as the provider writes it, for the charge that it has under a payment's key. */
export async function eventOf(
  app: Pick<TestApp, 'database'>,
  paymentId: string,
  over: Record<string, unknown> = {},
): Promise<string> {
  const { rows } = await app.database.pool.query(
    `select ticket_number, approval_code, status, code, message, total_cents::int as cents, metadata
     from pay_sandbox.charges where idempotency_key = $1 order by created_at desc limit 1`,
    [paymentId],
  );
  const [charge] = rows;
  return JSON.stringify({
    transaction_id: charge.ticket_number,
    transaction_type: 'SALE',
    transaction_status: charge.status,
    ticket_number: charge.ticket_number,
    ...(charge.approval_code ? { approval_code: charge.approval_code } : {}),
    approved_transaction_amount: charge.status === 'APPROVAL' ? charge.cents / 100 : 0,
    response_code: charge.code,
    response_text: charge.message,
    metadata: charge.metadata,
    ...over,
  });
}

export function tell(
  app: Pick<TestApp, 'call'>,
  body: string,
  over: { id?: string; signature?: string } = {},
): Promise<LightMyRequestResponse> {
  const id = over.id ?? String(Math.floor(Date.now() / 1000));
  return app.call({
    method: 'POST',
    url: receiveProviderEvent.path,
    payload: body,
    headers: {
      'content-type': 'application/json',
      'x-kushki-id': id,
      'x-kushki-signature': over.signature ?? signatureOf(body, id),
      'x-kushki-key': 'sandbox',
    },
  });
}

/** Time passes for what waits to be asked: as if the intents were a minute older, and the jobs due. */
export async function passTime(app: Pick<TestApp, 'database'>): Promise<void> {
  // In a zone that is said: on several machines an update takes no moment that depends on the session's.
  await app.database.pool.query(
    "update payments set created_at = (created_at at time zone 'UTC' - interval '1 minute') at time zone 'UTC' where status in ('pending', 'unknown') or effect = 'due'",
  );
  await makeJobsDue(app);
}

/** Whoever looks after what waits does so now, also where whoever did was killed; no charge that is on its way is too old. */
export async function makeJobsDue({ database: { pool } }: Pick<TestApp, 'database'>): Promise<void> {
  await pool.query(
    `update jobs.job set start_after = now()
     where name in ('look-after-payment', 'look-after-order') and state in ('created', 'retry')`,
  );
  await pool.query(
    `update jobs.job set started_on = started_on - interval '1 minute'
     where name in ('look-after-payment', 'look-after-order') and state = 'active' and started_on > now() - interval '1 minute'`,
  );
}

/** What the provider holds under a payment's key, in cents: approved, less what was given back. */
export async function chargedCents(
  { database: { pool } }: Pick<TestApp, 'database'>,
  paymentId: string,
): Promise<number> {
  const { rows } = await pool.query(
    `select coalesce(sum(c.total_cents - coalesce(r.amount_cents, 0)), 0)::int as cents
     from pay_sandbox.charges c left join pay_sandbox.refunds r on r.charge_ticket_number = c.ticket_number
     where c.idempotency_key = $1 and c.status = 'APPROVAL'`,
    [paymentId],
  );
  return rows[0].cents;
}
