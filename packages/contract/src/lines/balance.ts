// TMF654 Prepay Balance v4.1: the money on a line, and the top-ups that raised it.
import { currencyCode } from '@portal/market/money';
import { country } from '@portal/market/path';
import { shownTopup } from '@portal/operator-ports/balance';
import { z } from 'zod';
import { itemOf, queryOf } from '../collection-query.ts';
import { type Call, timePeriodSchema } from '../common.ts';
import { everyRole, owns, viewing } from '../policy.ts';

export const prepayBase = `/PrepayBalanceManagement/api/${country}/prepayBalanceManagement` as const;
const amountSchema = z.object({ amount: z.number(), units: z.literal(currencyCode) });

export const accumulatedBalanceSchema = z
  .object({
    '@type': z.literal('AccumulatedBalance'),
    id: z.string(),
    href: z.string(),
    name: z.string(),
    product: z.array(z.object({ id: z.string(), publicIdentifier: z.string() })),
    totalBalance: amountSchema,
    bucket: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          usageType: z.literal('monetary'),
          bucketBalance: z.array(z.object({ remainingValue: amountSchema, validFor: timePeriodSchema })),
          remainingValue: amountSchema,
        }),
      )
      .describe('What was topped up never expires and has no `endDateTime`.'),
  })
  .meta({ id: 'AccumulatedBalance' });
export type AccumulatedBalance = z.infer<typeof accumulatedBalanceSchema>;

export const listAccumulatedBalances = {
  id: 'listAccumulatedBalances',
  tmf: 'TMF654',
  summary:
    'Money balances of one line, or of every line of the user that has them: prepaid lines, and postpaid ones that were topped up.',
  method: 'GET',
  path: `${prepayBase}/accumulatedBalance`,
  query: queryOf(accumulatedBalanceSchema, {
    productpublicIdentifier: z.string().max(60).optional(),
    'product.publicIdentifier': z.string().max(60).optional(),
  }),
  question: 'recharge',
  policy: {
    access: owns('productpublicIdentifier', 'product.publicIdentifier'),
    roles: everyRole,
    stepUp: 'none',
    exposes: 'figures',
    lineAt: ['id'],
    tokenScope: 'balance',
    archive: [{ file: 'saldos' }],
  },
  answers: { 200: z.array(accumulatedBalanceSchema), 206: z.array(accumulatedBalanceSchema) },
} as const satisfies Call;

export const topupBalanceSchema = z
  .object({
    ...shownTopup.shape,
    id: z.string(),
    href: z.string(),
    logicalResource: z.object({ value: z.string(), '@referredType': z.literal('msisdn') }),
    payment: z.object({ id: z.string(), '@referredType': z.literal('Payment') }),
    channel: z.object({ id: z.string(), name: z.string() }),
  })
  .meta({
    id: 'TopupBalance',
    description: "The operator's record of one top-up; `id` is that of the payment.",
  });
export type TopupBalance = z.infer<typeof topupBalanceSchema>;

export const listTopupBalances = {
  id: 'listTopupBalances',
  tmf: 'TMF654',
  summary: 'Top-ups of one line, or of every mobile line of the user, newest first.',
  method: 'GET',
  path: `${prepayBase}/topupBalance`,
  query: queryOf(topupBalanceSchema, {
    'product.publicIdentifier': z.string().max(60).optional(),
    'logicalResource.value': z.string().max(60).optional(),
  }),
  question: 'recharge',
  policy: {
    access: owns('product.publicIdentifier', 'logicalResource.value'),
    roles: viewing,
    stepUp: 'none',
    exposes: 'figures',
    lineAt: ['logicalResource.value'],
    tokenScope: 'balance',
    archive: [{ file: 'recargas' }],
  },
  answers: { 200: z.array(topupBalanceSchema), 206: z.array(topupBalanceSchema) },
} as const satisfies Call;

export const getAccumulatedBalance = itemOf(listAccumulatedBalances, {
  id: 'getAccumulatedBalance',
  summary: 'Money on one line, by its number.',
  item: accumulatedBalanceSchema,
  policy: { tokenScope: 'balance' },
});

export const getTopupBalance = itemOf(listTopupBalances, {
  id: 'getTopupBalance',
  summary: 'One top-up of a mobile line of the user, by its payment.',
  item: topupBalanceSchema,
  policy: { tokenScope: 'balance' },
});
