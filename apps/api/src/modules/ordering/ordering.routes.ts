// TMF622 productOrder: what was ordered for the caller's lines, as it stands.
import { InvalidField, Problem } from '@portal/contract/errors';
import type { ExitRequest } from '@portal/contract/shopping/exits';
import {
  cancelProductOrder,
  createProductOrder,
  getProductOrder,
  listProductOrders,
} from '@portal/contract/shopping/ordering';
import type { PauseRequest } from '@portal/contract/shopping/pauses';
import { getPlanAdvice } from '@portal/contract/shopping/plan-advice';
import type { SimRequest } from '@portal/contract/shopping/sim-orders';
import { centsOf } from '@portal/market/money';
import type { Ordering, PlanOrderStatus } from '@portal/operator-ports/ordering';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Caller, isSamePlace, type ManagedLine } from '../../caller.ts';
import { callerOf, lineInHeaders, namedLine, ownLine } from '../../http/access.ts';
import { type DoneByLoad, sendFound, sendItem } from '../../http/collection.ts';
import { requestIdOf } from '../../http/identifiers.ts';
import { route } from '../../http/route.ts';
import type { CancelService } from '../exits/exits.ts';
import type { PauseLine } from '../pauses/pauses.ts';
import type { ChangeSim } from '../sims/sims.ts';
import type { AdvisePlan } from './advice/plan-advice.ts';
import type { ChangePlan } from './change-plan.ts';
import {
  readPlanOrder,
  toAcknowledgement,
  toExitOrder,
  toPauseOrder,
  toPlanAdvice,
  toProductOrder,
  toSimOrder,
} from './ordering.wire.ts';

export interface OrderingRouteNeeds {
  ordering: Ordering;
  isCaller(caller: Caller, name: string): boolean;
}

const statuses = [
  'pending',
  'completed',
  'failed',
  'cancelled',
] as const satisfies readonly PlanOrderStatus[];

const ordersDone: DoneByLoad = {
  words: ['relatedParty.id', 'relatedParty.role', 'relatedParty.identifierType', 'state'],
};

export function orderingRoutes(
  app: FastifyInstance,
  needs: OrderingRouteNeeds & OrderRouteNeeds & { advisePlan: AdvisePlan },
): void {
  const { ordering, isCaller } = needs;
  planAdviceRoutes(app, needs);
  orderRoutes(app, needs);

  route(app, listProductOrders, async ({ query, request, reply }) => {
    const filter = {
      lines: linesOf(request, query['relatedParty.id'], isCaller),
      statuses: query.state?.split(',').map(statusOf),
    };
    return sendFound(request, reply, ordersDone, async (page) => {
      const { orders, total } = await ordering.list(filter, page);
      return { items: orders.map(toProductOrder), total };
    });
  });

  route(app, getProductOrder, async ({ params, request, reply }) => {
    const order = await ordering.get(callerOf(request).lines, params.id);
    return sendItem(request, reply, order && toProductOrder(order));
  });
}

/** The party is the caller, or one of the caller's lines; a line in the headers must be the same one. */
function linesOf(
  request: FastifyRequest,
  party: string | undefined,
  isCaller: OrderingRouteNeeds['isCaller'],
): ManagedLine[] {
  const caller = callerOf(request);
  const inHeaders = lineInHeaders(request);
  const isLine = party !== undefined && !isCaller(caller, party);
  const inQuery = isLine ? ownLine(caller, party) : null;
  if (inHeaders && inQuery && !isSamePlace(inHeaders, inQuery)) throw new InvalidField('claroid');
  const line = inQuery ?? inHeaders;
  return line ? [line] : caller.lines;
}

function statusOf(word: string): PlanOrderStatus {
  const status = statuses.find((known) => known === word);
  if (!status) throw new InvalidField('state');
  return status;
}

function planAdviceRoutes(app: FastifyInstance, { advisePlan }: { advisePlan: AdvisePlan }): void {
  route(app, getPlanAdvice, async ({ request }) => toPlanAdvice(await advisePlan(namedLine(request))));
}

interface OrderRouteNeeds {
  changePlan: ChangePlan;
  cancelService: CancelService;
  pauseLine: PauseLine;
  changeSim: ChangeSim;
  ordering: Pick<Ordering, 'get' | 'cancelPlan'>;
}

function orderRoutes(app: FastifyInstance, needs: OrderRouteNeeds): void {
  const { changePlan, cancelService, changeSim, ordering, pauseLine } = needs;

  route(app, createProductOrder, async ({ body, request, reply }) => {
    const caller = callerOf(request);
    const placed = async () => {
      if ('productOrderItem' in body)
        return toAcknowledgement(await changePlan.order(caller, readPlanOrder(request, caller, body)));
      if ('quote' in body) return toExitOrder(await cancelService.order(caller, readExit(request, body)));
      return 'cost' in body
        ? toPauseOrder(await pauseLine.order(caller, readPause(request, body)))
        : toSimOrder(await changeSim.order(caller, readSim(request, body)));
    };
    const order = await placed();
    return reply.code(201).header('Location', order.href).send(order);
  });

  route(app, cancelProductOrder, async ({ params, request, reply }) => {
    const { lines } = callerOf(request);
    const order = await ordering.get(lines, params.id);
    const answer = order
      ? await ordering.cancelPlan(order, order.orderId)
      : ((await cancelService.cancel(lines, params.id)) ??
        (await pauseLine.end(lines, params.id)) ??
        (await changeSim.cancel(lines, params.id)));
    if (!answer) throw new Problem('NOT_FOUND');
    if ('refused' in answer) throw new Problem('PLAN_CHANGE_BEGUN');
    return reply.code(204).send(null);
  });
}

function readExit(request: FastifyRequest, { relatedParty, quote }: ExitRequest) {
  const [party] = relatedParty;
  if (!party) throw new InvalidField('relatedParty');
  return {
    line: ownLine(callerOf(request), party.id),
    endsOn: quote.endsOn,
    costCents: centsOf(quote.cost.value),
    requestId: requestIdOf(request) ?? null,
  };
}

function readPause(request: FastifyRequest, { relatedParty, startsOn, endsOn, cost }: PauseRequest) {
  const [party] = relatedParty;
  if (!party) throw new InvalidField('relatedParty');
  return {
    line: ownLine(callerOf(request), party.id),
    startsOn,
    endsOn,
    costCents: centsOf(cost.value),
    requestId: requestIdOf(request) ?? null,
  };
}

function readSim(request: FastifyRequest, { relatedParty, orderItem }: SimRequest) {
  const [party] = relatedParty;
  const [item] = orderItem;
  if (!party || !item) throw new InvalidField(party ? 'orderItem' : 'relatedParty');
  const { sim } = item.product;
  return {
    line: ownLine(callerOf(request), party.id),
    kind: sim.kind,
    iccid: sim.kind === 'card' ? sim.iccid : null,
    requestId: requestIdOf(request) ?? null,
  };
}
