// TMF635 Usage Management v4: the service record, calls and data sessions of a line.
import { country } from '@portal/market/path';
import { usageUnitSchema } from '@portal/operator-ports/catalogue';
import { civilDateSchema, dateTimeSchema, moneySchema } from '@portal/operator-ports/wire';
import { z } from 'zod';
import { itemOf, pagingQuerySchema, queryOf } from '../collection-query.ts';
import { type Call, dateOrDateTimeSchema } from '../common.ts';
import { managing, ofManagedLine, owns, viewing } from '../policy.ts';
import { usageSpecificationRefSchema } from './specifications.ts';

/** Civil dates of the market, both inclusive. Not given: today, and thirty days before the last one. */
const recordQuerySchema = pagingQuerySchema.extend({
  serviceId: z.string().max(60).optional(),
  dateFrom: civilDateSchema.optional(),
  dateTo: civilDateSchema.optional(),
});

/** Whole units; null on corporate lines, whose amounts are not shown here. */
const amountSchema = z.number().nullable();

export const voiceRecordSchema = z
  .object({
    date: dateTimeSchema,
    type: z.literal('Saliente'),
    destinationNumber: z.string(),
    duration: z.number().describe('Whole minutes.'),
    amount: amountSchema,
  })
  .meta({ id: 'VoiceRecord' });
export type VoiceRecord = z.infer<typeof voiceRecordSchema>;

export const dataRecordSchema = z
  .object({
    date: dateTimeSchema,
    urlConnection: z.string().describe('A host name.'),
    data: z.number().describe('MB.'),
  })
  .meta({ id: 'DataRecord' });
export type DataRecord = z.infer<typeof dataRecordSchema>;

const range = { dateFrom: civilDateSchema, dateTo: civilDateSchema };

export const voiceUsageSchema = z
  .object({
    '@type': z.literal('VoiceUsage'),
    ...range,
    total: z.object({ records: z.number(), duration: z.number(), amount: amountSchema }),
    consumption: z.array(voiceRecordSchema),
  })
  .meta({
    id: 'VoiceUsage',
    description: '`total` speaks of the whole range, `consumption` of the page that was asked for.',
  });
export type VoiceUsage = z.infer<typeof voiceUsageSchema>;

export const dataUsageSchema = z
  .object({
    '@type': z.literal('DataUsage'),
    ...range,
    total: z.object({ records: z.number(), data: z.number() }),
    consumption: z.array(dataRecordSchema),
  })
  .meta({ id: 'DataUsage' });
export type DataUsage = z.infer<typeof dataUsageSchema>;

const paths = `/UsageManagement/api/${country}/usageManagement` as const;

export const getDataUsage = {
  id: 'getDataUsage',
  tmf: 'TMF635',
  summary:
    'Data sessions, newest first, of one line by `serviceId`, or of every line of the user; six months back ' +
    'at most. Without `limit` and `offset` the whole range, up to 5,000 records.',
  method: 'GET',
  path: `${paths}/dataUsage`,
  query: recordQuerySchema,
  question: 'serviceRecord',
  policy: { ...ofManagedLine, exposes: 'records', archive: 'elsewhere' },
  answers: { 200: dataUsageSchema, 206: dataUsageSchema },
  refusals: ['DATE_RANGE'],
} as const satisfies Call;

export const getVoiceUsage = {
  id: 'getVoiceUsage',
  tmf: 'TMF635',
  summary:
    'Calls, newest first, of one line by `serviceId`, or of every line of the user; six months back at ' +
    'most. Without `limit` and `offset` the whole range, up to 5,000 records.',
  method: 'GET',
  path: `${paths}/voiceUsage`,
  query: recordQuerySchema,
  question: 'serviceRecord',
  policy: { ...ofManagedLine, exposes: 'records', archive: 'elsewhere' },
  answers: { 200: voiceUsageSchema, 206: voiceUsageSchema },
  refusals: ['DATE_RANGE'],
} as const satisfies Call;

