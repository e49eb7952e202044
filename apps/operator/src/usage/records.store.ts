// The SQL that reads usage records. Lines are read by join, for number and amounts.
import type { Db, Tx } from '@portal/database/connection';
import { addDays, civilDateOf, instantAt } from '@portal/market/civil-dates';
import type { DayRange, RecordType, UsageRecord } from '@portal/operator-ports/usage';
import {
  and,
  asc,
  between,
  type Column,
  desc,
  eq,
  gte,
  inArray,
  is,
  lt,
  Placeholder,
  sql,
} from 'drizzle-orm';
import { type AnyPgColumn, unionAll } from 'drizzle-orm/pg-core';
import { lines, usageDays, usageRecords } from '../db/schema.ts';

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
const streamsAsked: Record<keyof Streams, Placeholder> = {
  customerIds: sql.placeholder('customerIds'),
  lineIds: sql.placeholder('lineIds'),
  types: sql.placeholder('types'),
};
type Asked = Streams | typeof streamsAsked;

const param = (value: unknown) => (is(value, Placeholder) ? value : sql.param(value));

const ofStreams = (
  table: Pick<typeof usageDays | typeof usageRecords | typeof lines, 'customerId' | 'lineId'>,
  { customerIds, lineIds }: Asked,
) => sql`${table.customerId} = any(${param(customerIds)}::uuid[])
    and ${table.lineId} = any(${param(lineIds)}::uuid[])`;

const ofTypes = (column: AnyPgColumn, { types }: Asked) => sql`${column} = any(${param(types)}::text[])`;

/** In the words of the index that holds no others. */
const isUncounted = sql`not ${usageRecords.isCounted}`;

// The SQL of days that count usage records: reading them, adding to them, and what came past them.

export interface DaySum {
  day: string;
  records: number;
  quantity: number;
  /** Of the lines that are not corporate. */
  amountCents: number;
}

/** Sets these locks apart from others of the database's. */
const countLocks = 7_203_917;

export type NewRecord = Omit<typeof usageRecords.$inferInsert, 'isCounted'>;

export type UsageDaysStore = ReturnType<typeof createUsageDaysStore>;

export function createUsageDaysStore(db: Db) {
  const asked = sql.placeholder;
  const summed = db
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
        ofTypes(usageDays.usageType, streamsAsked),
        between(usageDays.day, asked('from'), asked('to')),
      ),
    )
    .where(ofStreams(lines, streamsAsked))
    .groupBy(usageDays.day)
    .orderBy(sql`${usageDays.day} desc nulls last`)
    .prepare('usage_days_of_lines');

  const uncounted = db
    .select({ recordId: usageRecords.recordId })
    .from(usageRecords)
    .where(
      and(
        ofStreams(usageRecords, streamsAsked),
        ofTypes(usageRecords.usageType, streamsAsked),
        gte(usageRecords.startedAt, asked('from')),
        lt(usageRecords.startedAt, asked('until')),
        isUncounted,
      ),
    )
    .limit(1)
    .prepare('uncounted_usage');

  return {
    /** Newest day first, and whether every line is corporate. */
    async days(streams: Streams, { from, to }: DayRange) {
      const rows = await summed.execute({ ...streams, from, to });
      return {
        days: rows.filter((row): row is typeof row & DaySum => row.day !== null),
        isCorporate: rows.every((row) => row.isCorporate),
      };
    },

    /** Whether records came by another way than `addRecords`. */
    async hasUncounted(streams: Streams, { from, until }: Span): Promise<boolean> {
      const rows = await uncounted.execute({ ...streams, from, until });
      return rows.length > 0;
    },

    /**
     * Counts records that came by another way than `addRecords`, at most so many, and answers how many there
     * were. Whoever counts the same ones waits, and finds them counted.
     */
    count: (streams: Streams, { from, until }: Span, limit: number): Promise<number> =>
      db.transaction(async (tx) => {
        await tx.execute(sql`
          select pg_advisory_xact_lock(place) from (
            select hashtextextended(line, ${countLocks}) as place
            from unnest(${sql.param(streams.lineIds)}::text[]) as l (line) order by 1) as places`);
        const isWanted = and(
          ofStreams(usageRecords, streams),
          ofTypes(usageRecords.usageType, streams),
          gte(usageRecords.startedAt, from),
          lt(usageRecords.startedAt, until),
          isUncounted,
        );
        const found = await tx
          .select({ recordId: usageRecords.recordId })
          .from(usageRecords)
          .where(isWanted)
          .limit(limit);
        if (found.length === 0) return 0;
        const ids = sql.param(found.map(({ recordId }) => recordId));
        const counted = await tx
          .update(usageRecords)
          .set({ isCounted: true })
          .where(and(isWanted, sql`${usageRecords.recordId} = any(${ids}::uuid[])`))
          .returning();
        await addToDays(tx, counted);
        return counted.length;
      }),
  };
}

/**
 * Adds records and what their days add up to: the one way in for them, inside the transaction of what they
 * consumed. A record that is there already counts once.
 */
export async function addRecords(tx: Tx, records: NewRecord[]): Promise<void> {
  if (records.length === 0) return;
  const counted = records.map((record) => ({ ...record, isCounted: true }));
  const added = await tx.insert(usageRecords).values(counted).onConflictDoNothing().returning();
  await addToDays(tx, added);
}

async function addToDays(tx: Tx, added: readonly (typeof usageRecords.$inferSelect)[]): Promise<void> {
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
    const day = civilDateOf(startedAt);
    const key = [customerId, lineId, usageType, day].join();
    const known = days.get(key);
    days.set(key, {
      customerId,
      lineId,
      usageType,
      day,
      records: (known?.records ?? 0) + 1,
      quantity: (known?.quantity ?? 0) + quantity,
      amountCents: (known?.amountCents ?? 0) + amountCents,
    });
  }
  return [...days.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, day]) => day);
}
