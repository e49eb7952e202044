// The only SQL for webhooks: kept with the charge they tell of, claimed for a while by one sender.
import type { Pool, PoolClient } from 'pg';

/** Whom it is told: the portal's listener for cards, or for messages. */
export type WebhookTarget = 'cards' | 'whatsapp';

export type DueWebhook = {
  id: string;
  body: string;
  target: WebhookTarget;
  createdAt: Date;
  attempts: number;
};

export async function enqueueWebhook(
  client: PoolClient,
  body: string,
  createdAt: Date,
  dueAt: Date,
  target: WebhookTarget = 'cards',
): Promise<void> {
  await client.query(
    'insert into pay_sandbox.webhooks (body, created_at, due_at, target) values ($1, $2, $3, $4)',
    [body, createdAt, dueAt, target],
  );
}

/**
 * Takes up to `limit` due webhooks. Each is due again at `leaseUntil`, so that one whose sender
 * was killed is sent by the next.
 */
export async function claimDueWebhooks(
  pool: Pool,
  at: Date,
  leaseUntil: Date,
  limit: number,
): Promise<DueWebhook[]> {
  const { rows } = await pool.query<DueWebhook>(
    `update pay_sandbox.webhooks set due_at = $2, attempts = attempts + 1
     where id in (
       select id from pay_sandbox.webhooks
       where delivered_at is null and abandoned_at is null and due_at <= $1
       order by due_at, id limit $3 for update skip locked
     )
     returning id::text, body, target, created_at as "createdAt", attempts`,
    [at, leaseUntil, limit],
  );
  return rows;
}

export async function markDelivered(pool: Pool, id: string, at: Date): Promise<void> {
  await pool.query('update pay_sandbox.webhooks set delivered_at = $2 where id = $1', [id, at]);
}

export async function markAbandoned(pool: Pool, id: string, at: Date): Promise<void> {
  await pool.query('update pay_sandbox.webhooks set abandoned_at = $2 where id = $1', [id, at]);
}

export async function postpone(pool: Pool, id: string, dueAt: Date): Promise<void> {
  await pool.query('update pay_sandbox.webhooks set due_at = $2 where id = $1', [id, dueAt]);
}
