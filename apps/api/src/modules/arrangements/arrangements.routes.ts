// TMF678 paymentArrangement: what may be arranged about a bill, what was, and taking it back.
import { Problem } from '@portal/contract/errors';
import {
  cancelArrangement,
  getArrangementOffer,
  listArrangements,
  makeArrangement,
} from '@portal/contract/paying/arrangements';
import { centsOf } from '@portal/market/money';
import { shownArrangementRule } from '@portal/operator-ports/arrangements';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../http/access.ts';
import { requestIdOf } from '../../http/identifiers.ts';
import { route } from '../../http/route.ts';
import { civilDateIn } from '../../http/wire.ts';
import type { Payments } from '../payments/payments.ts';
import { type ArrangeBillNeeds, createArrangeBill } from './arrangements.ts';
import { toArrangement } from './arrangements.wire.ts';

interface ArrangementRouteNeeds {
  agreements: ArrangeBillNeeds['agreements'];
  billing: ArrangeBillNeeds['billing'];
  payments: ArrangeBillNeeds['payments'] & Pick<Payments, 'codeEndsAt'>;
  settlement: ArrangeBillNeeds['settlement'];
}

export function arrangementRoutes(app: FastifyInstance, needs: ArrangementRouteNeeds): void {
  const { billing, payments } = needs;
  const arrangeBill = createArrangeBill(needs);

  route(app, getArrangementOffer, async ({ query, request }) => {
    const bill = await billing.find(request.askedLines, query.billNo);
    const rule = bill && (await billing.arrangementRule(bill));
    if (!rule) throw new Problem('NOT_FOUND');
    return shownArrangementRule.of(rule);
  });

  route(app, listArrangements, async ({ query: { billNo }, request }) => {
    const all = await billing.arrangements(request.askedLines);
    const wanted = billNo === undefined ? all : all.filter((each) => each.billNo === billNo);
    return Promise.all(wanted.map((each) => toArrangement(each, payments.codeEndsAt)));
  });

  route(app, makeArrangement, async ({ body, request, reply }) => {
    const made = await arrangeBill.make(callerOf(request), {
      lines: request.askedLines,
      billNo: body.billNo,
      costCents: centsOf(body.cost.value),
      instalments: body.instalments.map(({ amount, due }, place) => ({
        position: place + 1,
        amountCents: centsOf(amount.value),
        dueOn: civilDateIn(due),
      })),
      requestId: requestIdOf(request),
    });
    return reply.code(201).send(await toArrangement(made, payments.codeEndsAt));
  });

  route(app, cancelArrangement, async ({ params, request }) => {
    const cancelled = await arrangeBill.cancel(request.askedLines, params.id);
    if (!cancelled) throw new Problem('NOT_FOUND');
    return toArrangement(cancelled, payments.codeEndsAt);
  });
}
