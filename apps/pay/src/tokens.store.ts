// The only SQL for tokens. A row knows the last four digits, never the card.
import type { Pool, PoolClient } from 'pg';
import type { CardOutcome } from './charges/cards.ts';

export type CardToken = {
  token: string;
  merchantId: string;
  amountCents: number;
  currency: string;
  last4: string;
  brand: string;
  outcome: CardOutcome;
  createdAt: Date;
  expiresAt: Date;
};

export async function insertToken(pool: Pool, token: CardToken): Promise<void> {
  await pool.query(
    `insert into pay_sandbox.tokens
       (token, merchant_id, amount_cents, currency, last4, brand, outcome, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      token.token,
      token.merchantId,
      token.amountCents,
      token.currency,
      token.last4,
      token.brand,
      token.outcome,
      token.createdAt,
      token.expiresAt,
    ],
  );
}

/** Uses the token up and returns it; null when it is unknown, another merchant's, used or expired. */
export async function takeToken(
  client: PoolClient,
  token: string,
  merchantId: string,
  at: Date,
): Promise<CardToken | null> {
  const { rows } = await client.query<CardToken>(
    `update pay_sandbox.tokens set used_at = $3
     where token = $1 and merchant_id = $2 and used_at is null and expires_at > $3
     returning token, merchant_id as "merchantId", amount_cents as "amountCents", currency, last4, brand,
               outcome, created_at as "createdAt", expires_at as "expiresAt"`,
    [token, merchantId, at],
  );
  return rows[0] ?? null;
}
