// The charge: one token, used once; one key, charged once; its webhooks kept in the same transaction.

import type { PoolClient } from 'pg';
import { z } from 'zod';
import { isUnproven } from '../bank/challenges.store.ts';
import { inTransaction } from '../database.ts';
import { type PayContext, Problem, type ProblemName } from '../http.ts';
import { newApprovalCode, newTicketNumber, newTransactionReference } from '../identifiers.ts';
import { type CardToken, takeToken } from '../tokens.store.ts';
import { enqueueWebhook } from '../webhooks/webhooks.store.ts';
import { chargeWebhookBody } from '../webhooks/webhooks.ts';
import { taxedAmountSchema, toDollars, totalCents } from './amounts.ts';
import { type CardOutcome, declineOf } from './cards.ts';
import { bindKey, type Charge, type ChargeRecord, insertCharge, lockKey } from './charges.store.ts';

/** What every charge says, whatever it is taken from. */
export const chargeTermsSchema = z.object({
  amount: taxedAmountSchema,
  metadata: z
    .record(z.string().max(100), z.union([z.string().max(500), z.number(), z.boolean()]))
    .default({}),
  fullResponse: z.union([z.literal('v2'), z.boolean()]).optional(),
});

export const chargeRequestSchema = chargeTermsSchema.extend({ token: z.string().min(1).max(64) });

type ChargeTerms = z.infer<typeof chargeTermsSchema>;

/** What a charge is taken from. */
type Instrument = Pick<CardToken, 'token' | 'merchantId' | 'last4' | 'brand' | 'outcome'>;

export type Charged = {
  charge: Charge;
  /** How long the answer must be held back; 0 for every card but one, and for a repeated key. */
  holdMs: number;
};

/** Charges the token once. A refusal by the processor is a charge too, with status DECLINED. */
export function chargeCard(
  context: PayContext,
  request: z.infer<typeof chargeRequestSchema>,
  key: string | null,
): Promise<Charged> {
  return chargeInstrument(context, request, key, async (client, at) => {
    const token = await takeToken(client, request.token, context.publicMerchantId, at);
    if (!token) return 'invalidToken';
    // Returned, not thrown: the token stays used up even though nothing was charged.
    if (totalCents(request.amount) !== token.amountCents) return 'wrongAmount';
    return (await isUnproven(client, token.token)) ? { ...token, outcome: 'unproven' } : token;
  });
}

