// A problem of several lines is one thing to whoever manages them: TMF656, with what comes back for all of them.
import { type ServiceProblem, type ServiceTest, testNames } from '@portal/contract/network/service-problems';
import { nationalNumber } from '@portal/market/service-number';
import {
  type ServiceProblem as LineProblem,
  type ProblemCredit,
  shownProblem,
} from '@portal/operator-ports/network';
import { asService } from '@portal/operator-ports/shown';
import { z } from 'zod';
import { dateTime } from '../../http/wire.ts';

/** Of a moment that has passed while the problem goes on, nobody says any more that it is to come. */
export function asKnown(problem: LineProblem, now: Date = new Date()): LineProblem {
  if (problem.status === 'resolved') return problem;
  const toCome = (moment: Date | null) => (moment && moment > now ? moment : null);
  const { expectedEndAt, nextUpdateAt } = problem;
  return { ...problem, expectedEndAt: toCome(expectedEndAt), nextUpdateAt: toCome(nextUpdateAt) };
}

/** Newest first, as the operator tells them. */
export function toServiceProblems(
  felt: readonly LineProblem[],
  isWatched: (problemId: string) => boolean,
): ServiceProblem[] {
  return [...Map.groupBy(felt, ({ problemId }) => problemId).values()].flatMap((lines) => {
    const [first] = lines;
    if (!first) return [];
    return [
      {
        ...shownProblem.of({
          ...asKnown(first),
          credit: creditOf(lines.flatMap(({ credit }) => credit ?? [])),
        }),
        affectedService: lines.map(({ serviceNumber }) => z.encode(asService, serviceNumber)),
        isWatched: isWatched(first.problemId),
      },
    ];
  });
}

/** Of all of these lines together. */
function creditOf(credits: readonly ProblemCredit[]): ProblemCredit | null {
  const [first] = credits;
  return first
    ? { ...first, amountCents: credits.reduce((sum, { amountCents }) => sum + amountCents, 0) }
    : null;
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
