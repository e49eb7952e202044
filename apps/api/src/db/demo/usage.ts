// Allowances of a mobile line and the calls, messages and data sessions that consumed them.
import { prepaidBalances, usageBuckets, usageRecords } from '../schema.ts';
import { hourMs } from './calendar.ts';
import type { Line } from './lines.ts';
import { hosts } from './names.ts';
import { type Random, splitTotal } from './random.ts';
import type { World } from './world.ts';

export type RecordType = 'voz' | 'internet' | 'sms';
type SocialChannel = 'whatsapp' | 'facebook' | 'instagram' | 'messenger' | 'twitter' | 'youtube';

export interface Span {
  from: Date;
  until: Date;
}

export interface Allowance {
  name: string;
  usageType: RecordType | SocialChannel;
  source: 'plan' | 'package' | 'bonus';
  /** Null means unlimited. */
  included: number | null;
  consumed: number;
}

const unitOf = (usageType: Allowance['usageType']) => {
  if (usageType === 'voz') return 'MIN';
  return usageType === 'sms' ? 'SMS' : 'MB';
};

export function emitBucket(world: World, line: Line, validity: Span, allowance: Allowance): void {
  const { name, usageType, source, included, consumed } = allowance;
  world.emit(usageBuckets, {
    customerId: line.customerId,
    lineId: line.lineId,
    bucketId: world.newId(),
    name,
    usageType,
    unit: unitOf(usageType),
    source,
    isUnlimited: included === null,
    included: included ?? 0,
    consumed,
    validFrom: validity.from,
    validUntil: validity.until,
    updatedAt: world.now,
  });
}

/** `count` records spread over the span whose quantities add up to `total`. */
export interface Usage {
  usageType: RecordType;
  span: Span;
  count: number;
  total: number;
  /** What a unit costs; 0 inside a plan or a bonus. */
  centsPerUnit: number;
}

export function emitUsage(world: World, random: Random, line: Line, usage: Usage): void {
  const { usageType, span, count, total, centsPerUnit } = usage;
  for (const quantity of splitTotal(random, total, count)) {
    world.emit(usageRecords, {
      customerId: line.customerId,
      lineId: line.lineId,
      startedAt: wakingInstant(random, span),
      recordId: world.newId(),
      usageType,
      destination: usageType === 'internet' ? random.pick(hosts) : dialledNumber(random),
      quantity,
      amountCents: quantity * centsPerUnit,
    });
  }
}

const dialledNumber = (random: Random) => `0${random.between(960_000_000, 979_999_999)}`;

/** Somewhere in the span, moved out of the small hours where the span allows it. */
function wakingInstant(random: Random, { from, until }: Span): Date {
  const ms = Math.floor(from.getTime() + random.next() * (until.getTime() - from.getTime()));
  const hour = new Date(ms - 5 * hourMs).getUTCHours();
  const later = ms + 7 * hourMs;
  return new Date(hour < 7 && later < until.getTime() ? later : ms);
}

export const rechargeBalanceName = 'Dólares Recargas';

export function emitRechargeBalance(world: World, line: Line, amountCents: number): void {
  const { customerId, lineId } = line;
  const name = rechargeBalanceName;
  world.emit(prepaidBalances, {
    customerId,
    lineId,
    name,
    amountCents,
    validUntil: null,
    updatedAt: world.now,
  });
}
