// Statements about rows wherever they are: what is due, what nobody needs any more. On a PostgreSQL of several machines
// each machine is asked; one that cannot be reached is left out, and its rows wait until it is back.
import { type SQL, sql } from 'drizzle-orm';
import { getTableConfig, PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { connectionOf, type Db, recordStatement } from './connection.ts';
import { isPartUnavailable } from './failures.ts';

/** Whoever judges statements knows these by it. */
export const everywhereMark = '/* everywhere */';

export interface Everywhere {
  table: PgTable;
  /** Another table that the statement reads; what belongs together is on the same machine. */
  beside?: PgTable;
  /** A plain text of SQL, without `%`; its tables as they are called here. */
  statement(table: SQL, beside: SQL): SQL;
}

const dialect = new PgDialect();

/** Rows, in whatever order their machines answer. */
export async function findEverywhere<Row extends object>(db: Db, asked: Everywhere): Promise<Row[]> {
  const inJson = (statement: SQL) => sql`select coalesce(json_agg(x), '[]') as rows from (${statement}) as x`;
  const answers = await ask<{ rows: Row[] }>(db, asked, inJson);
  return answers.flatMap((answer) => (typeof answer === 'string' ? JSON.parse(answer) : answer.rows));
}

/** One answer; or one a machine's share of the table, as text, from those that can be reached. */
async function ask<Row extends object>(
  db: Db,
  { table, beside = table, statement }: Everywhere,
  wrapped: (statement: SQL) => SQL,
): Promise<(Row | string)[]> {
  const { sql: text, params } = dialect.sqlToQuery(wrapped(statement(sql`${table}`, sql`${beside}`)));
  const marked = `${everywhereMark} ${text}`;
  recordStatement(marked);
  const on = connectionOf(db);
  try {
    return (await on.query<Row>(marked, params)).rows;
  } catch (error) {
    if (!isPartUnavailable(error)) throw error;
  }
  const ofShare = dialect.sqlToQuery(wrapped(statement(sql.raw('%1$s'), sql.raw('%2$s'))));
  const { rows } = await on.query<{ result: string }>(
    'select result from run_command_on_colocated_placements($1, $2, $3) where success',
    [nameOf(table), nameOf(beside), withValues(ofShare)],
  );
  return rows.map(({ result }) => result);
}

function nameOf(table: PgTable): string {
  const { schema = 'public', name } = getTableConfig(table);
  return `${schema}.${name}`;
}

/** The share's machine takes a text alone. */
const withValues = ({ sql: text, params }: { sql: string; params: unknown[] }): string =>
  text.replace(/\$(\d+)/g, (_, place) => literal(params[Number(place) - 1]));

const literal = (value: unknown): string =>
  typeof value === 'number'
    ? String(value)
    : pg.escapeLiteral(value instanceof Date ? value.toISOString() : String(value));
