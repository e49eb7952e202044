// Brings one owner's tables up to date, or says that they are not; two processes that start together take turns.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { reach } from './address/address.ts';
import { isPlaced, placeShards, type ShardPlacement } from './distribution/place-shards.ts';

export interface Migrations {
  /** What `drizzle-kit generate` has written. */
  folder: string;
  /** Where it is kept which of them have run, in a table `migrations`. */
  schema: string;
  /** Of the database's advisory locks. */
  lock: number;
  /** Where their tables stand on a PostgreSQL of several machines: new ones are brought there, too. */
  placement: ShardPlacement;
  /** Under the same lock, after them. */
  afterwards?(client: pg.Client): Promise<void>;
}

/** The tables are not those that this program knows; the message says why, and the advice what to do but to migrate. */
export class SchemaError extends Error {
  readonly advice: string | null;
  constructor(message: string, advice: string | null = null) {
    super(message);
    this.advice = advice;
  }
}

/** First line of a migration whose statements may not run in a transaction, such as `create index concurrently`. */
const outsideMark = /^-- outside a transaction\b/;

export async function runMigrations(connection: pg.PoolConfig, migrations: Migrations): Promise<void> {
  const client = new pg.Client({ ...reach(connection), connectionTimeoutMillis: 10_000 });
  const lockClient = new pg.Client({ ...reach(connection), connectionTimeoutMillis: 10_000 });
  // The query under way rejects as well.
  for (const one of [client, lockClient]) one.on('error', () => {});
  try {
    await lockClient.connect();
    await holdLock(lockClient, migrations.lock);
    await client.connect();
    await refuseWhatIsAhead(client, migrations);
    await client.query(`create schema if not exists ${migrations.schema}`);
    await client.query(
      `create table if not exists ${tableOf(migrations)} (id serial primary key, hash text not null, created_at bigint)`,
    );
    await refuseOtherBeginning(client, migrations);
    const newest = await lastRun(client, migrations);
    for (const migration of readMigrationFiles({ migrationsFolder: migrations.folder }))
      if (migration.folderMillis > newest) await runOne(client, migrations, migration);
    await migrations.afterwards?.(client);
    if (await isPlaced(client, migrations.placement)) await placeShards(client, migrations.placement);
  } finally {
    await Promise.all([client.end(), lockClient.end()]);
  }
}

/**
 * A lock of a transaction, on a connection of its own, so that a pooler keeps it together. It is tried for again and
 * again: an index that is made concurrently waits for every statement that is under way, also for one that waits.
 */
async function holdLock(client: pg.Client, lock: number): Promise<void> {
  for (;;) {
    await client.query(`begin; ${withoutLimits}`);
    // Without a parameter: what is asked with one keeps its view of the data, for which such an index waits, too.
    const { rows } = await client.query(`select pg_try_advisory_xact_lock(${lock}) as held`);
    if (rows[0]?.held === true) return;
    await client.query('rollback');
    await sleep(tryLockEveryMs);
  }
}

const tryLockEveryMs = 100;
const withoutLimits = 'set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0';

/** Each in a transaction of its own: what one has done stays done when a later one fails. */
async function runOne(client: pg.Client, migrations: Migrations, migration: MigrationMeta): Promise<void> {
  const note = `insert into ${tableOf(migrations)} (hash, created_at) values ($1, $2)`;
  const noted = [migration.hash, migration.folderMillis];
  if (outsideMark.test(migration.sql[0] ?? '')) {
    await client.query('set statement_timeout = 0');
    for (const statement of migration.sql) await client.query(statement);
    await client.query(note, noted);
    return;
  }
  try {
    await client.query(`begin; ${withoutLimits}`);
    for (const statement of migration.sql) await client.query(statement);
    await client.query(note, noted);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** Changes nothing. @throws SchemaError when a migration is missing, or this program is too old for the tables. */
export async function expectMigrated(client: pg.ClientBase, migrations: Migrations): Promise<void> {
  await refuseWhatIsAhead(client, migrations);
  if (await isThere(client, migrations)) await refuseOtherBeginning(client, migrations);
  const newest = (await isThere(client, migrations)) ? await lastRun(client, migrations) : 0;
  const missing = journalOf(migrations).filter(({ when }) => when > newest);
  if (missing.length > 0) throw new SchemaError(`${missing[0]?.tag} has not run`);
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
    throw new SchemaError(`only versions that know ${needed} run on them`, 'take a later one');
}

/** The first migration is the beginning of all releases: tables that began otherwise are carried over by none. */
async function refuseOtherBeginning(client: pg.ClientBase, migrations: Migrations): Promise<void> {
  const { rows } = await client.query<{ hash: string }>(
    `select hash from ${tableOf(migrations)} order by created_at, id limit 1`,
  );
  const [first] = readMigrationFiles({ migrationsFolder: migrations.folder });
  if (rows[0] && rows[0].hash !== first?.hash)
    throw new SchemaError(
      'a version before 1.0.0 has made them, and none carries them over',
      'begin with an empty database, or with another DATA_DIR',
    );
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
