// Problems of the network as their user sees them: on lines of their own alone, and with what they asked to be told of.

import { Problem, unlessUnavailable } from '@portal/contract/errors';
import type { ServiceProblem, ServiceTest } from '@portal/contract/network/service-problems';
import { civilDateOf } from '@portal/market/civil-dates';
import type { Billing } from '@portal/operator-ports/billing';
import type { Inventory } from '@portal/operator-ports/inventory';
import type { Network } from '@portal/operator-ports/network';
import type { Caller, ManagedLine } from '../../caller.ts';
import type { Notifications } from '../notifications/notifications.ts';
import { type Measure, toServiceProblems, toServiceTest } from './problems.wire.ts';

export interface ProblemsNeeds {
  network: Pick<Network, 'problems'>;
  notifications: Pick<Notifications, 'watched'>;
}

export type FindProblems = (
  caller: Pick<Caller, 'userId'>,
  lines: readonly ManagedLine[],
) => Promise<ServiceProblem[]>;

/** Who feels none, or none any more, costs no look at what they watch. */
export function createFindProblems({ network, notifications }: ProblemsNeeds): FindProblems {
  return async ({ userId }, lines) => {
    const felt = await network.problems(lines);
    const open = felt.filter(({ status }) => status === 'inProgress').map(({ problemId }) => problemId);
    const watched = open.length > 0 ? await notifications.watched([userId], [...new Set(open)]) : [];
    const ids = new Set(watched.map(({ problemId }) => problemId));
    return toServiceProblems(felt, (problemId) => ids.has(problemId));
  };
}

export interface TestServiceNeeds {
  inventory: Pick<Inventory, 'list'>;
  billing: Pick<Billing, 'amountsDue'>;
  network: Pick<Network, 'testService'>;
  findProblems: FindProblems;
}

export type TestService = (caller: Caller, line: ManagedLine) => Promise<ServiceTest>;

/** Each is asked apart: what does not answer is unknown, and the others stand. */
export function createTestService(needs: TestServiceNeeds): TestService {
  const { inventory, billing, network, findProblems } = needs;
  return async (caller, line) => {
    if (line.kind !== 'Fixed') throw new Problem('NOT_FOUND');
    const [products, due, problems, test] = await Promise.all([
      unlessUnavailable(inventory.list([line])),
      unlessUnavailable(billing.amountsDue([line])),
      unlessUnavailable(findProblems(caller, [line])),
      unlessUnavailable(network.testService(line)),
    ]);
    const problem = problems?.find(({ status }) => status === 'inProgress') ?? null;
    // A pause is its customer's own wish: nothing is owed for it, and nothing is broken.
    const isPaused = products?.some(({ status, pausedUntil }) => status === 'S' && pausedUntil !== null);
    const isSuspended = !isPaused && products?.some(({ status }) => status === 'S');
    const today = civilDateOf(new Date());
    const isOverdue = due?.some(({ dueOn }) => dueOn < today);
    const results = {
      bill: resultOf(products && due && !isSuspended && !isOverdue),
      problem: resultOf(problems && problem === null),
      network: resultOf(test?.answers),
    };
    const outcome = isPaused ? 'paused' : outcomeOf(isSuspended === true, problem, results.network);
    return toServiceTest(line, { testedAt: test?.testedAt ?? new Date(), results, outcome, problem });
  };
}

const resultOf = (isFine: boolean | null | undefined): Measure => {
  if (isFine === null || isFine === undefined) return 'unknown';
  return isFine ? 'passed' : 'failed';
};

/** Nobody comes for what paying or waiting mends. */
function outcomeOf(
  isSuspended: boolean,
  problem: ServiceProblem | null,
  network: Measure,
): ServiceTest['outcome'] {
  if (isSuspended) return 'suspended';
  if (problem) return 'knownProblem';
  if (network === 'unknown') return 'unknown';
  return network === 'failed' ? 'visit' : 'working';
}
