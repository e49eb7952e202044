// TMF676 payment: pay, read how a payment stands, and the provider's signed events.
import { createHash } from 'node:crypto';
import { InvalidField, Problem } from '@portal/contract/errors';
import {
  closePaymentCode,
  createPayment,
  getPayment,
  listPayments,
  receiveProviderEvent,
  sendPaymentCode,
} from '@portal/contract/paying/payments';
import { isUuid } from '@portal/database/uuid';
import { canonicalMobile } from '@portal/market/service-number';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf } from '../../http/access.ts';
import { type DoneByLoad, sendFound, sendItem } from '../../http/collection.ts';
import { uuidOf } from '../../http/identifiers.ts';
import { route } from '../../http/route.ts';
import type { GatewayEvent, PaymentGateway } from '../../providers/card-payments/port.ts';
import type { PaymentFilter, Payments } from './payments.ts';
import { sendOutcome, statusWords, toPayment } from './payments.wire.ts';
import type { Purchase } from './purchase.ts';
import { readOrder } from './purchase-order.wire.ts';
import type { SendPaymentCode } from './receipts.ts';
import type { SettlePayment } from './settle-payment.ts';

export interface PaymentRouteNeeds {
  payments: Payments;
  purchase: Purchase;
  settlement: SettlePayment;
  gateway: PaymentGateway;
  sendCode: SendPaymentCode;
}

const paymentsDone: DoneByLoad = {
  words: ['item.id', 'correlatorId', 'product.publicIdentifier', 'serviceId', 'status'],
};

export function paymentRoutes(app: FastifyInstance, needs: PaymentRouteNeeds): void {
  const { payments, purchase, settlement, sendCode } = needs;

  route(app, createPayment, async ({ body, request, reply }) => {
    const caller = callerOf(request);
    const order = readOrder(request, body);
    const token = order.method === 'card' ? order.cardToken : null;
    const correlatorId = body.correlatorId ?? keyOf(request, token);
    return sendOutcome(reply, await purchase({ buyer: caller, order, correlatorId }));
  });

  route(app, getPayment, async ({ params, request, reply }) => {
    const row = await payments.get(callerOf(request).userId, uuidOf(params.id));
    return sendItem(request, reply, row && toPayment(row));
  });

  route(app, listPayments, async ({ query, request, reply }) => {
    const { userId } = callerOf(request);
    const filter = filterOf(query, request);
    return sendFound(request, reply, paymentsDone, async (page) => {
      const { payments: rows, total } = await payments.list(userId, filter, page);
      return { items: rows.map(toPayment), total };
    });
  });

  route(app, sendPaymentCode, async ({ params, request, reply }) => {
    await sendCode(callerOf(request), uuidOf(params.id));
    return reply.code(204).send(null);
  });

  route(app, closePaymentCode, async ({ params, request, reply }) => {
    const { userId } = callerOf(request);
    const id = uuidOf(params.id);
    const row = await payments.get(userId, id);
    if (row?.status !== 'waiting') return sendItem(request, reply, row && toPayment(row));
    await settlement.replace(row, userId);
    const left = await payments.get(userId, id);
    return sendItem(request, reply, left && toPayment(left));
  });

  app.register(async (scope) => {
    // The signature is over the bytes as they came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    route(scope, receiveProviderEvent, async ({ request }) => {
      const { idempotencyKey, result } = readEvent(needs.gateway, request);
      const owner = idempotencyKey && isUuid(idempotencyKey) ? await payments.ownerOf(idempotencyKey) : null;
      const payment = owner && idempotencyKey ? await payments.get(owner, idempotencyKey) : null;
      if (payment && result) await settlement.onProviderEvent(payment, result);
      return { received: true as const };
    });
  });
}

type Query = ReturnType<typeof listPayments.query.parse>;

function filterOf(query: Query, request: FastifyRequest): PaymentFilter {
  const itemId = query['item.id'];
  const names = (query['product.publicIdentifier'] ?? query.serviceId) !== undefined;
  return {
    // A top-up's item is a number, in any spelling.
    itemIds: itemId === undefined ? undefined : [canonicalMobile(itemId) ?? itemId],
    correlatorId: query.correlatorId,
    statuses: query.status?.split(',').flatMap(statusesOf),
    lines: names ? request.askedLines : undefined,
  };
}

function statusesOf(word: string) {
  const statuses = (Object.keys(statusWords) as (keyof typeof statusWords)[]).filter(
    (status) => statusWords[status] === word,
  );
  if (statuses.length === 0) throw new InvalidField('status');
  return statuses;
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
function keyOf(request: FastifyRequest, cardToken: string | null): string {
  const given = request.headers['request-uuid'];
  if (typeof given === 'string' && given.length >= 8 && given.length <= 100) return given;
  if (!cardToken) throw new InvalidField('correlatorId');
  return createHash('sha256').update(cardToken).digest('hex');
}
