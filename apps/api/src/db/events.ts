// The TMF event envelope: written in the transaction of the change that it tells of, settled once in another one.

import type { Tx } from '@portal/database/connection';
import { forTransactions } from '@portal/database/prepared';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { events } from './schema.ts';

export interface DomainEvent {
  /** TMF style: `PaymentAuthorizedEvent`. */
  eventType: string;
  customerId: string | null;
  userId: string | null;
  event: Record<string, unknown>;
}

const insertEvent = forTransactions((tx) =>
  tx
    .insert(events)
    .values({
      eventId: sql.placeholder('eventId'),
      eventType: sql.placeholder('eventType'),
      customerId: sql.placeholder('customerId'),
      userId: sql.placeholder('userId'),
      event: sql.placeholder('event'),
    })
    .prepare('insert_event'),
);

export async function recordEvent(tx: Tx, event: DomainEvent): Promise<void> {
  await insertEvent(tx, { eventId: uuidv7(), ...event });
}

export type EventRow = typeof events.$inferSelect;

/** The oldest that wait, or a certain one, for this transaction alone: what another one holds is left to it. */
export function claimEvents(tx: Tx, limit: number, eventId?: string): Promise<EventRow[]> {
  return tx
    .select()
    .from(events)
    .where(and(isNull(events.settledAt), eventId === undefined ? undefined : eq(events.eventId, eventId)))
    .orderBy(asc(events.eventId))
    .limit(limit)
    .for('update', { skipLocked: true });
}

export async function markSettled(tx: Tx, claimed: readonly EventRow[]): Promise<void> {
  const eventIds = claimed.map(({ eventId }) => eventId);
  await tx.update(events).set({ settledAt: sql`now()` }).where(inArray(events.eventId, eventIds));
}

/** The same for many at once. */
export async function recordEvents(tx: Tx, many: readonly DomainEvent[]): Promise<void> {
  if (many.length > 0) await tx.insert(events).values(many.map((event) => ({ eventId: uuidv7(), ...event })));
}
