// A bill paid by somebody without an account, through a link: they see what to pay and for which number, and no more.
import { country } from '@portal/market/path';
import { dateTimeSchema } from '@portal/operator-ports/wire';
import { z } from 'zod';
import type { Call } from '../common.ts';
import { paymentMoneyInputSchema, paymentMoneySchema } from '../money.ts';
import { paying } from '../policy.ts';
import { paymentStatusSchema } from './payments.ts';

const base = `/PaymentManagement/api/${country}/paymentManagement/paymentLink` as const;

const linkTokenSchema = z.object({ token: z.string().min(20).max(200) });

export const createPaymentLink = {
  id: 'createPaymentLink',
  tmf: 'TMF676',
  summary: 'A link by which anybody pays a bill by card, once, within three days.',
  method: 'POST',
  path: base,
  body: z.strictObject({ billNo: z.string().min(1).max(60) }),
  question: 'paymentLink',
  policy: {
    access: 'signedIn',
    roles: paying,
    stepUp: 'none',
    exposes: null,
    archive: 'changes',
    limit: 'paymentLink',
  },
  answers: {
    201: z
      .object({ url: z.string(), expiresAt: dateTimeSchema })
      .meta({ id: 'PaymentLink', description: 'Whoever has the address may pay.' }),
  },
  refusals: ['BILL_NOT_PAYABLE', 'PAYMENT_IN_PROCESS'],
} as const satisfies Call;

export const linkedBillSchema = z
  .object({
    '@type': z.literal('LinkedBill'),
    totalAmount: paymentMoneySchema,
    serviceNumber: z.string().describe('Its last digits alone.'),
    status: z
      .enum(['open', 'inProcess', 'paid'])
      .describe('`inProcess`: a payment is on its way or in verification; nothing is to be paid.'),
    expiresAt: dateTimeSchema,
  })
  .meta({ id: 'LinkedBill' });
export type LinkedBill = z.infer<typeof linkedBillSchema>;

export const getLinkedBill = {
  id: 'getLinkedBill',
  tmf: 'TMF676',
  summary: 'What is to be paid by a link.',
  method: 'GET',
  path: `${base}/:token`,
  params: linkTokenSchema,
  policy: { access: 'public' },
  answers: { 200: linkedBillSchema },
  refusals: ['LINK_ENDED'],
} as const satisfies Call;

export const linkPaymentSchema = z
  .object({
    '@type': z.literal('LinkPayment'),
    status: paymentStatusSchema,
    statusDate: dateTimeSchema,
    totalAmount: paymentMoneySchema,
    authorizationCode: z.string().optional(),
  })
  .meta({ id: 'LinkPayment' });
export type LinkPayment = z.infer<typeof linkPaymentSchema>;

export const payLinkedBill = {
  id: 'payLinkedBill',
  tmf: 'TMF676',
  summary:
    'Pay it by card. 201 authorized, 202 outcome not yet known, 402 declined, 409 it is being paid, or costs something else now. A receipt goes to `email`, if there is one.',
  method: 'POST',
  path: `${base}/:token/payment`,
  params: linkTokenSchema,
  body: z.strictObject({
    correlatorId: z.string().min(8).max(60).describe('The same key is the same payment.'),
    authorizationCode: z.string().min(1).max(200).describe('The card token.'),
    totalAmount: paymentMoneyInputSchema,
    email: z.email().max(254).optional(),
  }),
  policy: { access: 'public' },
  answers: { 201: linkPaymentSchema, 202: linkPaymentSchema },
  refusals: [
    'LINK_ENDED',
    'DENIED',
    'BILL_NOT_PAYABLE',
    'PAYMENT_IN_PROCESS',
    'BILL_PAID_HERE',
    'AMOUNT_CHANGED',
    'KEY_REUSED',
  ],
} as const satisfies Call;