export const recordKindSchema = z.enum(['voice', 'data', 'sms']).meta({ id: 'RecordKind' });
export type RecordKind = z.infer<typeof recordKindSchema>;

/** A day's use, in MB, minutes or messages. */
export const dayUsageSchema = z
  .object({
    date: civilDateSchema,
    used: z.number(),
    unit: usageUnitSchema,
    included: z
      .number()
      .nullable()
      .describe(
        'What the allowances that were in force on that day give in all, as far as they are in force now; −1 when ' +
          'unlimited, null when there is none.',
      ),
    records: z.number().describe('Calls, data sessions or messages of that day.'),
  })
  .meta({ id: 'DayUsage' });
export type DayUsage = z.infer<typeof dayUsageSchema>;

export const listDailyUsage = {
  id: 'listDailyUsage',
  tmf: 'TMF635',
  summary:
    'What one line used each day, oldest first, every day of the range. Civil dates of the market, both inclusive; ' +
    'not given: today, and thirty days before the last one; six months back at most.',
  method: 'GET',
  path: `${paths}/dailyUsage`,
  query: z.object({
    serviceId: z.string().max(60),
    usageType: recordKindSchema.default('data'),
    dateFrom: civilDateSchema.optional(),
    dateTo: civilDateSchema.optional(),
  }),
  question: 'serviceRecord',
  policy: {
    access: owns('serviceId'),
    roles: viewing,
    stepUp: 'none',
    exposes: 'figures',
    tokenScope: 'usage',
    archive: 'elsewhere',
  },
  answers: { 200: z.array(dayUsageSchema) },
  refusals: ['DATE_RANGE'],
} as const satisfies Call;

export const usageSchema = z
  .object({
    '@type': z.literal('Usage'),
    id: z.string(),
    href: z.string(),
    usageType: recordKindSchema,
    usageDate: dateTimeSchema,
    status: z.literal('rated'),
    description: z.string(),
    usageSpecification: usageSpecificationRefSchema.optional(),
    usageCharacteristic: z
      .array(z.object({ name: z.string(), valueType: z.enum(['string', 'integer']), value: z.string() }))
      .describe(
        '`publicIdentifier`, the line; `destinationNumber` and `duration`, `messages`; or `urlConnection` and `data`.',
      ),
    ratedProductUsage: z
      .array(
        z.object({
          ratingDate: dateTimeSchema,
          taxIncludedRatingAmount: moneySchema,
          productRef: z.object({ id: z.string(), '@referredType': z.literal('Product') }),
        }),
      )
      .describe('Empty on corporate lines.'),
  })
  .meta({ id: 'Usage' });
export type Usage = z.infer<typeof usageSchema>;

export const listUsages = {
  id: 'listUsages',
  tmf: 'TMF635',
  summary:
    'The same records, and messages, in the shape of TMF635; `usageDate` in civil dates, both inclusive.',
  method: 'GET',
  path: `${paths}/usage`,
  query: queryOf(usageSchema, {
    usageType: z.string().max(60).optional(),
    'usageDate.gte': dateOrDateTimeSchema.optional(),
    'usageDate.lte': dateOrDateTimeSchema.optional(),
    serviceId: z.string().max(60).optional(),
    'product.publicIdentifier': z.string().max(60).optional(),
  }),
  question: 'serviceRecord',
  policy: {
    access: owns('serviceId', 'product.publicIdentifier'),
    roles: managing,
    stepUp: 'none',
    exposes: 'records',
    lineAt: ['ratedProductUsage.productRef.id'],
    archive: 'elsewhere',
  },
  answers: { 200: z.array(usageSchema), 206: z.array(usageSchema) },
  refusals: ['DATE_RANGE'],
} as const satisfies Call;

export const getUsage = itemOf(listUsages, {
  id: 'getUsage',
  summary: 'One record of the last six months.',
  item: usageSchema,
});
