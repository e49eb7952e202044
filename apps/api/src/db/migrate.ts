// The portal's migrations, after them those of the operator that is embedded beside it, and the job queue's own.
import { reach } from '@portal/database/address/address';
import { expectMigrated, type Migrations, runMigrations, SchemaError } from '@portal/database/migrations';
import { migrateOperator, operatorMigrations } from '@portal/operator/db/migrate';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { dbCommand, migrationsFolder } from '../asset-paths.ts';
import { portalPlacement } from './tables.ts';

export const queueSchema = 'jobs';

/** Whoever holds it makes or fills the tables; the others wait. */
export const migrationLock = 7_203_911;

const portalMigrations: Migrations = {
  folder: migrationsFolder,
  schema: 'public',
  lock: migrationLock,
  placement: portalPlacement,
};

export async function migrateDatabase(connection: pg.PoolConfig): Promise<void> {
  try {
    await runMigrations(connection, portalMigrations);
    await migrateOperator(connection);
  } catch (error) {
    throw inOneLine(error);
  }
}

/** What the first start of the jobs would make. */
export async function migrateQueues(connection: pg.PoolConfig): Promise<void> {
  const pool = new pg.Pool({ ...reach(connection), max: 2 });
  // A connection that is cut while nothing is asked on it would end the command, which has done its work.
  pool.on('error', () => {});
  try {
    await withQueues(pool, (boss) => boss.start());
  } finally {
    await pool.end();
  }
}

async function withQueues<T>(on: pg.Pool | pg.Client, ask: (boss: PgBoss) => Promise<T>): Promise<T> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => on.query(text, values as unknown[]) },
    schema: queueSchema,
    supervise: false,
    schedule: false,
  });
  try {
    return await ask(boss);
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** @throws an Error that says in one line what to do when `migrate` has not brought it up to date. */
export async function expectMigratedDatabase(connection: pg.PoolConfig): Promise<void> {
  const client = new pg.Client({ ...reach(connection), connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    await expectMigrated(client, portalMigrations);
    await expectMigrated(client, operatorMigrations);
    if (!(await withQueues(client, (boss) => boss.isInstalled())))
      throw new SchemaError('there is no job queue');
  } catch (error) {
    throw inOneLine(error);
  } finally {
    await client.end();
  }
}

const inOneLine = (error: unknown) =>
  error instanceof SchemaError
    ? new Error(
        `the tables are not those of this version (${error.message}): ${error.advice ?? `run \`${dbCommand} migrate\``}.`,
      )
    : error;
