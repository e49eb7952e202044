// What a usage report says of each allowance, in the words and shares that rings and bars draw.
import type { UsageBucket, UsageConsumptionReport, UsageType } from '@portal/contract/lines/usage';
import { formatDate } from '../../lib/dates.ts';
import {
  type Allowance,
  circleFill,
  includedWords,
  isUnlimited,
  quantity,
  quantityWords,
  type Unit,
} from '../../lib/usage.ts';
import { LOW_SHARE } from '../../ui/figures/progress-ring.tsx';
import { consumptionCopy as copy } from './consumption-facts.copy.ts';

const SOCIAL_TYPES: readonly UsageType[] = [
  'whatsapp',
  'facebook',
  'instagram',
  'messenger',
  'youtube',
  'twitter',
];

/** What a line is sold by: each has its circle. */
export type RingType = 'internet' | 'voz' | 'sms';

export interface ConsumptionFigure {
  type: RingType;
  name: string;
  left: number | 'unlimited';
  /** `9,2`; empty when unlimited. */
  value: string;
  /** `GB libres`, `Ilimitado`. */
  unit: string;
  /** `Usaste 5,8 GB de 15 GB`. */
  used: string;
  /** `15 GB`; empty where there is no end, or nothing. */
  included: string;
  /** The line has some of it; a plan without minutes has nothing that could run out. */
  isIncluded: boolean;
}

/** The circles of a mobile line: what the report does not name nobody counts. */
export function ringFigures(report: UsageConsumptionReport, isTheirs = false): ConsumptionFigure[] {
  const words: UsedWords = isTheirs ? copy.theirs : copy;
  return (['internet', 'voz', 'sms'] as const).flatMap((type) => {
    const category = report.category.find((each) => each.type === type);
    if (!category) return [];
    const { available, consume: consumed, isLimit, unity } = category;
    return [figureOf(type, { available, consumed, isLimit }, unity, words)];
  });
}

type UsedWords = Pick<typeof copy, 'used' | 'usedOf'>;

function figureOf(type: RingType, allowance: Allowance, unit: Unit, words: UsedWords): ConsumptionFigure {
  const name = copy.names[type];
  const { consumed } = allowance;
  const available = Math.max(0, allowance.available);
  const facts = { type, name, included: '', isIncluded: true };
  const usedWords = plain(quantityWords(consumed, unit), unit);
  if (isUnlimited(allowance)) {
    const used = consumed > 0 ? words.used(usedWords) : copy.notUsed;
    return { ...facts, left: 'unlimited', value: '', unit: copy.unlimited, used };
  }
  if (available === 0 && consumed === 0) {
    return {
      ...facts,
      left: 0,
      value: copy.nothing,
      unit: '',
      used: copy.notIncluded[type],
      isIncluded: false,
    };
  }
  const left = quantity(available, unit);
  const included = plain(includedWords(available + consumed, unit), unit);
  return {
    ...facts,
    left: circleFill(allowance) / 100,
    value: left.value,
    unit: unit === 'SMS' ? copy.free : copy.freeOf(left.unit),
    included,
    used: consumed > 0 ? words.usedOf(usedWords, included) : copy.unusedOf(included),
  };
}

/** Messages are said without their unit: the name beside the figure says it. */
function plain(words: string, unit: Unit): string {
  return unit === 'SMS' ? words.replace(/ SMS$/, '') : words;
}

export const isNearlyGone = ({ left, isIncluded }: ConsumptionFigure): boolean =>
  isIncluded && left !== 'unlimited' && left <= LOW_SHARE;

/** In a row: `9,2 GB` and `de 15 GB`, `14` and `de 100`, `Ilimitado` alone. */
export function leftInRow({ value, unit, included }: ConsumptionFigure): { left: string; of: string } {
  if (value === '') return { left: unit, of: '' };
  const left = `${value} ${unit.replace(/ ?libres$/, '')}`.trim();
  return { left, of: included && copy.outOf(included) };
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
  const included = includedWords(Math.max(0, remainingValue) + consumed, unit);
  return {
    ...facts,
    left: copy.left(left),
    share: circleFill(allowance) / 100,
    spoken: copy.leftOf(left, included),
    used: consumed > 0 ? copy.usedOf(usedWords, included) : copy.notUsed,
    isUnlimited: false,
  };
}

/** Until when it may be used, in words; nothing for one that does not end. */
export const validityOf = ({ validUntil }: Pick<AllowanceFacts, 'validUntil'>): string[] =>
  validUntil ? [copy.validUntil(formatDate(validUntil))] : [];

/** One day for all of them is said once; different days are said with each. */
export function sameValidity(allowances: readonly Pick<AllowanceFacts, 'validUntil'>[]): string | null {
  const words = new Set(allowances.map((facts) => validityOf(facts)[0] ?? null));
  return words.size === 1 ? ([...words][0] ?? null) : null;
}
