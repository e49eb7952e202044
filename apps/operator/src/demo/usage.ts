// Allowances of a mobile line and the calls, messages and data sessions that consumed them.
import { civilDateOf, hourMs, hourOf } from '@portal/market/civil-dates';
import { demoMobile } from '@portal/market/demo';
import { rechargeBalanceName } from '@portal/market/money';
import { nationalNumber } from '@portal/market/service-number';
import type { RecordType } from '@portal/operator-ports/usage';
import { prepaidBalances, usageBuckets, usageGrowth, usageRecords } from '../db/schema.ts';
import { usesPerSpell } from '../usage/spells.ts';
import { hosts, type Random, splitTotal } from './generated/names.ts';
import type { Line } from './lines.ts';
import type { Plan } from './plans.ts';
import type { Cycle, World } from './world.ts';

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

/** Cents a unit where no allowance is left, from the balance or on the bill. */
export const ratesBeyond: Record<RecordType, number> = { voz: 6, internet: 1, sms: 4 };

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
  for (const quantity of splitTotal(random, total, count))
    emitRecord(world, random, line, { usageType, span, quantity, amountCents: quantity * centsPerUnit });
}

interface UsageRecord {
  usageType: RecordType;
  /** It begins somewhere in it. */
  span: Span;
  quantity: number;
  amountCents: number;
  /** Not given: somebody in the country, or a site. */
  destination?: string;
}

/** What its day adds up to is written with the days of its customer: `writeDays`. */
export function emitRecord(world: World, random: Random, line: Line, record: UsageRecord): void {
  const { usageType, span, quantity, amountCents, destination } = record;
  const { customerId, lineId } = line;
  const startedAt = wakingInstant(random, span);
  world.emit(usageRecords, {
    customerId,
    lineId,
    startedAt,
    recordId: world.newId(),
    usageType,
    destination: destination ?? (usageType === 'internet' ? random.pick(hosts) : dialledNumber(random)),
    quantity,
    amountCents,
    isCounted: true,
  });
  world.countUse({ customerId, lineId, usageType, day: civilDateOf(startedAt), quantity, amountCents });
}

export const dialledNumber = (random: Random) =>
  nationalNumber(demoMobile(String(random.between(60_000_000, 79_999_999))));

/** Nobody has it. */
export const numberAbroad = (random: Random): string => `0012025550${random.between(100, 199)}`;

/** Somewhere in the span, moved out of the small hours where the span allows it. */
function wakingInstant(random: Random, { from, until }: Span): Date {
  const ms = Math.floor(from.getTime() + random.next() * (until.getTime() - from.getTime()));
  const hour = hourOf(new Date(ms));
  const later = ms + 7 * hourMs;
  return new Date(hour < 7 && later < until.getTime() ? later : ms);
}

export function emitRechargeBalance(world: World, line: Line, amountCents: number): void {
  const { customerId, lineId } = line;
  const name = rechargeBalanceName;
  world.emit(prepaidBalances, {
    customerId,
    lineId,
    name,
    amountCents,
    updatedAt: world.now,
  });
}

/** Somebody has it in hand while the operator lives. */
export function emitSpells(world: World, { customerId, lineId, kind }: Line): void {
  if (!world.usesNamed || kind === 'Fixed') return;
  const spell = { dueAt: world.now, isAbroad: false, spellLeft: usesPerSpell };
  world.emit(usageGrowth, { customerId, lineId, kind, ...spell });
}

/** The line goes on being used while the operator lives. */
export function emitGrowth(world: World, { customerId, lineId, kind }: Line): void {
  const next = kind === 'Fixed' ? null : world.nextGrowth(kind);
  if (kind !== 'Fixed' && next)
    world.emit(usageGrowth, { customerId, lineId, kind, ...next, spellLeft: null });
}

/** How much was used, in how many records; a record counts at least 1. */
export type Consumption = Record<RecordType, { total: number; count: number }>;

/** What a mobile plan or the bonuses of a recharge include, and how much of it has been used. */
export function emitPlanUsage(
  world: World,
  random: Random,
  line: Line,
  plan: Plan,
  cycle: Cycle,
  used: Consumption,
): void {
  const allowances: Record<RecordType, { name: string; included: number | null }> = {
    internet: { name: 'Internet', included: plan.internetMb ?? null },
    voz: { name: 'Minutos', included: null },
    sms: { name: 'SMS', included: plan.messages ?? null },
  };
  for (const usageType of recordTypes) {
    const { total: consumed, count } = used[usageType];
    emitBucket(world, line, cycle, { ...allowances[usageType], usageType, source: 'plan', consumed });
    const span = { from: cycle.from, until: world.now };
    emitUsage(world, random, line, { usageType, span, count, total: consumed, centsPerUnit: 0 });
  }
}

export interface Bonus {
  name: string;
  usageType: RecordType;
  included: number;
  total: number;
  count: number;
}

export function emitBonus(world: World, random: Random, line: Line, validity: Span, bonus: Bonus): void {
  const { name, usageType, included, total, count } = bonus;
  const allowance: Allowance = { name, usageType, source: 'bonus', included, consumed: total };
  emitBucket(world, line, validity, allowance);
  const span = { from: validity.from, until: world.now };
  emitUsage(world, random, line, { usageType, span, count, total, centsPerUnit: 0 });
}

const recordTypes = ['internet', 'voz', 'sms'] as const satisfies readonly RecordType[];
