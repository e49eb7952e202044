// Where each table's rows are on a PostgreSQL of several machines: data beside the schema, read by whoever lays the
// tables out and by whoever judges the statements.
/**
 * - `by` a column: rows with one value of it are together, and with those of the other tables of their group
 * - `reference`: a copy on every machine
 * - `metadata`: on the first machine, known to all: what is written here and elsewhere is committed in two phases
 * - `plain`: on the first machine, known to nobody else
 */
export type Place = { by: string; group: string } | 'reference' | 'metadata' | 'plain';

/** By schema and name: `operator.lines`. */
export type ShardPlacement = ReadonlyMap<string, Place>;
