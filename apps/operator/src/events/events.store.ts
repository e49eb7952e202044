// The only SQL for events that wait for whoever listens.
import type { Db, Tx } from '@portal/database/connection';
import type { OperatorEvent } from '@portal/operator-ports/events';
import { asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { events } from '../db/schema.ts';

export async function addEvents(tx: Tx, added: Omit<OperatorEvent, 'eventTime'>[]): Promise<void> {
  await tx.insert(events).values(added);
}

export function createEventStore(db: Db) {
  return {
    /** The oldest first; none while it is another process's turn, for which the oldest stands. */
    take(limit: number, now: Date, until: Date): Promise<OperatorEvent[]> {
      const waits = isNull(events.handedOverAt);
      return db.transaction(async (tx) => {
        const [oldest] = await tx
          .select({ eventId: events.eventId, takenUntil: events.takenUntil })
          .from(events)
          .where(waits)
          .orderBy(asc(events.eventId))
          .limit(1)
          .for('update');
        if (!oldest || (oldest.takenUntil && oldest.takenUntil > now)) return [];
        await tx.update(events).set({ takenUntil: until }).where(eq(events.eventId, oldest.eventId));
        return tx.select().from(events).where(waits).orderBy(asc(events.eventId)).limit(limit);
      });
    },

    /** The turn is anybody's again. */
    async giveBack([oldest]: readonly OperatorEvent[]): Promise<void> {
      if (oldest) await db.update(events).set({ takenUntil: null }).where(eq(events.eventId, oldest.eventId));
    },

    async markHandedOver(handed: readonly OperatorEvent[]): Promise<void> {
      const eventIds = handed.map(({ eventId }) => eventId);
      await db.update(events).set({ handedOverAt: sql`now()` }).where(inArray(events.eventId, eventIds));
    },

    /** How many nobody has taken yet, and for how long the oldest has waited. */
    async howMany(): Promise<{ count: number; seconds: number }> {
      const [row] = await db
        .select({
          count: sql<number>`count(*)::int`,
          seconds: sql<number>`coalesce(extract(epoch from now() - min(${events.eventTime})), 0)::float8`,
        })
        .from(events)
        .where(isNull(events.handedOverAt));
      return row ?? { count: 0, seconds: 0 };
    },
  };
}
