// Balance that a prepaid line passes to another number.

import {
  type AdvanceOffer,
  getAdvanceOffer,
  listBalanceAdvances,
  takeBalanceAdvance,
} from '@portal/contract/lines/advances';
import { getTransferRule, transferBalance } from '@portal/contract/lines/transfers';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, type RequestError } from '../../lib/http/result.ts';
import { dollarsFromCents } from '../../lib/money.ts';
import { request } from '../requests.ts';

export function transferRuleQuery(line: string) {
  return queryOptions({
    queryKey: ['transfer-rule', line],
    staleTime: 0,
    queryFn: async ({ signal }) =>
      dataOf(await request(getTransferRule, { signal, query: { serviceId: line } })),
  });
}

/** @param key the same one is the same transfer, whatever was lost */
export async function passBalance(
  line: string,
  { to, cents }: { to: string; cents: number },
  key: string,
): Promise<RequestError | null> {
  const { error } = await request(transferBalance, {
    headers: { 'Request-UUID': key },
    body: { serviceId: line, to, amount: { value: dollarsFromCents(cents) } },
  });
  return error;
}

// Balance that is advanced to a prepaid line.

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
