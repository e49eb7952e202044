// The billing cycle as days: how many are left and how many have passed (HOME-7).

import type { Instant } from '../../lib/civil-date.ts';
import { trueNow } from '../../lib/clock.ts';
import { daysUntil } from '../../lib/dates.ts';
import { consumptionCopy as copy } from './consumption-facts.copy.ts';

export interface Cycle {
  start: string;
  /** The last instant, or the last day, of the cycle. */
  end: string;
}

/** Days to the first day of the next cycle; 0 when it begins today or has begun. */
export function daysToNextCycle({ end }: Cycle, now: Instant = trueNow()): number {
  return Math.max(0, daysUntil(end, now) + 1);
}

export function cycleProgress(cycle: Cycle, now: Instant = trueNow()): { done: number; total: number } {
  const total = Math.max(1, daysUntil(cycle.end, cycle.start) + 1);
  const done = Math.min(total, Math.max(0, total - daysToNextCycle(cycle, now)));
  return { done, total };
}

/** `se renueva en 10 días`. */
export function renewalWords(cycle: Cycle, now: Instant = trueNow()): string {
  const days = daysToNextCycle(cycle, now);
  if (days === 0) return copy.renewsToday;
  return days === 1 ? copy.renewsTomorrow : copy.renewsIn(days);
}
