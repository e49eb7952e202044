// What a line used day by day, and the records of one day.
import {
  type DayUsage,
  listDailyUsage,
  listUsages,
  type RecordKind,
} from '@portal/contract/lines/usage-records';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { dataOf, malformed } from '../../lib/http/result.ts';
import { request } from '../requests.ts';
import { PAGE_SIZE } from './usage-records.ts';

/** @param from a civil date; undefined leaves it to the server: thirty days before today, which is the last one */
export const dailyUsageQuery = (number: string, kind: RecordKind, from: string | undefined) =>
  queryOptions({
    queryKey: ['dailyUsage', number, kind, from ?? null],
    queryFn: async ({ signal }): Promise<DayUsage[]> => {
      const days = dataOf(
        await request(listDailyUsage, {
          query: { serviceId: number, usageType: kind, ...(from === undefined ? {} : { dateFrom: from }) },
          line: number,
          signal,
        }),
      );
      if (days.length === 0) throw malformed();
      return days;
    },
  });

/** One record of a day: a call, a data session, a message. */
export interface DayRecord {
  id: string;
  date: string;
  /** A number or a host. */
  with: string;
  /** Minutes, MB or messages. */
  quantity: number;
}

export interface DayWanted {
  number: string;
  kind: RecordKind;
  day: string;
  /** From 1. */
  page: number;
}

/** A page of them, newest first. */
export const dayRecordsQuery = ({ number, kind, day, page }: DayWanted) =>
  queryOptions({
    queryKey: ['dayRecords', number, kind, day, page],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<DayRecord[]> => {
      const records = dataOf(
        await request(listUsages, {
          query: {
            serviceId: number,
            usageType: kind,
            'usageDate.gte': day,
            'usageDate.lte': day,
            offset: String((page - 1) * PAGE_SIZE),
            limit: String(PAGE_SIZE),
          },
          line: number,
          signal,
        }),
      );
      return records.map(({ id, usageDate, usageCharacteristic }) => {
        const said = new Map(usageCharacteristic.map(({ name, value }) => [name, value]));
        return {
          id,
          date: usageDate,
          with: said.get('destinationNumber') ?? said.get('urlConnection') ?? '',
          quantity: Number(said.get('duration') ?? said.get('data') ?? said.get('messages') ?? 0),
        };
      });
    },
  });
