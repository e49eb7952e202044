// A private PostgreSQL in a temporary folder, the same one that the product runs, with a database for each world.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../../apps/api/src/db/embedded.ts';
import type { AtEnd } from './run.ts';

export interface BenchDatabase {
  connection: pg.ClientConfig;
  /** For `DATABASE_URL`. */
  url: string;
}

export interface PrivatePostgres {
  createDatabase(name: string): Promise<BenchDatabase>;
  stop(): Promise<void>;
}

/** @param dataDir of an earlier one that was stopped; its databases keep their addresses */
export async function startPrivatePostgres(atEnd: AtEnd, dataDir?: string): Promise<PrivatePostgres> {
  const folder = dataDir ?? (await temporaryFolder(atEnd));
  const embedded = await startEmbedded({ dataDir: folder, log: () => {} });
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= embedded.stop();
    return stopped;
  };
  atEnd(stop);
  const { host, port, user } = embedded.connection;
  return {
    stop,
    async createDatabase(name) {
      await withClient(embedded.connection, (client) => client.query(`create database ${name}`));
      return {
        connection: { host, port, user, database: name },
        url: `postgres://${user}@/${name}?host=${encodeURIComponent(host)}&port=${port}`,
      };
    },
  };
}

export async function temporaryFolder(atEnd: AtEnd): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
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
