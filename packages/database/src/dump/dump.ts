// Writes a whole database into one file, without a client of PostgreSQL's: a script for `psql`, compressed, of one moment
// in the middle of everybody's work.
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';

// What a database consists of, as the statements that make it again: PostgreSQL's catalogue tells them, with every name
// in full. No table is known here. Kinds of thing that no migration of ours has made are refused, not left out.

interface Structure {
  /** Schemas, types, functions, sequences, tables. */
  before: string[];
  tables: DumpedTable[];
  sequences: DumpedSequence[];
  /** Constraints, indexes, views, comments: quicker, and in no order, once the rows are there. */
  after: string[];
}

interface DumpedTable {
  /** Quoted, with its schema. */
  name: string;
  /** Quoted; those that the database computes are left out. */
  columns: string;
}

interface DumpedSequence {
  name: string;
  /** An expression that names it in the restored database. */
  nameThere: string;
}

/** Not the system's own, and not an extension's. */
const ours = (catalogue: string, oid: string) =>
  `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
   and not exists (select from pg_depend e where e.classid = '${catalogue}'::regclass and e.objid = ${oid} and e.deptype = 'e')`;
const relations = `pg_class c join pg_namespace n on n.oid = c.relnamespace`;
const fullName = `format('%I.%I', n.nspname, c.relname)`;

const strangers = `
  select format('%s %s', case c.relkind when 'm' then 'materialized view' when 'f' then 'foreign table'
    else 'composite type' end, ${fullName}) as what
  from ${relations} where c.relkind in ('m', 'f', 'c') and ${ours('pg_class', 'c.oid')}
  union all select format('trigger %I on %s', t.tgname, ${fullName})
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
  where not t.tgisinternal and ${ours('pg_class', 'c.oid')}
  union all select format('policy %I on %s', p.polname, ${fullName})
  from pg_policy p join pg_class c on c.oid = p.polrelid join pg_namespace n on n.oid = c.relnamespace
  union all select format('type %I.%I', n.nspname, t.typname)
  from pg_type t join pg_namespace n on n.oid = t.typnamespace where t.typtype in ('d', 'r') and ${ours('pg_type', 't.oid')}
  union all select format('aggregate %I.%I', n.nspname, p.proname)
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace where p.prokind in ('a', 'w') and ${ours('pg_proc', 'p.oid')}`;

const schemas = `
  select format('create schema if not exists %I', n.nspname) as what from pg_namespace n
  where ${ours('pg_namespace', 'n.oid')} order by 1`;

const types = `
  select format('create type %I.%I as enum (%s)', n.nspname, t.typname,
    (select string_agg(quote_literal(enumlabel), ', ' order by enumsortorder) from pg_enum where enumtypid = t.oid)) as what
  from pg_type t join pg_namespace n on n.oid = t.typnamespace where t.typtype = 'e' and ${ours('pg_type', 't.oid')} order by t.oid`;

const functions = `
  select pg_get_functiondef(p.oid) as what from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where p.prokind in ('f', 'p') and ${ours('pg_proc', 'p.oid')} order by p.oid`;

/** Identity columns bring their own. */
const sequences = `
  select ${fullName} as name, s.seqtypid::regtype as type, s.seqstart, s.seqincrement, s.seqmin, s.seqmax, s.seqcycle,
    d.deptype as tie, format('%I.%I', tn.nspname, t.relname) as table, a.attname as column
  from ${relations} join pg_sequence s on s.seqrelid = c.oid
  left join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = c.oid and d.refclassid = 'pg_class'::regclass
    and d.deptype in ('a', 'i')
  left join pg_class t on t.oid = d.refobjid left join pg_namespace tn on tn.oid = t.relnamespace
  left join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
  where ${ours('pg_class', 'c.oid')} order by c.oid`;