/** @param find what is charged, or why nothing is, within the transaction of the charge */
export async function chargeInstrument(
  context: PayContext,
  terms: ChargeTerms,
  key: string | null,
  find: (client: PoolClient, at: Date) => Promise<Instrument | ProblemName>,
): Promise<Charged> {
  const result = await inTransaction(context.pool, async (client): Promise<Charged | ProblemName> => {
    const merchantId = context.publicMerchantId;
    const earlier = key === null ? null : await lockKey(client, merchantId, key);
    if (earlier) return { charge: earlier, holdMs: 0 };

    const at = context.now();
    const instrument = await find(client, at);
    if (typeof instrument === 'string') return instrument;

    const charge = newCharge(terms, instrument, key, at);
    await insertCharge(client, charge);
    if (key !== null && charge.status === 'APPROVAL') {
      await bindKey(client, merchantId, key, charge.ticketNumber);
    }
    if (context.sendsWebhooks) {
      const body = chargeWebhookBody(charge);
      for (const delayMs of webhookDelaysMs(instrument.outcome, context.holdReplyMs)) {
        await enqueueWebhook(client, body, at, new Date(at.getTime() + delayMs));
      }
    }
    return { charge, holdMs: instrument.outcome === 'late' ? context.holdReplyMs : 0 };
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

function newCharge(
  { amount, metadata }: ChargeTerms,
  { token, merchantId, last4, brand, outcome }: Instrument,
  key: string | null,
  createdAt: Date,
): Charge {
  const decline = declineOf(outcome);
  return {
    ticketNumber: newTicketNumber(),
    transactionReference: newTransactionReference(),
    merchantId,
    idempotencyKey: key,
    token,
    status: decline ? 'DECLINED' : 'APPROVAL',
    approvalCode: decline ? '' : newApprovalCode(),
    code: decline?.code ?? '000',
    processorError: decline?.processorError ?? null,
    message: decline?.message ?? 'Transacción aprobada',
    subtotalIvaCents: amount.subtotalIva,
    subtotalIva0Cents: amount.subtotalIva0,
    ivaCents: amount.iva,
    iceCents: amount.ice,
    totalCents: totalCents(amount),
    currency: amount.currency,
    last4,
    brand,
    metadata,
    createdAt,
  };
}

// A charge as the provider writes it: the approval, the refusal, and the record that a lookup returns.

const detailsSchema = z.object({
  transactionId: z.string(),
  transactionStatus: z.enum(['APPROVAL', 'DECLINED', 'REFUNDED']),
  transactionType: z.literal('SALE'),
  approvalCode: z.string(),
  approvedTransactionAmount: z.number(),
  amount: z.object({
    subtotalIva: z.number(),
    subtotalIva0: z.number(),
    iva: z.number(),
    ice: z.number(),
    currency: z.string(),
  }),
  token: z.string(),
  paymentBrand: z.string(),
  lastFourDigits: z.string(),
  metadata: z.record(z.string(), z.unknown()),
  // Unix seconds: in milliseconds it would be 13 digits, which a card filter may take for a card.
  created: z.number().int(),
});

export const approvalSchema = z.object({
  ticketNumber: z.string(),
  transactionReference: z.string(),
  approvalCode: z.string(),
  responseCode: z.string(),
  responseText: z.string(),
  approvedTransactionAmount: z.number(),
  currencyCode: z.string(),
  details: detailsSchema,
});

export const refusalSchema = z.object({
  code: z.string(),
  message: z.string(),
  processorError: z.string().optional(),
  ticketNumber: z.string().optional(),
  transactionReference: z.string().optional(),
  details: detailsSchema.optional(),
});

export const chargeRecordSchema = z.union([approvalSchema, refusalSchema]);

export function approvalAnswer(charge: Charge): z.infer<typeof approvalSchema> {
  return {
    ticketNumber: charge.ticketNumber,
    transactionReference: charge.transactionReference,
    approvalCode: charge.approvalCode,
    responseCode: charge.code,
    responseText: charge.message,
    approvedTransactionAmount: toDollars(charge.totalCents),
    currencyCode: charge.currency,
    details: detailsOf(charge, charge.status),
  };
}

export function refusalAnswer(charge: Charge): z.infer<typeof refusalSchema> {
  return {
    code: charge.code,
    message: charge.message,
    ...(charge.processorError === null ? {} : { processorError: charge.processorError }),
    ticketNumber: charge.ticketNumber,
    transactionReference: charge.transactionReference,
    details: detailsOf(charge, charge.status),
  };
}

export function recordAnswer(charge: ChargeRecord): z.infer<typeof chargeRecordSchema> {
  if (charge.status === 'DECLINED') return refusalAnswer(charge);
  const isGivenBack = charge.refundedCents === charge.totalCents;
  return { ...approvalAnswer(charge), details: detailsOf(charge, isGivenBack ? 'REFUNDED' : 'APPROVAL') };
}

function detailsOf(
  charge: Charge,
  transactionStatus: z.infer<typeof detailsSchema>['transactionStatus'],
): z.infer<typeof detailsSchema> {
  return {
    transactionId: charge.ticketNumber,
    transactionStatus,
    transactionType: 'SALE',
    approvalCode: charge.approvalCode,
    approvedTransactionAmount: charge.status === 'APPROVAL' ? toDollars(charge.totalCents) : 0,
    amount: {
      subtotalIva: toDollars(charge.subtotalIvaCents),
      subtotalIva0: toDollars(charge.subtotalIva0Cents),
      iva: toDollars(charge.ivaCents),
      ice: toDollars(charge.iceCents),
      currency: charge.currency,
    },
    token: charge.token,
    paymentBrand: charge.brand,
    lastFourDigits: charge.last4,
    metadata: charge.metadata,
    created: Math.floor(charge.createdAt.getTime() / 1000),
  };
}
