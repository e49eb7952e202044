// What a line of the embedded operator does next: a call, a message, a data session; from an allowance or paid.

import type { Bucket, RecordType } from '@portal/operator-ports/usage';
import { hosts } from '../demo/generated/names.ts';
import type { Random } from '../demo/generated/random.ts';
import { dialledNumber, prepaidRates } from '../demo/usage.ts';

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

function pickType(random: Random): RecordType {
  const draw = random.next();
  if (draw < 0.6) return 'internet';
  return draw < 0.9 ? 'voz' : 'sms';
}

/**
 * Null when there is nothing left to use.
 * @param buckets the line's allowances in force
 * @param moneyCents what it could pay with; 0 for a line that has a plan
 */
export function nextUse(random: Random, buckets: readonly Bucket[], moneyCents: number): Use | null {
  const usageType = pickType(random);
  const [least, most] = ranges[usageType];
  const wanted = random.between(least, most);
  const destination = usageType === 'internet' ? random.pick(hosts) : dialledNumber(random);
  const bucket = buckets
    .filter((each) => each.usageType === usageType && (each.isUnlimited || each.consumed < each.included))
    .toSorted((a, b) => a.validUntil.getTime() - b.validUntil.getTime())[0];
  if (bucket) {
    const quantity = bucket.isUnlimited ? wanted : Math.min(wanted, bucket.included - bucket.consumed);
    return { usageType, destination, quantity, amountCents: 0, bucketId: bucket.bucketId };
  }
  const rate = prepaidRates[usageType];
  const quantity = Math.min(wanted, Math.floor(moneyCents / rate));
  if (quantity < 1) return null;
  return { usageType, destination, quantity, amountCents: quantity * rate, bucketId: null };
}
