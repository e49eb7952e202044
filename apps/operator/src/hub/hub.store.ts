// Who is told of events over HTTP, and what still waits for each of them: told, it is gone.
import type { Db } from '@portal/database/connection';
import type { Seal } from '@portal/database/sealed-text';
import type { OperatorEvent } from '@portal/operator-ports/events';
import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { hubMessages, hubs } from '../db/schema.ts';

export interface Subscriber {
  hubId: string;
  callback: string;
  secret: string;
  failingSince: Date | null;
}

export type Message = typeof hubMessages.$inferSelect;

export function createHubStore(db: Db, seal: Seal) {
  return {
    /** The same callback is the same registration, with the secret that was given last. */
    async register(callback: string, secret: string): Promise<string> {
      const hubId = uuidv7();
      return db.transaction(async (tx) => {
        await tx.insert(hubs).values({ hubId, callback }).onConflictDoNothing();
        const [row] = await tx.select().from(hubs).where(eq(hubs.callback, callback)).for('update');
        const known = row?.hubId ?? hubId;
        await tx
          .update(hubs)
          .set({ sealedSecret: seal.close(secret, known) })
          .where(eq(hubs.hubId, known));
        return known;
      });
    },

    async unregister(hubId: string): Promise<boolean> {
      return db.transaction(async (tx) => {
        await tx.delete(hubMessages).where(eq(hubMessages.hubId, hubId));
        const gone = await tx.delete(hubs).where(eq(hubs.hubId, hubId)).returning();
        return gone.length > 0;
      });
    },

    /** For everybody who is registered now. */
    async keep(events: readonly OperatorEvent[]): Promise<void> {
      const registered = await db.select({ hubId: hubs.hubId }).from(hubs);
      const waiting = events.flatMap((event) =>
        registered.map(({ hubId }) => ({ hubId, eventId: event.eventId, event })),
      );
      if (waiting.length > 0) await db.insert(hubMessages).values(waiting).onConflictDoNothing();
    },

    /** Whose turn it is, and no other process's until then. */
    async claim(now: Date, until: Date): Promise<Subscriber | null> {
      return db.transaction(async (tx) => {
        const [row] = await tx
          .select()
          .from(hubs)
          .where(
            and(
              or(isNull(hubs.nextTryAt), lte(hubs.nextTryAt, now)),
              sql`exists (select 1 from ${hubMessages} where ${hubMessages.hubId} = ${hubs.hubId})`,
            ),
          )
          // Whoever had a turn last comes after the others, however much waits for them.
          .orderBy(sql`${hubs.nextTryAt} nulls first`, asc(hubs.hubId))
          .limit(1)
          .for('update', { skipLocked: true });
        if (!row?.sealedSecret) return null;
        await tx.update(hubs).set({ nextTryAt: until }).where(eq(hubs.hubId, row.hubId));
        const { hubId, callback, failingSince } = row;
        return { hubId, callback, failingSince, secret: seal.open(row.sealedSecret, hubId) };
      });
    },

    waiting: (hubId: string, limit: number): Promise<Message[]> =>
      db
        .select()
        .from(hubMessages)
        .where(eq(hubMessages.hubId, hubId))
        .orderBy(asc(hubMessages.position))
        .limit(limit),

    /** It is gone, and the turn goes on. */
    async told({ hubId, eventId }: Message, until: Date): Promise<void> {
      await db.transaction(async (tx) => {
        await tx
          .delete(hubMessages)
          .where(and(eq(hubMessages.hubId, hubId), eq(hubMessages.eventId, eventId)));
        await tx.update(hubs).set({ nextTryAt: until }).where(eq(hubs.hubId, hubId));
      });
    },

    /** Gives the turn back: at once, or not before. */
    async rest(hubId: string, failing: { since: Date; nextTryAt: Date } | null): Promise<void> {
      const state = { failingSince: failing?.since ?? null, nextTryAt: failing?.nextTryAt ?? new Date() };
      await db.update(hubs).set(state).where(eq(hubs.hubId, hubId));
    },
  };
}
