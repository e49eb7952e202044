// Signed-in people without the cost of a sign-in: a password takes longer than what is measured.
import type pg from 'pg';
import { issueToken } from '../../apps/api/src/tokens.ts';

/** @returns the bearer token */
export async function openSession(client: pg.Client, userId: string): Promise<string> {
  const { token, tokenHash } = issueToken(userId);
  await client.query(
    `insert into sessions (user_id, token_hash, login_name, email, phone, entered_by, expires_at)
     select user_id, $2, login_name, email, phone, 'password', now() + interval '1 hour' from users where user_id = $1`,
    [userId, tokenHash],
  );
  return token;
}
