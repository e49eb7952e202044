// Somebody who has gone: what of theirs is still under way, and the passes until nothing of them is left.
import type { Db, Tx } from '@portal/database/connection';
import { createErasureStore, type Erasure } from './erasure.store.ts';

export type { Erasure } from './erasure.store.ts';

export interface ErasureModule {
  begin(tx: Tx, erasure: Omit<Erasure, 'begunAt'>): Promise<void>;
  find(pseudonym: string): Promise<Erasure | null>;
  /** Begun more than an hour ago: whatever was to end them is gone. */
  forgotten(): Promise<Pick<Erasure, 'pseudonym'>[]>;
  /**
   * Everything but what the law keeps, under an id that names nobody. False while something is still to happen that
   * needs to know who it was: a payment, news that wait, a message on its way.
   * @param alsoWithin what others keep of them, in the same transaction
   */
  finish(erasure: Erasure, alsoWithin: (tx: Tx) => Promise<void>): Promise<boolean>;
}

export function createErasure(db: Db): ErasureModule {
  const store = createErasureStore(db);

  /** What somebody has begun and has to end before they go. */
  async function awaits(userId: string): Promise<boolean> {
    const open = await Promise.all([
      store.hasOpenPayments(userId),
      store.hasOpenOrders(userId),
      store.hasOpenCards(userId),
    ]);
    return open.includes(true);
  }

  return {
    begin: store.add,
    find: store.find,
    forgotten: store.forgotten,

    async finish(erasure, alsoWithin) {
      const { userId, pseudonym, names } = erasure;
      if (await awaits(userId)) return false;
      if (await store.hasUntoldEvents(userId)) return false;
      if (await store.hasWaitingMessages(names)) return false;
      return db.transaction(async (tx) => {
        await store.movePayments(tx, userId, pseudonym);
        await store.deleteOfUser(tx, userId);
        await store.deleteEvents(tx, erasure);
        await store.deleteMessages(tx, names);
        await store.deleteThefts(tx, names);
        await alsoWithin(tx);
        const isDone = await store.deleteJobs(tx, erasure);
        if (isDone) await store.remove(tx, pseudonym);
        return isDone;
      });
    },
  };
}
