// Who looked at the data of the customers that somebody holds: by pages, the newest first.
import { type DataAccess, listDataAccesses } from '@portal/contract/privacy/data-accesses';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { dataOf } from '../../lib/http/result.ts';
import { request } from '../requests.ts';

export const ACCESSES_PER_PAGE = 8;

export interface DataAccessPage {
  accesses: DataAccess[];
  total: number;
}

/** @param page from 1 */
export const dataAccessesQuery = (page: number) =>
  queryOptions({
    queryKey: ['data-accesses', page],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<DataAccessPage> => {
      const offset = String((page - 1) * ACCESSES_PER_PAGE);
      const answer = await request(listDataAccesses, {
        query: { offset, limit: String(ACCESSES_PER_PAGE) },
        signal,
      });
      const accesses = dataOf(answer);
      return { accesses, total: Number(answer.headers.get('X-Total-Count') ?? accesses.length) };
    },
  });
