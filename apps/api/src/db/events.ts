// The TMF event envelope: written in the transaction of the change that it tells of.
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from './database.ts';
import { events } from './schema.ts';

export interface DomainEvent {
  /** TMF style: `PaymentAuthorizedEvent`. */
  eventType: string;
  customerId: string | null;
  userId: string | null;
  event: Record<string, unknown>;
}

export async function recordEvent(tx: Tx, event: DomainEvent): Promise<void> {
  await tx.insert(events).values({ eventId: uuidv7(), ...event });
}
