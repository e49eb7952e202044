// Rows of statements that every page runs: how their columns become an object is worked out once, not for each row.
import { Column, is, SQL, Subquery } from 'drizzle-orm';

type Decode = (value: unknown) => unknown;
type Decoder = { mapFromDriverValue: Decode };

/** What a prepared statement of the builder (drizzle-orm 0.45) keeps for itself. */
interface Inside {
  fields?: readonly { path: readonly string[]; field: unknown }[];
  joinsNotNullableMap?: Record<string, boolean>;
  customResultMapper?: (rows: readonly unknown[][]) => unknown;
}

/**
 * The same statement with the same result. The builder asks anew for each column of each row what kind of column
 * it is, which was a sixth of what the request for home left in memory.
 */
export function withCompiledRows<Statement extends object>(statement: Statement): Statement {
  const inside = statement as Inside;
  const { fields, joinsNotNullableMap = {} } = inside;
  if (!fields || inside.customResultMapper) throw new Error('the query builder keeps its fields elsewhere');
  if (Object.values(joinsNotNullableMap).includes(false)) throw new Error('an outer join may have no object');
  const columns = fields.map(({ path, field }) => columnOf(path, decoderOf(field)));
  inside.customResultMapper = (rows) => rows.map((row) => objectOf(columns, row));
  return statement;
}

interface Compiled {
  /** Null where the object is the row itself; a table's name in a join. */
  table: string | null;
  name: string;
  decoder: Decoder;
}

function columnOf(path: readonly string[], decoder: Decoder): Compiled {
  const [first = '', second] = path;
  if (path.length > 2) throw new Error('objects in objects are not compiled');
  return second === undefined
    ? { table: null, name: first, decoder }
    : { table: first, name: second, decoder };
}

function decoderOf(field: unknown): Decoder {
  if (is(field, Column)) return field;
  const { decoder } = (is(field, SQL) ? field : sqlOf(field)) as unknown as { decoder: Decoder };
  return decoder;
}

function sqlOf(field: unknown): unknown {
  return is(field, Subquery) ? field._.sql : (field as SQL.Aliased).sql;
}

function objectOf(columns: readonly Compiled[], row: readonly unknown[]): object {
  const result: Record<string, unknown> = {};
  for (let place = 0; place < columns.length; place++) {
    const { table, name, decoder } = columns[place] as Compiled;
    const value = row[place] ?? null;
    const decoded = value === null ? null : decoder.mapFromDriverValue(value);
    if (table === null) result[name] = decoded;
    else {
      result[table] ??= {};
      (result[table] as Record<string, unknown>)[name] = decoded;
    }
  }
  return result;
}
