// The TMF event envelope: written in the transaction of the change that it tells of, settled once in another one.
import type { Db, Tx } from '@portal/database/connection';
import { statement } from '@portal/database/statement';
import { turnsOf } from '@portal/database/turns';
import type { OperatorEventType } from '@portal/operator-ports/events';
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
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

export const eventTurns = turnsOf<typeof events, EventRow>(events, isNull(events.settledAt));

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
