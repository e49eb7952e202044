// The SQL of days that count usage records: reading them, adding to them, and what came past them.

import type { Db, Tx } from '@portal/database/connection';
import { civilDateOf } from '@portal/market/civil-dates';
import type { DayRange } from '@portal/operator-ports/usage';
import { and, between, eq, gte, lt, sql } from 'drizzle-orm';
import { lines, usageDays, usageRecords } from '../db/schema.ts';
import { isUncounted, ofStreams, ofTypes, type Span, type Streams, streamsAsked } from './records.store.ts';

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
        await addDays(tx, counted);
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
  await addDays(tx, added);
}

async function addDays(tx: Tx, added: readonly (typeof usageRecords.$inferSelect)[]): Promise<void> {
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
