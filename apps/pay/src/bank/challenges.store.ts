// The only SQL for what banks ask of their customers before a token is good.
import type { Pool, PoolClient } from 'pg';
import type { BankQuestion } from '../charges/cards.ts';

export type Challenge = {
  secureId: string;
  merchantId: string;
  token: string;
  question: BankQuestion;
  /** By which the bank's own page knows it. */
  transactionId: string;
  expiresAt: Date;
};

export async function insertChallenge(pool: Pool, challenge: Challenge): Promise<void> {
  await pool.query(
    `insert into pay_sandbox.challenges (secure_id, merchant_id, token, question, transaction_id, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      challenge.secureId,
      challenge.merchantId,
      challenge.token,
      challenge.question,
      challenge.transactionId,
      challenge.expiresAt,
    ],
  );
}

/** Whether the bank asked for the token's card and has not had its answer. */
export async function isUnproven(client: PoolClient, token: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from pay_sandbox.challenges where token = $1 and proven_at is null',
    [token],
  );
  return rowCount === 1;
}

export async function questionOf(
  pool: Pool,
  merchantId: string,
  secureId: string,
): Promise<{ question: BankQuestion; isProven: boolean } | null> {
  const { rows } = await pool.query<{ question: BankQuestion; isProven: boolean }>(
    `select question, proven_at is not null as "isProven" from pay_sandbox.challenges
     where merchant_id = $1 and secure_id = $2`,
    [merchantId, secureId],
  );
  return rows[0] ?? null;
}

export type Tried = { isProven: boolean; wrong: number };

/**
 * Counts the try in the statement that judges it, so that tries at once count; proven stays proven.
 * Null when there is no such question any more, or its tries are spent.
 */
export async function tryCode(
  pool: Pool,
  by: 'secure_id' | 'transaction_id',
  { id, isRight, tries, at }: { id: string; isRight: boolean; tries: number; at: Date },
): Promise<Tried | null> {
  const { rows } = await pool.query<Tried>(
    `update pay_sandbox.challenges
     set wrong = wrong + case when $2 or proven_at is not null then 0 else 1 end,
         proven_at = case when $2 then coalesce(proven_at, $4) else proven_at end
     where ${by} = $1 and (proven_at is not null or (wrong < $3 and expires_at > $4))
     returning proven_at is not null as "isProven", wrong`,
    [id, isRight, tries, at],
  );
  return rows[0] ?? null;
}
