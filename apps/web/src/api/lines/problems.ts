// Problems of the network on the customer's lines, and the test of a service at home.
import {
  listServiceProblems,
  type ServiceProblem,
  testService,
  watchServiceProblem,
} from '@portal/contract/network/service-problems';
import { queryOptions } from '@tanstack/react-query';
import type { Result } from '../../lib/http/result.ts';
import { asked, request } from '../requests.ts';

/** Of all lines: what one of them feels is found among these. */
export const problemsQuery = queryOptions({
  queryKey: ['serviceProblems'],
  queryFn: asked(listServiceProblems, {}),
});

/** What goes on and is felt by this line. */
export const openProblemOf = (problems: readonly ServiceProblem[], line: string) =>
  problems.find(
    ({ status, affectedService }) => status === 'inProgress' && affectedService.some(({ id }) => id === line),
  );

export const watchProblem = (id: string, isWatched: boolean): Promise<Result<ServiceProblem>> =>
  request(watchServiceProblem, { params: { id }, body: { isWatched } });

/** Anew each time the page is opened: what it said an hour ago helps nobody. */
export const serviceTestQuery = (line: string) =>
  queryOptions({
    queryKey: ['serviceTest', line],
    staleTime: 0,
    gcTime: 0,
    queryFn: asked(testService, { query: { serviceId: line } }),
  });
