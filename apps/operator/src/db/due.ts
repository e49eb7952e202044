// What the tasks of the operator’s clock find due, wherever it is, whose turn it is, and what they put off.
import type { Db, Tx } from '@portal/database/connection';
import { findEverywhere } from '@portal/database/everywhere';
import { backOff } from '@portal/keep-doing/keep-doing';
import { dayMs } from '@portal/market/civil-dates';
import { and, type Column, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { deferredItems } from './schema.ts';

/** Of whom, and what; all of it is text. */
export interface DueKey {
  customerId: string;
}

interface DueRows<Name extends string> {
  /** Whose deferred items they are. */
  task: string;
  table: PgTable;
  /** The columns of the key under their names; the last one is what a deferred item names. */
  key: Record<Name, Column>;
  /** When each of them is due: longest ago first. */
  at: Column;
  /** In the columns of table `d`. */
  where: SQL;
  now: Date;
  limit: number;
}

const of = (column: Column) => sql`d.${sql.identifier(column.name)}`;

export async function findDue<Name extends string>(
  db: Db,
  due: DueRows<Name>,
): Promise<Record<Name, string>[]> {
  const { task, table, key, at, where, now, limit } = due;
  const names = Object.entries<Column>(key);
  const subject = names.at(-1)?.[1] ?? at;
  const columns = names.map(([name, column]) => sql`${of(column)} as ${sql.identifier(name)}`);
  const rows = await findEverywhere<Record<Name | 'dueAt', string>>(db, {
    table,
    beside: deferredItems,
    statement: (rowsOf, deferredItemsOf) => sql`
      select ${sql.join(columns, sql`, `)}, ${of(at)} as "dueAt" from ${rowsOf} as d
      where ${where} and not exists (select 1 from ${deferredItemsOf} as s where s.customer_id = d.customer_id
        and s.task = ${task} and s.subject_id = ${of(subject)}::text and s.retry_at > ${now})
      order by ${of(at)} limit ${limit}`,
  });
  return rows
    .sort((one, other) => (one.dueAt < other.dueAt ? -1 : 1))
    .slice(0, limit)
    .map(({ dueAt: _, ...found }) => found as Record<Name, string>);
}

/** Rows with such a key, of few enough customers that each of them is named. */
export function among<Key extends object>(
  table: PgTable,
  keys: readonly Key[],
  names: readonly (keyof Key & string)[],
): SQL {
  const columns = getTableColumns(table);
  const conditions = names.map((name) => {
    const column = columns[name] as Column;
    const values = [...new Set(keys.map((key) => key[name]))];
    return sql`${column} = any(${sql.param(values)}::${sql.raw(column.getSQLType())}[])`;
  });
  return sql.join(conditions, sql` and `);
}

/** Each customer's own, always in the same order: a lock of rows is on one machine. */
export const byCustomer = <T extends DueKey>(rows: readonly T[]): [string, T[]][] =>
  [...Map.groupBy(rows, ({ customerId }) => customerId)].sort(([one], [other]) => (one < other ? -1 : 1));

interface DeferredItem {
  customerId: string;
  /** Which task. */
  task: string;
  /** A line, an order, an account, …: whatever the task deals with. */
  subjectId: string;
}

const minuteMs = 60_000;

/** A minute, then twice as long each time, up to a day. Answers until when. */
export async function putOff(
  db: Db,
  { customerId, task, subjectId }: DeferredItem,
  now: Date,
): Promise<Date> {
  const [earlier] = await db
    .select({ failures: deferredItems.failures })
    .from(deferredItems)
    .where(
      and(
        eq(deferredItems.customerId, customerId),
        eq(deferredItems.task, task),
        eq(deferredItems.subjectId, subjectId),
      ),
    );
  const failures = (earlier?.failures ?? 0) + 1;
  const retryAt = new Date(now.getTime() + backOff(failures, minuteMs, dayMs));
  await db
    .insert(deferredItems)
    .values({ customerId, task, subjectId, failures, retryAt })
    .onConflictDoUpdate({
      target: [deferredItems.customerId, deferredItems.task, deferredItems.subjectId],
      set: { failures, retryAt },
    });
  return retryAt;
}

/** Sets these locks apart from others of the database's. */
const taskLocks = 7_203_918;

/** Until the end of the transaction; false while another one has it. */
export async function holdTask(tx: Tx, task: string): Promise<boolean> {
  const { rows } = await tx.execute<{ held: boolean }>(
    sql`select pg_try_advisory_xact_lock(${taskLocks}, hashtext(${task})) as held`,
  );
  return rows[0]?.held === true;
}
