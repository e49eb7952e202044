// Problems of the network on the customer's lines, and the test of a service at home.
import {
  listServiceProblems,
  type ServiceProblem,
  type ServiceTest,
  testService,
  watchServiceProblem,
} from '@portal/contract/network/service-problems';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, type Result } from '../../lib/http/result.ts';
import { request } from '../requests.ts';

/** Of all lines: what one of them feels is found among these. */
export const problemsQuery = queryOptions({
  queryKey: ['serviceProblems'],
  queryFn: async ({ signal }): Promise<ServiceProblem[]> => {
    return dataOf(await request(listServiceProblems, { signal }));
  },
});

/** What goes on and is felt by this line. */
export const openProblemOf = (problems: readonly ServiceProblem[], line: string) =>
  problems.find(
    ({ status, affectedService }) => status === 'inProgress' && affectedService.some(({ id }) => id === line),
  );

export const watchProblem = (id: string, isWatched: boolean): Promise<Result<ServiceProblem>> =>
  request(watchServiceProblem, { params: { id }, body: { isWatched } });

/** Anew each time the page is opened: what it said an hour ago helps nobody. */
export function serviceTestQuery(line: string) {
  return queryOptions({
    queryKey: ['serviceTest', line],
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }): Promise<ServiceTest> => {
      return dataOf(await request(testService, { query: { serviceId: line }, signal }));
    },
  });
}
