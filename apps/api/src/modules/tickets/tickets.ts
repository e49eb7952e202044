// TMF621 tickets: equipment in repair, whose it is, and what becomes of it.
import { AmountChanged, Problem } from '@portal/contract/errors';
import type { Caller } from '../../caller.ts';
import type { Db, Tx } from '../../db/database.ts';
import { hasEnded, needsApproval, statusAfter, stepWords } from '../../repair-steps.ts';
import {
  createTicketStore,
  type Ticket,
  type TicketFilter,
  type TicketPage,
  type TicketStep,
} from './tickets.store.ts';

export type { Ticket, TicketFilter, TicketPage, TicketStep } from './tickets.store.ts';

export interface Decision {
  /** Null: rejected. */
  acceptedCents: number | null;
  /** The status change that is decided on, or the ticket's own number. */
  stepId: string;
  userId: string;
  /** The request's own id; the same decision with the same id is the same decision. */
  key: string | null;
}

export interface Tickets {
  list(
    customerIds: readonly string[],
    filter: TicketFilter,
    page: TicketPage,
  ): Promise<{ tickets: Ticket[]; total: number }>;
  /** Whoever owns it; null when there is no such ticket. */
  findByNumber(number: string): Promise<Ticket | null>;
  /**
   * Writes the decision, and the step that follows from it. Null: this very request has decided already.
   * @throws Problem NOT_FOUND, NOT_AWAITING_DECISION, AMOUNT_CHANGED
   */
  decide(
    tx: Tx,
    customerIds: readonly string[],
    number: string,
    decision: Decision,
    now: Date,
  ): Promise<Ticket | null>;
  /** Repairs whose time has come, locked for this transaction; none that the habit has put off. */
  due(tx: Tx, habit: string, now: Date, limit: number): Promise<Ticket[]>;
  /** The next step of each of them; as they stand afterwards. */
  moveOn(tx: Tx, due: readonly Ticket[], now: Date): Promise<Ticket[]>;
}

export interface TicketsNeeds {
  db: Db;
  /** How long the workshop takes for a step. */
  stepTakesMs: number;
}

export function createTickets({ db, stepTakesMs }: TicketsNeeds): Tickets {
  const store = createTicketStore(db);

  /** A step further; one that asks the customer, or is the last, stops the clock. */
  async function advance(tx: Tx, ticket: Ticket, now: Date): Promise<Ticket> {
    const status = statusAfter(ticket.status, ticket);
    if (!status) throw new Error('a repair that has ended goes nowhere');
    const asks = needsApproval(status, ticket);
    const step: TicketStep = {
      customerId: ticket.customerId,
      ticketId: ticket.ticketId,
      position: ticket.steps.length + 1,
      status,
      ...stepWords(status, ticket),
      needsApproval: asks,
      changedAt: now,
    };
    const stops = asks || hasEnded(status);
    const nextMoveAt = stops ? null : new Date(now.getTime() + stepTakesMs);
    const { decision, decidedAt, decidedBy, decisionKey } = ticket;
    const changes = { status, decision, decidedAt, decidedBy, decisionKey, updatedAt: now, nextMoveAt };
    await store.change(tx, ticket, changes, step);
    return { ...ticket, ...changes, steps: [...ticket.steps, step] };
  }

  return {
    list: (customerIds, filter, page) =>
      customerIds.length === 0
        ? Promise.resolve({ tickets: [], total: 0 })
        : store.list(customerIds, filter, page),

    async findByNumber(number) {
      const ticketId = canonicalTicket(number);
      const customerId = await store.ownerOf(ticketId);
      if (customerId === null) return null;
      const page = { order: 'newest', offset: 0, limit: 1 } as const;
      const { tickets } = await store.list([customerId], { ticketIds: [ticketId] }, page);
      return tickets[0] ?? null;
    },

    async decide(tx, customerIds, number, decision, now) {
      const ticket = await store.lock(tx, customerIds, canonicalTicket(number));
      if (!ticket) throw new Problem('NOT_FOUND');
      if (isRepeated(ticket, decision)) return null;
      mustBeOpen(ticket, decision);
      const decided = {
        decision: decision.acceptedCents === null ? 'rejected' : 'accepted',
        decidedAt: now,
        decidedBy: decision.userId,
        decisionKey: decision.key,
      } as const;
      return advance(tx, { ...ticket, ...decided }, now);
    },

    due: store.due,

    async moveOn(tx, due, now) {
      const moved: Ticket[] = [];
      for (const ticket of due) moved.push(await advance(tx, ticket, now));
      return moved;
    },
  };
}

/** A user's documents are those of the customers whose lines they manage. */
export function customersOf({ lines }: Pick<Caller, 'lines'>): string[] {
  return [...new Set(lines.map(({ customerId }) => customerId))];
}

/** As it is printed, whatever letters somebody typed it in. */
export const canonicalTicket = (number: string): string => number.trim().toUpperCase();

/** What the customer is asked to pay. */
export const quotedCents = ({ prices }: Pick<Ticket, 'prices'>): number =>
  prices.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** The step that waits for the customer's word; null when none does. */
export function awaitingStep({ steps, decision }: Pick<Ticket, 'steps' | 'decision'>): TicketStep | null {
  const last = steps.at(-1);
  return last?.needsApproval && decision === null ? last : null;
}

function isRepeated(ticket: Ticket, { key, userId, acceptedCents }: Decision): boolean {
  const isSameWord = ticket.decision === (acceptedCents === null ? 'rejected' : 'accepted');
  const isSameRequest = key !== null && key === ticket.decisionKey && userId === ticket.decidedBy;
  return isSameRequest && isSameWord && (acceptedCents === null || acceptedCents === quotedCents(ticket));
}

function mustBeOpen(ticket: Ticket, { stepId, acceptedCents }: Decision): void {
  const step = awaitingStep(ticket);
  const isMeant = stepId === String(step?.position) || canonicalTicket(stepId) === ticket.ticketId;
  if (!step || !isMeant) throw new Problem('NOT_AWAITING_DECISION');
  const quoted = quotedCents(ticket);
  if (acceptedCents !== null && acceptedCents !== quoted) throw new AmountChanged(quoted);
}
