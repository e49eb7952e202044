// Sign-ins that wait for their second step.
import type { Db, Tx } from '@portal/database/connection';
import { and, eq, sql } from 'drizzle-orm';
import { giveToken, readGivenToken } from '../../../db/given-tokens.ts';
import { signInAttempts } from '../../../db/schema.ts';

export interface AttemptKey {
  userId: string;
  attemptHash: Buffer;
}

const minutes = 10;

export function createSignInAttemptStore(db: Db) {
  const isOpen = ({ userId, attemptHash }: AttemptKey) =>
    and(
      eq(signInAttempts.userId, userId),
      eq(signInAttempts.attemptHash, attemptHash),
      sql`${signInAttempts.expiresAt} > now()`,
    );
  return {
    /** Answers what the browser sends again: nothing in it says whose it is. */
    async keep(userId: string, passwordHash: string): Promise<string> {
      const until = new Date(Date.now() + minutes * 60_000);
      return db.transaction(async (tx) => {
        const { token, tokenHash: attemptHash } = await giveToken(tx, userId, until);
        const expiresAt = sql`now() + make_interval(mins => ${minutes})`;
        await tx.insert(signInAttempts).values({ userId, attemptHash, passwordHash, expiresAt });
        return token;
      });
    },

    /** With what the password was verified against; null: it is none, or over. */
    async find(attempt: string): Promise<{ key: AttemptKey; passwordHash: string } | null> {
      const given = await readGivenToken(db, attempt);
      if (!given) return null;
      const key = { userId: given.userId, attemptHash: given.tokenHash };
      const [row] = await db
        .select({ passwordHash: signInAttempts.passwordHash })
        .from(signInAttempts)
        .where(isOpen(key));
      return row ? { key, ...row } : null;
    },

    /** False when it was used. */
    async end(tx: Tx, key: AttemptKey): Promise<boolean> {
      const ended = await tx
        .delete(signInAttempts)
        .where(isOpen(key))
        .returning({ userId: signInAttempts.userId });
      return ended.length > 0;
    },
  };
}
