// The TMF event envelope: written in the transaction of the change that it tells of, settled once in another one.

import type { Db, Tx } from '@portal/database/connection';
import { statement } from '@portal/database/statement';
import { and, asc, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { customerTwice, type WithCustomer, withCustomer } from './operator-customer.ts';
import { events } from './schema.ts';

export interface DomainEvent {
  /** TMF style: `PaymentAuthorizedEvent`. */
  eventType: string;
  customerId: string | null;
  userId: string | null;
  event: Record<string, unknown>;
}

const { placeholder } = sql;

const insertEvent = statement(
  'insert_event',
  sql`insert into ${events} (event_id, event_type, operator_customer_id, customer_id, user_id, event)
    values (${placeholder('eventId')}, ${placeholder('eventType')}, ${placeholder('customerId')},
      ${placeholder('customerUuid')}, ${placeholder('userId')}, ${placeholder('event')})`,
);

export async function recordEvent(tx: Tx, event: DomainEvent): Promise<void> {
  await insertEvent(tx, { eventId: uuidv7(), ...event, ...customerTwice(event.customerId) });
}

export type EventRow = WithCustomer<typeof events.$inferSelect, string | null>;
const columns = withCustomer<typeof events, string | null>(events);

/** The oldest that wait, without some. */
export function waitingEvents(db: Db, limit: number, without: readonly string[]): Promise<EventRow[]> {
  const waits = isNull(events.settledAt);
  return db
    .select(columns)
    .from(events)
    .where(without.length > 0 ? and(waits, notInArray(events.eventId, [...without])) : waits)
    .orderBy(asc(events.eventId))
    .limit(limit);
}

/** Of these, those that still wait, for this transaction alone: what another one holds is left to it. */
export function claimEvents(tx: Tx, eventIds: string[]): Promise<EventRow[]> {
  return tx
    .select(columns)
    .from(events)
    .where(and(isNull(events.settledAt), inArray(events.eventId, eventIds)))
    .orderBy(asc(events.eventId))
    .for('update', { skipLocked: true });
}

export async function markSettled(tx: Tx, claimed: readonly EventRow[]): Promise<void> {
  const eventIds = claimed.map(({ eventId }) => eventId);
  await tx.update(events).set({ settledAt: sql`now()` }).where(inArray(events.eventId, eventIds));
}

/** What somebody else tells, under their id: however often it comes, it is written once. */
export async function keepEvents(db: Db, told: Omit<EventRow, 'settledAt'>[]): Promise<void> {
  const rows = told.map((event) => ({ ...event, ...customerTwice(event.customerId) }));
  await db.insert(events).values(rows).onConflictDoNothing();
}
