// A habit of the embedded operator: the workshop goes on with the repairs whose time has come.
import type { Tx } from '@portal/database/connection';
import { recordEvent } from '../../db/events.ts';
import { awaitingStep, quotedCents, type Ticket, type Tickets } from '../../modules/tickets/tickets.ts';
import type { WorkOff } from '../work-off.ts';

export interface MoveRepairsNeeds {
  tickets: Tickets;
  workOff: WorkOff;
}

const habit = 'moveRepairs';
/** What one tick may move; the rest waits for the next. */
const mostPerTick = 50;

export function createMoveRepairs({ tickets, workOff }: MoveRepairsNeeds) {
  return (now: Date): Promise<number> =>
    workOff(
      {
        habit,
        atOnce: mostPerTick,
        mostPerTick,
        hold: (tx, limit) => tickets.due(tx, habit, now, limit),
        subjectOf: ({ customerId, ticketId }) => ({ customerId, subjectId: ticketId }),
        work: (tx, due) => move(tx, due, now),
      },
      now,
    );

  async function move(tx: Tx, due: readonly Ticket[], now: Date): Promise<void> {
    for (const ticket of await tickets.moveOn(tx, due, now))
      await recordEvent(tx, {
        eventType: 'TroubleTicketStatusChangeEvent',
        customerId: ticket.customerId,
        userId: null,
        event: {
          troubleTicket: { id: ticket.ticketId, status: ticket.status, lineId: ticket.lineId },
          device: `${ticket.brand} ${ticket.model}`,
          /** What the customer is asked to accept; null: nothing is asked. */
          awaitsCents: awaitingStep(ticket) ? quotedCents(ticket) : null,
        },
      });
  }
}
