// TMF654 Prepay Balance v4.1: the money on a prepaid line.
import { z } from 'zod';
import { type Call, collectionQuerySchema, timePeriodSchema } from './common.ts';

const dollarsSchema = z.object({ amount: z.number(), units: z.literal('USD') });

export const accumulatedBalanceSchema = z.object({
  '@type': z.literal('AccumulatedBalance'),
  id: z.string(),
  href: z.string(),
  name: z.string(),
  product: z.array(z.object({ id: z.string(), publicIdentifier: z.string() })),
  totalBalance: dollarsSchema,
  /** «Dólares Recargas» never expires (decision 42) and has no `endDateTime`. */
  bucket: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      usageType: z.literal('monetary'),
      bucketBalance: z.array(z.object({ remainingValue: dollarsSchema, validFor: timePeriodSchema })),
      remainingValue: dollarsSchema,
    }),
  ),
});
export type AccumulatedBalance = z.infer<typeof accumulatedBalanceSchema>;

export const listAccumulatedBalances = {
  id: 'B19',
  tmf: 'TMF654',
  summary: 'Money balances of one line, or of every prepaid line of the user.',
  method: 'GET',
  path: '/PrepayBalanceManagement/api/ec/prepayBalanceManagement/accumulatedBalance',
  query: collectionQuerySchema.extend({
    productpublicIdentifier: z.string().max(60).optional(),
    'product.publicIdentifier': z.string().max(60).optional(),
  }),
  answers: { 200: z.array(accumulatedBalanceSchema), 206: z.array(accumulatedBalanceSchema) },
} as const satisfies Call;
