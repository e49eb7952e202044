// Statements that every page or purchase runs: their text is written once, and PostgreSQL plans them once a connection.
// The query builder writes its own anew each time, which was more than half of what a purchase cost this process.
import { type Column, fillPlaceholders, getTableColumns, type SQL, sql, type Table } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { connectionOf, type Db, recordStatement, type Tx } from './connection.ts';

/** Alone, or in whatever transaction: `on` says which. */
export type Statement<Row> = (on: Db | Tx, values: Record<string, unknown>) => Promise<Row[]>;

const dialect = new PgDialect();

/** Money and counts are numbers here, civil dates are text; an instant is a Date. */
const { INT8, DATE } = pg.types.builtins;
const asNumber = (text: string) => Number(text);
const asText = (text: string) => text;
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === INT8) return asNumber;
    return oid === DATE ? asText : pg.types.getTypeParser(oid, format as 'text');
  },
} as pg.CustomTypesConfig;

/**
 * @param name as PostgreSQL knows it: one text, one name
 * @param written with `sql.placeholder`s for what comes later; what it answers is named as the rows are
 */
export function statement<Row extends object>(name: string, written: SQL): Statement<Row> {
  const { sql: text, params } = dialect.sqlToQuery(written);
  return async (on, values) => {
    recordStatement(text);
    const { rows } = await connectionOf(on).query<Row>(
      { name, text, types },
      fillPlaceholders(params, values),
    );
    return rows;
  };
}

/** These columns under the names that rows have here. */
export const named = (columns: Record<string, Column | SQL>): SQL =>
  sql.join(
    Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`),
    sql`, `,
  );

/** A table's columns, all of them. */
export const columnsOf = (table: Table): SQL => named(getTableColumns(table));
