// How long what is left lasts, when it is used as it was so far in the cycle.

import type { Instant } from '../../lib/civil-date.ts';
import { trueNow } from '../../lib/clock.ts';
import { daysUntil } from '../../lib/dates.ts';

/** Of fewer days nothing can be said. */
const LEAST_DAYS = 3;

interface PaceNeeds {
  /** What was used on each day of the cycle so far, today among them. */
  used: readonly number[];
  /** What is left. */
  left: number;
  /** Today, and the last day of the cycle: civil dates. */
  today: string;
  end: string;
}

export type Pace =
  | { kind: 'early' }
  | {
      /** `ends` before the cycle does. */
      kind: 'lasts' | 'ends';
      perDay: number;
      /** Whole days to come for which it lasts, at most those of the cycle. */
      days: number;
      /** What may be used on each of the days to come, so that it lasts to the end of the cycle. */
      mayUse: number;
    };

export function paceOf({ used, left, today, end }: PaceNeeds): Pace {
  if (used.length < LEAST_DAYS) return { kind: 'early' };
  const toCome = Math.max(0, daysUntil(end, today));
  const perDay = used.reduce((sum, each) => sum + each, 0) / used.length;
  const days = perDay === 0 ? toCome : Math.min(toCome, Math.floor(left / perDay));
  return {
    kind: days >= toCome ? 'lasts' : 'ends',
    perDay,
    days,
    mayUse: toCome === 0 ? left : left / toCome,
  };
}

// The billing cycle as days: how many are left and how many have passed (HOME-7).
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
