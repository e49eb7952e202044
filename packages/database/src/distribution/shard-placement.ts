// Where each table's rows are on a PostgreSQL of several machines: data beside the schema, read by whoever lays the
// tables out and by whoever judges the statements.
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';

/**
 * - `by` a column: rows with one value of it are together, and with those of the other tables of their group
 * - `reference`: a copy on every machine
 * - `metadata`: on the first machine, known to all: what is written here and elsewhere is committed in two phases
 * - `plain`: on the first machine, known to nobody else
 */
export type Place = { by: string; group: string } | 'reference' | 'metadata' | 'plain';

/** By schema and name: `operator.lines`. */
export type ShardPlacement = ReadonlyMap<string, Place>;

type TablesOf<Schema> = { [Name in keyof Schema as Schema[Name] extends PgTable ? Name : never]: Place };

/** A table without a place does not compile. */
export function placementOf<Schema extends Record<string, unknown>>(
  schema: Schema,
  places: TablesOf<Schema>,
): ShardPlacement {
  const placed = Object.entries<Place>(places).map(([key, place]) => {
    const table = schema[key];
    if (!is(table, PgTable)) throw new Error(`${key} is no table`);
    const { schema: owner = 'public', name } = getTableConfig(table);
    return [`${owner}.${name}`, place] as const;
  });
  return new Map(placed);
}
