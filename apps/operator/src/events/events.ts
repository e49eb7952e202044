// What happened in the operator's world: written in the transaction of the change, handed over to whoever listens.
import type { Db, Tx } from '@portal/database/connection';
import type { EventListener, Events, OperatorEvent } from '@portal/operator-ports/events';
import { v7 as uuidv7 } from 'uuid';
import { addEvents, createEventStore } from './events.store.ts';

export type NewEvent = Omit<OperatorEvent, 'eventId' | 'eventTime'>;

export async function recordEvents(tx: Tx, events: readonly NewEvent[]): Promise<void> {
  if (events.length > 0)
    await addEvents(
      tx,
      events.map((event) => ({ ...event, eventId: uuidv7() })),
    );
}

export interface Outbox extends Events {
  /** Of those that nobody has taken yet: how many, and the age of the oldest. */
  waiting(): Promise<{ count: number; seconds: number }>;
}

/** What one turn hands over. */
const atOnce = 200;

export function createOutbox(db: Db): Outbox {
  const store = createEventStore(db);
  const listeners: EventListener[] = [];
  return {
    listen(listener) {
      listeners.push(listener);
    },
    // A process that dies before the end hands the same ones over again, as does another one at the same time.
    async deliver() {
      const waiting = await store.waiting(atOnce);
      if (waiting.length === 0) return 0;
      for (const listener of listeners) await listener(waiting);
      await store.markHandedOver(waiting);
      return waiting.length;
    },
    waiting: store.howMany,
  };
}
