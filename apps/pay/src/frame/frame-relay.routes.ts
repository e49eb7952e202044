// The payment frame's own server: carries what its page asks to the portal, signed, and brings the answer back.

import { createHmac } from 'node:crypto';
import { currencyCode } from '@portal/market/money';
import { country } from '@portal/market/path';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { PayServer } from '../context.ts';
import { fromOwnPage } from '../http.ts';
import { allowOnly, sendProblem } from '../problems.ts';

export type FrameRelayOptions = {
  /** Where this server reaches the portal's API, such as `http://127.0.0.1:3000`. */
  portalUrl: string;
  /** Shared with the portal: shows that it is the frame that asks. */
  secret: string;
};

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

export function frameRelayRoutes(app: PayServer, options: FrameRelayOptions): void {
  for (const [path, resource, body] of [
    ['/pay/redemption', 'redemption', redemptionSchema],
    ['/pay/confirmation', 'confirmation', confirmationSchema],
  ] as const) {
    app.post(path, { onRequest: fromOwnPage, schema: { body } }, async (request, reply) => {
      const answer = await askPortal(options, resource, request.body);
      request.log.info({ resource, status: answer?.status ?? 'none' }, 'payment frame');
      return relay(reply, answer);
    });
    allowOnly(app, path, ['POST']);
  }
}

type PortalAnswer = { status: number; body: string };

/** Null when the portal did not answer: what became of a confirmation is then not known. */
async function askPortal(
  { portalUrl, secret }: FrameRelayOptions,
  resource: string,
  body: unknown,
): Promise<PortalAnswer | null> {
  const json = JSON.stringify(body);
  const time = String(Math.floor(Date.now() / 1000));
  try {
    const response = await fetch(new URL(`${portalBase}/${resource}`, portalUrl), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-frame-time': time,
        'x-frame-signature': createHmac('sha256', secret).update(`${time}.${json}`).digest('hex'),
      },
      body: json,
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithinMs),
    });
    return { status: response.status, body: await response.text() };
  } catch {
    return null;
  }
}

function relay(reply: FastifyReply, answer: PortalAnswer | null): FastifyReply {
  if (!answer) return sendProblem(reply, 'portalSilent');
  return reply.code(answer.status).type('application/json; charset=utf-8').send(answer.body);
}
