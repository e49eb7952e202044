// The payment frame: a page of the operator's self-service, on an origin of its own, that takes one payment.
import { country } from '@portal/market/path';
import { dateTimeSchema } from '@portal/operator-ports/wire';
import { z } from 'zod';
import type { Call } from '../common.ts';
import { paymentMoneyInputSchema, paymentMoneySchema } from '../money.ts';
import { paying } from '../policy.ts';
import { paymentSchema } from './payments.ts';
import { soldKinds } from './purchase-kinds.ts';

const base = `/PaymentManagement/api/${country}/paymentManagement/paymentFrame` as const;

export const frameTypeSchema = z
  .enum(['postpaid', 'prepaid', 'tdc', 'factura', 'fixed', 'recharge', 'data_packets', 'roaming_packages'])
  .meta({
    id: 'FrameType',
    description:
      '`postpaid`, `fixed`: a bill by card, in a tab of its own. `recharge`, `data_packets`, `roaming_packages`: by card, with credentials. `tdc` (card), `factura` (charge to invoice), `prepaid` (charge to balance): what «Compra de paquetes y recargas» opens, by method.',
  });
export type FrameType = z.infer<typeof frameTypeSchema>;

const kindSchema = z.enum(soldKinds);
const methodSchema = z.enum(['bankCard', 'account', 'wallet']);
/** Opaque, and enough to pay in somebody's name: treated like a password by whoever holds it. */
const sidSchema = z.string().min(20).max(100);

export const paymentFrameSchema = z
  .object({
    '@type': z.literal('PaymentFrame'),
    id: z.string().describe('The attempt: `sid` of the messages between the windows.'),
    href: z.string(),
    type: frameTypeSchema,
    url: z.string().describe('Where the page is; it holds neither number nor amount.'),
    target: z.enum(['frame', 'tab']),
    needsCredentials: z
      .boolean()
      .describe('Whether the page will ask for credentials by `waiting-credentials`.'),
    service: z
      .string()
      .describe(
        "The number as this type's page wants it: without the leading 0, except for top-ups and packages.",
      ),
    status: z
      .enum(['open', 'expired', 'pendingAuthorization', 'authorized', 'denied', 'failed'])
      .describe(
        "`open` until a payment is under way; then the payment's own. `expired`: nothing was paid in time.",
      ),
    expiresAt: dateTimeSchema,
    payment: paymentSchema
      .optional()
      .describe('The last payment made in it; `authorized` is the only proof of success.'),
  })
  .meta({ id: 'PaymentFrame' });
export type PaymentFrame = z.infer<typeof paymentFrameSchema>;

export const openPaymentFrame = {
  id: 'openPaymentFrame',
  tmf: 'none',
  summary: 'Opens one attempt to pay in the frame, for the line in `claroid`. `item` fixes what is bought.',
  method: 'POST',
  path: base,
  body: z.object({
    type: frameTypeSchema,
    item: z
      .object({ id: z.string().max(60) })
      .optional()
      .describe(
        "The bill's number, the package, or the amount of a top-up; without it the page lets choose.",
      ),
  }),
  question: 'payBill',
  policy: {
    access: 'signedIn',
    roles: paying,
    stepUp: 'none',
    exposes: null,
    archive: 'changes',
    limit: 'paymentFrame',
  },
  answers: { 201: paymentFrameSchema },
} as const satisfies Call;

export const getPaymentFrame = {
  id: 'getPaymentFrame',
  tmf: 'none',
  summary: 'How an attempt stands: asked before success is shown, whatever the frame says.',
  method: 'GET',
  path: `${base}/:id`,
  params: z.object({ id: sidSchema }),
  question: 'payBill',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'none', archive: 'secret' },
  answers: { 200: paymentFrameSchema },
} as const satisfies Call;

export const authenticatePaymentFrame = {
  id: 'authenticatePaymentFrame',
  tmf: 'none',
  summary: 'Credentials for the frame of the line in `claroid`: used once, within 5 minutes, by one attempt.',
  method: 'GET',
  path: `${base}/authentication`,
  query: z.strictObject({ sid: sidSchema.optional() }),
  question: 'payBill',
  policy: {
    access: 'signedIn',
    roles: paying,
    stepUp: 'none',
    exposes: null,
    archive: 'secret',
    limit: 'paymentFrame',
  },
  answers: { 200: z.object({ token: z.string(), service: z.string() }) },
} as const satisfies Call;

export const frameOrderSchema = z
  .object({
    sid: z.string(),
    type: frameTypeSchema,
    brand: z.string(),
    portalOrigin: z.string().describe('To whose pages, and no others, the frame may speak.'),
    maskedService: z.string().describe('Last four characters alone.'),
    paymentMethod: z.object({ '@type': methodSchema }),
    balance: paymentMoneySchema
      .optional()
      .describe('What was topped up and is left, where it is what pays and its operator tells it.'),
    choices: z.array(
      z.object({
        id: z.string(),
        '@referredType': kindSchema,
        name: z.string(),
        description: z.string(),
        amount: paymentMoneySchema,
        taxAmount: paymentMoneySchema,
        totalAmount: paymentMoneySchema,
      }),
    ),
    savesCard: z
      .boolean()
      .describe('Whether the card may be saved: who opened the attempt had just said who they are.'),
    visit: z.string().describe('Goes back with the confirmation; a newer visit makes it worthless.'),
    expiresAt: dateTimeSchema,
  })
  .meta({ id: 'FrameOrder', description: "What the frame's page may show and offer." });
export type FrameOrder = z.infer<typeof frameOrderSchema>;

const signed = 'Signed by the frame’s own server: `x-frame-time`, `x-frame-signature`.';

export const redeemPaymentFrame = {
  id: 'redeemPaymentFrame',
  tmf: 'none',
  summary: `What is to be paid in an attempt; spends the token, where the type needs one. ${signed}`,
  method: 'POST',
  path: `${base}/redemption`,
  body: z.strictObject({
    sid: sidSchema,
    token: z.string().max(100).optional(),
    service: z.string().max(60).optional(),
  }),
  policy: { access: 'public' },
  answers: { 200: frameOrderSchema },
  headers: ['x-frame-time', 'x-frame-signature'],
  refusals: ['FRAME_CLOSED'],
} as const satisfies Call;

export const confirmPaymentFrame = {
  id: 'confirmPaymentFrame',
  tmf: 'TMF676',
  summary: `Pays in an attempt, at most once however often it is asked; after a refusal another card may be tried. ${signed}`,
  method: 'POST',
  path: `${base}/confirmation`,
  body: z.strictObject({
    sid: sidSchema,
    visit: z.string().max(100),
    item: z.object({ id: z.string().max(60), '@referredType': kindSchema }),
    totalAmount: paymentMoneyInputSchema,
    authorizationCode: z.string().max(200).optional().describe('The card token, when it is paid by card.'),
    savingToken: z
      .string()
      .max(200)
      .optional()
      .describe(
        'A token made for saving the same card, when the person wants it saved: it is, once it has paid.',
      ),
  }),
  policy: { access: 'public' },
  answers: { 201: paymentSchema, 202: paymentSchema },
  headers: ['x-frame-time', 'x-frame-signature'],
  refusals: ['FRAME_CLOSED', 'DENIED'],
} as const satisfies Call;