const tables = `
  with recursive depth as (
    select c.oid, 0 as level from pg_class c where not exists (select from pg_inherits where inhrelid = c.oid)
    union all select i.inhrelid, d.level + 1 from pg_inherits i join depth d on d.oid = i.inhparent)
  select ${fullName} as name, c.relispartition as "isPartition", c.relpersistence = 'u' as "isUnlogged",
    (select format('%I.%I', pn.nspname, p.relname) from pg_inherits i join pg_class p on p.oid = i.inhparent
      join pg_namespace pn on pn.oid = p.relnamespace where i.inhrelid = c.oid) as parent,
    pg_get_expr(c.relpartbound, c.oid) as bound, pg_get_partkeydef(c.oid) as "partitionedBy",
    array_to_string(c.reloptions, ', ') as options,
    (select string_agg(format('%I', attname), ', ' order by attnum) from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
    (select string_agg(format('%I %s%s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
      case when a.attcollation <> t.typcollation then format(' collate %I.%I', cn.nspname, co.collname) else '' end,
      case when a.attidentity <> '' then format(' generated %s as identity', case a.attidentity when 'a' then 'always' else 'by default' end)
        when a.attgenerated = 's' then format(' generated always as (%s) stored', pg_get_expr(f.adbin, f.adrelid))
        when f.adbin is not null then format(' default %s', pg_get_expr(f.adbin, f.adrelid)) else '' end,
      case when a.attnotnull then ' not null' else '' end), ', ' order by a.attnum)
      from pg_attribute a join pg_type t on t.oid = a.atttypid
      left join pg_collation co on co.oid = a.attcollation left join pg_namespace cn on cn.oid = co.collnamespace
      left join pg_attrdef f on f.adrelid = a.attrelid and f.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as definition
  from ${relations} join depth d on d.oid = c.oid
  where c.relkind in ('r', 'p') and ${ours('pg_class', 'c.oid')} order by d.level, c.oid`;

/** What a partition has of its parent comes with the parent's. Foreign keys last. */
const constraints = `
  select format('alter table %s add constraint %I %s', ${fullName}, k.conname, pg_get_constraintdef(k.oid)) as what
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  where k.contype in ('p', 'u', 'c', 'x', 'f') and k.conparentid = 0 and k.coninhcount = 0 and ${ours('pg_class', 'c.oid')}
  order by k.contype = 'f', k.oid`;

const indexes = `
  select regexp_replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ') as what
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
  where i.indisvalid and not exists (select from pg_constraint where conindid = i.indexrelid)
    and not exists (select from pg_inherits where inhrelid = i.indexrelid) and ${ours('pg_class', 'c.oid')}
  order by i.indexrelid`;

const views = `
  select format('create view %s as %s', ${fullName}, rtrim(pg_get_viewdef(c.oid), ';')) as what
  from ${relations} where c.relkind = 'v' and ${ours('pg_class', 'c.oid')} order by c.oid`;

const comments = `
  select format('comment on %s is %L', case when d.objsubid = 0 then 'table ' || ${fullName}
    else format('column %s.%I', ${fullName}, a.attname) end, d.description) as what
  from pg_description d join pg_class c on c.oid = d.objoid join pg_namespace n on n.oid = c.relnamespace
  left join pg_attribute a on a.attrelid = c.oid and a.attnum = d.objsubid
  where d.classoid = 'pg_class'::regclass and c.relkind in ('r', 'p') and (d.objsubid = 0 or a.attnum is not null)
    and ${ours('pg_class', 'c.oid')} order by d.objoid, d.objsubid`;

/** In the client's transaction, with an empty search path. @throws for a kind of thing that it cannot make again */
async function readStructure(client: pg.ClientBase): Promise<Structure> {
  const list = async (query: string) =>
    (await client.query<{ what: string }>(query)).rows.map(({ what }) => what);
  const [stranger] = await list(strangers);
  if (stranger) throw new Error(`There is a ${stranger}, which this dump cannot hold: use pg_dump.`);
  const { rows: sequenceRows } = await client.query<SequenceRow>(sequences);
  const { rows: tableRows } = await client.query<TableRow>(tables);
  return {
    before: [
      ...(await list(schemas)),
      ...(await list(types)),
      ...(await list(functions)),
      ...sequenceRows.filter(({ tie }) => tie !== 'i').map(sequenceStatement),
      ...tableRows.map(tableStatement),
      ...sequenceRows
        .filter(({ tie }) => tie === 'a')
        .map(({ name, table, column }) => `alter sequence ${name} owned by ${table}."${column}"`),
    ],
    // Rows of partitions come with their table's.
    tables: tableRows
      .filter(({ isPartition }) => !isPartition)
      .map(({ name, columns }) => ({ name, columns: columns ?? '' })),
    sequences: sequenceRows.map(({ name, tie, table, column }) => ({
      name,
      nameThere: tie === null ? `'${name}'` : `pg_get_serial_sequence('${table}', '${column}')`,
    })),
    after: [
      ...(await list(constraints)),
      ...(await list(indexes)),
      ...(await list(views)),
      ...(await list(comments)),
    ],
  };
}

