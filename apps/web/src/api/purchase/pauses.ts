// Pausing a line: what it costs, ordering it, and the way back.
import { cancelProductOrder, createProductOrder } from '@portal/contract/shopping/ordering';
import {
  getPauseQuote,
  listPauses,
  type PauseOrder,
  type PauseQuote,
} from '@portal/contract/shopping/pauses';
import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '../../lib/http/result.ts';
import { asked, refusal, request } from '../requests.ts';

/** The one that waits or goes on; null: the line is not paused, nor is it going to be. */
export const openPauseQuery = (line: string) =>
  queryOptions<PauseOrder | null>({
    queryKey: ['pauses', 'of', line],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const all = dataOf(await request(listPauses, { signal, query: { serviceId: line } }));
      return all.find(({ state }) => state === 'pending' || state === 'inProgress') ?? null;
    },
  });

export const pauseQuoteQuery = (line: string) =>
  queryOptions<PauseQuote>({
    queryKey: ['pauses', 'quote', line],
    staleTime: 0,
    queryFn: asked(getPauseQuote, { query: { serviceId: line } }),
  });

/** @param key the same one orders it once, whatever was lost */
export const orderPause = (
  line: string,
  { startsOn, endsOn, cost }: Pick<PauseOrder, 'startsOn' | 'endsOn' | 'cost'>,
  key: string,
) =>
  refusal(createProductOrder, {
    headers: { 'Request-UUID': key },
    body: {
      relatedParty: [{ id: line }],
      orderItem: [{ action: 'modify', product: { status: 'suspended' } }],
      startsOn,
      endsOn,
      cost: { value: cost.value },
    },
  });

export const endPause = (id: string) => refusal(cancelProductOrder, { params: { id } });
