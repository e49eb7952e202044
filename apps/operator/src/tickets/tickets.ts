// Equipment in repair: where it stands, the customer's word on what it costs, and what the workshop does next.
import type { Db, Tx } from '@portal/database/connection';
import type { Claims } from '@portal/operator-ports/claims';
import type { OfficeAppointments } from '@portal/operator-ports/office-appointments';
import type { Talks } from '@portal/operator-ports/talks';
import type { Thefts } from '@portal/operator-ports/thefts';
import {
  awaitingStep,
  type CostDecision,
  canonicalTicket,
  type DecisionResult,
  quotedCents,
  refusalOf,
  type TicketFilter,
  type Tickets as TicketsPort,
} from '@portal/operator-ports/tickets';
import type { Visits } from '@portal/operator-ports/visits';
import { type Clock, type DueTask, dueTask } from '../clock/clock.ts';
import { type NewEvent, recordEvents } from '../events/events.ts';
import { hasEnded, needsApproval, statusAfter, stepWords } from './repair-steps.ts';
import { createTicketStore, type HeldTicket, type StepRow, type TicketKey } from './tickets.store.ts';

export interface Tickets
  extends Omit<
    TicketsPort,
    keyof Claims | keyof Thefts | keyof Visits | keyof OfficeAppointments | keyof Talks
  > {
  tasks: readonly DueTask[];
}

export interface TicketsNeeds {
  db: Db;
  clock: Clock;
  /** How long the workshop takes for a step. */
  stepTakesMs: number;
}

const firstAlone = { order: 'newest', offset: 0, limit: 1 } as const;

export function createTickets({ db, clock, stepTakesMs }: TicketsNeeds): Tickets {
  const store = createTicketStore(db);

  /** A step further; one that asks the customer, or is the last, stops the clock. */
  async function advance(tx: Tx, ticket: HeldTicket, now: Date): Promise<HeldTicket> {
    const status = statusAfter(ticket.status, ticket);
    if (!status) throw new Error('a repair that has ended goes nowhere');
    const asks = needsApproval(status, ticket);
    const step: StepRow = {
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
    const { decision, decidedAt, decisionKey } = ticket;
    const changes = { status, decision, decidedAt, decisionKey, updatedAt: now, nextMoveAt };
    await store.change(tx, ticket, changes, step);
    return { ...ticket, ...changes, steps: [...ticket.steps, step] };
  }

  async function decide(
    tx: Tx,
    named: Parameters<Tickets['decide']>[0],
    made: CostDecision,
  ): Promise<DecisionResult> {
    const ticket = await store.lock(tx, { ...named, ticketId: canonicalTicket(named.ticketId) });
    if (!ticket) return { refused: 'noTicket' };
    if (isRepeated(ticket, made)) return { decided: ticket };
    const refusal = refusalOf(ticket, made);
    if (refusal) return refusal;
    const now = clock.now();
    const decision = wordOf(made);
    const decided = await advance(tx, { ...ticket, decision, decidedAt: now, decisionKey: made.key }, now);
    const { acceptedCents, key } = made;
    await recordEvents(tx, [{ ...movedEvent(decided, { decision, acceptedCents }), commandId: key }]);
    return { decided };
  }

  const asPrinted = ({ ticketIds, ...filter }: TicketFilter): TicketFilter =>
    ticketIds ? { ...filter, ticketIds: ticketIds.map(canonicalTicket) } : filter;

  return {
    list: async (scope, filter, page) =>
      scope.customerIds.length + scope.lines.length === 0
        ? { tickets: [], total: 0 }
        : store.list(scope, asPrinted(filter), page),

    async find(number) {
      const ticketId = canonicalTicket(number);
      const customerId = await store.ownerOf(ticketId);
      if (customerId === null) return null;
      const scope = { customerIds: [customerId], lines: [] };
      const { tickets } = await store.list(scope, { ticketIds: [ticketId] }, firstAlone);
      return tickets[0] ?? null;
    },

    decide: (ticket, decision) => db.transaction((tx) => decide(tx, ticket, decision)),

    tasks: [
      dueTask({
        task: 'moveRepairs',
        atOnce: 50,
        mostPerTick: 50,
        find: store.findDue,
        hold,
        work: moveOn,
      }),
    ],
  };

  async function moveOn(tx: Tx, due: readonly HeldTicket[], now: Date): Promise<void> {
    const moved: HeldTicket[] = [];
    for (const ticket of due) moved.push(await advance(tx, ticket, now));
    await recordEvents(
      tx,
      moved.map((ticket) => movedEvent(ticket, { awaitsCents: awaitingStep(ticket) && quotedCents(ticket) })),
    );
  }

  /** Those of them whose time it still is: a customer may be deciding. Held until the end of the transaction. */
  async function hold(tx: Tx, keys: readonly TicketKey[], now: Date): Promise<HeldTicket[]> {
    const held: HeldTicket[] = [];
    for (const key of keys) {
      const ticket = await store.lock(tx, key);
      if (ticket?.nextMoveAt && ticket.nextMoveAt <= now) held.push(ticket);
    }
    return held;
  }
}

const wordOf = ({ acceptedCents }: CostDecision) => (acceptedCents === null ? 'rejected' : 'accepted');

function isRepeated(ticket: HeldTicket, made: CostDecision): boolean {
  const isSameWord = ticket.decision === wordOf(made) && made.key === ticket.decisionKey;
  return isSameWord && (made.acceptedCents === null || made.acceptedCents === quotedCents(ticket));
}

const movedEvent = (ticket: HeldTicket, more: Record<string, unknown>): NewEvent => ({
  eventType: 'TroubleTicketStatusChangeEvent',
  customerId: ticket.customerId,
  commandId: null,
  event: {
    troubleTicket: { id: ticket.ticketId, status: ticket.status, lineId: ticket.lineId },
    device: `${ticket.brand} ${ticket.model}`,
    ...more,
  },
});
