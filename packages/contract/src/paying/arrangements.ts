// TMF678: a bill is paid on a later day, or in parts, as its customer has chosen within the operator's rule; each part is paid as a bill is.
import { country } from '@portal/market/path';
import { shownArrangement, shownArrangementRule, shownInstalment } from '@portal/operator-ports/arrangements';
import { dateTimeSchema, moneySchema } from '@portal/operator-ports/wire';
import { z } from 'zod';
import { type Call, dateOrDateTimeSchema } from '../common.ts';
import { paying } from '../policy.ts';

const base = `/CustomerBillManagement/api/${country}/customerBillManagement` as const;
const billNo = z.string().min(1).max(60);

export const arrangementRuleSchema = z.object(shownArrangementRule.shape).meta({
  id: 'PaymentArrangementRule',
  description: 'What may be arranged about a bill now, or why nothing.',
});
export type ArrangementRule = z.infer<typeof arrangementRuleSchema>;

export const instalmentSchema = z
  .object({
    id: z
      .string()
      .describe('By which it is paid: `item.id` of a payment whose `@referredType` is `instalment`.'),
    ...shownInstalment.shape,
    awaitedUntil: dateTimeSchema
      .optional()
      .describe('When the code ends by which it is to be paid; it may be paid otherwise meanwhile.'),
  })
  .meta({ id: 'Instalment' });
export type Instalment = z.infer<typeof instalmentSchema>;

export const paymentArrangementSchema = z
  .object({
    ...shownArrangement.shape,
    href: z.string(),
    serviceNumber: z.string().describe('Of the service that the account is known by.'),
    amount: moneySchema.describe('Of the bill, without the cost.'),
    instalments: z.array(instalmentSchema).describe('By their days.'),
  })
  .meta({ id: 'PaymentArrangement' });
export type PaymentArrangement = z.infer<typeof paymentArrangementSchema>;

const shownMoney = z.object({ value: z.number().nonnegative() });

export const arrangementRequestSchema = z
  .object({
    billNo,
    cost: shownMoney.describe('As the customer was shown it; compared, never used.'),
    instalments: z
      .array(z.object({ amount: z.object({ value: z.number().positive() }), due: dateOrDateTimeSchema }))
      .min(1)
      .max(12)
      .describe('By their days; together they are what there is to pay of the bill, and the cost.'),
  })
  .meta({ id: 'PaymentArrangementRequest' });
export type ArrangementRequest = z.input<typeof arrangementRequestSchema>;

export const getArrangementOffer = {
  id: 'getArrangementOffer',
  tmf: 'none',
  summary:
    'What may be arranged about a bill: until when all of it may be paid, or how many parts, how far apart and how much first; or why nothing.',
  method: 'GET',
  path: `${base}/paymentArrangementOffer`,
  query: z.strictObject({ billNo }),
  question: 'debt',
  policy: { access: 'signedIn', roles: paying, stepUp: 'none', exposes: 'bills', archive: 'computed' },
  answers: { 200: arrangementRuleSchema },
} as const satisfies Call;

export const listArrangements = {
  id: 'listArrangements',
  tmf: 'none',
  summary: "Payment arrangements of the caller's accounts, newest first; `billNo` names one bill.",
  method: 'GET',
  path: `${base}/paymentArrangement`,
  query: z.strictObject({ billNo: billNo.optional() }),
  question: 'debt',
  policy: {
    access: 'signedIn',
    roles: paying,
    stepUp: 'none',
    exposes: 'bills',
    lineAt: ['serviceNumber'],
    archive: [{ file: 'acuerdos-de-pago' }],
  },
  answers: { 200: z.array(paymentArrangementSchema) },
} as const satisfies Call;

export const makeArrangement = {
  id: 'makeArrangement',
  tmf: 'none',
  summary:
    'Arranges a bill: nobody asks for it meanwhile, and its service goes on. The same `Request-UUID` is the same arrangement.',
  method: 'POST',
  path: `${base}/paymentArrangement`,
  body: arrangementRequestSchema,
  question: 'debt',
  policy: { access: 'signedIn', roles: paying, stepUp: 'none', exposes: null, archive: 'changes' },
  answers: { 201: paymentArrangementSchema },
  refusals: [
    'BILL_NOT_PAYABLE',
    'PAYMENT_IN_PROCESS',
    'ARRANGEMENT_OPEN',
    'ARRANGEMENT_LIMIT',
    'ARRANGEMENT_NOT_YET',
    'ARRANGEMENT_PARTS',
    'BILL_IN_CLAIM',
    'AMOUNT_CHANGED',
  ],
} as const satisfies Call;

export const cancelArrangement = {
  id: 'cancelArrangement',
  tmf: 'none',
  summary: 'Takes an arrangement back, while nothing of it was paid: the bill is to be paid as before.',
  method: 'DELETE',
  path: `${base}/paymentArrangement/:id`,
  params: z.object({ id: z.string().min(1).max(60) }),
  question: 'debt',
  policy: { access: 'signedIn', roles: paying, stepUp: 'none', exposes: null, archive: 'changes' },
  answers: { 200: paymentArrangementSchema },
  refusals: ['ARRANGEMENT_OVER'],
} as const satisfies Call;
