// The only SQL for attempts in the payment frame and their credentials.
import type { Db, Tx } from '@portal/database/connection';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { paymentFrames, paymentFrameTokens } from '../../db/schema.ts';

export type FrameRow = typeof paymentFrames.$inferSelect;
export type FrameKey = Pick<FrameRow, 'userId' | 'frameHash'>;
type NewFrame = FrameKey & Pick<FrameRow, 'type' | 'serviceNumber' | 'itemId' | 'savesCard' | 'expiresAt'>;

const isFrame = ({ userId, frameHash }: FrameKey) =>
  and(eq(paymentFrames.userId, userId), eq(paymentFrames.frameHash, frameHash));

export function createPaymentFramesStore(db: Db) {
  return {
    async add(tx: Tx, frame: NewFrame): Promise<FrameRow> {
      const [row] = await tx.insert(paymentFrames).values(frame).returning();
      if (!row) throw new Error('the attempt was not written');
      return row;
    },

    async find(key: FrameKey): Promise<FrameRow | null> {
      const [row] = await db.select().from(paymentFrames).where(isFrame(key));
      return row ?? null;
    },

    async setVisit(key: FrameKey, visitHash: Buffer): Promise<void> {
      await db.update(paymentFrames).set({ visitHash }).where(isFrame(key));
    },

    /** Counts once, however many ask after the same refusal; answers how many there have been. */
    async countRefusal(key: FrameKey, refusals: number): Promise<number> {
      await db
        .update(paymentFrames)
        .set({ refusals: refusals + 1 })
        .where(and(isFrame(key), eq(paymentFrames.refusals, refusals)));
      return refusals + 1;
    },

    async addToken(tx: Tx, token: typeof paymentFrameTokens.$inferInsert): Promise<void> {
      await tx.insert(paymentFrameTokens).values(token);
    },

    /** True for one of all who ask. */
    async spendToken(tokenHash: Buffer, frame: FrameRow): Promise<boolean> {
      const spent = await db
        .delete(paymentFrameTokens)
        .where(
          and(
            eq(paymentFrameTokens.userId, frame.userId),
            eq(paymentFrameTokens.tokenHash, tokenHash),
            eq(paymentFrameTokens.serviceNumber, frame.serviceNumber),
            or(isNull(paymentFrameTokens.frameHash), eq(paymentFrameTokens.frameHash, frame.frameHash)),
            gt(paymentFrameTokens.expiresAt, sql`now()`),
          ),
        )
        .returning({ userId: paymentFrameTokens.userId });
      return spent.length === 1;
    },
  };
}
