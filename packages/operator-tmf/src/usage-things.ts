// TMF677 and TMF635: a report on a line's allowances, and a record of what was used.
import { usageUnitSchema } from '@portal/contract/lines/usage';
import { recordKindSchema } from '@portal/contract/lines/usage-records';
import type { LinePlace } from '@portal/operator-ports/common';
import type { Bucket, RecordType, UsageRecord } from '@portal/operator-ports/usage';
import { z } from 'zod';
import { many, NotUnderstood } from './call.ts';
import { characteristics, customer, idRef, instant, money, operatorId } from './pieces.ts';

const bucketShape = z.object({
  id: operatorId,
  name: z.string(),
  usageType: z.string(),
  bucketBalance: z
    .array(
      z.object({
        unit: usageUnitSchema,
        remainingValue: z.number(),
        validFor: z.object({ startDateTime: instant, endDateTime: instant }),
      }),
    )
    .length(1),
  bucketCounter: z.array(z.object({ counterType: z.enum(['Consumido', 'Incluido']), value: z.number() })),
  characteristic: characteristics({
    source: z.enum(['plan', 'package', 'bonus']),
    isUnlimited: z.boolean(),
    updatedAt: instant,
  }),
});

const reportShape = z.object({
  '@type': z.literal('UsageConsumptionReport'),
  id: z.string(),
  relatedParty: customer,
  product: idRef,
  bucket: z.array(bucketShape),
});

type BucketShape = z.output<typeof bucketShape>;
type Report = LinePlace & { buckets: Bucket[] };

const bucketOf = (it: BucketShape, place: LinePlace): Bucket => {
  const counter = (type: string) => it.bucketCounter.find(({ counterType }) => counterType === type)?.value;
  const [balance] = it.bucketBalance;
  if (!balance) throw new NotUnderstood('a bucket without a balance');
  return {
    ...place,
    ...it.characteristic,
    bucketId: it.id,
    name: it.name,
    usageType: it.usageType,
    unit: balance.unit,
    included: counter('Incluido') ?? 0,
    consumed: counter('Consumido') ?? 0,
    validFrom: balance.validFor.startDateTime,
    validUntil: balance.validFor.endDateTime,
  };
};

const shapeOf = (it: Bucket): BucketShape => ({
  id: it.bucketId,
  name: it.name,
  usageType: it.usageType,
  bucketBalance: [
    {
      unit: it.unit,
      remainingValue: it.isUnlimited ? -1 : Math.max(0, it.included - it.consumed),
      validFor: { startDateTime: it.validFrom, endDateTime: it.validUntil },
    },
  ],
  bucketCounter: [
    { counterType: 'Incluido', value: it.included },
    { counterType: 'Consumido', value: it.consumed },
  ],
  characteristic: { source: it.source, isUnlimited: it.isUnlimited, updatedAt: it.updatedAt },
});

/** One a line, its buckets in their order. */
const report = z.codec(reportShape, z.custom<Report>(), {
  decode: ({ relatedParty, product, bucket }) => {
    const place = { customerId: relatedParty, lineId: product.id };
    return { ...place, buckets: bucket.map((it) => bucketOf(it, place)) };
  },
  encode: ({ customerId, lineId, buckets }) => ({
    '@type': 'UsageConsumptionReport' as const,
    id: lineId,
    relatedParty: customerId,
    product: { id: lineId },
    bucket: buckets.map(shapeOf),
  }),
});

export const reports = many(report);

/** Buckets that follow one another and are of the same line stand in one report. */
export function reportsOf(buckets: readonly Bucket[]): Report[] {
  const found: Report[] = [];
  for (const bucket of buckets) {
    const { customerId, lineId } = bucket;
    const last = found.at(-1);
    if (last?.customerId === customerId && last.lineId === lineId) last.buckets.push(bucket);
    else found.push({ customerId, lineId, buckets: [bucket] });
  }
  return found;
}

const kindOf = { voz: 'voice', internet: 'data', sms: 'sms' } as const satisfies Record<RecordType, string>;
export const recordKind = z.codec(recordKindSchema, z.custom<RecordType>(), {
  decode: (kind) => (kind === 'voice' ? 'voz' : kind === 'data' ? 'internet' : 'sms'),
  encode: (type) => kindOf[type],
});

const recordShape = z.object({
  '@type': z.literal('Usage'),
  id: operatorId,
  usageType: recordKind,
  usageDate: instant,
  status: z.literal('rated'),
  usageCharacteristic: characteristics({
    publicIdentifier: z.string(),
    destination: z.string(),
    quantity: z.number(),
  }),
  ratedProductUsage: z.array(z.object({ taxIncludedRatingAmount: money })),
});

export const usageRecord = z.codec(recordShape, z.custom<UsageRecord>(), {
  decode: ({ id, usageType, usageDate, usageCharacteristic, ratedProductUsage }) => ({
    recordId: id,
    usageType,
    startedAt: usageDate,
    serviceNumber: usageCharacteristic.publicIdentifier,
    destination: usageCharacteristic.destination,
    quantity: usageCharacteristic.quantity,
    amountCents: ratedProductUsage[0]?.taxIncludedRatingAmount ?? null,
  }),
  encode: ({ recordId, usageType, startedAt, serviceNumber, destination, quantity, amountCents }) => ({
    '@type': 'Usage' as const,
    id: recordId,
    usageType,
    usageDate: startedAt,
    status: 'rated' as const,
    usageCharacteristic: { publicIdentifier: serviceNumber, destination, quantity },
    ratedProductUsage: amountCents === null ? [] : [{ taxIncludedRatingAmount: amountCents }],
  }),
});
