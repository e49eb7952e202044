// Balance that is advanced to a prepaid line.
import {
  type AdvanceOffer,
  getAdvanceOffer,
  listBalanceAdvances,
  takeBalanceAdvance,
} from '@portal/contract/lines/advances';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, type RequestError } from '../../lib/http/result.ts';
import { request } from '../requests.ts';

type Offer = AdvanceOffer['offer'][number];

export function advanceQuery(line: string) {
  return queryOptions({
    queryKey: ['advance', line],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const query = { serviceId: line };
      const [offer, advances] = await Promise.all([
        request(getAdvanceOffer, { signal, query }),
        request(listBalanceAdvances, { signal, query }),
      ]);
      const open = dataOf(advances).find(({ confirmationDate }) => confirmationDate === null);
      return { ...dataOf(offer), open };
    },
  });
}

/** @param key the same one is the same advance, whatever was lost */
export async function takeAdvance(line: string, offer: Offer, key: string): Promise<RequestError | null> {
  const { error } = await request(takeBalanceAdvance, {
    headers: { 'Request-UUID': key },
    body: { serviceId: line, ...offer },
  });
  return error;
}
