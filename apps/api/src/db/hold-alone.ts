// Whatever a user has a few of at most is added one after another.
import type { Tx } from '@portal/database/connection';
import { and, eq } from 'drizzle-orm';
import type { Caller } from '../caller.ts';
import { sessions, users } from './schema.ts';

/** Until `tx` ends. False where the account is gone. */
export async function holdAlone(tx: Tx, userId: string): Promise<boolean> {
  const held = await tx
    .select({ userId: users.userId })
    .from(users)
    .where(eq(users.userId, userId))
    .for('no key update');
  return held.length > 0;
}

/** The same for whoever acts in a session: false also where it has ended meanwhile, as by a reset of the password. */
export async function holdAloneIn(
  tx: Tx,
  { userId, tokenHash }: Pick<Caller, 'userId' | 'tokenHash'>,
): Promise<boolean> {
  if (!(await holdAlone(tx, userId))) return false;
  const open = await tx
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.tokenHash, tokenHash)));
  return open.length > 0;
}
