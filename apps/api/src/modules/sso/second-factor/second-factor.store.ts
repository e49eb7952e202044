// Apps of codes, and codes on paper; the only SQL for them.
import type { Db, Tx } from '@portal/database/connection';
import { and, count, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import { backupCodes, credentials, factorRecoveries, secondFactors } from '../../../db/schema.ts';

export type SecondFactorRow = typeof secondFactors.$inferSelect;

export function createSecondFactorStore(db: Db) {
  const ofUser = (userId: string) => eq(secondFactors.userId, userId);
  return {
    async find(userId: string): Promise<SecondFactorRow | null> {
      return (await db.select().from(secondFactors).where(ofUser(userId)))[0] ?? null;
    },

    /** After a reset of the last days: whether it was turned on in as many days before it, or since, perhaps by whom that shut out. */
    async isDoubtful(userId: string, days: number): Promise<boolean> {
      const found = await db
        .select({ userId: secondFactors.userId })
        .from(secondFactors)
        .innerJoin(credentials, eq(credentials.userId, secondFactors.userId))
        .where(
          and(
            ofUser(userId),
            sql`${credentials.resetAt} > now() - ${days} * interval '1 day'`,
            sql`${secondFactors.confirmedAt} > ${credentials.resetAt} - ${days} * interval '1 day'`,
          ),
        );
      return found.length > 0;
    },

    /** In the place of one that was never confirmed; false where one is in force. */
    async begin(userId: string, sealedSecret: Buffer): Promise<boolean> {
      const begun = await db
        .insert(secondFactors)
        .values({ userId, sealedSecret })
        .onConflictDoUpdate({
          target: secondFactors.userId,
          set: { sealedSecret },
          setWhere: isNull(secondFactors.confirmedAt),
        })
        .returning({ userId: secondFactors.userId });
      return begun.length > 0;
    },

    /** False when somebody was faster, or the secret is another one by now. */
    async confirm(tx: Tx, { userId, sealedSecret }: SecondFactorRow, step: number): Promise<boolean> {
      const isStill = and(
        ofUser(userId),
        eq(secondFactors.sealedSecret, sealedSecret),
        isNull(secondFactors.confirmedAt),
      );
      const confirmed = await tx
        .update(secondFactors)
        .set({ confirmedAt: sql`now()`, lastStep: step })
        .where(isStill)
        .returning({ userId: secondFactors.userId });
      return confirmed.length > 0;
    },

    /** False when this code, or a later one, was taken already. */
    async takeStep(userId: string, step: number): Promise<boolean> {
      const taken = await db
        .update(secondFactors)
        .set({ lastStep: step })
        .where(and(ofUser(userId), lt(secondFactors.lastStep, step)))
        .returning({ userId: secondFactors.userId });
      return taken.length > 0;
    },

    /** False when it is none, or was used. */
    async takeBackupCode(tx: Tx, userId: string, codeHash: Buffer): Promise<boolean> {
      const taken = await tx
        .delete(backupCodes)
        .where(and(eq(backupCodes.userId, userId), eq(backupCodes.codeHash, codeHash)))
        .returning({ userId: backupCodes.userId });
      return taken.length > 0;
    },

    async hasBackupCode(userId: string, codeHash: Buffer): Promise<boolean> {
      const found = await db
        .select({ userId: backupCodes.userId })
        .from(backupCodes)
        .where(and(eq(backupCodes.userId, userId), eq(backupCodes.codeHash, codeHash)));
      return found.length > 0;
    },

    async backupCodesLeft(from: Db | Tx, userId: string): Promise<number> {
      const [row] = await from
        .select({ left: count() })
        .from(backupCodes)
        .where(eq(backupCodes.userId, userId));
      return row?.left ?? 0;
    },

    async putBackupCodes(tx: Tx, userId: string, hashes: readonly Buffer[]): Promise<void> {
      await tx.delete(backupCodes).where(eq(backupCodes.userId, userId));
      await tx.insert(backupCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
    },

    /** With what was to take it off. False when there was none in force. @param before of one that is no newer alone */
    async end(tx: Tx, userId: string, before: Date | null): Promise<boolean> {
      await tx.delete(factorRecoveries).where(eq(factorRecoveries.userId, userId));
      const [ended] = await tx
        .delete(secondFactors)
        .where(and(ofUser(userId), before ? lte(secondFactors.confirmedAt, before) : undefined))
        .returning({ confirmedAt: secondFactors.confirmedAt });
      if (ended) await tx.delete(backupCodes).where(eq(backupCodes.userId, userId));
      return ended !== undefined && ended.confirmedAt !== null;
    },
  };
}
