// The customer's word on what a repair costs: the repair goes on or comes back, and whoever decided is told.
import { AmountChanged, Problem } from '@portal/contract/errors';
import type { Db, Tx } from '@portal/database/connection';
import { nationalNumber } from '@portal/market/service-number';
import { moneyWords, plainMoneyWords } from '@portal/market/words';
import {
  type CostDecision,
  type DecisionResult,
  refusalOf,
  type Ticket,
  type Tickets,
} from '@portal/operator-ports/tickets';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { type Caller, mustHold } from '../../caller.ts';
import { plainGsm } from '../../providers/sms/port.ts';
import type { Agreements } from '../agreements/agreements.ts';
import type { Reaction } from '../notifications/settle-events.ts';
import type { TellPerson } from '../notifications/tell-person.ts';
import type { OperatorCommands } from '../operator-commands/operator-commands.store.ts';
import { repairActCopy as copy } from './repair-act.copy.ts';
import { roleIn } from './tickets.ts';

export interface DecideRepairCostNeeds {
  db: Db;
  agreements: Pick<Agreements, 'accept'>;
  tickets: Pick<Tickets, 'find' | 'decide'>;
  commands: Pick<OperatorCommands, 'give' | 'forget'>;
}

interface Agreed {
  ticket: Ticket;
  acceptedCents: number | null;
}

export interface Decision extends Omit<CostDecision, 'key'> {
  /** The request's own id; the same decision with the same id is the same decision. Null: it has none. */
  requestId: string | null;
}

/** @throws Problem NOT_FOUND, HOLDER_REQUIRED, NOT_AWAITING_DECISION, AMOUNT_CHANGED */
export type DecideRepairCost = (caller: Caller, ticketId: string, decision: Decision) => Promise<Ticket>;

export function createDecideRepairCost(needs: DecideRepairCostNeeds): DecideRepairCost {
  const { db, agreements, tickets, commands } = needs;

  /** @param isWithdrawn the operator did not take it: it counts for nothing */
  const agree = (tx: Tx, caller: Caller, { ticket, acceptedCents }: Agreed, isWithdrawn = false) =>
    agreements.accept(tx, caller, {
      kind: 'repairCost',
      customerId: ticket.customerId,
      reference: ticket.ticketId,
      isWithdrawn,
      subject: acceptedCents === null ? copy.rejected(ticket.ticketId) : copy.accepted(ticket.ticketId),
      amountCents: acceptedCents,
    });

  return async (caller, ticketId, { requestId, ...decision }) => {
    const ticket = await tickets.find(ticketId);
    const role = ticket && roleIn(ticket, caller.lines);
    if (!ticket || role === null) throw new Problem('NOT_FOUND');
    mustHold(role);
    const key = requestId === null ? uuidv7() : `${caller.userId} ${requestId}`;
    // It may be the same request again: nothing is accepted anew by it.
    const word = decision.acceptedCents === null ? 'rejected' : 'accepted';
    if (ticket.decision === word) return decidedBy(await tickets.decide(ticket, { ...decision, key }));
    // What is refused anyway is not accepted first.
    const refusal = refusalOf(ticket, decision);
    if (refusal) {
      // Read while it was decided, its steps may tell of that before it does.
      const isDecidedSo = (await tickets.find(ticketId))?.decision === word;
      return decidedBy(isDecidedSo ? await tickets.decide(ticket, { ...decision, key }) : refusal);
    }
    // Somebody without an address of their own reads it on a line of the same customer.
    const line = caller.lines.find(
      ({ customerId, kind }) => customerId === ticket.customerId && kind !== 'Fixed',
    );
    const notifyPhone = line ? nationalNumber(line.serviceNumber) : null;
    const told = { subject: null, notifyEmail: null, notifyPhone };
    const command = { commandId: key, userId: caller.userId, ...told };
    const agreed = { ticket, acceptedCents: decision.acceptedCents };
    const isNew = await db.transaction(async (tx) => {
      const isGiven = await commands.give(command, tx);
      if (isGiven) await agree(tx, caller, agreed);
      return isGiven;
    });
    const answer = await tickets.decide(ticket, { ...decision, key });
    if ('refused' in answer && isNew)
      await db.transaction(async (tx) => {
        await commands.forget(key, tx);
        await agree(tx, caller, agreed, true);
      });
    return decidedBy(answer);
  };
}

function decidedBy(answer: DecisionResult): Ticket {
  if ('decided' in answer) return answer.decided;
  if (answer.refused === 'amountChanged') throw new AmountChanged(answer.quotedCents);
  throw new Problem(answer.refused === 'noTicket' ? 'NOT_FOUND' : 'NOT_AWAITING_DECISION');
}

interface TellOfDecisionNeeds {
  commands: Pick<OperatorCommands, 'take'>;
  tellPerson: TellPerson;
  helpPhone: string;
}

const decision = z.object({
  troubleTicket: z.object({ id: z.string() }),
  device: z.string(),
  acceptedCents: z.number().nullable(),
});

/** A decision that nobody made here is nobody's news. */
export function createTellOfDecision(needs: TellOfDecisionNeeds): Reaction {
  const { commands, tellPerson, helpPhone } = needs;
  return async (tx, { commandId, event }) => {
    const { data } = decision.safeParse(event);
    const given = data && commandId !== null ? await commands.take(tx, commandId) : null;
    if (!data || !given) return;
    const { userId, notifyPhone } = given;
    const decided = {
      ticketId: data.troubleTicket.id,
      device: data.device,
      acceptedCents: data.acceptedCents,
    };
    await tellPerson(tx, {
      userId,
      topic: 'news',
      line: notifyPhone ?? '',
      email: () => decisionEmail(helpPhone, decided),
      sms: () => decisionSms(helpPhone, decided),
    });
  };
}

interface Decided {
  ticketId: string;
  /** Its make and model. */
  device: string;
  /** Null: the cost was rejected. */
  acceptedCents: number | null;
}

/** What a customer is written about a repair. An SMS is plain GSM characters, 160 at most. */
function decisionEmail(phone: string, { ticketId, device, acceptedCents }: Decided) {
  const what =
    acceptedCents === null
      ? `Rechazaste el costo de reparar tu ${device}. Te lo devolvemos sin reparar y sin costo.`
      : `Aceptaste reparar tu ${device} por ${moneyWords(acceptedCents)}. El taller empieza la reparación.`;
  const subject = acceptedCents === null ? 'Rechazaste' : 'Aceptaste';
  return {
    subject: `${subject} el costo de la reparación ${ticketId}`,
    text: `${what}\n\nPuedes seguir la orden ${ticketId} en Soporte, Estado de tu equipo.\n\nSi no fuiste tú, llámanos al ${phone}.`,
  };
}

function decisionSms(phone: string, { ticketId, acceptedCents }: Decided): string {
  const what =
    acceptedCents === null
      ? `Rechazaste el costo de la reparacion ${ticketId}. Te devolvemos el equipo sin costo.`
      : `Aceptaste la reparacion ${ticketId} por ${plainMoneyWords(acceptedCents)}.`;
  return plainGsm(`${what} Si no fuiste tu, llama al ${phone}.`);
}
