// Lines that are used in spells: a use a tick for a quarter of an hour at noon and in the evening, and none between.
import { addDays, civilDateOf, hourMs, instantAt } from '@portal/market/civil-dates';
import type { RecordType } from '@portal/operator-ports/usage';

/** What is wanted. */
export interface Habit {
  usageType: RecordType;
  /** The least and the most of it. */
  range: readonly [number, number];
  /** To another country, which no allowance gives. */
  isInternational?: boolean;
  /** Not where it costs. */
  isFrugal?: boolean;
}

const spellHours = [13, 20] as const;

const data: Habit = { usageType: 'internet', range: [15, 45], isFrugal: true };
const call: Habit = { usageType: 'voz', range: [2, 3] };
const message: Habit = { usageType: 'sms', range: [1, 1] };
const messageAbroad: Habit = { ...message, isInternational: true };

/** In their order. */
const spell: readonly Habit[] = [
  call,
  messageAbroad,
  data,
  call,
  data,
  call,
  messageAbroad,
  call,
  data,
  data,
  message,
  data,
  call,
  data,
  data,
];

export const usesPerSpell: number = spell.length;

export const habitIn = (spellLeft: number): Habit => spell[usesPerSpell - spellLeft] ?? data;

export function afterUseInSpell(
  spellLeft: number,
  now: Date,
  tickMs: number,
): { dueAt: Date; spellLeft: number } {
  // Half a tick: the next one finds it, a little early or late.
  if (spellLeft > 1) return { dueAt: new Date(now.getTime() + tickMs / 2), spellLeft: spellLeft - 1 };
  return { dueAt: nextSpell(now), spellLeft: usesPerSpell };
}

/** It rests for an hour at least. */
function nextSpell(now: Date): Date {
  const today = civilDateOf(now);
  const starts = [today, addDays(today, 1)].flatMap((day) => spellHours.map((hour) => instantAt(day, hour)));
  return starts.find((start) => start.getTime() > now.getTime() + hourMs) as Date;
}
