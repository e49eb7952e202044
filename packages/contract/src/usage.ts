// TMF677 Usage Consumption v1: what is left and what was used of each allowance.
import { country } from '@portal/market/path';
import { z } from 'zod';
import { itemOf, queryOf } from './collection-query.ts';
import { type Call, dateTimeSchema, timePeriodSchema } from './common.ts';

export const usageTypeSchema = z
  .enum([
    'internet',
    'sms',
    'voz',
    'twitter',
    'facebook',
    'instagram',
    'youtube',
    'whatsapp',
    'messenger',
    'texto',
    'audio',
    'recarga',
    /** Data abroad: it never counts among those at home. */
    'roaming',
  ])
  .meta({ id: 'UsageType' });
export type UsageType = z.infer<typeof usageTypeSchema>;

export const usageUnitSchema = z.enum(['MB', 'MIN', 'SMS']).meta({ id: 'UsageUnit' });

export const usageBucketSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    usageType: usageTypeSchema,
    isShared: z.boolean(),
    product: z.object({ id: z.string(), publicIdentifier: z.string() }),
    bucketBalance: z
      .array(
        z.object({
          unit: usageUnitSchema,
          remainingValue: z.number(),
          remainingValueLabel: z.string(),
          validFor: timePeriodSchema,
        }),
      )
      .describe('`remainingValue` −1 means unlimited; the label is for people («5,0 GB», «Ilimitado»).'),
    bucketCounter: z.array(
      z.object({ counterType: z.enum(['Consumido', 'Incluido']), unit: usageUnitSchema, value: z.number() }),
    ),
  })
  .meta({ id: 'UsageBucket' });
export type UsageBucket = z.infer<typeof usageBucketSchema>;

export const usageConsumptionReportSchema = z
  .object({
    '@type': z.literal('UsageConsumptionReport'),
    id: z.string(),
    href: z.string(),
    effectiveDate: dateTimeSchema.describe('When these figures were true.'),
    relatedParty: z.object({ id: z.string(), role: z.literal('user') }),
    bucket: z.array(usageBucketSchema),
    category: z
      .array(
        z.object({
          type: usageTypeSchema,
          available: z.number(),
          consume: z.number(),
          unity: usageUnitSchema,
          isLimit: z.boolean(),
        }),
      )
      .describe('Sums of the buckets by type; `isLimit` means unlimited, and then `available` is −1.'),
  })
  .meta({ id: 'UsageConsumptionReport' });
export type UsageConsumptionReport = z.infer<typeof usageConsumptionReportSchema>;

export const listUsageConsumptionReports = {
  id: 'listUsageConsumptionReports',
  tmf: 'TMF677',
  summary: 'Consumption of one line by `product.publicIdentifier`, or of every mobile line of the user.',
  method: 'GET',
  path: `/UsageConsumption/api/${country}/usageConsumption/usageConsumptionReport`,
  query: queryOf(usageConsumptionReportSchema, {
    'product.publicIdentifier': z.string().max(60).optional(),
    'bucket.usageType': z.string().max(60).optional(),
  }),
  answers: { 200: z.array(usageConsumptionReportSchema), 206: z.array(usageConsumptionReportSchema) },
} as const satisfies Call;

export const getUsageConsumptionReport = itemOf(listUsageConsumptionReports, {
  id: 'getUsageConsumptionReport',
  summary: 'Consumption of one mobile line of the user.',
  item: usageConsumptionReportSchema,
});
