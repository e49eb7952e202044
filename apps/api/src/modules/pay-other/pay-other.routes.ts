// What is due on somebody else's number, and paying it or topping it up, with or without an account.
import { Problem } from '@portal/contract/errors';
import {
  getPayable,
  listPayees,
  type OtherBillPayment,
  type OtherTopUp,
  type Payee,
  payOtherBill,
  removePayee,
  savePayee,
  topUpOther,
} from '@portal/contract/paying/pay-other';
import type { KindForOthers } from '@portal/contract/paying/purchase-kinds';
import { canonicalServiceNumber, nationalNumber } from '@portal/market/service-number';
import { payableCents } from '@portal/operator-ports/billing';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bearerOf, callerOf } from '../../http/access.ts';
import { headerOf } from '../../http/identifiers.ts';
import { route } from '../../http/route.ts';
import { dateTime, endOfDay, money } from '../../http/wire.ts';
import type { DataAccesses } from '../data-accesses/data-accesses.ts';
import { sendOutcome } from '../payments/payments.wire.ts';
import { centsOf, readMethod } from '../payments/purchase-order.wire.ts';
import { createPayOther, type Payer, type PayOtherNeeds } from './pay-other.ts';
import type { PayeeRow, Payees } from './payees.store.ts';

export interface PayOtherRouteNeeds extends PayOtherNeeds {
  payees: Payees;
  dataAccesses: Pick<DataAccesses, 'note'>;
  placeFrom(request: FastifyRequest): string | null;
}

export function payOtherRoutes(app: FastifyInstance, needs: PayOtherRouteNeeds): void {
  const { payees, dataAccesses, placeFrom } = needs;
  const payOther = createPayOther(needs);

  route(app, getPayable, async ({ query, request }) => {
    const payer = payerOf(request);
    const found = await payOther.find(payer, query);
    if (!found) return { payable: null };
    const { bill, holder } = found;
    const { customerId, serviceNumber } = bill;
    const { userId = null, lines = [] } = payer.caller ?? {};
    const look = { customerId, serviceNumber, dataKind: 'bills', role: 'payableAsker', userId } as const;
    // Whoever has a line of theirs sees more than this anyway.
    if (!lines.some((line) => line.customerId === customerId))
      dataAccesses.note([{ ...look, name: null, place: placeFrom(request) }]);
    return { payable: { amount: money(payableCents(bill)), due: endOfDay(bill.dueOn), holder } };
  });

  route(app, payOtherBill, async ({ body, request, reply }) =>
    sendOutcome(reply, await payOther.pay(knownPayerOf(request), body, orderOf('bill', body))),
  );

  route(app, topUpOther, async ({ body, request, reply }) =>
    sendOutcome(reply, await payOther.pay(knownPayerOf(request), body, orderOf('recharge', body))),
  );

  route(app, listPayees, async ({ request }) => (await payees.list(callerOf(request).userId)).map(toPayee));

  route(app, savePayee, async ({ params, body, request }) => {
    const number = canonicalServiceNumber(params.number);
    const row = await payees.save(callerOf(request).userId, number, body.name);
    if (!row) throw new Problem('TOO_MANY_PAYEES');
    return toPayee(row);
  });

  route(app, removePayee, async ({ params, request, reply }) => {
    await payees.remove(callerOf(request).userId, canonicalServiceNumber(params.number));
    return reply.code(204).send(null);
  });
}

const toPayee = ({ serviceNumber, name, lastKind, lastCents, usedAt }: PayeeRow): Payee => ({
  id: nationalNumber(serviceNumber),
  name,
  lastPaid:
    lastKind === null ? null : { kind: lastKind, amount: money(lastCents ?? 0), date: dateTime(usedAt) },
});

const payerOf = (request: FastifyRequest): Payer => ({
  caller: request.caller,
  address: request.ip,
  botToken: headerOf(request, 'x-bot-token'),
});

/** Whose session has ended is not nobody: under another id the same key would be another payment. */
function knownPayerOf(request: FastifyRequest): Payer {
  const payer = payerOf(request);
  if (!payer.caller && bearerOf(request)) throw new Problem('UNAUTHENTICATED');
  return payer;
}

const orderOf = (kind: KindForOthers, body: OtherBillPayment | OtherTopUp) => ({
  kind,
  ...readMethod(body.paymentMethod),
  totalCents: centsOf(body.totalAmount),
  correlatorId: body.correlatorId,
  email: body.email ?? null,
});
