// The service record: calls and data sessions of a line, a page at a time.
import {
  type DataUsage,
  getDataUsage,
  getVoiceUsage,
  type VoiceUsage,
} from '@portal/contract/lines/usage-records';
import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '../../lib/http/result.ts';
import { request } from '../requests.ts';

/** Records on a page, as the documents have it. */
export const PAGE_SIZE = 10;

export interface RecordsWanted {
  number: string;
  /** Civil dates, both inclusive; undefined leaves them to the server: today, and thirty days before. */
  from: string | undefined;
  to: string | undefined;
  /** From 1. */
  page: number;
}

export const voiceRecordQuery = (wanted: RecordsWanted) =>
  queryOptions({
    queryKey: keyOf('voice', wanted),
    queryFn: async ({ signal }): Promise<VoiceUsage> =>
      dataOf(await request(getVoiceUsage, { ...wordsOf(wanted), signal })),
    placeholderData: (before, query) => (isSameRange(query, wanted) ? before : undefined),
  });

export const dataRecordQuery = (wanted: RecordsWanted) =>
  queryOptions({
    queryKey: keyOf('data', wanted),
    queryFn: async ({ signal }): Promise<DataUsage> =>
      dataOf(await request(getDataUsage, { ...wordsOf(wanted), signal })),
    placeholderData: (before, query) => (isSameRange(query, wanted) ? before : undefined),
  });

type RecordKey = readonly ['records', 'voice' | 'data', RecordsWanted];

const keyOf = (kind: 'voice' | 'data', wanted: RecordsWanted): RecordKey => ['records', kind, wanted];

/** A page stays on screen until the next one of the same line and range has come. */
function isSameRange(
  query: { queryKey: RecordKey } | undefined,
  { number, from, to }: RecordsWanted,
): boolean {
  const shown = query?.queryKey[2];
  return shown?.number === number && shown.from === from && shown.to === to;
}

function wordsOf({ number, from, to, page }: RecordsWanted) {
  return {
    line: number,
    query: {
      serviceId: number,
      ...(from === undefined ? {} : { dateFrom: from }),
      ...(to === undefined ? {} : { dateTo: to }),
      offset: String((page - 1) * PAGE_SIZE),
      limit: String(PAGE_SIZE),
    },
  };
}
