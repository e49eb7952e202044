// The only SQL for events that wait for whoever listens.
import type { Db, Tx } from '@portal/database/connection';
import { turnsOf } from '@portal/database/turns';
import type { OperatorEvent } from '@portal/operator-ports/events';
import { inArray, isNull, sql } from 'drizzle-orm';
import { events } from '../db/schema.ts';

export async function addEvents(tx: Tx, added: Omit<OperatorEvent, 'eventTime'>[]): Promise<void> {
  await tx.insert(events).values(added);
}

export const eventTurns = turnsOf<typeof events, OperatorEvent>(events, isNull(events.handedOverAt));

export function createEventStore(db: Db) {
  return {
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
