// What happened in the operator's world: written in the transaction of the change, handed over to whoever listens.
import type { Db, Tx } from '@portal/database/connection';
import type { EventListener, Events, OperatorEvent, OperatorEventType } from '@portal/operator-ports/events';
import { v7 as uuidv7 } from 'uuid';
import { addEvents, createEventStore, eventTurns } from './events.store.ts';

export interface NewEvent extends Omit<OperatorEvent, 'eventId' | 'eventTime'> {
  /** That a plan was ordered is for other listeners: the portal ordered it. */
  eventType: OperatorEventType | 'ProductOrderCreateEvent';
}

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
/** A process that is killed in its turn holds up the others no longer. */
const turnMs = 10_000;

export function createOutbox(db: Db): Outbox {
  const store = createEventStore(db);
  const listeners: EventListener[] = [];
  let turn: Promise<number> | null = null;

  /** One process after another, so that none overtakes. What a turn that was cut off had handed over comes again. */
  async function handOver(): Promise<number> {
    const now = new Date();
    const taken = await eventTurns.take(db, atOnce, now, new Date(now.getTime() + turnMs));
    if (taken.length === 0) return 0;
    try {
      for (const listener of listeners) await listener(taken);
      await store.markHandedOver(taken);
      return taken.length;
    } catch (error) {
      await eventTurns.giveBack(db, taken).catch(() => {});
      throw error;
    }
  }

  return {
    listen(listener) {
      listeners.push(listener);
    },
    deliver() {
      turn ??= handOver().finally(() => {
        turn = null;
      });
      return turn;
    },
    waiting: store.howMany,
  };
}
