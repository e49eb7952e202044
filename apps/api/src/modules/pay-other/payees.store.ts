// The only SQL for the numbers of others that somebody pays.
import type { KindForOthers } from '@portal/contract/paying/purchase-kinds';
import type { Db } from '@portal/database/connection';
import { payeesKept } from '@portal/help/promises';
import { and, desc, eq, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import { holdAlone } from '../../db/hold-alone.ts';
import { payees } from '../../db/schema.ts';

export type PayeeRow = Omit<typeof payees.$inferSelect, 'userId'>;
export type Payees = ReturnType<typeof createPayees>;

const columns = {
  serviceNumber: payees.serviceNumber,
  name: payees.name,
  lastKind: payees.lastKind,
  lastCents: payees.lastCents,
  usedAt: payees.usedAt,
};

export function createPayees(db: Db) {
  const ofUser = (userId: string) => eq(payees.userId, userId);

  return {
    /** Those with a name by it, then the newest first. */
    async list(userId: string): Promise<PayeeRow[]> {
      return db
        .select(columns)
        .from(payees)
        .where(ofUser(userId))
        .orderBy(sql`${payees.name} is null`, payees.name, desc(payees.usedAt));
    },

    /** Null: there are as many as there may be. */
    async save(userId: string, serviceNumber: string, name: string | null): Promise<PayeeRow | null> {
      return db.transaction(async (tx) => {
        await holdAlone(tx, userId);
        const named = await tx
          .select({ serviceNumber: payees.serviceNumber })
          .from(payees)
          .where(and(ofUser(userId), isNotNull(payees.name)));
        const isNew = !named.some((row) => row.serviceNumber === serviceNumber);
        if (isNew && name !== null && named.length >= payeesKept.named) return null;
        const [row] = await tx
          .insert(payees)
          .values({ userId, serviceNumber, name })
          .onConflictDoUpdate({ target: [payees.userId, payees.serviceNumber], set: { name } })
          .returning(columns);
        return row ?? null;
      });
    },

    /** Something was paid for it just now. Of those without a name the newest stay. */
    async paid(
      userId: string,
      serviceNumber: string,
      last: { kind: KindForOthers; cents: number },
    ): Promise<void> {
      const set = { lastKind: last.kind, lastCents: last.cents, usedAt: new Date() };
      await db.transaction(async (tx) => {
        await tx
          .insert(payees)
          .values({ userId, serviceNumber, ...set })
          .onConflictDoUpdate({ target: [payees.userId, payees.serviceNumber], set });
        const kept = await tx
          .select({ serviceNumber: payees.serviceNumber })
          .from(payees)
          .where(and(ofUser(userId), isNull(payees.name)))
          .orderBy(desc(payees.usedAt))
          .limit(payeesKept.lately);
        const stay = kept.map((row) => row.serviceNumber);
        if (stay.length < payeesKept.lately) return;
        await tx
          .delete(payees)
          .where(and(ofUser(userId), isNull(payees.name), notInArray(payees.serviceNumber, stay)));
      });
    },

    async remove(userId: string, serviceNumber: string): Promise<void> {
      await db.delete(payees).where(and(ofUser(userId), eq(payees.serviceNumber, serviceNumber)));
    },
  };
}
