// What «Tu consumo» says of the days of a cycle: the heading, the bars, the table, the file.
import type { UsageConsumptionReport } from '@portal/contract/lines/usage';
import type { DayUsage, RecordKind } from '@portal/contract/lines/usage-records';
import { civilDate } from '../../lib/civil-date.ts';
import { capital, formatDayAndMonth, shiftDays, weekdayOf } from '../../lib/dates.ts';
import { includedWords, isUnlimited, quantityWords, type Unit } from '../../lib/usage.ts';
import { type Pace, paceOf } from '../../shared/line/pace.ts';
import { dailyCopy as copy } from './daily-usage.copy.ts';

const TYPES = { data: 'internet', voice: 'voz', sms: 'sms' } as const satisfies Record<RecordKind, string>;

export interface DailyFacts {
  title: string;
  text: string;
  /** There is an end in sight: buying more is the next thing. */
  isShort: boolean;
  pace: Extract<Pace, { perDay: number }> | null;
  /** Civil dates after the last day, to the end of the cycle. */
  coming: string[];
}

export interface DailyNeeds {
  kind: RecordKind;
  /** At least one, the last one today. */
  days: readonly DayUsage[];
  /** Null when the operator has none, undefined when it has not come. */
  report: UsageConsumptionReport | null | undefined;
  /** The last day of the cycle; undefined for a line that has none. */
  end: string | undefined;
}

export function dailyFacts({ kind, days, report, end }: DailyNeeds): DailyFacts {
  const today = days.at(-1)?.date ?? '';
  const used = days.map((day) => day.used);
  const unit = unitOf(days);
  const total = used.reduce((sum, each) => sum + each, 0);
  const coming = end === undefined ? [] : daysBetween(today, end);
  const plain = { isShort: false, pace: null, coming };
  const category = report?.category.find(({ type }) => type === TYPES[kind]);
  const usedSoFar = copy.usedSoFar(quantityWords(total, unit));
  const left = { available: category?.available ?? 0, consumed: category?.consume ?? 0 };
  if (!category || (left.available === 0 && left.consumed === 0))
    return { ...plain, title: copy.plain[kind], text: usedSoFar };
  if (isUnlimited({ ...left, isLimit: category.isLimit }))
    return { ...plain, title: copy.unlimited[kind], text: usedSoFar };
  const leftOfAll = copy.left(
    quantityWords(left.available, unit),
    includedWords(left.available + left.consumed, unit),
  );
  if (end === undefined) return { ...plain, title: `${leftOfAll}`, text: usedSoFar };
  if (left.available <= 0)
    return { ...plain, isShort: true, title: copy.gone[kind], text: copy.renews(formatDayAndMonth(end)) };
  const pace = paceOf({ used, left: left.available, today, end });
  if (pace.kind === 'early') return { ...plain, title: leftOfAll, text: copy.early };
  if (pace.kind === 'lasts')
    return {
      coming,
      pace,
      isShort: false,
      title: copy.lasts,
      text: `${leftOfAll}. ${copy.atEnd(copy.toDay(dayWithin(end, today)), quantityWords(Math.max(0, left.available - pace.perDay * coming.length), unit))}`,
    };
  const last = coming[pace.days - 1] ?? today;
  return {
    coming,
    pace,
    isShort: true,
    title: copy.ends(pace.days === 0 ? copy.today : copy.onDay(dayWithin(last, today))),
    text: `${leftOfAll}. ${copy.reach(copy.toDay(dayWithin(end, today)), quantityWords(whatMayBeUsed(pace.mayUse, unit), unit))}`,
  };
}

/** Never more than it is: as it will be rounded, towards less. */
function whatMayBeUsed(quantity: number, unit: Unit): number {
  const tenthOfGigabyte = 102.4;
  if (unit !== 'MB' || quantity < tenthOfGigabyte) return Math.floor(quantity);
  return Math.floor(quantity / tenthOfGigabyte) * tenthOfGigabyte;
}

export const unitOf = (days: readonly DayUsage[]): Unit => days[0]?.unit ?? 'MB';

/** `28`, and `3 de diciembre` where the month is another. */
function dayWithin(day: string, today: string): string {
  return day.slice(0, 7) === today.slice(0, 7) ? String(Number(day.slice(8))) : formatDayAndMonth(day);
}

/** `sábado 14`. */
export const dayWords = (day: string): string => `${weekdayOf(day)} ${Number(day.slice(8))}`;

/** `Sábado 14 de noviembre`. */
export function wholeDayWords(day: string): string {
  return capital(`${weekdayOf(day)} ${formatDayAndMonth(day)}`);
}

/** After the first, up to the second. */
function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = shiftDays(first, 1); day <= last; day = shiftDays(day, 1)) days.push(day);
  return days;
}

export interface DayRow extends DayUsage {
  /** Used before, since the first day shown. */
  before: number;
}

/** Newest first. */
export function rowsOf(days: readonly DayUsage[]): DayRow[] {
  let before = 0;
  const rows = days.map((day) => {
    const row = { ...day, before };
    before += day.used;
    return row;
  });
  return rows.toReversed();
}

const UNIT_WORDS: Record<Unit, string> = { MB: 'MB', MIN: 'min', SMS: 'SMS' };

/** Oldest first, the figures as the operator counts them. */
export function csvRows(days: readonly DayUsage[]): (string | number)[][] {
  return [
    [...copy.csvHead],
    ...days.map(({ date, used, unit, included, records }) => [
      civilDate(date),
      used,
      UNIT_WORDS[unit],
      included === null || included === -1 ? '' : included,
      records,
    ]),
  ];
}
