// The customer's word on what a repair costs: the repair goes on or comes back, and they are told, in one transaction.
import { Problem } from '@portal/contract/errors';
import { nationalNumber } from '@portal/contract/service-number';
import type { Db, Tx } from '@portal/database/connection';
import type { Caller } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import { recordEvent } from '../../db/events.ts';
import type { Messages } from '../../modules/messages/messages.ts';
import type { Notifications } from '../../modules/notifications/notifications.ts';
import type { Sso } from '../../modules/sso/sso.ts';
import type { Decision, Ticket, Tickets } from '../../modules/tickets/tickets.ts';
import { decisionEmail, decisionSms } from './repair-texts.ts';

export interface DecideRepairCostNeeds {
  db: Db;
  tickets: Tickets;
  sso: Pick<Sso, 'contactsOf'>;
  messages: Pick<Messages, 'send' | 'reaches'>;
  notifications: Pick<Notifications, 'wants'>;
  clock: Clock;
}

/** @throws Problem NOT_FOUND, HOLDER_REQUIRED, NOT_AWAITING_DECISION, AMOUNT_CHANGED */
export type DecideRepairCost = (
  caller: Caller,
  ticketId: string,
  decision: Omit<Decision, 'userId'>,
) => Promise<Ticket>;

export function createDecideRepairCost(needs: DecideRepairCostNeeds): DecideRepairCost {
  const { db, tickets, sso, messages, notifications, clock } = needs;

  async function tell(tx: Tx, caller: Caller, ticket: Ticket, acceptedCents: number | null): Promise<void> {
    const [contact] = await sso.contactsOf(tx, [caller.userId]);
    // Somebody without an address of their own reads it on a line of the same customer.
    const line = caller.lines.find(
      ({ customerId, kind }) => customerId === ticket.customerId && kind !== 'Fixed',
    );
    const { channel, to } = contact ?? { channel: 'sms', to: nationalNumber(line?.serviceNumber ?? '') };
    if (!messages.reaches(channel, to)) return;
    if (!(await notifications.wants(tx, caller.userId, { channel, topic: null }))) return;
    const message =
      channel === 'email'
        ? decisionEmail(ticket, acceptedCents)
        : { text: decisionSms(ticket, acceptedCents) };
    await messages.send(tx, { channel, to, ...message });
  }

  return async (caller, ticketId, decision) => {
    const { userId } = caller;
    await db.transaction(async (tx) => {
      const ticket = await tickets.decide(tx, caller.lines, ticketId, { ...decision, userId }, clock.now());
      if (!ticket) return;
      await tell(tx, caller, ticket, decision.acceptedCents);
      await recordEvent(tx, {
        eventType: 'TroubleTicketStatusChangeEvent',
        customerId: ticket.customerId,
        userId,
        event: {
          troubleTicket: { id: ticket.ticketId, status: ticket.status, lineId: ticket.lineId },
          device: `${ticket.brand} ${ticket.model}`,
          decision: ticket.decision,
          acceptedCents: decision.acceptedCents,
        },
      });
    });
    const found = await tickets.findByNumber(ticketId);
    if (!found) throw new Problem('NOT_FOUND');
    return found;
  };
}
