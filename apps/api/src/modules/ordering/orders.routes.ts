// TMF622 productOrder: another plan is ordered (BUY-6), or a service is left; and an order is taken back.
import { Problem } from '@portal/contract/errors';
import type { ExitRequest } from '@portal/contract/shopping/exits';
import { cancelProductOrder, createProductOrder } from '@portal/contract/shopping/ordering';
import { centsOf } from '@portal/market/money';
import type { Ordering } from '@portal/operator-ports/ordering';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf, ownLine } from '../../http/access.ts';
import { requestIdOf } from '../../http/identifiers.ts';
import { route } from '../../http/route.ts';
import type { CancelService } from '../exits/cancel-service.ts';
import { toExitOrder } from '../exits/exits.wire.ts';
import type { ChangePlan } from './change-plan.ts';
import { toAcknowledgement } from './ordering.wire.ts';
import { readPlanOrder } from './plan-order.wire.ts';

export interface OrderRouteNeeds {
  changePlan: ChangePlan;
  cancelService: CancelService;
  ordering: Pick<Ordering, 'get' | 'cancelPlan'>;
}

export function orderRoutes(app: FastifyInstance, needs: OrderRouteNeeds): void {
  const { changePlan, cancelService, ordering } = needs;

  route(app, createProductOrder, async ({ body, request, reply }) => {
    const caller = callerOf(request);
    const order =
      'orderItem' in body
        ? toExitOrder(await cancelService.order(caller, readExit(request, body)))
        : toAcknowledgement(await changePlan.order(caller, readPlanOrder(request, caller, body)));
    return reply.code(201).header('Location', order.href).send(order);
  });

  route(app, cancelProductOrder, async ({ params, request, reply }) => {
    const { lines } = callerOf(request);
    const order = await ordering.get(lines, params.id);
    const answer = order
      ? await ordering.cancelPlan(order, order.orderId)
      : await cancelService.cancel(lines, params.id);
    if (!answer) throw new Problem('NOT_FOUND');
    if ('refused' in answer) throw new Problem('PLAN_CHANGE_BEGUN');
    return reply.code(204).send(null);
  });
}

function readExit(request: FastifyRequest, { relatedParty, quote }: ExitRequest) {
  const [party] = relatedParty;
  if (!party) throw new Problem('INVALID', 'relatedParty');
  return {
    line: ownLine(callerOf(request), party.id),
    endsOn: quote.endsOn,
    costCents: centsOf(quote.cost.value),
    requestId: requestIdOf(request) ?? null,
  };
}
