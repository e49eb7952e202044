// Equipment in repair: the customer's own.
import { listTroubleTickets, type TroubleTicket } from '@portal/contract/help/tickets';
import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '../lib/http/result.ts';
import { ALL, request } from './requests.ts';

/**
 * As what the user sees a repair: `holder` decides on it, `manager` of its line follows it. Null: it is somebody
 * else's, with owner and device masked.
 */
export function roleIn({ relatedParty }: Pick<TroubleTicket, 'relatedParty'>): 'holder' | 'manager' | null {
  const roles = relatedParty.map(({ role }) => role);
  return roles.find((role) => role !== 'customer') ?? null;
}

export type OrderWord = 'id' | 'identityNumber';

export interface OrdersWanted {
  word: OrderWord;
  text: string;
}

/** The customer's own orders, all of them or by one word. */
export const ordersQuery = (search: OrdersWanted | null) =>
  queryOptions({
    queryKey: ['tickets', 'own', search?.word ?? null, search?.text ?? null],
    queryFn: ({ signal }) =>
      fetchTickets({ limit: ALL, ...(search ? { [search.word]: search.text } : {}) }, signal),
  });

interface TicketFilter {
  id?: string;
  identityNumber?: string;
  limit?: string;
  'relatedParty.identifierType'?: string;
  'relatedParty.id'?: string;
  'relatedParty.role'?: 'customer';
}

export async function fetchTickets(query: TicketFilter, signal: AbortSignal): Promise<TroubleTicket[]> {
  const found = dataOf(await request(listTroubleTickets, { query, signal }));
  // Repairs alone, as long as nobody asks for claims.
  const tickets = found as TroubleTicket[];
  return tickets;
}
