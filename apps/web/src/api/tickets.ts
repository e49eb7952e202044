// Equipment in repair: looked up, followed, and the decision on its cost.
import { decideRepairCost, listTroubleTickets, type TroubleTicket } from '@portal/contract/help/tickets';
import { market } from '@portal/market/here';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, type Result } from '../lib/http/result.ts';
import { dollarsFromCents } from '../lib/money.ts';
import { ALL, request } from './requests.ts';

/** By what a repair is looked for: the document of a person or a company, or `TRK`, the number of its order. */
export type RepairDocument = string;

export interface RepairSearch {
  type: RepairDocument;
  number: string;
}

/**
 * As what the user sees a repair: `holder` decides on it, `manager` of its line follows it. Null: it is somebody
 * else's, with owner and device masked.
 */
export function roleIn({ relatedParty }: Pick<TroubleTicket, 'relatedParty'>): 'holder' | 'manager' | null {
  const roles = relatedParty.map(({ role }) => role);
  return roles.find((role) => role !== 'customer') ?? null;
}

/** Of a document only the customer's own are found; any other is refused. */
export function repairSearchQuery({ type, number }: RepairSearch) {
  return queryOptions({
    queryKey: ['tickets', 'search', type, number],
    staleTime: 0,
    queryFn: ({ signal }) =>
      type === 'TRK' ? findByNumber(number, signal) : fetchTickets(documentWords(type, number), signal),
  });
}

export type OrderWord = 'id' | 'identityNumber';

export interface OrdersWanted {
  word: OrderWord;
  text: string;
}

/** The customer's own orders, all of them or by one word. */
export function ordersQuery(search: OrdersWanted | null) {
  return queryOptions({
    queryKey: ['tickets', 'own', search?.word ?? null, search?.text ?? null],
    queryFn: ({ signal }) =>
      fetchTickets({ limit: ALL, ...(search ? { [search.word]: search.text } : {}) }, signal),
  });
}

export const ticketKey = (id: string) => ['tickets', 'one', id] as const;

/** One repair by its number; null when there is none. */
export function ticketQuery(id: string) {
  return queryOptions({
    queryKey: ticketKey(id),
    staleTime: 0,
    queryFn: async ({ signal }): Promise<TroubleTicket | null> => {
      const [found] = await findByNumber(id, signal);
      return found ?? null;
    },
  });
}

export interface CostDecision {
  ticketId: string;
  /** The status change that waits. */
  stepId: string;
  /** Null: rejected. */
  acceptedCents: number | null;
  /** Whose login name, and the number of the account if there is one. */
  userId: string;
  accountPhone: string | null;
}

/** The whole result, because each refusal has its words: 409 is too late, or another amount. */
export async function decideCost(decision: CostDecision): Promise<Result<TroubleTicket>> {
  const { ticketId, stepId, acceptedCents, userId, accountPhone } = decision;
  const status =
    acceptedCents === null
      ? 'rejectedCost'
      : `acceptedCost:${dollarsFromCents(acceptedCents).toFixed(market.currency.decimals)}`;
  const account = { identifierType: 'accountId', role: 'customer' } as const;
  const user = { identifierType: 'userId', role: 'user' } as const;
  return request(decideRepairCost, {
    params: { id: ticketId },
    body: {
      statusChange: [{ id: stepId, status }],
      relatedParty: [
        ...(accountPhone === null ? [] : [{ id: accountPhone, ...account }]),
        { id: userId, ...user },
      ],
    },
  });
}

/** Their own first: looking for those of others is limited. */
async function findByNumber(id: string, signal: AbortSignal): Promise<TroubleTicket[]> {
  const own = await fetchTickets({ id }, signal);
  return own.length > 0 ? own : fetchTickets(documentWords('TRK', id), signal);
}

const documentWords = (type: RepairDocument, number: string) => ({
  'relatedParty.identifierType': type,
  'relatedParty.id': number,
  'relatedParty.role': 'customer' as const,
});

interface TicketFilter {
  id?: string;
  identityNumber?: string;
  limit?: string;
  'relatedParty.identifierType'?: RepairDocument;
  'relatedParty.id'?: string;
  'relatedParty.role'?: 'customer';
}

async function fetchTickets(query: TicketFilter, signal: AbortSignal): Promise<TroubleTicket[]> {
  const found = dataOf(await request(listTroubleTickets, { query, signal }));
  // Repairs alone, as long as nobody asks for claims.
  const tickets = found as TroubleTicket[];
  return tickets;
}
