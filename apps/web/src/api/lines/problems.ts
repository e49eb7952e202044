// Problems of the network on the customer's lines, and the test of a service at home.
import {
  listServiceProblems,
  type ServiceProblem,
  type ServiceTest,
  testService,
  watchServiceProblem,
} from '@portal/contract/network/service-problems';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, malformed, type Result } from '../../lib/http/result.ts';
import { isFlag, isMoment, isNumber, isText, listOf, optional, record } from '../../lib/shape.ts';
import { request } from '../requests.ts';

const isProblem = record({
  id: isText,
  reason: isText,
  status: isText,
  affectedService: listOf(record({ id: isText })),
  startedAt: isMoment,
  expectedEndAt: optional(isMoment),
  nextUpdateAt: optional(isMoment),
  resolvedAt: optional(isMoment),
  credit: optional(record({ amount: record({ value: isNumber }), terms: isText })),
  isWatched: isFlag,
});
const areProblems = listOf(isProblem);

/** Of all lines: what one of them feels is found among these. */
export const problemsQuery = queryOptions({
  queryKey: ['serviceProblems'],
  queryFn: async ({ signal }): Promise<ServiceProblem[]> => {
    const problems = dataOf(await request(listServiceProblems, { signal }));
    if (!areProblems(problems)) throw malformed();
    return problems;
  },
});

/** What goes on and is felt by this line. */
export const openProblemOf = (problems: readonly ServiceProblem[], line: string) =>
  problems.find(
    ({ status, affectedService }) => status === 'inProgress' && affectedService.some(({ id }) => id === line),
  );

export const watchProblem = (id: string, isWatched: boolean): Promise<Result<ServiceProblem>> =>
  request(watchServiceProblem, { params: { id }, body: { isWatched } });

const isTest = record({
  endDateTime: isMoment,
  testMeasure: listOf(record({ metricName: isText, result: isText })),
  outcome: isText,
  problem: optional(isProblem),
});

/** Anew each time the page is opened: what it said an hour ago helps nobody. */
export function serviceTestQuery(line: string) {
  return queryOptions({
    queryKey: ['serviceTest', line],
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }): Promise<ServiceTest> => {
      const test = dataOf(await request(testService, { query: { serviceId: line }, signal }));
      if (!isTest(test)) throw malformed();
      return test;
    },
  });
}
