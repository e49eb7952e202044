// TMF676 Payment Management v1: one purchase, one charge, one effect.
import { market } from '@portal/market/here';
import { currencyCode } from '@portal/market/money';
import { country } from '@portal/market/path';
import { dateTimeSchema } from '@portal/operator-ports/wire';
import { z } from 'zod';
import { itemOf, queryOf } from '../collection-query.ts';
import type { Call } from '../common.ts';
import { paymentMoneyInputSchema, paymentMoneySchema } from '../money.ts';
import { byBody, owns, paying } from '../policy.ts';
import { laterMethods } from './paid-later.ts';
import { purchaseKindNames } from './purchase-kinds.ts';

const base = `/PaymentManagement/api/${country}/paymentManagement` as const;

export const purchaseKindSchema = z.enum(purchaseKindNames);
/** How it can be paid, in the words of the ledger. */
export const purchaseMethodSchema = z.enum(['card', 'savedCard', 'invoice', 'balance', ...laterMethods]);
export type PurchaseMethod = z.infer<typeof purchaseMethodSchema>;

/** Whole units of the currency that a line can be topped up with (BUY-2); tax is inside. */
export const topUps: readonly number[] = market.topUps;

const text = z.string().max(200);
const characteristicInputSchema = z.object({ name: text, value: text });

/** A package for a postpaid line, which needs no card: what somebody may try first. */
const packageOnInvoice = {
  totalAmount: { amount: 3, units: currencyCode },
  paymentItem: [{ item: { id: 'INT-3G-7D', '@referredType': 'package' } }],
  paymentMethod: { '@type': 'account' },
};

const givenMethodSchema = z.object({
  '@type': z.enum(['bankCard', 'account', 'wallet', 'paymentGateway', 'tokenizedCard', ...laterMethods]),
  id: text.optional(),
  authorizationCode: text.optional(),
  details: z
    .object({
      id: text.optional(),
      href: text.optional(),
      name: text.optional(),
      description: text.optional(),
    })
    .optional(),
});

