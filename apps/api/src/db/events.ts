// The TMF event envelope: written in the transaction of the change that it tells of, settled once in another one.

import type { Db, Tx } from '@portal/database/connection';
import { statement } from '@portal/database/statement';
import type { OperatorEventType } from '@portal/operator-ports/events';
import { and, asc, eq, gt, inArray, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import { NIL as nobody, v7 as uuidv7 } from 'uuid';
import { events } from './schema.ts';

/** What happens in the portal, as TM Forum would call it. */
type PortalEventType =
  | 'AccountClosingEvent'
  | 'AutoPayAnnouncedEvent'
  | 'AutoPayOverMaximumEvent'
  | 'AutoPayPaidHereEvent'
  | 'AutomaticPaymentRefusedEvent'
  | 'AutoTopUpLimitReachedEvent'
  | 'DataRequestEvent'
  | 'DigitalIdentityAttributeValueChangeEvent'
  | 'DigitalIdentityDeleteEvent'
  | 'FactorRecoveryEvent'
  | 'LineConsentChangeEvent'
  | 'LinesAssociatedEvent'
  | 'LineUserChangeEvent'
  | 'NewDeviceEvent'
  | 'PasskeyEvent'
  | 'PaymentAuthorizedEvent'
  | 'PaymentFailedEvent'
  | 'PaymentMethodCreateEvent'
  | 'PaymentMethodDeleteEvent'
  | 'PaymentRefundedEvent'
  | 'PermissionAttributeValueChangeEvent'
  | 'PermissionCreateEvent'
  | 'PermissionDeleteEvent'
  | 'PermissionStateChangeEvent'
  | 'PersonalTokenEvent'
  | 'SecondFactorEvent'
  | 'TheftEscalatedEvent'
  | 'WhatsappLinkEvent';
export type EventType = PortalEventType | OperatorEventType;

export interface DomainEvent {
  eventType: EventType;
  customerId: string | null;
  userId: string | null;
  /** What stands in it as `secret` is forgotten once everybody has been told. */
  event: Record<string, unknown>;
}

const { placeholder } = sql;

const insertEvent = statement(
  'insert_event',
  sql`insert into ${events} (event_id, event_type, customer_id, user_id, event)
    values (${placeholder('eventId')}, ${placeholder('eventType')}, ${placeholder('customerId')},
      ${placeholder('userId')}, ${placeholder('event')})`,
);

export async function recordEvent(tx: Tx, event: DomainEvent): Promise<void> {
  await insertEvent(tx, { eventId: uuidv7(), ...event });
}

export type EventRow = typeof events.$inferSelect;

/** The oldest that wait, without some; none while it is another process's turn, for which the oldest of them stands. */
export function acquireLease(
  db: Db,
  turn: { limit: number; without: readonly string[]; now: Date; until: Date },
): Promise<EventRow[]> {
  const { limit, without, now, until } = turn;
  const waits = isNull(events.settledAt);
  const chosen = without.length > 0 ? and(waits, notInArray(events.eventId, [...without])) : waits;
  return db.transaction(async (tx) => {
    const waiting = await tx.select().from(events).where(chosen).orderBy(asc(events.eventId)).limit(limit);
    const oldest = eq(events.eventId, waiting[0]?.eventId ?? nobody);
    const isFree = or(isNull(events.takenUntil), lte(events.takenUntil, now));
    // One that somebody holds is not waited for: it is being told.
    const free = await tx
      .select({ eventId: events.eventId })
      .from(events)
      .where(and(oldest, waits, isFree))
      .for('update', { skipLocked: true });
    if (free.length === 0) return [];
    await tx.update(events).set({ takenUntil: until }).where(oldest);
    return waiting;
  });
}

/** Whatever of them still waits: it is anybody's turn. */
export async function releaseLease(db: Db, [oldest]: readonly EventRow[]): Promise<void> {
  if (oldest) await db.update(events).set({ takenUntil: null }).where(eq(events.eventId, oldest.eventId));
}

/** Of these, those that still wait, for this transaction alone: what another one holds is left to it. */
export function claimEvents(tx: Tx, eventIds: string[]): Promise<EventRow[]> {
  return tx
    .select()
    .from(events)
    .where(and(isNull(events.settledAt), inArray(events.eventId, eventIds)))
    .orderBy(asc(events.eventId))
    .for('update', { skipLocked: true });
}

export async function markSettled(tx: Tx, claimed: readonly EventRow[]): Promise<void> {
  const eventIds = claimed.map(({ eventId }) => eventId);
  // What may be done with a message is its reader's alone: it is not kept with the event.
  const event = sql`${events.event} - 'secret'`;
  await tx.update(events).set({ settledAt: sql`now()`, event }).where(inArray(events.eventId, eventIds));
}

const mostAtOnce = 500;

/** Of one person, the oldest first, after one that was read before. */
export async function eventsOf(db: Db, userId: string, after: string | null): Promise<EventRow[]> {
  return db
    .select()
    .from(events)
    .where(and(eq(events.userId, userId), after === null ? undefined : gt(events.eventId, after)))
    .orderBy(asc(events.eventId))
    .limit(mostAtOnce);
}

/** What somebody else tells, under their id: however often it comes, it is written once. */
export async function keepEvents(db: Db, told: Omit<EventRow, 'settledAt' | 'takenUntil'>[]): Promise<void> {
  await db.insert(events).values(told).onConflictDoNothing();
}
