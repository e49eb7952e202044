// TMF622 productOrder: another plan is ordered (BUY-6).
import { createProductOrder } from '@portal/contract/shopping/ordering';
import type { FastifyInstance } from 'fastify';
import { access, callerOf } from '../../http/access.ts';
import { route } from '../../http/route.ts';
import { toAcknowledgement } from '../../modules/ordering/ordering.wire.ts';
import type { ChangePlan } from './change-plan.ts';
import { readPlanOrder } from './plan-order.wire.ts';

export function orderRoutes(app: FastifyInstance, { changePlan }: { changePlan: ChangePlan }): void {
  route(app, createProductOrder, access.signedIn, async ({ body, request, reply }) => {
    const caller = callerOf(request);
    const order = toAcknowledgement(await changePlan.order(caller, readPlanOrder(request, caller, body)));
    return reply.code(201).header('Location', order.href).send(order);
  });
}
