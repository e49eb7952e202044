// The service record: calls, data sessions and messages of lines, a page at a time, and what they add up to.
import type { ManagedLine } from '../../caller.ts';
import type { Db } from '../../db/database.ts';
import { cutPage, type Window } from './page-cut.ts';
import { type DayRange, endOf, readRange, startOf } from './record-range.ts';
import { createServiceRecordStore, type UsageRecord } from './service-record.store.ts';
import type { RecordType, Span, Streams } from './streams.store.ts';
import { createUsageDaysStore, type DaySum } from './usage-days.store.ts';

export type { UsageRecord } from './service-record.store.ts';
export type { RecordType } from './streams.store.ts';

/** One statement of these fits the time that a statement has, also on a busy machine. */
const countedAtOnce = 10_000;

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
  /** What one customer's lines used in these days, however long ago. */
  used(customerId: string, lineIds: string[], range: DayRange): Promise<UsedQuantities>;
}

/** Minutes, MB, messages. */
export type UsedQuantities = Record<RecordType, number>;

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
      const streams: Streams = {
        customerIds: [...new Set(managed.map((line) => line.customerId))],
        lineIds: managed.map((line) => line.lineId),
        types: asked.types,
      };
      const span = spanOf(range.from, range.to);
      const [days, hasUncounted] = await Promise.all([
        usageDays.days(streams, range),
        usageDays.hasUncounted(streams, span),
      ]);
      if (!hasUncounted) return cut(streams, range, asked, days);
      const counted = await countAll(streams, span);
      log.warn({ records: counted }, 'usage records that were loaded past us were counted');
      return cut(streams, range, asked, await usageDays.days(streams, range));
    },

    async used(customerId, lineIds, range) {
      const quantityOf = async (type: RecordType) => {
        const streams: Streams = { customerIds: [customerId], lineIds, types: [type] };
        await countAll(streams, spanOf(range.from, range.to));
        return sumOf((await usageDays.days(streams, range)).days, 'quantity');
      };
      const [voz, internet, sms] = await Promise.all([
        quantityOf('voz'),
        quantityOf('internet'),
        quantityOf('sms'),
      ]);
      return { voz, internet, sms };
    },
  };

  async function countAll(streams: Streams, span: Span): Promise<number> {
    let all = 0;
    for (;;) {
      const some = await usageDays.count(streams, span, countedAtOnce);
      all += some;
      if (some < countedAtOnce) return all;
    }
  }

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

const spanOf = (oldest: string, newest: string): Span => ({ from: startOf(oldest), until: endOf(newest) });

/** The same page, counted from the other end. */
function mirrored({ offset, limit }: Window, total: number): Window {
  const end = Math.max(0, total - offset);
  const start = Math.max(0, end - limit);
  return { offset: start, limit: end - start };
}

function sumOf<Key extends string>(days: readonly Record<Key, number>[], key: Key): number {
  return days.reduce((sum, day) => sum + day[key], 0);
}
