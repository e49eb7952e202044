// A world as it was: what a journey has changed in the database is put back, and the server goes on.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

/** A statement of ours and one of the server's waited for each other, and ours was given up. */
const DEADLOCK = '40P01';

/** Copies lie beside the tables. Jobs have none: what they are about is looked up, and is gone then. */
const TABLES = `
  select format('%I.%I', nspname, relname) as name, format('pristine.%I', nspname || '.' || relname) as copy
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'r' and nspname !~ '^pg_' and nspname not in ('information_schema', 'jobs', 'pristine')`;

/** None is emptied without those that name its rows. */
const REFERENCES = `
  select format('%I.%I', n.nspname, t.relname) as name, format('%I.%I', of_n.nspname, of_t.relname) as "of"
  from pg_constraint
    join pg_class t on t.oid = conrelid join pg_namespace n on n.oid = t.relnamespace
    join pg_class of_t on of_t.oid = confrelid join pg_namespace of_n on of_n.oid = of_t.relnamespace
  where contype = 'f'`;

/** Rows of older transactions are as they were, and those that we have put back last. */
const remember = (oldest: string) =>
  `truncate pristine.since; insert into pristine.since select ${oldest}, pg_current_xact_id()::text::bigint`;

interface Table {
  name: string;
  copy: string;
}

export const keepPristine = (dataDir: string): Promise<void> =>
  inDatabase(dataDir, async (client) => {
    await toldOf(client);
    const oldest = await oldestOpen(client);
    const { rows: tables } = await client.query<Table>(TABLES);
    await atOnce(client, [
      'create schema pristine',
      ...tables.map(({ name, copy }) => `create table ${copy} as table ${name}`),
      'create table pristine.since (oldest bigint, ours bigint)',
      remember(oldest),
    ]);
  });

/**
 * The tables that were touched, and no others: nobody reads from a table meanwhile, and a server that waits for all of
 * them on a busy machine gives up.
 */
export const putBack = (dataDir: string): Promise<void> =>
  inDatabase(dataDir, async (client) => {
    const oldest = await oldestOpen(client);
    const touched = await touchedTables(client);
    if (touched.length === 0) return;
    await atOnce(client, [
      `truncate ${touched.map(({ name }) => name).join(', ')}`,
      ...touched.map(({ name, copy }) => `insert into ${name} overriding system value table ${copy}`),
      remember(oldest),
    ]);
  });

/** The oldest transaction that may still change something that we do not see. */
async function oldestOpen(client: Client): Promise<string> {
  const { rows } = await client.query<{ oldest: string }>(
    'select pg_snapshot_xmin(pg_current_snapshot())::text as oldest',
  );
  return rows[0]?.oldest ?? '0';
}

/** Of which a row is new, or is gone; and those that name their rows. */
async function touchedTables(client: Client): Promise<Table[]> {
  const { rows: tables } = await client.query<Table>(TABLES);
  const { rows } = await client.query<{ name: string }>(
    tables
      .map(
        ({ name, copy }) => `select '${name}' as name from ${name} as t, pristine.since
          having count(*) <> (select count(*) from ${copy})
            or bool_or(t.xmin::text::bigint >= oldest and t.xmin::text::bigint <> ours)`,
      )
      .join(' union all '),
  );
  const touched = new Set(rows.map(({ name }) => name));
  const { rows: references } = await client.query<{ name: string; of: string }>(REFERENCES);
  for (let known = 0; known < touched.size; ) {
    known = touched.size;
    for (const { name, of } of references) if (touched.has(of)) touched.add(name);
  }
  return tables.filter(({ name }) => touched.has(name));
}

/** Where the database of this folder is reached while it runs. */
export function placeOf(dataDir: string): { host: string; port: string } {
  // Line 4 is the port, line 5 the folder of the socket.
  const lines = readFileSync(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8').split('\n');
  return { port: lines[3] ?? '', host: lines[4] ?? '' };
}

async function inDatabase(dataDir: string, work: (client: Client) => Promise<void>): Promise<void> {
  const { host, port } = placeOf(dataDir);
  const client = new Client({ host, port: Number(port), user: 'portal', database: 'portal' });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** Nothing waits to be told: otherwise a copy would have a customer's news without their notifications. */
async function toldOf(client: Client): Promise<void> {
  while ((await client.query('select from events where settled_at is null limit 1')).rowCount)
    await sleep(50);
}

async function atOnce(client: Client, statements: readonly string[]): Promise<void> {
  try {
    await client.query(['begin', ...statements, 'commit'].join(';'));
  } catch (error) {
    await client.query('rollback');
    if (!(error instanceof Error && 'code' in error && error.code === DEADLOCK)) throw error;
    await atOnce(client, statements);
  }
}
