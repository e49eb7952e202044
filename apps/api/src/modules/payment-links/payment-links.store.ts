// The only SQL for payment links and the receipts that their payers want.
import type { Db, Tx } from '@portal/database/connection';
import { and, eq, gt, sql } from 'drizzle-orm';
import { linkReceipts, paymentLinks } from '../../db/schema.ts';

export type LinkRow = typeof paymentLinks.$inferSelect;

export type PaymentLinks = ReturnType<typeof createPaymentLinks>;

export function createPaymentLinks(db: Db) {
  return {
    async add(tx: Tx, link: LinkRow): Promise<void> {
      await tx.insert(paymentLinks).values(link);
    },

    /** Null once it has ended. */
    async find(userId: string, linkHash: Buffer): Promise<LinkRow | null> {
      const [row] = await db
        .select()
        .from(paymentLinks)
        .where(
          and(
            eq(paymentLinks.userId, userId),
            eq(paymentLinks.linkHash, linkHash),
            gt(paymentLinks.expiresAt, sql`now()`),
          ),
        );
      return row ?? null;
    },

    /** The first address that comes with a key is the one. */
    async wishReceipt(userId: string, correlatorId: string, email: string): Promise<void> {
      await db.insert(linkReceipts).values({ userId, correlatorId, email }).onConflictDoNothing();
    },

    /** Once. */
    async takeReceiptWish(tx: Tx, userId: string, correlatorId: string): Promise<string | null> {
      const [wish] = await tx
        .delete(linkReceipts)
        .where(and(eq(linkReceipts.userId, userId), eq(linkReceipts.correlatorId, correlatorId)))
        .returning({ email: linkReceipts.email });
      return wish?.email ?? null;
    },
  };
}
