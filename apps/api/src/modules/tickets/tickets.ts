// TMF621 tickets: equipment in repair, whose it is, and what becomes of it.
import { AmountChanged, Problem } from '@portal/contract/errors';
import type { Db, Tx } from '@portal/database/connection';
import { hasEnded, needsApproval, statusAfter, stepWords } from '@portal/operator/repair-steps';
import { heldCustomers, type ManagedLine } from '../../caller.ts';
import {
  createTicketStore,
  type Ticket,
  type TicketDocument,
  type TicketFilter,
  type TicketPage,
  type TicketScope,
  type TicketStep,
} from './tickets.store.ts';

export type { Ticket, TicketDocument, TicketFilter, TicketPage, TicketStep } from './tickets.store.ts';

/** Whose repairs are asked for: those of somebody with these lines. */
type Managed = readonly ManagedLine[];

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
    managed: Managed,
    filter: TicketFilter,
    page: TicketPage,
  ): Promise<{ tickets: Ticket[]; total: number }>;
  /**
   * Those of the customer with this document.
   * @throws Problem HOLDER_REQUIRED for every document but those of customers that are held
   */
  listByDocument(
    managed: Managed,
    document: TicketDocument,
    filter: TicketFilter,
    page: TicketPage,
  ): Promise<{ tickets: Ticket[]; total: number }>;
  /** Whoever owns it; null when there is no such ticket. */
  findByNumber(number: string): Promise<Ticket | null>;
  /**
   * Writes the decision, and the step that follows from it. Null: this very request has decided already.
   * @throws Problem NOT_FOUND, HOLDER_REQUIRED, NOT_AWAITING_DECISION, AMOUNT_CHANGED
   */
  decide(tx: Tx, managed: Managed, number: string, decision: Decision, now: Date): Promise<Ticket | null>;
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
    list: (managed, filter, page) =>
      managed.length === 0
        ? Promise.resolve({ tickets: [], total: 0 })
        : store.list(scopeOf(managed), filter, page),

    async listByDocument(managed, document, filter, page) {
      const held = heldCustomers(managed);
      const heldCustomerIds = held.length > 0 ? await store.customersWith(held, document) : [];
      if (heldCustomerIds.length === 0) throw new Problem('HOLDER_REQUIRED');
      return store.list({ heldCustomerIds, lines: [] }, filter, page);
    },

    async findByNumber(number) {
      const ticketId = canonicalTicket(number);
      const customerId = await store.ownerOf(ticketId);
      if (customerId === null) return null;
      const page = { order: 'newest', offset: 0, limit: 1 } as const;
      const scope = { heldCustomerIds: [customerId], lines: [] };
      const { tickets } = await store.list(scope, { ticketIds: [ticketId] }, page);
      return tickets[0] ?? null;
    },

    async decide(tx, managed, number, decision, now) {
      const ticket = await store.lock(tx, scopeOf(managed), canonicalTicket(number));
      if (!ticket) throw new Problem('NOT_FOUND');
      if (roleIn(ticket, managed) !== 'holder') throw new Problem('HOLDER_REQUIRED');
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

/** As what somebody with these lines sees a repair; null: it is somebody else's. */
export function roleIn(
  { customerId, lineId }: Pick<Ticket, 'customerId' | 'lineId'>,
  managed: Managed,
): ManagedLine['role'] | null {
  if (heldCustomers(managed).includes(customerId)) return 'holder';
  const isOfLine = managed.some((line) => line.customerId === customerId && line.lineId === lineId);
  return isOfLine ? 'manager' : null;
}

const scopeOf = (managed: Managed): TicketScope => ({
  heldCustomerIds: heldCustomers(managed),
  lines: managed,
});

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
