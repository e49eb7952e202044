// The only SQL for cards that are kept to be charged again. A row knows the last four digits, never the card.
import type { Pool, PoolClient } from 'pg';
import type { CardOutcome } from '../charges/cards.ts';

/** What stays of a card. */
export type KeptCard = {
  merchantId: string;
  last4: string;
  brand: string;
  outcome: CardOutcome;
  expiryMonth: number;
  /** Two digits. */
  expiryYear: number;
};

export type SavedCard = KeptCard & { subscriptionId: string };

const kept = `merchant_id as "merchantId", last4, brand, outcome, expiry_month as "expiryMonth",
  expiry_year as "expiryYear"`;

export async function insertSavingToken(
  pool: Pool,
  token: KeptCard & { token: string; expiresAt: Date },
): Promise<void> {
  await pool.query(
    `insert into pay_sandbox.saving_tokens
       (token, merchant_id, last4, brand, outcome, expiry_month, expiry_year, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      token.token,
      token.merchantId,
      token.last4,
      token.brand,
      token.outcome,
      token.expiryMonth,
      token.expiryYear,
      token.expiresAt,
    ],
  );
}

/** Uses the token up; null when it is unknown, another merchant's, used or expired. */
export async function takeSavingToken(
  client: PoolClient,
  token: string,
  merchantId: string,
  at: Date,
): Promise<KeptCard | null> {
  const { rows } = await client.query<KeptCard>(
    `update pay_sandbox.saving_tokens set used_at = $3
     where token = $1 and merchant_id = $2 and used_at is null and expires_at > $3 returning ${kept}`,
    [token, merchantId, at],
  );
  return rows[0] ?? null;
}

/** Calls with one key wait for each other until the transaction ends. */
export async function lockSaving(client: PoolClient, key: string): Promise<void> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 7203174902))', [key]);
}

export async function insertSavedCard(
  client: PoolClient,
  card: SavedCard & { idempotencyKey: string; createdAt: Date },
): Promise<void> {
  await client.query(
    `insert into pay_sandbox.saved_cards (subscription_id, merchant_id, idempotency_key, last4, brand, outcome,
       expiry_month, expiry_year, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      card.subscriptionId,
      card.merchantId,
      card.idempotencyKey,
      card.last4,
      card.brand,
      card.outcome,
      card.expiryMonth,
      card.expiryYear,
      card.createdAt,
    ],
  );
}

async function findSaved(
  on: Pool | PoolClient,
  condition: string,
  values: string[],
): Promise<SavedCard | null> {
  const { rows } = await on.query<SavedCard>(
    `select subscription_id as "subscriptionId", ${kept} from pay_sandbox.saved_cards
     where deleted_at is null and merchant_id = $1 and ${condition}`,
    values,
  );
  return rows[0] ?? null;
}

export const findSavedCard = (on: Pool | PoolClient, merchantId: string, subscriptionId: string) =>
  findSaved(on, 'subscription_id = $2', [merchantId, subscriptionId]);

export const findSavedByKey = (on: Pool | PoolClient, merchantId: string, key: string) =>
  findSaved(on, 'idempotency_key = $2', [merchantId, key]);

/** False when there is none, or no longer. */
export async function deleteSavedCard(
  pool: Pool,
  merchantId: string,
  subscriptionId: string,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update pay_sandbox.saved_cards set deleted_at = $3
     where merchant_id = $1 and subscription_id = $2 and deleted_at is null`,
    [merchantId, subscriptionId, at],
  );
  return rowCount === 1;
}
