// A charge as the provider writes it: the approval, the refusal, and the record that a lookup returns.
import { z } from 'zod';
import { toDollars } from './amounts.ts';
import type { Charge, ChargeRecord } from './charges.store.ts';

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
