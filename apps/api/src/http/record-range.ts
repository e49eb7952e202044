// Which days of records may be asked for: the last thirty unless said, six months back at most, none to come.
import { Problem } from '@portal/contract/errors';
import { addDays, civilDateOf } from '@portal/market/civil-dates';
import type { DayRange } from '@portal/operator-ports/usage';

const defaultDaysBack = 30;
const mostMonthsBack = 6;

/** @throws Problem DATE_RANGE when reversed, in the future, or further back than six months */
export function readRange(asked: { [Day in keyof DayRange]?: string | undefined }, now: Date): DayRange {
  const today = civilDateOf(now);
  const earliest = earliestDay(now);
  const to = asked.to ?? today;
  const usual = addDays(to, -defaultDaysBack);
  const [, latest = usual] = [usual, earliest].toSorted();
  const from = asked.from ?? latest;
  if (from > to || to > today || from < earliest) throw new Problem('DATE_RANGE');
  return { from, to };
}

/** Nothing before it can be asked for. */
export const earliestDay = (now: Date): string => monthsBefore(civilDateOf(now), mostMonthsBack);

/** The same day of an earlier month, or that month's last. */
function monthsBefore(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month - count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - count, Math.min(date, lastDate))).toISOString().slice(0, 10);
}
