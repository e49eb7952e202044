// The charge: one token, used once; one key, charged once; its webhooks kept in the same transaction.
import { z } from 'zod';
import type { PayContext } from '../context.ts';
import { inTransaction } from '../database.ts';
import { newApprovalCode, newTicketNumber, newTransactionReference } from '../identifiers.ts';
import { Problem, type ProblemName } from '../problems.ts';
import { type CardToken, takeToken } from '../tokens.store.ts';
import { chargeWebhookBody } from '../webhooks/webhook-body.ts';
import { enqueueWebhook } from '../webhooks/webhooks.store.ts';
import { taxedAmountSchema, totalCents } from './amounts.ts';
import { type CardOutcome, declineOf } from './cards.ts';
import { bindKey, type Charge, insertCharge, lockKey } from './charges.store.ts';

export const chargeRequestSchema = z.object({
  token: z.string().min(1).max(64),
  amount: taxedAmountSchema,
  metadata: z
    .record(z.string().max(100), z.union([z.string().max(500), z.number(), z.boolean()]))
    .default({}),
  fullResponse: z.union([z.literal('v2'), z.boolean()]).optional(),
});

type ChargeRequest = z.infer<typeof chargeRequestSchema>;

type Charged = {
  charge: Charge;
  /** How long the answer must be held back; 0 for every card but one, and for a repeated key. */
  holdMs: number;
};

/** Charges the token once. A refusal by the processor is a charge too, with status DECLINED. */
export async function chargeCard(
  context: PayContext,
  request: ChargeRequest,
  key: string | null,
): Promise<Charged> {
  const result = await inTransaction(context.pool, async (client): Promise<Charged | ProblemName> => {
    const merchantId = context.publicMerchantId;
    const earlier = key === null ? null : await lockKey(client, merchantId, key);
    if (earlier) return { charge: earlier, holdMs: 0 };

    const at = context.now();
    const token = await takeToken(client, request.token, merchantId, at);
    if (!token) return 'invalidToken';
    // Returned, not thrown: the token stays used up even though nothing was charged.
    if (totalCents(request.amount) !== token.amountCents) return 'wrongAmount';

    const charge = newCharge(request, token, key, at);
    await insertCharge(client, charge);
    if (key !== null && charge.status === 'APPROVAL') {
      await bindKey(client, merchantId, key, charge.ticketNumber);
    }
    if (context.sendsWebhooks) {
      const body = chargeWebhookBody(charge);
      for (const delayMs of webhookDelaysMs(token.outcome, context.holdReplyMs)) {
        await enqueueWebhook(client, body, at, new Date(at.getTime() + delayMs));
      }
    }
    return { charge, holdMs: token.outcome === 'late' ? context.holdReplyMs : 0 };
  });
  if (typeof result === 'string') throw new Problem(result);
  context.wakeWebhooks();
  return result;
}

function webhookDelaysMs(outcome: CardOutcome, holdReplyMs: number): number[] {
  if (outcome === 'late') return [holdReplyMs + 1000];
  if (outcome === 'repeated') return [0, 3000, 6000, 10_000];
  return [0];
}

function newCharge(request: ChargeRequest, token: CardToken, key: string | null, createdAt: Date): Charge {
  const decline = declineOf(token.outcome);
  return {
    ticketNumber: newTicketNumber(),
    transactionReference: newTransactionReference(),
    merchantId: token.merchantId,
    idempotencyKey: key,
    token: token.token,
    status: decline ? 'DECLINED' : 'APPROVAL',
    approvalCode: decline ? '' : newApprovalCode(),
    code: decline?.code ?? '000',
    processorError: decline?.processorError ?? null,
    message: decline?.message ?? 'Transacción aprobada',
    subtotalIvaCents: request.amount.subtotalIva,
    subtotalIva0Cents: request.amount.subtotalIva0,
    ivaCents: request.amount.iva,
    iceCents: request.amount.ice,
    totalCents: token.amountCents,
    currency: token.currency,
    last4: token.last4,
    brand: token.brand,
    metadata: request.metadata,
    createdAt,
  };
}
