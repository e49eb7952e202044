// The only SQL for saved cards: of each its brand, last digits and expiry, and the provider's name for it.
import type { Db, Tx } from '@portal/database/connection';
import { and, asc, count, desc, eq, ne } from 'drizzle-orm';
import { paymentMethods } from '../../db/schema.ts';
import type { SavedCard } from '../../providers/card-payments/port.ts';

export type SavedCardRow = typeof paymentMethods.$inferSelect;
/** One that has been saved. */
export type ActiveMethod = SavedCardRow & { savedCardId: string; brand: string; lastFour: string };

export interface MethodKey {
  userId: string;
  methodId: string;
}

/** `isNew` is false for one that was there already. */
export type ActivatedMethod = ActiveMethod & { isNew: boolean };

/** By all that its owner, too, can tell it by. */
const isSameCard = (row: SavedCardRow, { brand, lastFour, expiresOn }: SavedCard): boolean =>
  row.brand === brand && row.lastFour === lastFour && row.expiresOn === expiresOn;

const active = (row: SavedCardRow): row is ActiveMethod => row.status === 'active';

export function createSavedCardsStore(db: Db) {
  const { userId: ofUser, methodId: byId, status } = paymentMethods;
  const isOne = (key: MethodKey) => and(eq(ofUser, key.userId), eq(byId, key.methodId));

  return {
    async list(userId: string): Promise<ActiveMethod[]> {
      const rows = await db
        .select()
        .from(paymentMethods)
        .where(and(eq(ofUser, userId), eq(status, 'active')))
        .orderBy(desc(paymentMethods.preferred), asc(paymentMethods.createdAt));
      return rows.filter(active);
    },

    async find(key: MethodKey): Promise<SavedCardRow | null> {
      const [row] = await db.select().from(paymentMethods).where(isOne(key));
      return row ?? null;
    },

    async findByRequest(userId: string, requestHash: Buffer): Promise<SavedCardRow | null> {
      const [row] = await db
        .select()
        .from(paymentMethods)
        .where(and(eq(ofUser, userId), eq(paymentMethods.requestHash, requestHash)));
      return row ?? null;
    },

    async count(tx: Tx, userId: string): Promise<number> {
      const [row] = await tx
        .select({ rows: count() })
        .from(paymentMethods)
        .where(and(eq(ofUser, userId), ne(status, 'removing')));
      return row?.rows ?? 0;
    },

    /** False when the same request began it before. */
    async begin(tx: Tx, row: MethodKey & { requestHash: Buffer }): Promise<boolean> {
      const begun = await tx
        .insert(paymentMethods)
        .values({ ...row, status: 'saving' })
        .onConflictDoNothing()
        .returning({ methodId: byId });
      return begun.length === 1;
    },

    /**
     * Once: null when it was saved before, or given up. The first card is the preferred one. A card that is there
     * already stays the same row, under the provider's newest name for it; the older name is left to be removed.
     */
    async activate(tx: Tx, key: MethodKey, card: SavedCard): Promise<ActivatedMethod | null> {
      // Two savings of one card wait for each other.
      const rows = await tx
        .select()
        .from(paymentMethods)
        .where(eq(ofUser, key.userId))
        .orderBy(byId)
        .for('update');
      const begun = rows.find(({ methodId, status: of }) => methodId === key.methodId && of === 'saving');
      if (!begun) return null;
      const same = rows.find((row) => active(row) && isSameCard(row, card));
      if (same) return { ...(await renewed(tx, same, begun, card)), isNew: false };
      const preferred = !rows.some((row) => active(row) && row.preferred);
      const [row] = await tx
        .update(paymentMethods)
        .set({ ...card, status: 'active', preferred })
        .where(isOne(key))
        .returning();
      return { ...(row as ActiveMethod), isNew: true };
    },

    /** The provider has none, or no longer. */
    async forget(key: MethodKey, from: 'saving' | 'removing'): Promise<void> {
      await db.delete(paymentMethods).where(and(isOne(key), eq(status, from)));
    },

    /** True once. What is being saved goes, too, as soon as it is known what became of it. */
    async beginRemoval(tx: Tx, key: MethodKey): Promise<ActiveMethod | null> {
      const [row] = await tx
        .update(paymentMethods)
        .set({ status: 'removing', preferred: false })
        .where(and(isOne(key), eq(status, 'active')))
        .returning();
      if (!row) return null;
      await preferOldest(tx, key.userId);
      return { ...row, status: 'active' } as ActiveMethod;
    },

    /** Every card of somebody who leaves; also those whose saving nobody knows the end of. */
    async removeAll(tx: Tx, userId: string): Promise<string[]> {
      const rows = await tx
        .update(paymentMethods)
        .set({ status: 'removing', preferred: false })
        .where(and(eq(ofUser, userId), ne(status, 'removing')))
        .returning({ methodId: byId });
      return rows.map(({ methodId }) => methodId);
    },

    async prefer(key: MethodKey): Promise<boolean> {
      return db.transaction(async (tx) => {
        const [row] = await tx
          .update(paymentMethods)
          .set({ preferred: true })
          .where(and(isOne(key), eq(status, 'active')))
          .returning({ methodId: byId });
        if (!row) return false;
        await tx
          .update(paymentMethods)
          .set({ preferred: false })
          .where(and(eq(ofUser, key.userId), ne(byId, key.methodId)));
        return true;
      });
    },
  };

  /** Tokens are told apart by the row that they have become: the row that stays takes over the newest. */
  async function renewed(tx: Tx, same: SavedCardRow, begun: SavedCardRow, card: SavedCard) {
    await tx.delete(paymentMethods).where(isOne(begun));
    const [row] = await tx
      .update(paymentMethods)
      .set({ savedCardId: card.savedCardId, requestHash: begun.requestHash })
      .where(isOne(same))
      .returning();
    const { requestHash, savedCardId, brand, lastFour, expiresOn } = same;
    await tx.insert(paymentMethods).values({
      ...begun,
      status: 'removing',
      preferred: false,
      requestHash,
      savedCardId,
      brand,
      lastFour,
      expiresOn,
    });
    return row as ActiveMethod;
  }

  async function preferOldest(tx: Tx, userId: string): Promise<void> {
    const rows = await tx
      .select({ methodId: byId, preferred: paymentMethods.preferred })
      .from(paymentMethods)
      .where(and(eq(ofUser, userId), eq(status, 'active')))
      .orderBy(asc(paymentMethods.createdAt));
    const [oldest] = rows;
    if (!oldest || rows.some(({ preferred }) => preferred)) return;
    await tx
      .update(paymentMethods)
      .set({ preferred: true })
      .where(isOne({ userId, methodId: oldest.methodId }));
  }
}
