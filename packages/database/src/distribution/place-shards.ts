// Brings tables to their places on a PostgreSQL of several machines (Citus). What has its place is left alone, so that
// it may be interrupted, and be done again after a migration that brings tables of its own.
import type pg from 'pg';

type Queries = Pick<pg.ClientBase, 'query'>;

/** Whether it consists of several machines at all. */
export async function canDistribute(client: Queries): Promise<boolean> {
  const { rowCount } = await client.query("select 1 from pg_extension where extname = 'citus'");
  return rowCount === 1;
}

/** Whether any of these tables has been brought to its place. */
export async function isPlaced(client: Queries, placement: ShardPlacement): Promise<boolean> {
  return (await canDistribute(client)) && (await placed(client, placement)).size > 0;
}

/** Answers those that it brought to their places. */
export async function placeShards(client: Queries, placement: ShardPlacement): Promise<string[]> {
  const done = await placed(client, placement);
  const waiting = [...placement].filter(([table, place]) => place !== 'plain' && !done.has(table));
  const first = firstOfGroups([...placement], done);
  for (const [table, place] of waiting) await bring(client, table, place, first);
  return waiting.map(([table]) => table);
}

async function placed(client: Queries, placement: ShardPlacement): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    `select name from unnest($1::text[]) as t (name) join pg_dist_partition on logicalrelid = to_regclass(name)`,
    [[...placement.keys()]],
  );
  return new Set(rows.map(({ name }) => name));
}

/** The table that the others of its group stand with: one that is in its place, or the first that comes there. */
function firstOfGroups(tables: [string, Place][], done: ReadonlySet<string>): Map<string, string> {
  const first = new Map<string, string>();
  const inOrder = [...tables.filter(([name]) => done.has(name)), ...tables];
  for (const [name, place] of inOrder)
    if (typeof place === 'object' && !first.has(place.group)) first.set(place.group, name);
  return first;
}

async function bring(
  client: Queries,
  table: string,
  place: Place,
  first: Map<string, string>,
): Promise<void> {
  if (place === 'reference') await client.query('select create_reference_table($1)', [table]);
  else if (place === 'metadata') await client.query('select citus_add_local_table_to_metadata($1)', [table]);
  else if (place !== 'plain') {
    const beside = first.get(place.group) ?? table;
    await client.query('select create_distributed_table($1, $2, colocate_with => $3)', [
      table,
      place.by,
      beside === table ? 'none' : beside,
    ]);
  }
  // What was here before stays behind, unseen.
  if (place === 'reference' || typeof place === 'object')
    await client.query('select truncate_local_data_after_distributing_table($1)', [table]);
}

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
