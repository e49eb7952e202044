// Second steps that are about to be taken off; the only SQL for them.
import type { Db, Tx } from '@portal/database/connection';
import { and, eq, sql } from 'drizzle-orm';
import { factorRecoveries } from '../../../db/schema.ts';

export function createRecoveryStore() {
  const ofUser = (userId: string) => eq(factorRecoveries.userId, userId);
  const endsAt = { endsAt: factorRecoveries.endsAt };
  return {
    /** Null when one is under way: it goes on. */
    async begin(tx: Tx, userId: string, { stopHash, hours }: { stopHash: Buffer; hours: number }) {
      const [row] = await tx
        .insert(factorRecoveries)
        .values({ userId, stopHash, endsAt: sql`now() + ${hours} * interval '1 hour'` })
        .onConflictDoNothing()
        .returning(endsAt);
      return row?.endsAt ?? null;
    },

    async find(from: Db | Tx, userId: string): Promise<Date | null> {
      const [row] = await from.select(endsAt).from(factorRecoveries).where(ofUser(userId));
      return row?.endsAt ?? null;
    },

    /** False when there is none. @param stopHash of whoever has the link alone */
    async stop(tx: Tx, userId: string, stopHash: Buffer | null): Promise<boolean> {
      const isIt = stopHash ? and(ofUser(userId), eq(factorRecoveries.stopHash, stopHash)) : ofUser(userId);
      const stopped = await tx
        .delete(factorRecoveries)
        .where(isIt)
        .returning({ userId: factorRecoveries.userId });
      return stopped.length > 0;
    },

    /** Since when it waited; for the first who asks after its day. */
    async end(tx: Tx, userId: string): Promise<Date | null> {
      const [ended] = await tx
        .delete(factorRecoveries)
        .where(and(ofUser(userId), sql`${factorRecoveries.endsAt} <= now()`))
        .returning({ begunAt: factorRecoveries.begunAt });
      return ended?.begunAt ?? null;
    },
  };
}
