// Files of a customer's own, saved on their device. Each throws a `RequestFailure` when there is none.
import { getDocument, type TableKind } from '@portal/contract/paying/documents';
import type { CallInput } from '../lib/http/request.ts';
import { dataOf } from '../lib/http/result.ts';
import { saveFile } from '../lib/save-file.ts';
import { lineOfBusiness } from '../session/visit.ts';
import { requestFile } from './requests.ts';

/** A year of invoices is drawn one after another. */
const ARCHIVE_LIMIT_MS = 120_000;

export type InvoiceFormat = 'pdf' | 'xml';
type Words = NonNullable<CallInput<typeof getDocument>['query']>;

interface Wanted {
  words: Words;
  /** Null: of all of them. */
  line: string | null;
  name: string;
  headers?: Record<string, string>;
  timeLimitMs?: number;
}

async function save({ words, line, name, ...options }: Wanted): Promise<void> {
  saveFile(
    dataOf(await requestFile(getDocument, { query: words, ...(line === null ? {} : { line }), ...options })),
    name,
  );
}

/** Saves `{billNo}.pdf`; of status 404 while the invoice is not ready. */
export function downloadInvoice(billNo: string, line: string, type: InvoiceFormat = 'pdf'): Promise<void> {
  return save({
    words: { type, numfactura: billNo },
    line,
    name: `${billNo}.${type}`,
    // Mobile 1, home 2 (BILL-2); the server finds the invoice by its number alone.
    headers: { Accept: `application/${type}`, LOB: lineOfBusiness(line) === 'Hogar' ? '2' : '1' },
  });
}

/** Every invoice of a line's account that was issued in a year. */
export function downloadYear(year: number, line: string, name: string): Promise<void> {
  const words = { type: 'zip', year, serviceId: line } as const;
  return save({ words, line, name, timeLimitMs: ARCHIVE_LIMIT_MS });
}

/** Civil dates; what is not given is left to the server. */
interface TableRange {
  from?: string | undefined;
  to?: string | undefined;
}

export function downloadTable(table: TableKind, line: string | null, name: string, range: TableRange = {}) {
  const days = {
    ...(range.from ? { dateFrom: range.from } : {}),
    ...(range.to ? { dateTo: range.to } : {}),
  };
  return save({
    words: { type: 'csv', table, ...(line === null ? {} : { serviceId: line }), ...days },
    line,
    name,
  });
}