export const paymentRequestSchema = z
  .object({
    '@type': text.optional(),
    correlatorId: z
      .string()
      .min(8)
      .max(100)
      .optional()
      .describe(
        "The purchase's own key: the same key is the same purchase, whatever is clicked, repeated or lost.",
      ),
    name: text.optional(),
    description: text.optional(),
    type: text.optional(),
    authorizationCode: text
      .optional()
      .describe(
        'The card token of a bill payment; in an answer the same name holds the authorization number.',
      ),
    paymentDate: text.optional(),
    amount: paymentMoneyInputSchema.optional(),
    taxAmount: paymentMoneyInputSchema.optional(),
    totalAmount: paymentMoneyInputSchema,
    channel: z.object({ id: text, name: text.optional() }).optional(),
    account: z.object({ id: text }).optional(),
    paymentItem: z
      .array(
        z.object({
          amount: paymentMoneyInputSchema.optional(),
          taxAmount: paymentMoneyInputSchema.optional(),
          totalAmount: paymentMoneyInputSchema.optional(),
          item: z.object({
            id: text.describe(
              "The offering's id, the number to top up, the bill's number, or the id of a part of an arrangement.",
            ),
            '@referredType': purchaseKindSchema,
            href: text.optional(),
          }),
        }),
      )
      .length(1),
    paymentMethod: z
      .union([givenMethodSchema, z.array(givenMethodSchema).length(1)])
      .describe(
        `\`account\` charges the next bill, \`wallet\` draws from what was topped up, \`paymentGateway\` is a bill's card, \`tokenizedCard\` a saved one, by its \`id\`; ${laterMethods.map((method) => `\`${method}\``).join(', ')} answer with instructions by which it is paid elsewhere; alone, or in a list of one.`,
      ),
    payer: z.object({ id: text, name: text.optional() }).optional(),
    characteristicSpecification: z.array(characteristicInputSchema).max(20).optional(),
  })
  .meta({ id: 'PaymentRequest', examples: [packageOnInvoice] });
export type PaymentRequest = z.infer<typeof paymentRequestSchema>;

export const paymentStatusSchema = z
  .enum(['authorized', 'pending', 'pendingAuthorization', 'denied', 'failed'])
  .meta({
    id: 'PaymentStatus',
    description:
      '`authorized` is success. `pending` waits for the customer to pay by `paymentInstructions`: nothing is given before. `pendingAuthorization` means the outcome is not known yet («en verificación»): never a failure; it is settled by asking the provider. `denied` and `failed` moved no money.',
  });
export type PaymentStatus = z.infer<typeof paymentStatusSchema>;

const instructionsSchema = z
  .object({
    kind: z.enum(laterMethods),
    code: z.string().describe('What is said or typed where it is paid.'),
    barcode: z.string().nullable().describe('What its bar code holds (Code 128), or its QR.'),
    amount: paymentMoneySchema,
    expiresAt: dateTimeSchema.describe('After it the code is worth nothing, and what was held is free.'),
    places: z.array(z.string()).describe('Where it is paid, as the provider names the places.'),
    url: z.string().nullable().describe("Where it is paid in a browser: a bank's page, or the voucher."),
  })
  .meta({ id: 'PaymentInstructions' });

export const paymentSchema = z
  .object({
    '@type': z.literal('Payment'),
    id: z.string(),
    href: z.string(),
    status: paymentStatusSchema,
    statusDate: dateTimeSchema,
    paymentDate: dateTimeSchema,
    authorizationCode: z.string().optional().describe('The authorization number; absent until authorized.'),
    correlatorId: z.string(),
    isAutomatic: z.literal(true).optional().describe('It was charged by itself, as its person had asked.'),
    isForOther: z
      .literal(true)
      .optional()
      .describe('It was paid for somebody else: of a bill only the end of the number is told.'),
    amount: paymentMoneySchema.describe('Without tax; with `taxAmount` it adds up to the total.'),
    taxAmount: paymentMoneySchema,
    totalAmount: paymentMoneySchema,
    account: z.object({ id: z.string() }),
    product: z.object({ id: z.string(), publicIdentifier: z.string() }).describe('The line that it was for.'),
    paymentItem: z.array(
      z.object({
        item: z.object({
          id: z.string(),
          '@referredType': purchaseKindSchema,
          name: z.string(),
          description: z.string().optional().describe('Of a package: what it gives.'),
          validUntil: dateTimeSchema.optional().describe('Of a package, once it is paid.'),
        }),
      }),
    ),
    paymentMethod: z.object({
      id: z.string(),
      '@type': z.enum(['bankCard', 'tokenizedCard', 'account', 'wallet', ...laterMethods]),
      brand: z.string().optional().describe('Of the card that was charged, as the provider names it.'),
      lastFour: z.string().optional(),
    }),
    isExpired: z.literal(true).optional().describe('Its code was not paid in time.'),
    isClosed: z.literal(true).optional().describe('Its code was closed before it was paid.'),
    declineMessage: z.string().optional().describe('In the words of who declined it.'),
    paymentInstructions: instructionsSchema.optional().describe('While it is `pending`.'),
    caracteristicas: z
      .array(z.object({ nombre: z.string(), valor: z.string() }))
      .describe('For people, in order: what was bought, how it was paid, for which line.'),
  })
  .meta({ id: 'Payment' });
export type Payment = z.infer<typeof paymentSchema>;

const paysWithSavedCard = ({ paymentMethod }: z.output<typeof paymentRequestSchema>) =>
  [paymentMethod].flat().some((method) => method['@type'] === 'tokenizedCard');

export const createPayment = {
  id: 'createPayment',
  tmf: 'TMF676',
  summary:
    'Pay, by the header `action`: 1 package, 2 recharge, 3 bill, 4 a part of a payment arrangement, which is paid as a bill is. The line is `claroid` (or `serviceid`). 201 authorized, 202 outcome not yet known or still to be paid, 402 declined, 409 it costs something else now (`totalAmount` of the refusal), 422 not so.',
  method: 'POST',
  path: `${base}/payment`,
  body: paymentRequestSchema,
  question: 'payBill',
  policy: {
    access: 'signedIn',
    roles: paying,
    stepUp: byBody(paymentRequestSchema, [['a saved card', paysWithSavedCard, 'recent']], 'none'),
    waitsAfterReset: true,
    exposes: null,
    archive: 'changes',
  },
  answers: { 201: paymentSchema, 202: paymentSchema },
  headers: ['action'],
  refusals: [
    'DENIED',
    'BILL_NOT_PAYABLE',
    'PAYMENT_IN_PROCESS',
    'BILL_PAID_HERE',
    'AMOUNT_CHANGED',
    'CARD_DATA_REFUSED',
    'KEY_REUSED',
    'METHOD_NOT_OFFERED',
    'INSUFFICIENT_BALANCE',
    'RECHARGE_AMOUNT',
    'NOT_FOR_THIS_LINE',
    'LINE_SUSPENDED',
    'LINE_PAUSED',
    'CORPORATE_LINE',
  ],
} as const satisfies Call;

export const listPayments = {
  id: 'listPayments',
  tmf: 'TMF676',
  summary:
    "The user's payments, newest first; `product.publicIdentifier` narrows to the movements of one line, `item.id` to one bill, package or part of an arrangement.",
  method: 'GET',
  path: `${base}/payment`,
  query: queryOf(paymentSchema, {
    'item.id': z.string().max(60).optional(),
    correlatorId: z.string().max(100).optional(),
    'product.publicIdentifier': z.string().max(60).optional(),
    serviceId: z.string().max(60).optional(),
    status: z.string().max(60).optional().describe('One or several, by comma.'),
  }),
  question: 'movements',
  policy: {
    access: owns('product.publicIdentifier', 'serviceId'),
    roles: 'anybody',
    stepUp: 'none',
    archive: [{ file: 'pagos' }],
  },
  answers: { 200: z.array(paymentSchema), 206: z.array(paymentSchema) },
} as const satisfies Call;

export const getPayment = itemOf(listPayments, {
  id: 'getPayment',
  summary: 'How a payment of the user stands.',
  item: paymentSchema,
});

export const sendPaymentCode = {
  id: 'sendPaymentCode',
  tmf: 'TMF676',
  summary:
    'Send the code of a payment that waits for it by SMS once more, to the number that the person has confirmed: once a minute.',
  method: 'POST',
  path: `${base}/payment/:id/sendCode`,
  params: z.object({ id: z.string() }),
  question: 'movements',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'none', archive: 'changes', limit: 'paymentCode' },
  answers: { 204: z.null() },
  refusals: ['NUMBER_NOT_CONFIRMED'],
} as const satisfies Call;

export const closePaymentCode = {
  id: 'closePaymentCode',
  tmf: 'TMF676',
  summary:
    'Close the code of a payment that waits for it, so that it can be paid in another way: nothing is paid by it any more. Answers how the payment stands then; it may have been paid in the same moment.',
  method: 'POST',
  path: `${base}/payment/:id/closeCode`,
  params: z.object({ id: z.string() }),
  question: 'movements',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'none', archive: 'changes' },
  answers: { 200: paymentSchema },
} as const satisfies Call;

export const receiveProviderEvent = {
  id: 'receiveProviderEvent',
  tmf: 'none',
  summary: 'Signed events of the card provider; only they and our own questions settle a payment.',
  method: 'POST',
  path: `${base}/providerEvent`,
  policy: { access: 'public' },
  answers: { 200: z.object({ received: z.literal(true) }) },
} as const satisfies Call;
