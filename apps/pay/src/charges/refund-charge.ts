// Gives an approved charge back, wholly or in part, once; the same request again gets the same answer.
import { z } from 'zod';
import type { PayContext } from '../context.ts';
import { inTransaction } from '../database.ts';
import { newTicketNumber, newTransactionReference } from '../identifiers.ts';
import { Problem } from '../problems.ts';
import { refundWebhookBody } from '../webhooks/webhook-body.ts';
import { enqueueWebhook } from '../webhooks/webhooks.store.ts';
import { taxedAmountSchema, totalCents } from './amounts.ts';
import { lockCharge } from './charges.store.ts';
import { findRefund, insertRefund, type Refund } from './refunds.store.ts';

export const refundRequestSchema = z
  .object({
    amount: taxedAmountSchema.optional(),
    fullResponse: z.union([z.literal('v2'), z.boolean()]).optional(),
  })
  .nullish();

export async function refundCharge(
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
