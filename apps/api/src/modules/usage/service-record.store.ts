// The only SQL for usage records and the days that count them. Lines are read by join, for number and amounts.
import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../db/database.ts';
import { lines, usageDays, usageRecords } from '../../db/schema.ts';
import { type DayRange, dayOf } from './record-range.ts';

export type RecordType = (typeof usageRecords.$inferSelect)['usageType'];

export interface UsageRecord {
  recordId: string;
  serviceNumber: string;
  usageType: RecordType;
  startedAt: Date;
  destination: string;
  quantity: number;
  /** Null on corporate lines. */
  amountCents: number | null;
}

export interface DaySum {
  day: string;
  records: number;
  quantity: number;
  /** Of the lines that are not corporate. */
  amountCents: number;
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

export type NewRecord = typeof usageRecords.$inferInsert;

const ofStreams = (
  table: Pick<typeof usageDays | typeof usageRecords | typeof lines, 'customerId' | 'lineId'>,
  { customerIds, lineIds }: Streams,
) => sql`${table.customerId} = any(${sql.param(customerIds)}::uuid[])
    and ${table.lineId} = any(${sql.param(lineIds)}::uuid[])`;

const ofTypes = (column: AnyPgColumn, { types }: Streams) =>
  sql`${column} = any(${sql.param(types)}::text[])`;

const within = ({ from, to }: DayRange) => sql`${usageDays.day} between ${from} and ${to}`;

export function createServiceRecordStore(db: Db) {
  return {
    /** Newest day first, and whether every line is corporate. */
    async days(streams: Streams, range: DayRange) {
      const rows = await db
        .select({
          day: usageDays.day,
          records: sql`coalesce(sum(${usageDays.records}), 0)`.mapWith(Number),
          quantity: sql`coalesce(sum(${usageDays.quantity}), 0)`.mapWith(Number),
          amountCents:
            sql`coalesce(sum(${usageDays.amountCents}) filter (where not ${lines.isCorporate}), 0)`.mapWith(
              Number,
            ),
          isCorporate: sql<boolean>`bool_and(${lines.isCorporate})`,
        })
        .from(lines)
        .leftJoin(
          usageDays,
          and(
            eq(usageDays.customerId, lines.customerId),
            eq(usageDays.lineId, lines.lineId),
            ofTypes(usageDays.usageType, streams),
            within(range),
          ),
        )
        .where(ofStreams(lines, streams))
        .groupBy(usageDays.day)
        .orderBy(sql`${usageDays.day} desc nulls last`);
      return {
        days: rows.filter((row): row is typeof row & DaySum => row.day !== null),
        isCorporate: rows.every((row) => row.isCorporate),
      };
    },

    /**
     * Planned anew each time: a plan that does not know how few rows are wanted sorts a whole month.
     * One index is read backwards for each line and kind, so that nothing beyond skip and take is touched.
     */
    async records(
      streams: Streams,
      { from, until }: Span,
      cut: { order: 'newest' | 'oldest'; skip: number; take: number },
    ): Promise<UsageRecord[]> {
      const direction = cut.order === 'newest' ? desc : asc;
      const wanted = sql`unnest(${sql.param(streams.types)}::text[]) as wanted(usage_type)`;
      const found = db
        .select()
        .from(usageRecords)
        .where(
          and(
            eq(usageRecords.customerId, lines.customerId),
            eq(usageRecords.lineId, lines.lineId),
            sql`${usageRecords.usageType} = wanted.usage_type`,
            gte(usageRecords.startedAt, from),
            lt(usageRecords.startedAt, until),
          ),
        )
        .orderBy(direction(usageRecords.startedAt), direction(usageRecords.recordId))
        .limit(cut.skip + cut.take)
        .as('found');
      const rows = await db
        .select({
          recordId: found.recordId,
          serviceNumber: lines.serviceNumber,
          usageType: found.usageType,
          startedAt: found.startedAt,
          destination: found.destination,
          quantity: found.quantity,
          amountCents: sql<
            number | null
          >`case when not ${lines.isCorporate} then ${found.amountCents} end`.mapWith(found.amountCents),
        })
        .from(lines)
        .crossJoin(wanted)
        .crossJoinLateral(found)
        .where(ofStreams(lines, streams))
        .orderBy(direction(found.startedAt), direction(found.recordId))
        .offset(cut.skip)
        .limit(cut.take);
      return cut.order === 'newest' ? rows : rows.reverse();
    },

    /** Counts these days anew. Whoever adds records waits meanwhile, so that none is missed or counted twice. */
    async recount(streams: Streams, range: DayRange, { from, until }: Span): Promise<void> {
      await db.transaction(async (tx) => {
        await tx.execute(sql`lock table ${usageDays} in share row exclusive mode`);
        await tx
          .delete(usageDays)
          .where(and(ofStreams(usageDays, streams), ofTypes(usageDays.usageType, streams), within(range)));
        await tx.execute(sql`insert into ${usageDays} (customer_id, line_id, usage_type, day, records, quantity, amount_cents)
          select customer_id, line_id, usage_type, (started_at at time zone 'America/Guayaquil')::date,
            count(*), sum(quantity), sum(amount_cents)
          from ${usageRecords}
          where ${and(
            ofStreams(usageRecords, streams),
            ofTypes(usageRecords.usageType, streams),
            gte(usageRecords.startedAt, from),
            lt(usageRecords.startedAt, until),
          )}
          group by 1, 2, 3, 4`);
      });
    },
  };
}

/**
 * Adds records and what their days add up to: the one way in for them, inside the transaction of what they
 * consumed. A record that is there already counts once.
 */
export async function addRecords(tx: Tx, records: NewRecord[]): Promise<void> {
  if (records.length === 0) return;
  const added = await tx.insert(usageRecords).values(records).onConflictDoNothing().returning();
  if (added.length === 0) return;
  await tx
    .insert(usageDays)
    .values(daysOf(added))
    .onConflictDoUpdate({
      target: [usageDays.customerId, usageDays.lineId, usageDays.usageType, usageDays.day],
      set: {
        records: sql`${usageDays.records} + excluded.records`,
        quantity: sql`${usageDays.quantity} + excluded.quantity`,
        amountCents: sql`${usageDays.amountCents} + excluded.amount_cents`,
      },
    });
}

type Day = typeof usageDays.$inferSelect;

/** In the order of their keys, so that two who add to the same days never wait for each other in a circle. */
function daysOf(records: readonly (typeof usageRecords.$inferSelect)[]): Day[] {
  const days = new Map<string, Day>();
  for (const { customerId, lineId, usageType, startedAt, quantity, amountCents } of records) {
    const day = dayOf(startedAt);
    const key = [customerId, lineId, usageType, day].join();
    const known = days.get(key);
    days.set(key, {
      ...{ customerId, lineId, usageType, day },
      records: (known?.records ?? 0) + 1,
      quantity: (known?.quantity ?? 0) + quantity,
      amountCents: (known?.amountCents ?? 0) + amountCents,
    });
  }
  return [...days.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, day]) => day);
}
