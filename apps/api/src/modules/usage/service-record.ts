// The service record: calls, data sessions and messages of lines, a page at a time, and what they add up to.
import type { ManagedLine } from '../../caller.ts';
import type { Db } from '../../db/database.ts';
import { cutPage, type DayCount, expectedDays, type Window } from './page-cut.ts';
import { type DayRange, dayOf, endOf, readRange, startOf } from './record-range.ts';
import {
  createServiceRecordStore,
  type RecordType,
  type Streams,
  type UsageRecord,
} from './service-record.store.ts';

export type { RecordType, UsageRecord } from './service-record.store.ts';

export interface RecordsAsked extends Window, Partial<DayRange> {
  types: RecordType[];
  /** Newest first unless said. */
  oldestFirst?: boolean;
}

export interface RecordPage {
  range: DayRange;
  records: UsageRecord[];
  /** Of the whole range. */
  total: number;
  quantity: number;
  /** Null when every line is corporate: their amounts are not shown here. */
  amountCents: number | null;
}

export interface ServiceRecord {
  /** Of mobile lines and home services alike; the latter have none. Throws Problem DATE_RANGE. */
  page(managed: readonly ManagedLine[], asked: RecordsAsked): Promise<RecordPage>;
}

export interface ServiceRecordNeeds {
  db: Db;
  log: { warn(fields: object, message: string): void };
}

export function createServiceRecord({ db, log }: ServiceRecordNeeds): ServiceRecord {
  const store = createServiceRecordStore(db);
  return {
    async page(managed, asked) {
      const range = readRange(asked, new Date());
      if (managed.length === 0) return { range, records: [], total: 0, quantity: 0, amountCents: 0 };
      const streams: Streams = {
        customerIds: [...new Set(managed.map((line) => line.customerId))],
        lineIds: managed.map((line) => line.lineId),
        types: asked.types,
      };
      // A record that came between the two statements is there at the second look.
      for (let look = 0; look < 2; look++) {
        const { page, isSound } = await read(streams, range, asked);
        if (isSound) return page;
      }
      await store.recount(streams, range, spanOf(range.from, range.to));
      log.warn({ lines: managed.length, range }, 'days of usage were counted anew');
      return (await read(streams, range, asked)).page;
    },
  };

  async function read(streams: Streams, range: DayRange, asked: RecordsAsked) {
    const { days, isCorporate } = await store.days(streams, range);
    const total = sumOf(days, 'records');
    const window = asked.oldestFirst ? mirrored(asked, total) : asked;
    const cuts = cutPage(days, range, window);
    const parts = await Promise.all(
      cuts.map((cut) => store.records(streams, spanOf(cut.oldest, cut.newest), cut)),
    );
    const records = parts.flat();
    const isSound = isSame(expectedDays(days, window), daysOf(records));
    if (asked.oldestFirst) records.reverse();
    const amountCents = isCorporate ? null : sumOf(days, 'amountCents');
    return { isSound, page: { range, records, total, quantity: sumOf(days, 'quantity'), amountCents } };
  }
}

const spanOf = (oldest: string, newest: string) => ({ from: startOf(oldest), until: endOf(newest) });

/** The same page, counted from the other end. */
function mirrored({ offset, limit }: Window, total: number): Window {
  const end = Math.max(0, total - offset);
  const start = Math.max(0, end - limit);
  return { offset: start, limit: end - start };
}

function sumOf<Key extends string>(days: readonly Record<Key, number>[], key: Key): number {
  return days.reduce((sum, day) => sum + day[key], 0);
}

function daysOf(records: readonly UsageRecord[]): DayCount[] {
  const days: DayCount[] = [];
  for (const { startedAt } of records) {
    const day = dayOf(startedAt);
    const last = days.at(-1);
    if (last?.day === day) last.records++;
    else days.push({ day, records: 1 });
  }
  return days;
}

const isSame = (one: readonly DayCount[], other: readonly DayCount[]): boolean =>
  one.length === other.length &&
  one.every(({ day, records }, place) => other[place]?.day === day && other[place].records === records);
