// Problems of the network as their user sees them: on lines of their own alone, and with what they asked to be told of.
import type { ServiceProblem } from '@portal/contract/network/service-problems';
import type { Network } from '@portal/operator-ports/network';
import type { Caller, ManagedLine } from '../../caller.ts';
import type { Notifications } from '../notifications/notifications.ts';
import { toServiceProblems } from './problems.wire.ts';

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
