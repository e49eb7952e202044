// TMF622 productOrder: what was ordered for the caller's lines, as it stands.
import { InvalidField } from '@portal/contract/errors';
import { getProductOrder, listProductOrders } from '@portal/contract/shopping/ordering';
import type { Ordering, PlanOrderStatus } from '@portal/operator-ports/ordering';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller, ManagedLine } from '../../caller.ts';
import { callerOf, lineInHeaders, ownLine } from '../../http/access.ts';
import { type DoneByLoad, sendFound, sendItem } from '../../http/collection.ts';
import { route } from '../../http/route.ts';
import { toProductOrder } from './ordering.wire.ts';

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

export function orderingRoutes(app: FastifyInstance, { ordering, isCaller }: OrderingRouteNeeds): void {
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
  if (inHeaders && inQuery && inHeaders.lineId !== inQuery.lineId) throw new InvalidField('claroid');
  const line = inQuery ?? inHeaders;
  return line ? [line] : caller.lines;
}

function statusOf(word: string): PlanOrderStatus {
  const status = statuses.find((known) => known === word);
  if (!status) throw new InvalidField('state');
  return status;
}
