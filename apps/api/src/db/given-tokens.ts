// Tokens that leave the portal for somebody else: random bits and nothing of whose they are, found by their hash. What one
// opens, until when and how often is said by the table of its own.
import { createHash, randomBytes } from 'node:crypto';
import type { Db, Tx } from '@portal/database/connection';
import { eq } from 'drizzle-orm';
import { givenTokens, users } from './schema.ts';

export interface GivenToken {
  userId: string;
  tokenHash: Buffer;
}

/** 256 bits, in letters that an SMS has. */
const shape = /^[0-9a-f]{64}$/;
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** @param expiresAt when what it opens has ended at the latest */
export async function giveToken(
  on: Db | Tx,
  userId: string,
  expiresAt: Date,
): Promise<{ token: string; tokenHash: Buffer }> {
  const token = randomBytes(32).toString('hex');
  const tokenHash = hashOf(token);
  await on.insert(givenTokens).values({ tokenHash, userId, expiresAt });
  return { token, tokenHash };
}

/** Null for anything that was never given or whose time is long over, and of who is leaving for all but the way back. */
export async function readGivenToken(on: Db | Tx, token: string): Promise<GivenToken | null> {
  if (!shape.test(token)) return null;
  const tokenHash = hashOf(token);
  const [given] = await on
    .select({ userId: givenTokens.userId })
    .from(givenTokens)
    .where(eq(givenTokens.tokenHash, tokenHash));
  if (!given) return null;
  const { closedUntil, restoreHash } = users;
  const [giver] = await on
    .select({ closedUntil, restoreHash })
    .from(users)
    .where(eq(users.userId, given.userId));
  const isOpen = giver?.closedUntil === null || giver?.restoreHash?.equals(tokenHash);
  return isOpen ? { userId: given.userId, tokenHash } : null;
}
