// The payment frame's own server: carries what its page asks to the portal, signed, and brings the answer back.

import type { Server } from '@portal/http-server/server';
import { askPortal, type PortalRelay, relay } from '@portal/http-server/signed';
import { currencyCode } from '@portal/market/money';
import { country } from '@portal/market/path';
import { z } from 'zod';
import { fromOwnPage } from '../http.ts';
import { sendProblem } from '../problems.ts';

const portalBase = `/PaymentManagement/api/${country}/paymentManagement/paymentFrame` as const;
/** Longer than the portal waits for a charge: its answer is the truth about the payment. */
const answerWithinMs = 25_000;

const text = (longest: number) => z.string().min(1).max(longest);
const redemptionSchema = z.object({
  sid: text(100),
  token: text(100).optional(),
  service: text(60).optional(),
});
const confirmationSchema = z.object({
  sid: text(100),
  visit: text(100),
  item: z.object({ id: text(60), '@referredType': text(20) }),
  totalAmount: z.object({ amount: z.number(), units: z.literal(currencyCode) }),
  /** The token of a card that this origin has just exchanged; never the card. */
  authorizationCode: text(200).optional(),
  /** Another one, made for saving it. */
  savingToken: text(200).optional(),
});

export function frameRelayRoutes(app: Server, options: PortalRelay): void {
  for (const [path, resource, body] of [
    ['/pay/redemption', 'redemption', redemptionSchema],
    ['/pay/confirmation', 'confirmation', confirmationSchema],
  ] as const) {
    app.post(path, { onRequest: fromOwnPage, schema: { body } }, async (request, reply) => {
      const asked = { question: request.body, withinMs: answerWithinMs };
      const answer = await askPortal(options, `${portalBase}/${resource}`, asked);
      request.log.info({ resource, status: answer?.status ?? 'none' }, 'payment frame');
      return answer ? relay(reply, answer) : sendProblem(reply, 'portalSilent');
    });
  }
}
