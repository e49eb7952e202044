// TMF620 planAdvice: which plan suits a line of the caller's.
import { Problem } from '@portal/contract/errors';
import { getPlanAdvice } from '@portal/contract/plan-advice';
import type { FastifyInstance } from 'fastify';
import { access } from '../../../http/access.ts';
import { route } from '../../../http/route.ts';
import type { AdvisePlan } from './plan-advice.ts';
import { toPlanAdvice } from './plan-advice.wire.ts';

export function planAdviceRoutes(app: FastifyInstance, { advisePlan }: { advisePlan: AdvisePlan }): void {
  route(app, getPlanAdvice, access.ownsLine('serviceId'), async ({ request }) => {
    const [line] = request.lines;
    if (!line) throw new Problem('NOT_FOUND');
    return toPlanAdvice(await advisePlan(line));
  });
}
