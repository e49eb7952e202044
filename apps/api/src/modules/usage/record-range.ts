// Which days of records may be asked for: the last thirty unless said, six months back at most, none to come.
import { Problem } from '@portal/contract/errors';
import type { Span } from './streams.store.ts';

/** Civil dates in Ecuador, both inclusive. */
export interface DayRange {
  from: string;
  to: string;
}

const dayMs = 24 * 60 * 60 * 1000;
/** America/Guayaquil is UTC−5 all year. */
const offsetMs = -5 * 60 * 60 * 1000;
const defaultDaysBack = 30;
const mostMonthsBack = 6;

/** @throws Problem DATE_RANGE when reversed, in the future, or further back than six months */
export function readRange(asked: Partial<DayRange>, now: Date): DayRange {
  const today = dayOf(now);
  const earliest = earliestDay(now);
  const to = asked.to ?? today;
  const usual = daysAfter(to, -defaultDaysBack);
  const [, latest = usual] = [usual, earliest].toSorted();
  const from = asked.from ?? latest;
  if (from > to || to > today || from < earliest) throw new Problem('DATE_RANGE');
  return { from, to };
}

/** Nothing before it can be asked for. */
export const earliestDay = (now: Date): string => monthsBefore(dayOf(now), mostMonthsBack);

/** The day in Ecuador. */
export function dayOf(instant: Date): string {
  return new Date(instant.getTime() + offsetMs).toISOString().slice(0, 10);
}

/** From the first instant of one day to the first one after another, in Ecuador. */
export const spanOf = (oldest: string, newest: string): Span => ({
  from: startOf(oldest),
  until: endOf(newest),
});

export function startOf(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - offsetMs);
}

/** The first instant of the next day. */
export function endOf(day: string): Date {
  return new Date(startOf(day).getTime() + dayMs);
}

function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

/** The same day of an earlier month, or that month's last. */
function monthsBefore(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month - count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - count, Math.min(date, lastDate))).toISOString().slice(0, 10);
}
