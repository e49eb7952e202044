// The SQL that reads usage records. Lines are read by join, for number and amounts.

import type { Db } from '@portal/database/connection';
import { addDays, instantAt } from '@portal/market/civil-dates';
import type { DayRange, RecordType, UsageRecord } from '@portal/operator-ports/usage';
import { and, asc, type Column, desc, eq, gte, inArray, is, lt, Placeholder, sql } from 'drizzle-orm';
import { type AnyPgColumn, unionAll } from 'drizzle-orm/pg-core';
import { lines, type usageDays, usageRecords } from '../db/schema.ts';

const line = { customerId: lines.customerId, lineId: lines.lineId, serviceNumber: lines.serviceNumber };
/** Corporate lines' amounts are not shown. */
const shownCents = (amountCents: Column) =>
  sql<number | null>`case when not ${lines.isCorporate} then ${amountCents} end`.mapWith(Number);

export function createRecordsStore(db: Db) {
  return {
    /** Of these lines, begun since then; null when there is none. */
    async find(
      { customerIds, lineIds, types }: Streams,
      recordId: string,
      since: Date,
    ): Promise<UsageRecord | null> {
      const [row] = await db
        .select({
          recordId: usageRecords.recordId,
          ...line,
          usageType: usageRecords.usageType,
          startedAt: usageRecords.startedAt,
          destination: usageRecords.destination,
          quantity: usageRecords.quantity,
          amountCents: shownCents(usageRecords.amountCents),
        })
        .from(usageRecords)
        .innerJoin(
          lines,
          and(eq(lines.customerId, usageRecords.customerId), eq(lines.lineId, usageRecords.lineId)),
        )
        .where(
          and(
            inArray(usageRecords.customerId, customerIds),
            inArray(usageRecords.lineId, lineIds),
            inArray(usageRecords.usageType, types),
            gte(usageRecords.startedAt, since),
            eq(usageRecords.recordId, recordId),
          ),
        );
      return row ?? null;
    },

    /**
     * Planned anew each time: a plan that does not know how few rows are wanted sorts a whole month.
     * One index is read backwards for each line and kind, so that nothing beyond skip and take is touched.
     */
    async list(
      streams: Streams,
      { from, until }: Span,
      cut: { order: 'newest' | 'oldest'; skip: number; take: number },
    ): Promise<UsageRecord[]> {
      const direction = cut.order === 'newest' ? desc : asc;
      const [first, second, ...others] = streams.types.map((type) =>
        db
          .select()
          .from(usageRecords)
          .where(
            and(
              sql`${usageRecords.customerId} = any(${sql.param(streams.customerIds)}::uuid[])`,
              eq(usageRecords.customerId, lines.customerId),
              eq(usageRecords.lineId, lines.lineId),
              eq(usageRecords.usageType, type),
              gte(usageRecords.startedAt, from),
              lt(usageRecords.startedAt, until),
            ),
          )
          .orderBy(direction(usageRecords.startedAt), direction(usageRecords.recordId))
          .limit(cut.skip + cut.take),
      );
      if (!first) return [];
      const found = second ? unionAll(first, second, ...others).as('found') : first.as('found');
      const rows = await db
        .select({
          recordId: found.recordId,
          ...line,
          usageType: found.usageType,
          startedAt: found.startedAt,
          destination: found.destination,
          quantity: found.quantity,
          amountCents: shownCents(found.amountCents),
        })
        .from(lines)
        .crossJoinLateral(found)
        .where(ofStreams(lines, streams))
        .orderBy(direction(found.startedAt), direction(found.recordId))
        .offset(cut.skip)
        .limit(cut.take);
      return cut.order === 'newest' ? rows : rows.reverse();
    },
  };
}

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
