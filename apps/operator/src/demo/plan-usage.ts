// What a mobile plan or the bonuses of a recharge include, and how much of it has been used.

import type { RecordType } from '@portal/operator-ports/usage';
import type { Cycle } from './calendar.ts';
import type { Random } from './generated/random.ts';
import type { Line } from './lines.ts';
import type { Plan } from './plans.ts';
import { type Allowance, emitBucket, emitUsage, type Span } from './usage.ts';
import type { World } from './world.ts';

/** How much was used, in how many records; a record counts at least 1. */
export type Consumption = Record<RecordType, { total: number; count: number }>;

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