/** The first thing that is not the system's; undefined: the database is empty. */
export async function firstThing(client: pg.ClientBase): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `select ${fullName} as name from ${relations} where c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
     and ${ours('pg_class', 'c.oid')} order by c.oid limit 1`,
  );
  return rows[0]?.name;
}

interface SequenceRow {
  name: string;
  type: string;
  seqstart: string;
  seqincrement: string;
  seqmin: string;
  seqmax: string;
  seqcycle: boolean;
  /** `i`: an identity column's, `a`: a serial one's. */
  tie: 'i' | 'a' | null;
  table: string | null;
  column: string | null;
}

const sequenceStatement = (s: SequenceRow) =>
  `create sequence ${s.name} as ${s.type} increment by ${s.seqincrement} minvalue ${s.seqmin} maxvalue ${s.seqmax}
   start with ${s.seqstart}${s.seqcycle ? ' cycle' : ''}`;

interface TableRow {
  name: string;
  isPartition: boolean;
  isUnlogged: boolean;
  parent: string | null;
  bound: string | null;
  partitionedBy: string | null;
  options: string | null;
  columns: string | null;
  definition: string | null;
}

function tableStatement(t: TableRow): string {
  if (t.parent && !t.isPartition)
    throw new Error(`${t.name} inherits, which this dump cannot hold: use pg_dump.`);
  const content = t.isPartition ? `partition of ${t.parent} ${t.bound}` : `(${t.definition ?? ''})`;
  const by = t.partitionedBy ? ` partition by ${t.partitionedBy}` : '';
  const options = t.options ? ` with (${t.options})` : '';
  return `create ${t.isUnlogged ? 'unlogged ' : ''}table ${t.name} ${content}${by}${options}`;
}

/** A line of its own after each statement, by which they are told apart without being understood. */
export const endOfStatement = '-- end of statement';

interface Dumped {
  tables: number;
  rows: number;
}

/** Complete or not there at all. It holds whatever the database holds: nobody else may read it. */
export async function dumpDatabase(connection: pg.ClientConfig, file: string): Promise<Dumped> {
  const unfinished = `${file}.unfinished`;
  await (await open(file, 'wx', 0o600)).close();
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const dumped = { tables: 0, rows: 0 };
    const target = createWriteStream(unfinished, { mode: 0o600, flush: true });
    await pipeline(Readable.from(script(client, dumped)), createGzip({ level: 3 }), target);
    await rename(unfinished, file);
    return dumped;
  } catch (error) {
    await rm(unfinished, { force: true });
    await rm(file, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

const statement = (text: string) => `${text};\n${endOfStatement}\n`;

async function* script(client: pg.Client, dumped: Dumped): AsyncGenerator<string | Buffer> {
  await client.query('begin transaction isolation level repeatable read, read only');
  await client.query(
    "select set_config('search_path', '', true), set_config('client_encoding', 'UTF8', true)",
  );
  const structure = await readStructure(client);
  // A backup of another database than the one that was meant must not pass for one.
  if (structure.tables.length === 0) throw new Error('The database is empty: there is nothing to dump.');
  yield statement('begin');
  yield statement(
    "select set_config('search_path', '', true), set_config('client_encoding', 'UTF8', true), set_config('check_function_bodies', 'off', true)",
  );
  for (const text of structure.before) yield statement(text);
  for (const { name, columns } of structure.tables) {
    yield `copy ${name} (${columns}) from stdin;\n`;
    // By a query, so that a partitioned table's rows come, too.
    const rows = client.query(copyTo(`copy (select ${columns} from ${name}) to stdout`));
    for await (const part of rows) yield part;
    yield '\\.\n';
    dumped.tables++;
    dumped.rows += rows.rowCount ?? 0;
  }
  // Sequences stand outside every transaction: read last, they are no older than the rows.
  for (const { name, nameThere } of structure.sequences) {
    const { rows } = await client.query(`select last_value, is_called from ${name}`);
    yield statement(`select pg_catalog.setval(${nameThere}, ${rows[0].last_value}, ${rows[0].is_called})`);
  }
  for (const text of structure.after) yield statement(text);
  yield statement('commit');
}
