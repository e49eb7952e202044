// What the portal's server calls to give a charge back.
import type { Server } from '@portal/http-server/server';
import { z } from 'zod';
import { inTransaction } from '../database.ts';
import { type PayContext, Problem, problemSchema, requireMerchant } from '../http.ts';
import { newTicketNumber, newTransactionReference } from '../identifiers.ts';
import { refundCodePayment } from '../later/later.store.ts';
import { enqueueWebhook } from '../webhooks/webhooks.store.ts';
import { refundWebhookBody } from '../webhooks/webhooks.ts';
import { taxedAmountSchema, toDollars, totalCents } from './amounts.ts';
import { findRefund, insertRefund, lockCharge, type Refund } from './charges.store.ts';

const refundPath = '/v1/charges/:ticketNumber';

export function refundRoutes(app: Server, context: PayContext): void {
  app.delete(
    refundPath,
    {
      onRequest: requireMerchant('private-merchant-id', context.privateMerchantId),
      schema: {
        params: z.object({ ticketNumber: z.string().regex(/^\d{10,18}$/) }),
        body: refundRequestSchema,
        response: {
          200: z.object({
            ticketNumber: z.string(),
            transactionReference: z.string(),
            refundedTransactionAmount: z.number(),
          }),
          '4xx': problemSchema,
        },
      },
    },
    async (request) => {
      const { ticketNumber } = request.params;
      const cents = await refundCodePayment(context.pool, ticketNumber, context.now());
      if (cents !== null)
        return {
          ticketNumber,
          transactionReference: ticketNumber,
          refundedTransactionAmount: toDollars(cents),
        };
      const refund = await refundCharge(context, ticketNumber, request.body);
      return {
        ticketNumber: refund.ticketNumber,
        transactionReference: refund.transactionReference,
        refundedTransactionAmount: toDollars(refund.amountCents),
      };
    },
  );
}

/** Gives an approved charge back, wholly or in part, once; the same request again gets the same answer. */
const refundRequestSchema = z
  .object({
    amount: taxedAmountSchema.optional(),
    fullResponse: z.union([z.literal('v2'), z.boolean()]).optional(),
  })
  .nullish();

async function refundCharge(
  context: PayContext,
  ticketNumber: string,
  request: z.infer<typeof refundRequestSchema>,
): Promise<Refund> {
  const refund = await inTransaction(context.pool, async (client) => {
    const charge = await lockCharge(client, context.publicMerchantId, ticketNumber);
    if (!charge) throw new Problem('notFound');
    const amountCents = request?.amount ? totalCents(request.amount) : charge.totalCents;
    const isAsked = amountCents > 0 && amountCents <= charge.totalCents;
    if (charge.status !== 'APPROVAL' || !isAsked) throw new Problem('notRefundable');

    const earlier = await findRefund(client, ticketNumber);
    if (earlier && earlier.amountCents !== amountCents) throw new Problem('notRefundable');
    if (earlier) return earlier;

    const newRefund = {
      chargeTicketNumber: ticketNumber,
      ticketNumber: newTicketNumber(),
      transactionReference: newTransactionReference(),
      amountCents,
      createdAt: context.now(),
    };
    await insertRefund(client, newRefund);
    if (context.sendsWebhooks) {
      const body = refundWebhookBody(newRefund, charge);
      await enqueueWebhook(client, body, newRefund.createdAt, newRefund.createdAt);
    }
    return newRefund;
  });
  context.wakeWebhooks();
  return refund;
}
