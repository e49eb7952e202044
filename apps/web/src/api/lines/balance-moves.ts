// Balance that moved without a payment: what lines of the customer passed on, and what was advanced to them.
import { type BalanceAdvance, listBalanceAdvances } from '@portal/contract/lines/advances';
import { listTransfers, type Transfer } from '@portal/contract/lines/transfers';
import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '../../lib/http/result.ts';
import { request } from '../requests.ts';

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
