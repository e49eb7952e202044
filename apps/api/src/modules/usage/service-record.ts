// The service record: calls, data sessions and messages of lines, a page at a time, and what they add up to.

import type { Db } from '@portal/database/connection';
import type { ManagedLine } from '../../caller.ts';
import { countAll } from './count-all.ts';
import { cutPage, type Window } from './page-cut.ts';
import { type DayRange, earliestDay, readRange, spanOf, startOf } from './record-range.ts';
import { createServiceRecordStore, type UsageRecord } from './service-record.store.ts';
import type { RecordType, Streams } from './streams.store.ts';
import { createUsageDaysStore, type DaySum } from './usage-days.store.ts';

export type { UsageRecord } from './service-record.store.ts';
export type { RecordType } from './streams.store.ts';

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
  /** As far back as a range may go; null for any other record. */
  find(managed: readonly ManagedLine[], recordId: string): Promise<UsageRecord | null>;
}

export interface ServiceRecordNeeds {
  db: Db;
  log: { warn(fields: object, message: string): void };
}

export function createServiceRecord({ db, log }: ServiceRecordNeeds): ServiceRecord {
  const records = createServiceRecordStore(db);
  const usageDays = createUsageDaysStore(db);
  return {
    async page(managed, asked) {
      const range = readRange(asked, new Date());
      if (managed.length === 0) return { range, records: [], total: 0, quantity: 0, amountCents: 0 };
      const streams = streamsOf(managed, asked.types);
      const span = spanOf(range.from, range.to);
      const [days, hasUncounted] = await Promise.all([
        usageDays.days(streams, range),
        usageDays.hasUncounted(streams, span),
      ]);
      if (!hasUncounted) return cut(streams, range, asked, days);
      const counted = await countAll(usageDays, streams, span);
      log.warn({ records: counted }, 'usage records that were loaded past us were counted');
      return cut(streams, range, asked, await usageDays.days(streams, range));
    },

    async find(managed, recordId) {
      if (managed.length === 0 || !idShape.test(recordId)) return null;
      return records.find(streamsOf(managed, recordTypes), recordId, startOf(earliestDay(new Date())));
    },
  };

  async function cut(
    streams: Streams,
    range: DayRange,
    asked: RecordsAsked,
    { days, isCorporate }: { days: DaySum[]; isCorporate: boolean },
  ): Promise<RecordPage> {
    const total = sumOf(days, 'records');
    const window = asked.oldestFirst ? mirrored(asked, total) : asked;
    const parts = await Promise.all(
      cutPage(days, window).map((part) => records.list(streams, spanOf(part.oldest, part.newest), part)),
    );
    const found = parts.flat();
    if (asked.oldestFirst) found.reverse();
    const amountCents = isCorporate ? null : sumOf(days, 'amountCents');
    return { range, records: found, total, quantity: sumOf(days, 'quantity'), amountCents };
  }
}

const idShape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const recordTypes: RecordType[] = ['voz', 'internet', 'sms'];

const streamsOf = (managed: readonly ManagedLine[], types: RecordType[]): Streams => ({
  customerIds: [...new Set(managed.map((line) => line.customerId))],
  lineIds: managed.map((line) => line.lineId),
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
