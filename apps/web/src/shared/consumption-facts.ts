// What a usage report says of each allowance, in the words and shares that rings and bars draw.
import type { UsageBucket, UsageConsumptionReport, UsageType } from '@portal/contract/usage';
import { type Allowance, circleFill, isUnlimited, quantity, quantityWords, type Unit } from '../lib/usage.ts';
import { consumptionCopy as copy } from './consumption-facts.copy.ts';

export const SOCIAL_TYPES: readonly UsageType[] = [
  'whatsapp',
  'facebook',
  'instagram',
  'messenger',
  'youtube',
  'twitter',
];

export interface ConsumptionFigure {
  type: UsageType;
  name: string;
  left: number | 'unlimited';
  /** `9,2`; empty when unlimited. */
  value: string;
  /** `GB libres`, `Ilimitado`. */
  unit: string;
  /** `Usaste 5,8 GB`. */
  used: string;
}

/** The three circles of a mobile line; what the report does not name has nothing given and nothing used. */
export function ringFigures(report: UsageConsumptionReport): ConsumptionFigure[] {
  const units = { internet: 'MB', voz: 'MIN', sms: 'SMS' } as const;
  return (['internet', 'voz', 'sms'] as const).map((type) => {
    const category = report.category.find((each) => each.type === type);
    const allowance = {
      available: category?.available ?? 0,
      consumed: category?.consume ?? 0,
      isLimit: category?.isLimit === true,
    };
    return figureOf(type, allowance, category?.unity ?? units[type]);
  });
}

function figureOf(type: UsageType, allowance: Allowance, unit: Unit): ConsumptionFigure {
  const name = copy.names[type];
  const used = allowance.consumed > 0 ? copy.used(plain(allowance.consumed, unit)) : copy.notUsed;
  if (isUnlimited(allowance)) return { type, name, left: 'unlimited', value: '', unit: copy.unlimited, used };
  const left = quantity(Math.max(0, allowance.available), unit);
  return {
    type,
    name,
    left: circleFill(allowance) / 100,
    value: left.value,
    unit: unit === 'SMS' ? copy.free : copy.freeOf(left.unit),
    used,
  };
}

/** Messages are said without their unit: the name beside the figure says it. */
function plain(amount: number, unit: Unit): string {
  return unit === 'SMS' ? quantity(amount, unit).value : quantityWords(amount, unit);
}

/** The report of one line out of the reports of all. */
export function reportOf(
  reports: readonly UsageConsumptionReport[],
  number: string,
): UsageConsumptionReport | undefined {
  return reports.find(
    ({ id, bucket }) => id === `r-${number}` || bucket[0]?.product.publicIdentifier === number,
  );
}

export interface AllowanceFacts {
  id: string;
  type: UsageType;
  name: string;
  /** `1,2 GB libres`, `Ilimitado`. */
  left: string;
  /** Share that is left, 0 to 1. */
  share: number;
  /** For readers: `Quedan 1,2 GB de 2,0 GB`. */
  spoken: string;
  /** `Usaste 0,8 GB de 2,0 GB`. */
  used: string;
  isUnlimited: boolean;
  /** An instant; null when it does not end. */
  validUntil: string | null;
}

/** One line for each bucket of a report, social networks or the rest. */
export function bucketFacts(report: UsageConsumptionReport, which: 'social' | 'plan'): AllowanceFacts[] {
  return report.bucket
    .filter(({ usageType }) => SOCIAL_TYPES.includes(usageType) === (which === 'social'))
    .map(factsOf)
    .filter((facts) => facts !== null);
}

function factsOf(bucket: UsageBucket): AllowanceFacts | null {
  const [balance] = bucket.bucketBalance;
  if (!balance) return null;
  const { unit, remainingValue, validFor } = balance;
  const consumed = bucket.bucketCounter.find(({ counterType }) => counterType === 'Consumido')?.value ?? 0;
  const allowance = { available: remainingValue, consumed };
  const facts = {
    id: bucket.id,
    type: bucket.usageType,
    name: bucket.name || copy.names[bucket.usageType],
    validUntil: validFor?.endDateTime ?? null,
  };
  const usedWords = quantityWords(consumed, unit);
  if (isUnlimited(allowance)) {
    const used = consumed > 0 ? copy.used(usedWords) : copy.notUsed;
    return { ...facts, left: copy.unlimited, share: 1, spoken: copy.unlimited, used, isUnlimited: true };
  }
  const left = quantityWords(Math.max(0, remainingValue), unit);
  const included = quantityWords(Math.max(0, remainingValue) + consumed, unit);
  return {
    ...facts,
    left: copy.left(left),
    share: circleFill(allowance) / 100,
    spoken: copy.leftOf(left, included),
    used: consumed > 0 ? copy.usedOf(usedWords, included) : copy.notUsed,
    isUnlimited: false,
  };
}
