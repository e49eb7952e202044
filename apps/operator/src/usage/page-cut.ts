// Where a page of records stands, read off the days' counts: what has to be skipped is part of one day.

import type { Window } from '@portal/operator-ports/common';

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

/** Skipping fewer than these costs less than a second statement. */
const fewRecords = 250;

/** A page deep in a busy day is reached from that day's nearer end, and goes on below it. */
export function cutPage(days: readonly DayCount[], { offset, limit }: Window): Cut[] {
  const oldest = days.at(-1)?.day ?? '';
  let before = 0;
  for (const [place, { day, records }] of days.entries()) {
    const skip = offset - before;
    if (skip < records) {
      const left = records - skip;
      if (skip <= Math.max(fewRecords, left))
        return [{ newest: day, oldest, order: 'newest', skip, take: limit }];
      const take = Math.min(limit, left);
      const tail: Cut = { newest: day, oldest: day, order: 'oldest', skip: left - take, take };
      const next = days[place + 1];
      if (!next || take === limit) return [tail];
      return [tail, { newest: next.day, oldest, order: 'newest', skip: 0, take: limit - take }];
    }
    before += records;
  }
  return [];
}
