// Usage: what lines may still use, what they used, record by record, and what they may spend (TMF677, TMF635).
import { z } from 'zod';
import { usageUnitSchema } from './catalogue.ts';
import { at, maybe, noun, otherwise, part } from './noun.ts';
import { orNull, shown } from './shown.ts';
import {
  called,
  civilDateSchema,
  instant,
  type LinePlace,
  type LineRef,
  money,
  operatorIdSchema,
  text,
  type Window,
} from './wire.ts';

export type { UsageUnit } from './catalogue.ts';

export const recordTypeSchema = called({ voz: 'voice', internet: 'data', sms: 'sms' });
export type RecordType = z.output<typeof recordTypeSchema>;

const customerId = at('relatedParty[role=customer]/id', operatorIdSchema);
const lineId = at('product/id', operatorIdSchema);

const count = z.number().nonnegative();
const bucket = {
  bucketId: at('id', text('B-1')),
  name: at('name', text('Datos del plan')),
  usageType: at('usageType', text('internet')),
  unit: at('bucketBalance[]/unit', usageUnitSchema),
  source: at('characteristic:source', z.enum(['plan', 'package', 'bonus'])),
  isUnlimited: at('characteristic:isUnlimited', z.boolean()),
  included: otherwise('bucketCounter[counterType=Incluido]/value', count, 0, 'Nothing is included.'),
  consumed: otherwise('bucketCounter[counterType=Consumido]/value', count, 0, 'Nothing was used.'),
  validFrom: at('bucketBalance[]/validFor/startDateTime', instant),
  validUntil: at('bucketBalance[]/validFor/endDateTime', instant),
  updatedAt: at('characteristic:updatedAt', instant),
};
/** What a line may still use: one report a line. */
export const usageReportSchema = noun(
  'UsageConsumptionReport',
  {
    customerId,
    lineId,
    buckets: at(
      'bucket',
      z.array(
        part(bucket, {
          also: {
            'bucketBalance[]/remainingValue': ({ isUnlimited, included, consumed }) =>
              isUnlimited ? -1 : Math.max(0, included - consumed),
          },
        }),
      ),
    ),
  },
  { also: { id: ({ lineId: id }) => id } },
);
export type UsageReport = z.output<typeof usageReportSchema>;
/** One allowance of a line: of its plan, of a package, or a bonus. */
export type Bucket = LinePlace & UsageReport['buckets'][number];

export const usageRecordSchema = noun(
  'Usage',
  {
    customerId,
    lineId,
    recordId: at('id', operatorIdSchema),
    usageType: at('usageType', recordTypeSchema),
    startedAt: at('usageDate', instant),
    serviceNumber: at('usageCharacteristic:publicIdentifier', z.string()),
    destination: at('usageCharacteristic:destination', text('0987654321')),
    /** Whole minutes, MB, or messages. */
    quantity: at('usageCharacteristic:quantity', count),
    amountCents: maybe('ratedProductUsage[]/taxIncludedRatingAmount', money, 'It is of a corporate line.'),
  },
  { says: { status: 'rated' } },
);
export type UsageRecord = z.output<typeof usageRecordSchema>;

/** Civil dates, both inclusive. */
export interface DayRange {
  from: string;
  to: string;
}

export interface RecordsAsked extends Window {
  range: DayRange;
  types: RecordType[];
  /** Newest first unless said. */
  oldestFirst?: boolean;
}

export interface RecordPage {
  records: UsageRecord[];
  /** Of the whole range. */
  total: number;
  quantity: number;
  /** Null when every line is corporate: their amounts are not shown. */
  amountCents: number | null;
}

/** What a line used of one kind on one day. */
const dayUseSchema = part({
  day: at('date', civilDateSchema),
  records: at('records', count),
  /** Whole minutes, MB, or messages. */
  quantity: at('quantity', count),
});
export type DayUse = z.output<typeof dayUseSchema>;
export const dailyUsageSchema = noun('DailyUsage', {
  customerId,
  lineId,
  days: at('day', z.array(dayUseSchema)),
});

