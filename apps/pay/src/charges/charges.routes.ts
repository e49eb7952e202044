// What the portal's server calls: charge a token, and ask what became of a key.
import type { Server } from '@portal/http-server/server';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { type PayContext, problemSchema, requireMerchant } from '../http.ts';
import {
  approvalAnswer,
  approvalSchema,
  type Charged,
  chargeCard,
  chargeRecordSchema,
  chargeRequestSchema,
  recordAnswer,
  refusalAnswer,
  refusalSchema,
} from './charge-card.ts';
import { findChargesByKey } from './charges.store.ts';

const chargesPath = '/card/v1/charges';
export const keySchema = z.string().min(1).max(255);

export function chargeRoutes(app: Server, context: PayContext): void {
  const onRequest = requireMerchant('private-merchant-id', context.privateMerchantId);
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());

  app.post(
    chargesPath,
    {
      onRequest,
      schema: {
        headers: z.object({ 'idempotency-key': keySchema.optional() }),
        body: chargeRequestSchema,
        response: { 201: approvalSchema, '4xx': refusalSchema },
      },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key'] ?? null;
      return sendCharged(reply, await chargeCard(context, request.body, key), closing.signal);
    },
  );

  app.get(
    chargesPath,
    {
      onRequest,
      schema: {
        querystring: z.object({ idempotencyKey: keySchema }),
        response: { 200: z.array(chargeRecordSchema), '4xx': problemSchema },
      },
    },
    async (request) => {
      const charges = await findChargesByKey(
        context.pool,
        context.publicMerchantId,
        request.query.idempotencyKey,
      );
      return charges.map(recordAnswer);
    },
  );
}

export async function sendCharged(
  reply: FastifyReply,
  { charge, holdMs }: Charged,
  closing: AbortSignal,
): Promise<FastifyReply> {
  reply.log.info({ ticketNumber: charge.ticketNumber, status: charge.status }, 'charge');
  if (holdMs > 0) await holdBack(reply, holdMs, closing);
  return charge.status === 'APPROVAL'
    ? reply.code(201).send(approvalAnswer(charge))
    : reply.code(402).send(refusalAnswer(charge));
}

/** Waits `holdMs`, or until the caller hangs up or the server closes. */
export function holdBack(reply: FastifyReply, holdMs: number, closing: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      reply.raw.off('close', end);
      closing.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, holdMs);
    reply.raw.once('close', end);
    closing.addEventListener('abort', end);
    if (closing.aborted) end();
  });
}
