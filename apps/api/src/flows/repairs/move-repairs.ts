// A habit of the embedded operator: the workshop goes on with the repairs whose time has come.
import type { Db } from '../../db/database.ts';
import { recordEvent } from '../../db/events.ts';
import { awaitingStep, quotedCents, type Tickets } from '../../modules/tickets/tickets.ts';

export interface MoveRepairsNeeds {
  db: Db;
  tickets: Tickets;
}

/** What one tick may move; the rest waits for the next. */
const mostAtOnce = 50;

export function createMoveRepairs({ db, tickets }: MoveRepairsNeeds) {
  return (now: Date): Promise<number> =>
    db.transaction(async (tx) => {
      const moved = await tickets.moveOn(tx, now, mostAtOnce);
      for (const ticket of moved)
        await recordEvent(tx, {
          eventType: 'TroubleTicketStatusChangeEvent',
          customerId: ticket.customerId,
          userId: null,
          event: {
            troubleTicket: { id: ticket.ticketId, status: ticket.status },
            device: `${ticket.brand} ${ticket.model}`,
            /** What the customer is asked to accept; null: nothing is asked. */
            awaitsCents: awaitingStep(ticket) ? quotedCents(ticket) : null,
          },
        });
      return moved.length;
    });
}
