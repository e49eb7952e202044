// The payment frame: opened, authenticated and read by the portal; redeemed and confirmed by the frame's server.
import { InvalidField, Problem } from '@portal/contract/errors';
import {
  authenticatePaymentFrame,
  confirmPaymentFrame,
  getPaymentFrame,
  openPaymentFrame,
  redeemPaymentFrame,
} from '@portal/contract/paying/payment-frame';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ManagedLine } from '../../caller.ts';
import { callerOf, lineInHeaders } from '../../http/access.ts';
import { registerSignedBodies } from '../../http/bodies.ts';
import type { Limits } from '../../http/limits.ts';
import { route } from '../../http/route.ts';
import { sendOutcome } from '../payments/payments.wire.ts';
import { centsOf } from '../payments/purchase-order.wire.ts';
import type { PaymentFrame } from './payment-frame.ts';
import { type FrameSettings, frameNumber, toFrameOrder, toPaymentFrame } from './payment-frame.wire.ts';

export interface PaymentFrameRouteNeeds {
  paymentFrame: PaymentFrame;
  limits: Limits;
  /** Null: there is no frame, and nothing can be paid in one. */
  settings: (FrameSettings & { secret: string }) | null;
}

export function paymentFrameRoutes(app: FastifyInstance, needs: PaymentFrameRouteNeeds): void {
  const { paymentFrame, settings } = needs;

  route(app, openPaymentFrame, async ({ body, request, reply }) => {
    if (!settings) throw new Problem('METHOD_NOT_OFFERED', 'no payment frame');
    const { userId, tokenHash } = callerOf(request);
    const wish = { type: body.type, itemId: body.item?.id ?? null };
    const attempt = await paymentFrame.open({ userId, tokenHash }, lineOf(request), wish);
    return reply.code(201).send(toPaymentFrame(attempt, settings));
  });

  route(app, authenticatePaymentFrame, async ({ query, request }) => {
    const { userId } = callerOf(request);
    const line = lineOf(request);
    const token = await paymentFrame.authenticate(userId, line, query.sid ?? null);
    return { token, service: frameNumber('recharge', line.serviceNumber) };
  });

  route(app, getPaymentFrame, async ({ params, request }) => {
    if (!settings) throw new Problem('NOT_FOUND');
    return toPaymentFrame(await paymentFrame.read(callerOf(request).userId, params.id), settings);
  });

  if (settings) app.register(async (scope) => frameServerRoutes(scope, { ...needs, settings }));
}

/** The line of the attempt is the one in the headers. */
function lineOf(request: FastifyRequest): ManagedLine {
  const line = lineInHeaders(request);
  if (!line) throw new InvalidField('claroid');
  return line;
}

interface FrameServerNeeds extends PaymentFrameRouteNeeds {
  settings: FrameSettings & { secret: string };
}

function frameServerRoutes(
  scope: FastifyInstance,
  { paymentFrame, limits, settings }: FrameServerNeeds,
): void {
  registerSignedBodies(scope, { secret: settings.secret, by: 'frame' });

  route(scope, redeemPaymentFrame, async ({ body }) => {
    const { token = null, service = null } = body;
    const redeemed = await paymentFrame.redeem(body.sid, { token, service });
    return toFrameOrder(body.sid, redeemed, settings);
  });

  route(scope, confirmPaymentFrame, async ({ body, reply }) => {
    await limits.count('paymentFrame', await paymentFrame.ownerOf(body.sid));
    const payment = await paymentFrame.confirm(body.sid, body.visit, {
      kind: body.item['@referredType'],
      itemId: body.item.id,
      totalCents: centsOf(body.totalAmount),
      cardToken: body.authorizationCode ?? null,
      savingToken: body.savingToken ?? null,
    });
    return sendOutcome(reply, payment);
  });
}
