// TMF676 payment: pay, read how a payment stands, and the provider's signed events.
import { createHash } from 'node:crypto';
import { Problem } from '@portal/contract/errors';
import {
  createPayment,
  getPayment,
  listPayments,
  paymentActions,
  receiveProviderEvent,
} from '@portal/contract/payments';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { access, callerOf } from '../http/access.ts';
import { readPage, sendPage } from '../http/collection.ts';
import type { Limits } from '../http/limits.ts';
import { sendProblem } from '../http/problems.ts';
import { route } from '../http/route.ts';
import type { Payments } from '../modules/payments/payments.ts';
import { toPayment } from '../modules/payments/payments.wire.ts';
import type { GatewayEvent, PaymentGateway } from '../providers/card-payments/port.ts';
import type { PayBill } from './pay-bill.ts';
import type { SettlePayment } from './settle-payment.ts';

export interface PaymentRouteNeeds {
  payments: Payments;
  payBill: PayBill;
  settlement: SettlePayment;
  gateway: PaymentGateway;
  limits: Limits;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function paymentRoutes(app: FastifyInstance, needs: PaymentRouteNeeds): void {
  const { payments, payBill, settlement, limits } = needs;

  route(app, createPayment, access.signedIn, async ({ body, request, reply }) => {
    const caller = callerOf(request);
    if (request.headers.action !== paymentActions.bill) throw new Problem('INVALID', 'action');
    const correlatorId = body.correlatorId ?? keyOf(request, body.authorizationCode);
    await limits.spend('payment', caller.userId);
    const row = await payBill({ caller, request: body, correlatorId });
    if (row.status === 'denied') return sendProblem(reply, 'DENIED', row.declineMessage ?? undefined);
    if (row.status === 'failed') return sendProblem(reply, 'DENIED');
    return reply.code(row.status === 'authorized' ? 201 : 202).send(toPayment(row));
  });

  route(app, getPayment, access.signedIn, async ({ params, request }) => {
    const row = uuid.test(params.id) ? await payments.get(callerOf(request).userId, params.id) : null;
    if (!row) throw new Problem('NOT_FOUND');
    return toPayment(row);
  });

  route(app, listPayments, access.signedIn, async ({ query, request, reply }) => {
    const filter = { itemId: query['item.id'], correlatorId: query.correlatorId };
    const { payments: rows, total } = await payments.list(callerOf(request).userId, filter, readPage(query));
    return sendPage(request, reply, rows.map(toPayment), total);
  });

  app.register(async (scope) => {
    // The signature is over the bytes as they came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    route(scope, receiveProviderEvent, access.public, async ({ request }) => {
      const { idempotencyKey, result } = readEvent(needs.gateway, request);
      const owner =
        idempotencyKey && uuid.test(idempotencyKey) ? await payments.ownerOf(idempotencyKey) : null;
      const payment = owner && idempotencyKey ? await payments.get(owner, idempotencyKey) : null;
      if (payment && result) await settlement.learn(payment, result);
      return { received: true as const };
    });
  });
}

/** @throws Problem UNAUTHENTICATED for what the provider has not signed, or signed too long ago. */
function readEvent(gateway: PaymentGateway, request: FastifyRequest): GatewayEvent {
  const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  try {
    return gateway.verifyWebhook(raw, request.headers);
  } catch (error) {
    throw new Problem('UNAUTHENTICATED', error instanceof Error ? error.message : 'webhook');
  }
}

/** Without a correlator the request's own id is the key, and without that the card token, which pays once. */
function keyOf(request: FastifyRequest, cardToken: string | undefined): string {
  const given = request.headers['request-uuid'];
  if (typeof given === 'string' && given.length >= 8 && given.length <= 100) return given;
  if (!cardToken) throw new Problem('INVALID', 'correlatorId');
  return createHash('sha256').update(cardToken).digest('hex');
}
