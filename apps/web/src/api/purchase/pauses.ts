// Pausing a line: what it costs, ordering it, and the way back.
import { cancelProductOrder, createProductOrder } from '@portal/contract/shopping/ordering';
import {
  getPauseQuote,
  listPauses,
  type PauseOrder,
  type PauseQuote,
} from '@portal/contract/shopping/pauses';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, type RequestError } from '../../lib/http/result.ts';
import { request } from '../requests.ts';

/** The one that waits or goes on; null: the line is not paused, nor is it going to be. */
export function openPauseQuery(line: string) {
  return queryOptions<PauseOrder | null>({
    queryKey: ['pauses', 'of', line],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const all = dataOf(await request(listPauses, { signal, query: { serviceId: line } }));
      return all.find(({ state }) => state === 'pending' || state === 'inProgress') ?? null;
    },
  });
}

export function pauseQuoteQuery(line: string) {
  return queryOptions<PauseQuote>({
    queryKey: ['pauses', 'quote', line],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      return dataOf(await request(getPauseQuote, { signal, query: { serviceId: line } }));
    },
  });
}

/** @param key the same one orders it once, whatever was lost */
export async function orderPause(
  line: string,
  { startsOn, endsOn, cost }: Pick<PauseOrder, 'startsOn' | 'endsOn' | 'cost'>,
  key: string,
): Promise<RequestError | null> {
  const { error } = await request(createProductOrder, {
    headers: { 'Request-UUID': key },
    body: {
      relatedParty: [{ id: line }],
      orderItem: [{ action: 'modify', product: { status: 'suspended' } }],
      startsOn,
      endsOn,
      cost: { value: cost.value },
    },
  });
  return error;
}

export async function endPause(id: string): Promise<RequestError | null> {
  const { error } = await request(cancelProductOrder, { params: { id } });
  return error;
}
