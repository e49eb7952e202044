// What a scheduled task of the operator's clock finds due: the keys of rows, wherever they are, without those that it put off.
import type { Db } from '@portal/database/connection';
import { findEverywhere } from '@portal/database/everywhere';
import { type Column, getTableColumns, type SQL, sql } from 'drizzle-orm';
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
