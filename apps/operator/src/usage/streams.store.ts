// How statements name the records they are about: lines, kinds and an interval.

import { addDays, instantAt } from '@portal/market/civil-dates';
import type { DayRange, RecordType } from '@portal/operator-ports/usage';
import { is, Placeholder, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type lines, type usageDays, usageRecords } from '../db/schema.ts';

/** Whose records: customers and lines that go together, and which kinds. */
export interface Streams {
  customerIds: string[];
  lineIds: string[];
  types: RecordType[];
}

/** From the first instant to the one before the second. */
export interface Span {
  from: Date;
  until: Date;
}

/** Whole days of the market. */
export const spanOf = ({ from, to }: DayRange): Span => ({
  from: instantAt(from),
  until: instantAt(addDays(to, 1)),
});

/** In a statement that is prepared they come later. */
export const streamsAsked: Record<keyof Streams, Placeholder> = {
  customerIds: sql.placeholder('customerIds'),
  lineIds: sql.placeholder('lineIds'),
  types: sql.placeholder('types'),
};
type Asked = Streams | typeof streamsAsked;

const param = (value: unknown) => (is(value, Placeholder) ? value : sql.param(value));

export const ofStreams = (
  table: Pick<typeof usageDays | typeof usageRecords | typeof lines, 'customerId' | 'lineId'>,
  { customerIds, lineIds }: Asked,
) => sql`${table.customerId} = any(${param(customerIds)}::uuid[])
    and ${table.lineId} = any(${param(lineIds)}::uuid[])`;

export const ofTypes = (column: AnyPgColumn, { types }: Asked) =>
  sql`${column} = any(${param(types)}::text[])`;

/** In the words of the index that holds no others. */
export const isUncounted = sql`not ${usageRecords.isCounted}`;
