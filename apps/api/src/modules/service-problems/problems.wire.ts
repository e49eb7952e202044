// A problem of several lines is one thing to whoever manages them: TMF656, with what comes back for all of them.
import { type ServiceProblem, type ServiceTest, testNames } from '@portal/contract/network/service-problems';
import { nationalNumber } from '@portal/market/service-number';
import type { ServiceProblem as LineProblem, ProblemCredit } from '@portal/operator-ports/service-problems';
import { dateTime, money } from '../../http/wire.ts';

/** Newest first, as the operator tells them. */
export function toServiceProblems(
  felt: readonly LineProblem[],
  isWatched: (problemId: string) => boolean,
): ServiceProblem[] {
  return [...Map.groupBy(felt, ({ problemId }) => problemId).values()].flatMap((lines) => {
    const [first] = lines;
    if (!first) return [];
    const { problemId, category, reason, status, expectedEndAt, nextUpdateAt, resolvedAt } = first;
    return [
      {
        '@type': 'ServiceProblem' as const,
        id: problemId,
        category,
        reason,
        status,
        affectedService: lines.map(({ serviceNumber }) => ({
          id: nationalNumber(serviceNumber),
          '@referredType': 'Service' as const,
        })),
        startedAt: dateTime(first.startedAt),
        expectedEndAt: expectedEndAt && dateTime(expectedEndAt),
        nextUpdateAt: nextUpdateAt && dateTime(nextUpdateAt),
        resolvedAt: resolvedAt && dateTime(resolvedAt),
        credit: creditOf(lines.flatMap(({ credit }) => credit ?? [])),
        isWatched: isWatched(problemId),
      },
    ];
  });
}

function creditOf(credits: readonly ProblemCredit[]): ServiceProblem['credit'] {
  const [first] = credits;
  if (!first) return null;
  const { state, terms, billNo } = first;
  const sumCents = credits.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return { amount: money(sumCents), state, terms, billNo };
}

export type Measure = ServiceTest['testMeasure'][number]['result'];

export interface TestedHome extends Pick<ServiceTest, 'outcome' | 'problem'> {
  testedAt: Date;
  results: Record<(typeof testNames)[number], Measure>;
}

export const toServiceTest = (
  { serviceNumber }: { serviceNumber: string },
  { testedAt, results, outcome, problem }: TestedHome,
): ServiceTest => ({
  '@type': 'ServiceTest',
  relatedService: { id: nationalNumber(serviceNumber) },
  endDateTime: dateTime(testedAt),
  testMeasure: testNames.map((metricName) => ({ metricName, result: results[metricName] })),
  outcome,
  problem,
});