export const usageSummarySchema = noun('UsageSummary', {
  customerId,
  voz: at('voice', count),
  internet: at('data', count),
  sms: at('sms', count),
});
export type UsedQuantities = Omit<z.output<typeof usageSummarySchema>, 'customerId'>;

/** Percents of each allowance of a kind at which the line's people are told. */
const usageAlertSchema = z.object({
  usageType: z.enum(['internet', 'voz', 'sms']),
  percents: z.array(z.int().min(1).max(100)),
});
export type UsageAlert = z.output<typeof usageAlertSchema>;

/** With tax, a cycle. */
const spendingCap = {
  amountCents: at('amount', money.describe('With tax; zero: nothing beyond the plan, or abroad.')),
  action: at(
    'action',
    z
      .enum(['stop', 'slow', 'none'])
      .describe(
        '`slow`: data goes on slowly and free of charge, calls and messages stop. `none`: there is no cap.',
      ),
  ),
};
const spendingCapSchema = part(spendingCap);
export type SpendingCap = z.output<typeof spendingCapSchema>;
export type CapAction = SpendingCap['action'];

/** How it stands in the cycle that runs. */
const capStandingSchema = part({
  ...spendingCap,
  spentCents: at('spent', money.describe('In the cycle that runs.')),
  reachedAt: maybe(
    'reachedAt',
    instant.describe('Since when it stops or slows what is used.'),
    'Nothing is stopped or slowed.',
  ),
});
export type CapStanding = z.output<typeof capStandingSchema>;
export const shownCap = shown(
  capStandingSchema,
  ['amountCents', 'action', 'spentCents'],
  ({ reachedAt }) => ({
    reachedAt: orNull(reachedAt),
  }),
);

/** Use beyond the plan, and use abroad. */
export type SpendingScope = 'plan' | 'roaming';

export const spendingControlSchema = noun('SpendingControl', {
  customerId,
  lineId,
  /** One a kind; none where nothing is counted. */
  alerts: at('alerts', z.array(usageAlertSchema)),
  caps: maybe(
    'caps',
    z.object({ plan: capStandingSchema, roaming: capStandingSchema }),
    'No use comes onto a bill that its people see: prepaid, home and corporate lines.',
  ),
});
export type SpendingControl = z.output<typeof spendingControlSchema>;

export const newSpendingControlSchema = part({
  /** Of the kinds that are named. */
  alerts: at('alerts', z.array(usageAlertSchema)),
  caps: maybe(
    'caps',
    z.object({ plan: spendingCapSchema, roaming: spendingCapSchema }),
    'They stay as they are.',
  ),
});
export type NewSpendingControl = z.output<typeof newSpendingControlSchema>;

export interface Usage {
  /** The buckets that are valid now, of the mobile lines among these. */
  buckets(lines: readonly LineRef[]): Promise<Bucket[]>;
  /** Of mobile lines and home services alike; the latter have none. */
  records(lines: readonly LinePlace[], asked: RecordsAsked): Promise<RecordPage>;
  /** One of them, begun on this civil date or later; null for any other. */
  record(lines: readonly LinePlace[], recordId: string, since: string): Promise<UsageRecord | null>;
  /** Of one line and kind, oldest first; a day without use may be missing. */
  dailyUse(line: LinePlace, type: RecordType, range: DayRange): Promise<DayUse[]>;
  /** Of one customer's lines, however long ago: minutes, MB, messages. */
  usedBetween(customerId: string, lineIds: readonly string[], range: DayRange): Promise<UsedQuantities>;
  /** Null: there is no such line, or nothing of the kind. */
  caps(line: LinePlace): Promise<SpendingControl | null>;
  /** From now on; a cap that is raised lets go at once what it had stopped. */
  setCaps(line: LinePlace, control: NewSpendingControl): Promise<SpendingControl | null>;
}
