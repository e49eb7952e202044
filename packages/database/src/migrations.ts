// Brings one owner's tables up to date, or says that they are not; two processes that start together take turns.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { isLaidOut, layOut } from './distribution/lay-out.ts';
import type { Layout } from './distribution/layout.ts';

export interface Migrations {
  /** What `drizzle-kit generate` has written. */
  folder: string;
  /** Where it is kept which of them have run, in a table `migrations`. */
  schema: string;
  /** Of the database's advisory locks. */
  lock: number;
  /** Where their tables stand on a PostgreSQL of several machines: new ones are brought there, too. */
  layout: Layout;
  /** Under the same lock, after them. */
  afterwards?(client: pg.Client): Promise<void>;
}

/** The tables are not those that this program knows; behind: its migrations would make them so. */
export class SchemaError extends Error {
  readonly isBehind: boolean;
  constructor(message: string, { isBehind }: { isBehind: boolean }) {
    super(message);
    this.isBehind = isBehind;
  }
}

export async function runMigrations(connection: pg.PoolConfig, migrations: Migrations): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrations.lock]);
    await refuseWhatIsAhead(client, migrations);
    await migrate(drizzle(client), {
      migrationsFolder: migrations.folder,
      migrationsSchema: migrations.schema,
      migrationsTable: 'migrations',
    });
    await migrations.afterwards?.(client);
    if (await isLaidOut(client, migrations.layout)) await layOut(client, migrations.layout);
  } finally {
    await client.end();
  }
}

/** Changes nothing. @throws SchemaError when a migration is missing, or this program is too old for the tables. */
export async function expectMigrated(client: pg.ClientBase, migrations: Migrations): Promise<void> {
  await refuseWhatIsAhead(client, migrations);
  const newest = (await isThere(client, migrations)) ? await lastRun(client, migrations) : 0;
  const missing = journalOf(migrations).filter(({ when }) => when > newest);
  if (missing.length > 0) throw new SchemaError(`${missing[0]?.tag} has not run`, { isBehind: true });
}

interface Entry {
  tag: string;
  when: number;
}

const journalOf = ({ folder }: Migrations): Entry[] =>
  JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')).entries;

/**
 * Migrations expand, so a program runs on tables that are newer than itself. One that contracts says which migration
 * a program must know to run on what it leaves: `comment on table migrations is 'needs 0042_name'`, in its own text.
 */
async function refuseWhatIsAhead(client: pg.ClientBase, migrations: Migrations): Promise<void> {
  if (!(await isThere(client, migrations))) return;
  const { rows } = await client.query<{ comment: string | null }>(
    `select obj_description('${tableOf(migrations)}'::regclass) as comment`,
  );
  const needed = /^needs (\S+)$/.exec(rows[0]?.comment ?? '')?.[1];
  if (needed && !journalOf(migrations).some(({ tag }) => tag === needed))
    throw new SchemaError(`only versions that know ${needed} run on them`, { isBehind: false });
}

const tableOf = ({ schema }: Migrations) => `${schema}.migrations`;

async function isThere(client: pg.ClientBase, migrations: Migrations): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
    tableOf(migrations),
  ]);
  return rows[0]?.found === true;
}

async function lastRun(client: pg.ClientBase, migrations: Migrations): Promise<number> {
  const { rows } = await client.query<{ newest: string | null }>(
    `select max(created_at)::text as newest from ${tableOf(migrations)}`,
  );
  return Number(rows[0]?.newest ?? 0);
}
