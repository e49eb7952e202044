// What must not grow for ever: each table says how long its rows are kept, and old ones go in small steps.
import { setTimeout as sleep } from 'node:timers/promises';
import { type AnyColumn, mapColumnsInSQLToAlias, type SQL, type SQLChunk, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './connection.ts';
import { findEverywhere } from './everywhere.ts';

/** After which a row is old. Months end with the civil month (UTC) in which they do. */
export type Period = { hours: number } | { days: number } | { months: number };

export interface Swept {
  table: PgTable;
  after: Period;
  /** The column that tells its age; empty ones are not old. */
  by: AnyColumn;
  /** For a column that is no date: the value before which it is old. */
  before?: (moment: SQL) => SQL;
  /** Rows that alone may go. */
  only?: SQL;
  /** Where more follows from a row than that it is gone; answers how many went. */
  remove?: (db: Db, isOld: SQL, atMost: number) => Promise<number>;
}

/** Never swept, because. */
export interface KeptForever {
  table: PgTable;
  because: string;
}

export type Retention = Swept | KeptForever;

export interface SweepOptions {
  /** Rows that one statement removes: locks last as long as it does. */
  atOnce?: number;
  /** What is left then is left to the next time. */
  forMs?: number;
  /** Between two steps it may stop. */
  signal?: AbortSignal | undefined;
  /** One table that cannot be swept holds up no other. */
  onFailure: (error: unknown, table: string) => void;
}

/** Between two steps, at least: whoever waits for what a step held comes first. */
const shortestPauseMs = 5;

/** By the database's clock: the machine's may be wrong, and what is gone is gone. */
const momentOf = (period: Period): SQL => {
  if ('months' in period)
    return sql`(date_trunc('month', now() at time zone 'UTC') at time zone 'UTC'
      - make_interval(months => ${period.months}))`;
  const hours = 'days' in period ? period.days * 24 : period.hours;
  return sql`(now() - make_interval(hours => ${hours}))`;
};

/** A day with a day: what it is next to an instant depends on the session, and several machines refuse to ask each. */
const inWordsOf =
  (by: AnyColumn) =>
  (moment: SQL): SQL =>
    by.getSQLType() === 'date' ? sql`(${moment} at time zone 'UTC')::date` : moment;

export const nameOf = (table: PgTable): string => {
  const { schema = 'public', name } = getTableConfig(table);
  return `${schema}.${name}`;
};

/** Answers how many rows went, by table. Two processes that sweep at once remove each row once. */
export async function sweep(
  db: Db,
  retention: readonly Retention[],
  { atOnce = 500, forMs = 600_000, signal, onFailure }: SweepOptions,
): Promise<Map<string, number>> {
  const ends = performance.now() + forMs;
  const goesOn = () => performance.now() < ends && !signal?.aborted;
  const gone = new Map<string, number>();
  for (const rule of retention) {
    if ('because' in rule) continue;
    const name = nameOf(rule.table);
    try {
      const step = stepOf(db, rule, atOnce);
      for (let left = true; left && goesOn(); ) {
        const from = performance.now();
        const removed = await step();
        if (removed > 0) gone.set(name, (gone.get(name) ?? 0) + removed);
        left = removed === atOnce;
        // Half of the time at most, so that the database breathes.
        if (left) await sleep(Math.max(shortestPauseMs, performance.now() - from));
      }
    } catch (error) {
      onFailure(error, name);
    }
  }
  return gone;
}

function stepOf(db: Db, rule: Swept, atOnce: number): () => Promise<number> {
  const { table, by, before = inWordsOf(by), only = sql`true`, remove } = rule;
  const isOld = sql`${by} < ${before(momentOf(rule.after))} and ${only}`;
  if (remove) return () => remove(db, isOld, atOnce);
  const keys = keyOf(table);
  return async () => {
    const old = await findOld(db, rule, isOld, atOnce);
    if (old.length === 0) return 0;
    const values = keys.map(({ name }) => sql.param(old.map((row) => row[name])));
    const arrays = keys.map((key, place) => sql`${values[place]}::${sql.raw(key.getSQLType())}[]`);
    const isOne = keys.map((key) => sql`${key} = k.${sql.identifier(key.name)}`);
    const { rowCount } = await db.execute(sql`
      delete from ${table} using unnest(${list(arrays)}) as k (${list(keys.map(({ name }) => sql.identifier(name)))})
      where ${keys[0]} = any(${arrays[0]}) and ${sql.join(isOne, sql` and `)} and ${isOld}`);
    // What could not be removed now would be found again and again.
    return rowCount === old.length ? old.length : 0;
  };
}

const list = (parts: readonly SQLChunk[]) => sql.join([...parts], sql`, `);

/** Keys of rows that are old, the oldest first, as text. */
export async function findOld(
  db: Db,
  { table, by }: Pick<Swept, 'table' | 'by'>,
  isOld: SQL,
  atMost: number,
): Promise<Record<string, string>[]> {
  const of = (column: AnyColumn) => sql`d.${sql.identifier(column.name)}`;
  const found = await findEverywhere<Record<string, string>>(db, {
    table,
    statement: (rowsOf) => sql`
      select ${list(keyOf(table).map(of))} from ${rowsOf} as d
      where ${mapColumnsInSQLToAlias(isOld, 'd')} order by ${of(by)} limit ${atMost}`,
  });
  return found.slice(0, atMost);
}

export function keyOf(table: PgTable): AnyColumn[] {
  const { columns, primaryKeys } = getTableConfig(table);
  const [composite] = primaryKeys;
  const names = composite?.columns.map(({ name }) => name);
  return columns.filter(({ name, primary }) => names?.includes(name) ?? primary);
}
