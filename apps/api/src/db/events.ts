// The TMF event envelope: written in the transaction of the change that it tells of.
import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from './database.ts';
import { forTransactions } from './prepared.ts';
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
