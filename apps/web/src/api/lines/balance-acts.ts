// Balance that a prepaid line passes to another number.
import {
  type AdvanceOffer,
  type BalanceAdvance,
  getAdvanceOffer,
  listBalanceAdvances,
  takeBalanceAdvance,
} from '@portal/contract/lines/advances';
import {
  getTransferRule,
  listTransfers,
  type Transfer,
  transferBalance,
} from '@portal/contract/lines/transfers';
import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '../../lib/http/result.ts';
import { dollarsFromCents } from '../../lib/money.ts';
import { asked, refusal, request } from '../requests.ts';

export const transferRuleQuery = (line: string) =>
  queryOptions({
    queryKey: ['transfer-rule', line],
    staleTime: 0,
    queryFn: asked(getTransferRule, { query: { serviceId: line } }),
  });

/** @param key the same one is the same transfer, whatever was lost */
export const passBalance = (line: string, { to, cents }: { to: string; cents: number }, key: string) =>
  refusal(transferBalance, {
    headers: { 'Request-UUID': key },
    body: { serviceId: line, to, amount: { value: dollarsFromCents(cents) } },
  });

// Balance that is advanced to a prepaid line.

type Offer = AdvanceOffer['offer'][number];

export const advanceQuery = (line: string) =>
  queryOptions({
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

/** @param key the same one is the same advance, whatever was lost */
export const takeAdvance = (line: string, offer: Offer, key: string) =>
  refusal(takeBalanceAdvance, {
    headers: { 'Request-UUID': key },
    body: { serviceId: line, ...offer },
  });

export type BalanceMove = Transfer | BalanceAdvance;

/** Of all lines whose balance they manage, newest first. */
export const balanceMovesQuery = queryOptions({
  queryKey: ['balance', 'moves'],
  queryFn: async ({ signal }): Promise<BalanceMove[]> => {
    const [transfers, advances] = await Promise.all([
      request(listTransfers, { query: {}, signal }),
      request(listBalanceAdvances, { query: {}, signal }),
    ]);
    const moves: BalanceMove[] = [...dataOf(transfers), ...dataOf(advances)];
    return moves.sort((one, other) => Date.parse(other.requestedDate) - Date.parse(one.requestedDate));
  },
});

/** The line of the customer whose balance moved. */
export const lineOfMove = (move: BalanceMove): string => ('from' in move ? move.from : move.to);
