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

interface Table {
  name: string;
  copy: string;
}

export const keepPristine = (dataDir: string): Promise<void> =>
  overAll(
    dataDir,
    (tables) => [
      'create schema pristine',
      ...tables.map(({ name, copy }) => `create table ${copy} as table ${name}`),
    ],
    true,
  );

export const putBack = (dataDir: string): Promise<void> =>
  overAll(dataDir, (tables) => [
    `truncate ${tables.map(({ name }) => name).join(', ')}`,
    ...tables.map(({ name, copy }) => `insert into ${name} overriding system value table ${copy}`),
  ]);

/** Where the database of this folder is reached while it runs. */
export function placeOf(dataDir: string): { host: string; port: string } {
  // Line 4 is the port, line 5 the folder of the socket.
  const lines = readFileSync(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8').split('\n');
  return { port: lines[3] ?? '', host: lines[4] ?? '' };
}

async function overAll(
  dataDir: string,
  statements: (tables: Table[]) => string[],
  isFirst = false,
): Promise<void> {
  const { host, port } = placeOf(dataDir);
  const client = new Client({ host, port: Number(port), user: 'portal', database: 'portal' });
  await client.connect();
  try {
    if (isFirst) await toldOf(client);
    const { rows } = await client.query<Table>(TABLES);
    await atOnce(client, ['begin', ...statements(rows), 'commit'].join(';'));
  } finally {
    await client.end();
  }
}

/** Nothing waits to be told: otherwise a copy would have a customer's news without their notifications. */
async function toldOf(client: Client): Promise<void> {
  while ((await client.query('select from events where settled_at is null limit 1')).rowCount)
    await sleep(50);
}

async function atOnce(client: Client, statements: string): Promise<void> {
  try {
    await client.query(statements);
  } catch (error) {
    await client.query('rollback');
    if (!(error instanceof Error && 'code' in error && error.code === DEADLOCK)) throw error;
    await atOnce(client, statements);
  }
}
