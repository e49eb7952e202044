// TMF656 serviceProblem and TMF653 serviceTest, of the lines that the caller manages.
import { Problem } from '@portal/contract/errors';
import {
  listServiceProblems,
  testService,
  watchServiceProblem,
} from '@portal/contract/network/service-problems';
import type { FastifyInstance } from 'fastify';
import { callerOf, namedLine } from '../../http/access.ts';
import { sendCollection } from '../../http/collection.ts';
import { route } from '../../http/route.ts';
import type { Notifications } from '../notifications/notifications.ts';
import {
  createFindProblems,
  createTestService,
  type ProblemsNeeds,
  type TestServiceNeeds,
} from './problems.ts';

export interface ProblemRouteNeeds extends Omit<TestServiceNeeds, 'network' | 'findProblems'> {
  network: ProblemsNeeds['network'] & TestServiceNeeds['network'];
  notifications: Pick<Notifications, 'watch' | 'watched'>;
}

export function problemRoutes(app: FastifyInstance, needs: ProblemRouteNeeds): void {
  const { billing, inventory, network, notifications } = needs;
  const findProblems = createFindProblems({ network, notifications });
  const testHome = createTestService({ inventory, billing, network, findProblems });

  route(app, listServiceProblems, async ({ request, reply }) =>
    sendCollection(request, reply, await findProblems(callerOf(request), request.askedLines), ['serviceId']),
  );

  route(app, watchServiceProblem, async ({ params, body, request }) => {
    const caller = callerOf(request);
    const all = await findProblems(caller, request.askedLines);
    const problem = all.find(({ id }) => id === params.id);
    if (!problem) throw new Problem('NOT_FOUND');
    const isWatched = body.isWatched && problem.status === 'inProgress';
    await notifications.watch(caller.userId, problem.id, isWatched);
    return { ...problem, isWatched };
  });

  route(app, testService, async ({ request }) => {
    const caller = callerOf(request);
    return testHome(caller, namedLine(request));
  });
}
