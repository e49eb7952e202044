// How long what is left lasts, when it is used as it was so far in the cycle.
import { daysUntil } from '../../lib/dates.ts';

/** Of fewer days nothing can be said. */
const LEAST_DAYS = 3;

export interface PaceNeeds {
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
