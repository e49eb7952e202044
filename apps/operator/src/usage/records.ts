// The service record: calls, data sessions and messages of lines, a page at a time, and what they add up to.
import type { Db } from '@portal/database/connection';
import { isUuid } from '@portal/database/uuid';
import { instantAt } from '@portal/market/civil-dates';
import type { DayRange, RecordPage, RecordsAsked, RecordType, Usage } from '@portal/operator-ports/usage';
import type { LinePlace, Window } from '@portal/operator-ports/wire';
import type { Logger } from 'pino';
import {
  createRecordsStore,
  createUsageDaysStore,
  type DaySum,
  type Span,
  type Streams,
  spanOf,
  type UsageDaysStore,
} from './records.store.ts';

export interface RecordsNeeds {
  db: Db;
  log: Pick<Logger, 'warn'>;
}

export type Records = Pick<Usage, 'records' | 'record' | 'dailyUse' | 'usedBetween'>;

export function createRecords({ db, log }: RecordsNeeds): Records {
  const store = createRecordsStore(db);
  const usageDays = createUsageDaysStore(db);

  /** What was loaded past us is counted first. */
  async function daysOf(streams: Streams, range: DayRange) {
    const span = spanOf(range);
    const [days, hasUncounted] = await Promise.all([
      usageDays.days(streams, range),
      usageDays.hasUncounted(streams, span),
    ]);
    if (!hasUncounted) return days;
    const counted = await countAll(usageDays, streams, span);
    log.warn({ records: counted }, 'usage records that were loaded past us were counted');
    return usageDays.days(streams, range);
  }

  return {
    async records(lines, asked) {
      if (lines.length === 0) return { records: [], total: 0, quantity: 0, amountCents: 0 };
      const streams = streamsOf(lines, asked.types);
      return cut(streams, asked, await daysOf(streams, asked.range));
    },

    async record(lines, recordId, since) {
      if (lines.length === 0 || !isUuid(recordId)) return null;
      return store.find(streamsOf(lines, recordTypes), recordId, instantAt(since));
    },

    async dailyUse(line, type, range) {
      const { days } = await daysOf(streamsOf([line], [type]), range);
      return days.map(({ day, records, quantity }) => ({ day, records, quantity })).toReversed();
    },

    async usedBetween(customerId, lineIds, range) {
      const lines = lineIds.map((lineId) => ({ customerId, lineId }));
      const quantityOf = async (type: RecordType) => {
        const { days } = await daysOf(streamsOf(lines, [type]), range);
        return sumOf(days, 'quantity');
      };
      const [voz, internet, sms] = await Promise.all([
        quantityOf('voz'),
        quantityOf('internet'),
        quantityOf('sms'),
      ]);
      return { voz, internet, sms };
    },
  };

  async function cut(
    streams: Streams,
    asked: RecordsAsked,
    { days, isCorporate }: { days: DaySum[]; isCorporate: boolean },
  ): Promise<RecordPage> {
    const total = sumOf(days, 'records');
    const window = asked.oldestFirst ? mirrored(asked, total) : asked;
    const parts = await Promise.all(
      cutPage(days, window).map((part) =>
        store.list(streams, spanOf({ from: part.oldest, to: part.newest }), part),
      ),
    );
    const found = parts.flat();
    if (asked.oldestFirst) found.reverse();
    const amountCents = isCorporate ? null : sumOf(days, 'amountCents');
    return { records: found, total, quantity: sumOf(days, 'quantity'), amountCents };
  }
}

const recordTypes: RecordType[] = ['voz', 'internet', 'sms'];

const streamsOf = (lines: readonly LinePlace[], types: RecordType[]): Streams => ({
  customerIds: [...new Set(lines.map((line) => line.customerId))],
  lineIds: lines.map((line) => line.lineId),
  types,
});

/** The same page, counted from the other end. */
function mirrored({ offset, limit }: Window, total: number): Window {
  const end = Math.max(0, total - offset);
  const start = Math.max(0, end - limit);
  return { offset: start, limit: end - start };
}

function sumOf<Key extends string>(days: readonly Record<Key, number>[], key: Key): number {
  return days.reduce((sum, day) => sum + day[key], 0);
}

/** One statement of these fits the time that a statement has, also on a busy machine. */
const countedAtOnce = 10_000;

/** Answers how many there were. */
async function countAll(usageDays: UsageDaysStore, streams: Streams, span: Span): Promise<number> {
  let all = 0;
  for (;;) {
    const some = await usageDays.count(streams, span, countedAtOnce);
    all += some;
    if (some < countedAtOnce) return all;
  }
}

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

/**
 * A page deep in a busy day is reached from that day's nearer end, and goes on below it. It ends with the day that it
 * reaches: where the days lie in two months, PostgreSQL may sort all of them.
 */
export function cutPage(days: readonly DayCount[], { offset, limit }: Window): Cut[] {
  let before = 0;
  for (const [place, { day, records }] of days.entries()) {
    const skip = offset - before;
    if (skip < records) {
      const left = records - skip;
      if (skip <= Math.max(fewRecords, left))
        return [
          {
            newest: day,
            oldest: reached(days.slice(place), skip + limit),
            order: 'newest',
            skip,
            take: limit,
          },
        ];
      const take = Math.min(limit, left);
      const tail: Cut = { newest: day, oldest: day, order: 'oldest', skip: left - take, take };
      const next = days[place + 1];
      if (!next || take === limit) return [tail];
      const rest = limit - take;
      const oldest = reached(days.slice(place + 1), rest);
      return [tail, { newest: next.day, oldest, order: 'newest', skip: 0, take: rest }];
    }
    before += records;
  }
  return [];
}

/** The day with the last of so many records, or else the oldest. */
function reached(days: readonly DayCount[], count: number): string {
  let found = 0;
  for (const { day, records } of days) {
    found += records;
    if (found >= count) return day;
  }
  return days.at(-1)?.day ?? '';
}
