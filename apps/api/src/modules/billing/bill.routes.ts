// TMF678 customerBill/{id}: one bill, as in the list, or to be understood.
import { getCustomerBill } from '@portal/contract/paying/billing';
import type { Billing } from '@portal/operator-ports/billing';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../http/access.ts';
import { sendItem } from '../../http/collection.ts';
import { route } from '../../http/route.ts';
import { toExpandedBill } from './bill.wire.ts';
import { toCustomerBill } from './billing.wire.ts';
import type { ExplainBill } from './explain-bill.ts';

export interface BillRouteNeeds {
  billing: Pick<Billing, 'find'>;
  explainBill: Pick<ExplainBill, 'explain'>;
}

export function billRoutes(app: FastifyInstance, { billing, explainBill }: BillRouteNeeds): void {
  route(app, getCustomerBill, async ({ params, query, request, reply }) => {
    if (query.expand === undefined) {
      const bill = await billing.find(request.lines, params.id);
      return sendItem(request, reply, bill && toCustomerBill(bill, request.lines));
    }
    const explained = await explainBill.explain(callerOf(request), params.id);
    return sendItem(request, reply, explained && toExpandedBill(explained, request.lines));
  });
}
