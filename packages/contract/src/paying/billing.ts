// TMF678 Customer Bill v4: bills of the accounts a user manages.
import { country } from '@portal/market/path';
import { arrangementStatusSchema } from '@portal/operator-ports/arrangements';
import { type BillState as StateOfBill, shownBill, shownInvoiceCharge } from '@portal/operator-ports/billing';
import { dateTimeSchema, moneySchema, operatorIdSchema } from '@portal/operator-ports/wire';
import { z } from 'zod';
import { itemOf, queryOf } from '../collection-query.ts';
import { type Call, dateOrDateTimeSchema } from '../common.ts';
import { owns, paying } from '../policy.ts';
import { instalmentSchema } from './arrangements.ts';

export type BillState = StateOfBill;

export const billPaymentStatusSchema = z.enum(['pendingAuthorization', 'pending', 'authorized']).meta({
  id: 'BillPaymentStatus',
  description:
    'Of a bill that is `paymentInProcess`: whether its payment is known to have gone through. Until it is («en verificación»), nobody calls the bill paid, and nobody asks for it. `pending`: it waits to be paid by a code until `awaitedUntil`, and may be paid otherwise.',
});

export const billArrangementSchema = z
  .object({
    id: z.string(),
    status: arrangementStatusSchema,
    next: instalmentSchema
      .nullable()
      .describe('The part that is to be paid next, or is being paid; null: none is left.'),
  })
  .meta({ id: 'BillArrangement' });
export type BillArrangement = z.infer<typeof billArrangementSchema>;

export const customerBillSchema = z
  .object({
    ...shownBill.shape,
    id: z.string(),
    href: z.string(),
    billNo: operatorIdSchema,
    paymentStatus: billPaymentStatusSchema.optional(),
    awaitedUntil: dateTimeSchema.optional().describe('When the code by which it is to be paid ends.'),
    arrangement: billArrangementSchema
      .nullable()
      .optional()
      .describe(
        'The last payment arrangement about it that was not cancelled; nobody asks for the bill while it is `active`.',
      ),
    remainingAmount: moneySchema,
    paidAmount: moneySchema
      .optional()
      .describe('What the payment is for that is not posted yet, without what was claimed when it was made.'),
    taxExcludedAmount: moneySchema,
    taxIncludedAmount: moneySchema,
    product: z
      .object({ id: z.string(), publicIdentifier: z.string(), name: z.string() })
      .describe('The service that the account is known by, and its plan.'),
    billDocument: z
      .array(
        z.object({
          id: z.string(),
          mimeType: z.enum(['application/pdf', 'application/xml']),
          url: z.string(),
        }),
      )
      .describe('Empty until `documentReadyAt`.'),
  })
  .meta({ id: 'CustomerBill' });
export type CustomerBill = z.infer<typeof customerBillSchema>;

export const listCustomerBills = {
  id: 'listCustomerBills',
  tmf: 'TMF678',
  summary: 'Bills, newest first, by account, service, month of issue (`yyyy-mm`) or state.',
  method: 'GET',
  path: `/CustomerBillManagement/api/${country}/customerBillManagement/customerBill`,
  query: queryOf(customerBillSchema, {
    id: z.string().max(60).optional(),
    billNo: z.string().max(60).optional(),
    'billingAccount.id': z.string().max(60).optional(),
    serviceId: z.string().max(60).optional(),
    month: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
      .optional(),
    flag: z.string().max(10).optional(),
    state: z.string().max(60).optional(),
    'billDate.gte': dateOrDateTimeSchema.optional(),
    'billDate.lte': dateOrDateTimeSchema.optional(),
  }),
  question: 'billChange',
  policy: {
    access: owns('serviceId', 'billingAccount.id'),
    roles: paying,
    stepUp: 'none',
    exposes: 'bills',
    lineAt: ['product.id', 'billingAccount.id'],
    tokenScope: 'bills',
    archive: 'elsewhere',
  },
  answers: { 200: z.array(customerBillSchema), 206: z.array(customerBillSchema) },
} as const satisfies Call;

export const appliedBillingRateSchema = z
  .object({
    ...shownInvoiceCharge.shape,
    href: z.string(),
    isBilled: z.boolean(),
    taxIncludedAmount: moneySchema,
  })
  .meta({
    id: 'AppliedBillingRate',
    description:
      'A charge that has not come onto a bill yet, or has: what was bought and charged to the invoice.',
  });
export type AppliedBillingRate = z.infer<typeof appliedBillingRateSchema>;

export const listAppliedBillingRates = {
  id: 'listAppliedBillingRates',
  tmf: 'TMF678',
  summary: 'Purchases charged to the invoice, newest first; `isBilled=false` are those of the next bill.',
  method: 'GET',
  path: `/CustomerBillManagement/api/${country}/customerBillManagement/appliedCustomerBillingRate`,
  query: queryOf(appliedBillingRateSchema, {
    'product.publicIdentifier': z.string().max(60).optional(),
    'billingAccount.id': z.string().max(60).optional(),
    isBilled: z.enum(['true', 'false']).optional(),
  }),
  question: 'billChange',
  policy: {
    access: owns('product.publicIdentifier', 'billingAccount.id'),
    roles: paying,
    stepUp: 'none',
    exposes: 'bills',
    lineAt: ['product.id'],
    archive: [{ file: 'compras-a-factura' }],
  },
  answers: { 200: z.array(appliedBillingRateSchema), 206: z.array(appliedBillingRateSchema) },
} as const satisfies Call;

