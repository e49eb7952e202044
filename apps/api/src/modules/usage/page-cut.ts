// Where a page of records stands, read off the days' counts: what has to be skipped is part of one day.

/** How many records a day has; lists of them go from the newest day to the oldest. */
export interface DayCount {
  day: string;
  records: number;
}

/** A run of records between two days, both inclusive; `newest` says from which end it is read. */
export interface Cut {
  newest: string;
  oldest: string;
  order: 'newest' | 'oldest';
  skip: number;
  take: number;
}

export interface Window {
  offset: number;
  limit: number;
}

/** Skipping fewer than these costs less than a second statement. */
const fewRecords = 250;

/**
 * A page deep in a busy day is reached from that day's nearer end, and goes on below it.
 * @param range the days that were asked for: records in days without a count are found as well
 */
export function cutPage(
  days: readonly DayCount[],
  range: { from: string; to: string },
  { offset, limit }: Window,
): Cut[] {
  const first = { newest: range.to, oldest: range.from, order: 'newest', skip: offset, take: limit } as const;
  let before = 0;
  for (const [place, { day, records }] of days.entries()) {
    const skip = offset - before;
    if (skip < records) {
      const left = records - skip;
      if (skip <= Math.max(fewRecords, left))
        return [{ ...first, newest: place === 0 ? range.to : day, skip }];
      const take = Math.min(limit, left);
      const tail: Cut = { newest: day, oldest: day, order: 'oldest', skip: left - take, take };
      const next = days[place + 1];
      if (!next || take === limit) return [tail];
      return [tail, { ...first, newest: next.day, skip: 0, take: limit - take }];
    }
    before += records;
  }
  return offset === 0 ? [first] : [];
}

/** How many records of each day the page must hold, if the counts are right. */
export function expectedDays(days: readonly DayCount[], { offset, limit }: Window): DayCount[] {
  let before = 0;
  const expected: DayCount[] = [];
  for (const { day, records } of days) {
    const shown = Math.min(before + records, offset + limit) - Math.max(before, offset);
    if (shown > 0) expected.push({ day, records: shown });
    before += records;
  }
  return expected;
}
