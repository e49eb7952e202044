// What the sandbox forgets: tokens, what banks asked, cards that were taken back, webhooks, refunds and charges of long ago, in small steps, each hour.
import { type Doing, keepDoing } from '@portal/keep-doing/keep-doing';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';

const everyMs = 3_600_000;
const atOnce = 500;

/** $1: before when; $2: how many at once. */
const older = (table: string, key: string, at: string) =>
  `delete from pay_sandbox.${table} where ${key} in (
     select ${key} from pay_sandbox.${table} where ${at} < $1 order by ${at} limit $2)`;

/** A charge goes after its refund, and takes its key along. */
const steps = [
  older('codes', 'token', 'expires_at'),
  older('tokens', 'token', 'expires_at'),
  older('saving_tokens', 'token', 'expires_at'),
  older('challenges', 'secure_id', 'expires_at'),
  older('saved_cards', 'subscription_id', 'deleted_at'),
  older('whatsapp_messages', 'id', 'at'),
  older('whatsapp_unreachable', 'number', 'since'),
  older('webhooks', 'id', 'created_at'),
  older('refunds', 'charge_ticket_number', 'created_at'),
  `with gone as (
     delete from pay_sandbox.charges where ticket_number in (
       select ticket_number from pay_sandbox.charges c where created_at < $1 and not exists (
         select from pay_sandbox.refunds r where r.charge_ticket_number = c.ticket_number)
       order by created_at limit $2)
     returning merchant_id, idempotency_key
   ), keys as (
     delete from pay_sandbox.idempotency_keys k using gone g
     where k.merchant_id = g.merchant_id and k.idempotency_key = g.idempotency_key)
   select from gone`,
];

export async function sweepSandbox(pool: Pool, before: Date): Promise<void> {
  for (const step of steps) while ((await pool.query(step, [before, atOnce])).rowCount === atOnce);
}

export const startSweep = (pool: Pool, keptMs: number, now: () => Date, log: FastifyBaseLogger): Doing =>
  keepDoing(
    async () => {
      await sweepSandbox(pool, new Date(now().getTime() - keptMs));
      return false;
    },
    { everyMs, onFailure: (err) => log.warn({ err }, 'sandbox not swept') },
  );