export const billGroupNameSchema = z
  .enum([
    'plan',
    'proration',
    'pause',
    'purchases',
    'overage',
    'thirdParty',
    'device',
    'other',
    'discount',
    'credit',
    'tax',
  ] as const)
  .meta({
    id: 'BillGroupName',
    description:
      'What lines of a bill charge for: months, parts of a month and days of a pause, packages and top-ups, use beyond the plan, services of third parties, devices; `other` is none of these; discounts and credits are negative.',
  });
export type BillGroupName = z.infer<typeof billGroupNameSchema>;

export const billLineSchema = z
  .object({
    id: z.string().describe('Within the bill.'),
    description: z.string(),
    quantity: z.number(),
    date: dateTimeSchema.nullable().describe('The day; null: of the period as a whole.'),
    serviceNumber: z.string().nullable(),
    amount: moneySchema.describe('Without tax, which is a line of its own.'),
    taxIncludedAmount: moneySchema.describe(
      'With its share of the tax, as it is shown, compared and claimed: without the line of the tax they add up to the total.',
    ),
    claimable: z.boolean().optional().describe('It may be claimed: it is a charge, and nobody has.'),
    claimId: z
      .string()
      .nullable()
      .optional()
      .describe('The claim about it, or, of a credit, the claim that was won.'),
  })
  .meta({ id: 'BillLine' });
export type BillLine = z.infer<typeof billLineSchema>;

export const billGroupSchema = z
  .object({
    group: billGroupNameSchema,
    amount: moneySchema,
    taxIncludedAmount: moneySchema.describe('Of its lines.'),
    lines: z.array(billLineSchema),
  })
  .meta({ id: 'BillGroup' });
export type BillGroup = z.infer<typeof billGroupSchema>;

export const billComparisonSchema = z
  .object({
    previousBillNo: z.string(),
    difference: moneySchema,
    text: z.string(),
    causes: z
      .array(z.object({ cause: billGroupNameSchema, amount: moneySchema, text: z.string() }))
      .describe('With tax, biggest first; they add up to the difference.'),
  })
  .meta({ id: 'BillComparison' });
export type BillComparison = z.infer<typeof billComparisonSchema>;

export const expandedBillSchema = customerBillSchema
  .extend({
    groups: z
      .array(billGroupSchema)
      .optional()
      .describe(
        'Every line in one group; they add up to `taxIncludedAmount`. None: the lines are not known here.',
      ),
    comparison: billComparisonSchema
      .nullable()
      .optional()
      .describe('Why it is not what the bill before was; null: the first, or not known.'),
    firstBill: z.object({ text: z.string() }).nullable().optional(),
    inClaim: moneySchema
      .optional()
      .describe('What of it is claimed and not decided on: it stands apart, and nobody asks for it.'),
    payable: moneySchema
      .optional()
      .describe('What there is to pay now: the rest; nothing while it is arranged.'),
    history: z
      .array(z.object({ billNo: z.string(), billDate: dateTimeSchema, amount: moneySchema }))
      .optional()
      .describe(
        "This and the account's bills before it, newest first, twelve at most; void ones are left out.",
      ),
    appliedPayment: z
      .array(
        z.object({
          appliedAmount: moneySchema,
          date: dateTimeSchema,
          channel: z
            .enum(['portal', 'link', 'other'])
            .describe('`link`: by somebody without an account, who was sent a payment link.'),
          payment: z
            .object({ id: z.string(), name: z.string() })
            .optional()
            .describe("When it is the caller's own: the payment, and how it was paid."),
        }),
      )
      .optional(),
  })
  .meta({ id: 'ExpandedCustomerBill' });
export type ExpandedBill = z.infer<typeof expandedBillSchema>;

const oneBill = itemOf(listCustomerBills, {
  id: 'getCustomerBill',
  summary:
    'One bill of an account of the user, by its number; `expand=lines` adds its lines in groups, why it is not what the bill before was, the last totals, and how it was paid.',
  item: expandedBillSchema,
  policy: { archive: [{ file: 'facturas', query: { expand: 'lines' }, itemsOf: listCustomerBills.path }] },
});
export const getCustomerBill = {
  ...oneBill,
  query: oneBill.query.extend({ expand: z.literal('lines').optional() }),
} as const satisfies Call;

export const getAppliedBillingRate = itemOf(listAppliedBillingRates, {
  id: 'getAppliedBillingRate',
  summary: 'One purchase charged to the invoice, by its payment.',
  item: appliedBillingRateSchema,
});
