// What a line of the embedded operator does next: a call, a message, a data session; from an allowance or paid.

import type { Bucket, RecordType } from '@portal/operator-ports/usage';
import { hosts } from '../demo/generated/names.ts';
import type { Random } from '../demo/generated/random.ts';
import { dialledNumber, numberAbroad, ratesBeyond, roamingRates } from '../demo/usage.ts';
import type { Habit } from './spells.ts';
import type { Means } from './spending.ts';

export interface Use {
  usageType: RecordType;
  destination: string;
  /** Whole minutes, MB, or messages; at least 1. */
  quantity: number;
  /** 0 when an allowance gives it. */
  amountCents: number;
  bucketId: string | null;
}

const ranges = { internet: [2, 20], voz: [1, 4], sms: [1, 1] } as const;

function usual(random: Random): Habit {
  const draw = random.next();
  const usageType = draw < 0.6 ? 'internet' : draw < 0.9 ? 'voz' : 'sms';
  return { usageType, range: ranges[usageType] };
}

export interface Next {
  /** Null when there is nothing left to use. */
  use: Use | null;
  /** More was wanted than what it may pay for. */
  isShort: boolean;
}

/** MB of a session that goes on slowly. */
const slowMb = 1;

/**
 * @param buckets the line's allowances in force
 * @param means what it could pay with where they give nothing
 */
export function nextUse(
  random: Random,
  buckets: readonly Bucket[],
  { leftCents, slows }: Means,
  isAbroad = false,
  habit = usual(random),
): Next {
  const { usageType, isInternational = false, isFrugal = false } = habit;
  const [least, most] = habit.range;
  const wanted = random.between(least, most);
  const dial = isInternational ? numberAbroad : dialledNumber;
  const destination = usageType === 'internet' ? random.pick(hosts) : dial(random);
  const bucket = buckets
    .filter((each) => !isInternational && each.usageType === allowanceOf(usageType, isAbroad))
    .filter((each) => each.isUnlimited || each.consumed < each.included)
    .toSorted((a, b) => a.validUntil.getTime() - b.validUntil.getTime())[0];
  const given = { usageType, destination, amountCents: 0, bucketId: bucket?.bucketId ?? null };
  if (bucket) {
    const quantity = bucket.isUnlimited ? wanted : Math.min(wanted, bucket.included - bucket.consumed);
    return { use: { ...given, quantity }, isShort: false };
  }
  if (isFrugal) return { use: null, isShort: false };
  const rate = (isAbroad ? roamingRates : ratesBeyond)[usageType];
  const quantity = Math.min(wanted, Math.floor(leftCents / rate));
  const isShort = quantity < wanted;
  if (quantity >= 1) return { use: { ...given, quantity, amountCents: quantity * rate }, isShort };
  const isSlow = slows && usageType === 'internet';
  return { use: isSlow ? { ...given, quantity: slowMb } : null, isShort };
}

/** What is included at home gives nothing in another country. */
function allowanceOf(usageType: RecordType, isAbroad: boolean): string | null {
  if (!isAbroad) return usageType;
  return usageType === 'internet' ? 'roaming' : null;
}
