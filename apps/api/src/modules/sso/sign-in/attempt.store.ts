// Sign-ins that wait for their second step.
import type { Db, Tx } from '@portal/database/connection';
import { and, eq, sql } from 'drizzle-orm';
import { signInAttempts } from '../../../db/schema.ts';

export interface AttemptKey {
  userId: string;
  attemptHash: Buffer;
}

export function createSignInAttemptStore(db: Db) {
  const isOpen = ({ userId, attemptHash }: AttemptKey) =>
    and(
      eq(signInAttempts.userId, userId),
      eq(signInAttempts.attemptHash, attemptHash),
      sql`${signInAttempts.expiresAt} > now()`,
    );
  return {
    async keep(key: AttemptKey, passwordHash: string): Promise<void> {
      const expiresAt = sql`now() + interval '10 minutes'`;
      await db.insert(signInAttempts).values({ ...key, passwordHash, expiresAt });
    },

    /** What the password was verified against. */
    async find(key: AttemptKey): Promise<string | null> {
      const [row] = await db
        .select({ passwordHash: signInAttempts.passwordHash })
        .from(signInAttempts)
        .where(isOpen(key));
      return row?.passwordHash ?? null;
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
