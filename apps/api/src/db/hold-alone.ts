// Whatever a user has a few of at most is added one after another.
import type { Tx } from '@portal/database/connection';
import { eq } from 'drizzle-orm';
import { users } from './schema.ts';

/** Until `tx` ends. False where the account is gone. */
export async function holdAlone(tx: Tx, userId: string): Promise<boolean> {
  const held = await tx
    .select({ userId: users.userId })
    .from(users)
    .where(eq(users.userId, userId))
    .for('no key update');
  return held.length > 0;
}
