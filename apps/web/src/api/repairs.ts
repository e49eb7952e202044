// A repair that is looked up, anybody's by its number, and the decision on its cost.
import { decideRepairCost, type TroubleTicket } from '@portal/contract/help/tickets';
import { market } from '@portal/market/here';
import { queryOptions } from '@tanstack/react-query';
import type { Result } from '../lib/http/result.ts';
import { dollarsFromCents } from '../lib/money.ts';
import { request } from './requests.ts';
import { fetchTickets } from './tickets.ts';

/** By what a repair is looked for: the document of a person or a company, or `TRK`, the number of its order. */
export type RepairDocument = string;

export interface RepairSearch {
  type: RepairDocument;
  number: string;
}

/** Of a document only the customer's own are found; any other is refused. */
export const repairSearchQuery = ({ type, number }: RepairSearch) =>
  queryOptions({
    queryKey: ['tickets', 'search', type, number],
    staleTime: 0,
    queryFn: ({ signal }) =>
      type === 'TRK' ? findByNumber(number, signal) : fetchTickets(documentWords(type, number), signal),
  });

/** One repair by its number; null when there is none. */
export const ticketQuery = (id: string) =>
  queryOptions({
    queryKey: ['tickets', 'one', id],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<TroubleTicket | null> => {
      const [found] = await findByNumber(id, signal);
      return found ?? null;
    },
  });

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
