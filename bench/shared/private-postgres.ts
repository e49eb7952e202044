// A private PostgreSQL in a temporary folder, the same one that the product runs, with a database for each world.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PostgresConnection, startPostgres } from '@portal/private-postgres/start';
import { databaseUrl } from '@portal/private-postgres/temporary';
import pg from 'pg';
import type { AtEnd } from './run.ts';

/** Enough for three processes of a portal at once, each of which takes up to forty. */
const connections = 200;

export interface BenchDatabase {
  connection: pg.ClientConfig;
  /** For `DATABASE_URL`. */
  url: string;
}

export interface PrivatePostgres {
  createDatabase(name: string): Promise<BenchDatabase>;
  /** Also of an earlier one in the same folder. */
  openDatabase(name: string): Promise<{ database: BenchDatabase; isNew: boolean }>;
  stop(): Promise<void>;
}

/** @param dataDir of an earlier one that was stopped; its databases keep their addresses */
export async function startPrivatePostgres(atEnd: AtEnd, dataDir?: string): Promise<PrivatePostgres> {
  const folder = dataDir ?? (await temporaryFolder(atEnd));
  const postgres = await startPostgres({ dataDir: folder, connections, log: () => {} });
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= postgres.stop();
    return stopped;
  };
  atEnd(stop);
  const createDatabase = async (name: string): Promise<BenchDatabase> => {
    await withClient(postgres.connection, (client) => client.query(`create database ${name}`));
    return databaseOf(postgres.connection, name);
  };
  return {
    stop,
    createDatabase,
    async openDatabase(name) {
      const { rowCount } = await withClient(postgres.connection, (client) =>
        client.query('select from pg_database where datname = $1', [name]),
      );
      if (rowCount) return { database: databaseOf(postgres.connection, name), isNew: false };
      return { database: await createDatabase(name), isNew: true };
    },
  };
}

function databaseOf(cluster: PostgresConnection, database: string): BenchDatabase {
  const connection = { ...cluster, database };
  return { connection, url: databaseUrl(connection) };
}

export async function temporaryFolder(atEnd: AtEnd): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  // PostgreSQL's account, which is not root, must be able to enter.
  await chmod(folder, 0o755);
  atEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export async function withClient<T>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
