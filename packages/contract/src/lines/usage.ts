// TMF677 Usage Consumption v1: what is left and what was used of each allowance.
import { country } from '@portal/market/path';
import { usageUnitSchema } from '@portal/operator-ports/catalogue';
import { shownCap } from '@portal/operator-ports/usage';
import { dateTimeSchema } from '@portal/operator-ports/wire';
import { z } from 'zod';
import { itemOf, queryOf } from '../collection-query.ts';
import { type Call, ofLine, timePeriodSchema } from '../common.ts';
import { ofManagedLine, owns, viewing } from '../policy.ts';

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
    relatedParty: z
      .object({ id: z.string(), role: z.literal('user') })
      .optional()
      .describe('Who asks; of a personal token nobody.'),
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
  question: 'spendingControl',
  policy: {
    access: owns('product.publicIdentifier'),
    roles: viewing,
    stepUp: 'none',
    exposes: 'figures',
    tokenScope: 'usage',
    archive: [{ file: 'consumo-actual' }],
    mayBeStale: true,
  },
  answers: { 200: z.array(usageConsumptionReportSchema), 206: z.array(usageConsumptionReportSchema) },
} as const satisfies Call;

export const getUsageConsumptionReport = itemOf(listUsageConsumptionReports, {
  id: 'getUsageConsumptionReport',
  summary: 'Consumption of one mobile line of the user.',
  item: usageConsumptionReportSchema,
  policy: { tokenScope: 'usage' },
});

const alertSchema = z
  .object({
    usageType: z.enum(['internet', 'voz', 'sms']),
    percents: z.array(z.int().min(1).max(100)).max(5),
  })
  .meta({ id: 'UsageAlert', description: 'Percents of each allowance of the kind; none: nobody is told.' });

const capSchema = z.object(shownCap.shape).meta({ id: 'SpendingCap' });
export type SpendingCap = z.infer<typeof capSchema>;

const noCap = 'Null where no use comes onto a bill that its people see: prepaid, home and corporate lines.';

export const spendingControlSchema = z
  .object({
    '@type': z.literal('SpendingControl'),
    product: z.object({ publicIdentifier: z.string() }),
    alerts: z.array(alertSchema).describe('One a kind; none where nothing is counted.'),
    cap: capSchema.nullable().describe(noCap),
    roamingCap: capSchema.nullable().describe(noCap),
  })
  .meta({ id: 'SpendingControl' });
export type SpendingControl = z.infer<typeof spendingControlSchema>;

/** What the answer tells besides may come back with it. */
const newCapSchema = capSchema.pick({ amount: true, action: true });

const spendingControl = {
  question: 'spendingControl',
  tmf: 'TMF677',
  path: `/UsageConsumption/api/${country}/usageConsumption/spendingControl`,
  query: ofLine,
  answers: { 200: spendingControlSchema },
} as const;

export const getSpendingControl = {
  ...spendingControl,
  id: 'getSpendingControl',
  summary: 'When the people of a line are told of its use, and what it may spend beyond its plan and abroad.',
  method: 'GET',
  policy: {
    access: owns('serviceId'),
    roles: viewing,
    stepUp: 'none',
    exposes: 'figures',
    archive: [{ file: 'alertas-y-topes', each: 'serviceId' }],
  },
} as const satisfies Call;

export const putSpendingControl = {
  ...spendingControl,
  id: 'putSpendingControl',
  summary:
    'The same, changed, from now on: the kinds that are named, and both caps where the line has them. A cap that is raised lets go what it had stopped.',
  method: 'PUT',
  policy: { ...ofManagedLine, exposes: null, archive: 'changes' },
  body: z.object({
    alerts: z.array(alertSchema).max(3),
    cap: newCapSchema.nullish(),
    roamingCap: newCapSchema.nullish(),
  }),
} as const satisfies Call;
