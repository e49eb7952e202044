// The customer's word on what a repair costs: the repair goes on or comes back, and whoever decided is told.
import { AmountChanged, Problem } from '@portal/contract/errors';
import { nationalNumber } from '@portal/market/service-number';
import type { CostDecision, Ticket, Tickets } from '@portal/operator-ports/tickets';
import { v7 as uuidv7 } from 'uuid';
import type { Caller } from '../../caller.ts';
import type { OperatorCommands } from '../../modules/operator-commands/operator-commands.ts';
import { roleIn } from '../../modules/tickets/tickets.ts';

export interface DecideRepairCostNeeds {
  tickets: Pick<Tickets, 'find' | 'decide'>;
  commands: Pick<OperatorCommands, 'give' | 'forget'>;
}

export interface Decision extends Omit<CostDecision, 'key'> {
  /** The request's own id; the same decision with the same id is the same decision. Null: it has none. */
  requestId: string | null;
}

/** @throws Problem NOT_FOUND, HOLDER_REQUIRED, NOT_AWAITING_DECISION, AMOUNT_CHANGED */
export type DecideRepairCost = (caller: Caller, ticketId: string, decision: Decision) => Promise<Ticket>;

export function createDecideRepairCost({ tickets, commands }: DecideRepairCostNeeds): DecideRepairCost {
  return async (caller, ticketId, { requestId, ...decision }) => {
    const ticket = await tickets.find(ticketId);
    const role = ticket && roleIn(ticket, caller.lines);
    if (!ticket || role === null) throw new Problem('NOT_FOUND');
    if (role !== 'holder') throw new Problem('HOLDER_REQUIRED');
    const key = requestId === null ? uuidv7() : `${caller.userId} ${requestId}`;
    // Somebody without an address of their own reads it on a line of the same customer.
    const line = caller.lines.find(
      ({ customerId, kind }) => customerId === ticket.customerId && kind !== 'Fixed',
    );
    const notifyPhone = line ? nationalNumber(line.serviceNumber) : null;
    const told = { subject: null, notifyEmail: null, notifyPhone };
    const isNew = await commands.give({ commandId: key, userId: caller.userId, ...told });
    const answer = await tickets.decide(ticket, { ...decision, key });
    if ('decided' in answer) return answer.decided;
    if (isNew) await commands.forget(key);
    if (answer.refused === 'amountChanged') throw new AmountChanged(answer.quotedCents);
    throw new Problem(answer.refused === 'noTicket' ? 'NOT_FOUND' : 'NOT_AWAITING_DECISION');
  };
}
