// Passkeys; the only SQL for them.
import type { Db, Tx } from '@portal/database/connection';
import { and, count, desc, eq, lt, or, sql } from 'drizzle-orm';
import { passkeys, users } from '../../../db/schema.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;
export type NewPasskey = Omit<PasskeyRow, 'createdAt' | 'lastUsedAt'>;

export function createPasskeyStore(db: Db) {
  const isOne = (userId: string, passkeyId: string) =>
    and(eq(passkeys.userId, userId), eq(passkeys.passkeyId, passkeyId));
  return {
    list: (userId: string): Promise<PasskeyRow[]> =>
      db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(desc(passkeys.passkeyId)),

    /** By what the device calls it; nobody's who is leaving. */
    async find(userId: string, credentialId: string): Promise<PasskeyRow | null> {
      const stays = sql`exists (select from ${users} u where u.user_id = ${userId} and u.closed_until is null)`;
      const isIt = and(eq(passkeys.userId, userId), eq(passkeys.credentialId, credentialId), stays);
      return (await db.select().from(passkeys).where(isIt))[0] ?? null;
    },

    async count(from: Db | Tx, userId: string): Promise<number> {
      const [row] = await from.select({ all: count() }).from(passkeys).where(eq(passkeys.userId, userId));
      return row?.all ?? 0;
    },

    /** Null when it is there already. */
    async add(tx: Tx, passkey: NewPasskey): Promise<PasskeyRow | null> {
      const [row] = await tx.insert(passkeys).values(passkey).onConflictDoNothing().returning();
      return row ?? null;
    },

    /** False when it is gone, or has said a higher count meanwhile. */
    async use(tx: Tx, { userId, passkeyId }: PasskeyRow, counter: number): Promise<boolean> {
      const counts = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter} = 0`));
      const used = await tx
        .update(passkeys)
        .set({ counter, lastUsedAt: sql`now()` })
        .where(and(isOne(userId, passkeyId), counts))
        .returning({ passkeyId: passkeys.passkeyId });
      return used.length > 0;
    },

    /** Those made within the last days, by name. */
    async removeYoung(tx: Tx, userId: string, days: number): Promise<string[]> {
      const isYoung = sql`${passkeys.createdAt} > now() - ${days} * interval '1 day'`;
      const removed = await tx
        .delete(passkeys)
        .where(and(eq(passkeys.userId, userId), isYoung))
        .returning({ name: passkeys.name });
      return removed.map(({ name }) => name);
    },

    async names(tx: Tx, userId: string): Promise<string[]> {
      const rows = await tx
        .select({ name: passkeys.name })
        .from(passkeys)
        .where(eq(passkeys.userId, userId))
        .orderBy(desc(passkeys.passkeyId));
      return rows.map(({ name }) => name);
    },

    /** Its name; null when there is none. */
    async remove(tx: Tx, userId: string, passkeyId: string): Promise<string | null> {
      const [row] = await tx
        .delete(passkeys)
        .where(isOne(userId, passkeyId))
        .returning({ name: passkeys.name });
      return row?.name ?? null;
    },
  };
}
