// Sign-ins that wait for their second step, and the devices from which somebody has signed in.
import { createHash } from 'node:crypto';
import type { Db, Tx } from '@portal/database/connection';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { giveToken, readGivenToken } from '../../../db/given-tokens.ts';
import { credentials, knownDevices, signInAttempts } from '../../../db/schema.ts';
import type { Visitor } from './visitor.ts';

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

    /** With what the password was verified against; null: it is none, or over, as with another password since. */
    async find(attempt: string): Promise<{ key: AttemptKey; passwordHash: string } | null> {
      const given = await readGivenToken(db, attempt);
      if (!given) return null;
      const key = { userId: given.userId, attemptHash: given.tokenHash };
      const [row] = await db
        .select({ passwordHash: signInAttempts.passwordHash })
        .from(signInAttempts)
        .innerJoin(
          credentials,
          and(
            eq(credentials.userId, signInAttempts.userId),
            eq(credentials.passwordHash, signInAttempts.passwordHash),
          ),
        )
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

/**
 * Keeps what this device is known by, under the lock of the user's sign-ins. Answers whether it is a new one: known by
 * nothing, where the user has others.
 */
export async function recogniseDevice(
  tx: Tx,
  userId: string,
  { deviceToken, userAgent, address }: Visitor & { deviceToken: string },
): Promise<boolean> {
  const byCookie = mark(`cookie ${deviceToken}`);
  // Where cookies are not kept, the same kind of browser at the same address.
  const byPlace = mark(`place ${userId} ${address} ${userAgent ?? ''}`);
  const seen = await tx
    .update(knownDevices)
    .set({ lastSeenAt: sql`now()` })
    .where(and(eq(knownDevices.userId, userId), inArray(knownDevices.markHash, [byCookie, byPlace])))
    .returning({ markHash: knownDevices.markHash });
  if (seen.some(({ markHash }) => markHash.equals(byCookie))) return false;
  const isNew = seen.length === 0 && (await hasOthers(tx, userId));
  await tx
    .insert(knownDevices)
    .values([byCookie, byPlace].map((markHash) => ({ userId, markHash })))
    .onConflictDoNothing();
  return isNew;
}

async function hasOthers(tx: Tx, userId: string): Promise<boolean> {
  const others = await tx
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .limit(1);
  return others.length > 0;
}

const mark = (text: string): Buffer => createHash('sha256').update(text).digest();
