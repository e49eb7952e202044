// Which days a customer may ask for: thirty back unless chosen, six months back at most, none to come.

import { civilDate, type Instant } from '../../lib/civil-date.ts';
import { trueNow } from '../../lib/clock.ts';
import { shiftDays } from '../../lib/dates.ts';
import { isDate } from '../../ui/fields/typed-date.ts';

/** Civil dates, both inclusive. */
export interface Days {
  from: string;
  to: string;
}

const USUAL_DAYS_BACK = 30;
const MOST_MONTHS_BACK = 6;

export function usualDays(now: Instant = trueNow()): Days {
  const to = civilDate(now);
  return { from: shiftDays(to, -USUAL_DAYS_BACK), to };
}

/** The first and the last day that can be asked for. */
export function offeredDays(now: Instant = trueNow()): Days {
  const to = civilDate(now);
  const [year = 0, month = 1, day = 1] = to.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - MOST_MONTHS_BACK, 0)).getUTCDate();
  return { from: iso(Date.UTC(year, month - 1 - MOST_MONTHS_BACK, Math.min(day, lastDay))), to };
}

export type DayError = 'missing' | 'malformed' | 'future' | 'tooOld' | 'reversed';
export type DayErrors = Partial<Record<keyof Days, DayError>>;

export function checkDays(days: Days, offered: Days): DayErrors {
  const errors: DayErrors = {};
  for (const end of ['from', 'to'] as const) {
    const error = checkDay(days[end], offered);
    if (error) errors[end] = error;
  }
  if (!errors.from && !errors.to && days.from > days.to) errors.from = 'reversed';
  return errors;
}

function checkDay(day: string, offered: Days): DayError | null {
  if (day === '') return 'missing';
  if (!isDate(day)) return 'malformed';
  if (day > offered.to) return 'future';
  return day < offered.from ? 'tooOld' : null;
}

const iso = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
