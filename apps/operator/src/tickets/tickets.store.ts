// The only SQL for tickets and their steps. Customers are read by join, for the document that a ticket is under.
import type { Db, Tx } from '@portal/database/connection';
import type { Ticket, TicketFilter, TicketPage, TicketScope } from '@portal/operator-ports/tickets';
import { and, asc, count, desc, eq, inArray, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { dueRows, keyedRows, ofLines } from '../db/keyed-rows.ts';
import { tickets as allTickets, customers, ticketNumbers, ticketSteps } from '../db/schema.ts';

/** A lock names its table as the statement does, without a schema. */
const tickets = alias(allTickets, 'tickets');

export type TicketRow = typeof allTickets.$inferSelect;
export type StepRow = typeof ticketSteps.$inferSelect;

/** With what the workshop keeps for itself. */
export interface HeldTicket extends Ticket, TicketRow {
  steps: StepRow[];
}

export type TicketKey = Pick<TicketRow, 'customerId' | 'ticketId'>;
const names = ['customerId', 'ticketId'] as const;
const rows = keyedRows(allTickets, ...names);

const within = ({ customerIds, lines }: TicketScope) =>
  or(inArray(tickets.customerId, [...customerIds]), ofLines(tickets, lines));

const orders = {
  newest: [desc(tickets.createdAt), desc(tickets.ticketId)],
  oldest: [asc(tickets.createdAt), asc(tickets.ticketId)],
};

export function createTicketStore(db: Db) {
  const joined = (on: Db | Tx) =>
    on.select().from(tickets).innerJoin(customers, eq(customers.customerId, tickets.customerId));

  async function withSteps(
    on: Db | Tx,
    rows: { tickets: TicketRow; customers: typeof customers.$inferSelect }[],
  ): Promise<HeldTicket[]> {
    if (rows.length === 0) return [];
    const steps = await on
      .select()
      .from(ticketSteps)
      .where(
        and(
          inArray(ticketSteps.customerId, [...new Set(rows.map((row) => row.tickets.customerId))]),
          inArray(
            ticketSteps.ticketId,
            rows.map((row) => row.tickets.ticketId),
          ),
        ),
      )
      .orderBy(ticketSteps.position);
    return rows.map(({ tickets: row, customers: { documentType, documentNumber } }) => ({
      ...row,
      documentType,
      documentNumber,
      steps: steps.filter(({ ticketId }) => ticketId === row.ticketId),
    }));
  }

  async function totalOf(where: SQL | undefined): Promise<number> {
    const [row] = await db
      .select({ total: count() })
      .from(tickets)
      .innerJoin(customers, eq(customers.customerId, tickets.customerId))
      .where(where);
    return row?.total ?? 0;
  }

  return {
    async list(scope: TicketScope, { ticketIds, statuses }: TicketFilter, page: TicketPage) {
      const where = and(
        within(scope),
        ticketIds && inArray(tickets.ticketId, ticketIds),
        statuses && inArray(tickets.status, statuses),
      );
      const { order, limit, offset } = page;
      const rows = await joined(db)
        .where(where)
        .orderBy(...orders[order])
        .limit(limit)
        .offset(offset);
      const isWhole = offset === 0 && rows.length < limit;
      return { tickets: await withSteps(db, rows), total: isWhole ? rows.length : await totalOf(where) };
    },

    async ownerOf(ticketId: string): Promise<string | null> {
      const [row] = await db.select().from(ticketNumbers).where(eq(ticketNumbers.ticketId, ticketId));
      return row?.customerId ?? null;
    },

    /** Whoever else wants to change it waits for the end of the transaction. */
    async lock(tx: Tx, { customerId, ticketId }: TicketKey): Promise<HeldTicket | null> {
      const rows = await joined(tx)
        .where(and(eq(tickets.customerId, customerId), eq(tickets.ticketId, ticketId)))
        .for('update', { of: tickets });
      const [ticket] = await withSteps(tx, rows);
      return ticket ?? null;
    },

    /** Repairs that go on by now, longest ago first. */
    findDue: dueRows(db, allTickets, names, 'nextMoveAt').findDue,

    async change(tx: Tx, ticket: TicketKey, changes: Partial<TicketRow>, step: StepRow): Promise<void> {
      await tx.insert(ticketSteps).values(step);
      await rows.change(tx, ticket, changes);
    },
  };
}
