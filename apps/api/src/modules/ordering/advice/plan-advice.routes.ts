// TMF620 planAdvice: which plan suits a line of the caller's.
import { getPlanAdvice } from '@portal/contract/shopping/plan-advice';
import type { FastifyInstance } from 'fastify';
import { namedLine } from '../../../http/access.ts';
import { route } from '../../../http/route.ts';
import type { AdvisePlan } from './plan-advice.ts';
import { toPlanAdvice } from './plan-advice.wire.ts';

export function planAdviceRoutes(app: FastifyInstance, { advisePlan }: { advisePlan: AdvisePlan }): void {
  route(app, getPlanAdvice, async ({ request }) => toPlanAdvice(await advisePlan(namedLine(request))));
}
