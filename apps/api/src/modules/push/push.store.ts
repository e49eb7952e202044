// The only SQL for push subscriptions.
import type { Db, Tx } from '@portal/database/connection';
import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import { pushSubscriptions } from '../../db/schema.ts';
import { sharedSecret } from '../../db/shared-secrets.ts';

export type PushRow = typeof pushSubscriptions.$inferSelect;

export function createPushStore(db: Db) {
  const one = (userId: string, subscriptionId: string) =>
    and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.subscriptionId, subscriptionId));

  return {
    keys: (fresh: string) => sharedSecret(db, 'vapid', fresh),

    list: (userId: string): Promise<PushRow[]> =>
      db
        .select()
        .from(pushSubscriptions)
        .where(eq(pushSubscriptions.userId, userId))
        .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.subscriptionId)),

    async find(userId: string, subscriptionId: string): Promise<PushRow | null> {
      const [row] = await db.select().from(pushSubscriptions).where(one(userId, subscriptionId));
      return row ?? null;
    },

    /** The same browser again is the same row, of the session that says so now. Beyond `most` the oldest go. */
    async put(row: Omit<PushRow, 'createdAt'>, most: number): Promise<PushRow> {
      return db.transaction(async (tx) => {
        const { tokenHash, p256dh, auth } = row;
        const [kept] = await tx
          .insert(pushSubscriptions)
          .values(row)
          .onConflictDoUpdate({
            target: [pushSubscriptions.userId, pushSubscriptions.endpoint],
            set: { tokenHash, p256dh, auth, createdAt: new Date() },
          })
          .returning();
        const beyond = tx
          .select({ subscriptionId: pushSubscriptions.subscriptionId })
          .from(pushSubscriptions)
          .where(eq(pushSubscriptions.userId, row.userId))
          .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.subscriptionId))
          .offset(most);
        await tx
          .delete(pushSubscriptions)
          .where(
            and(eq(pushSubscriptions.userId, row.userId), inArray(pushSubscriptions.subscriptionId, beyond)),
          );
        if (!kept) throw new Error('a push subscription was not written');
        return kept;
      });
    },

    /** False when there is no such subscription. */
    async remove(userId: string, subscriptionId: string): Promise<boolean> {
      const { rowCount } = await db.delete(pushSubscriptions).where(one(userId, subscriptionId));
      return (rowCount ?? 0) > 0;
    },

    async removeOf(userId: string, tokenHash: Buffer): Promise<void> {
      await db
        .delete(pushSubscriptions)
        .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.tokenHash, tokenHash)));
    },

    /** All but those of one session; of all when there is none to keep. */
    async removeOthers(on: Db | Tx, userId: string, keep: Buffer | null): Promise<void> {
      await on
        .delete(pushSubscriptions)
        .where(
          and(
            eq(pushSubscriptions.userId, userId),
            keep === null ? undefined : ne(pushSubscriptions.tokenHash, keep),
          ),
        );
    },

    ofUsers: (tx: Tx, userIds: readonly string[]): Promise<Pick<PushRow, 'userId' | 'subscriptionId'>[]> =>
      tx
        .select({ userId: pushSubscriptions.userId, subscriptionId: pushSubscriptions.subscriptionId })
        .from(pushSubscriptions)
        .where(inArray(pushSubscriptions.userId, [...userIds])),
  };
}
