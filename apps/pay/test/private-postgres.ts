// A throw-away PostgreSQL for tests: the product's own supervisor on a temporary folder.
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../../api/src/db/embedded.ts';

export type TestServer = { host: string; port: number; user: string };

export async function startPrivatePostgres(): Promise<{ server: TestServer; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'pay-test-'));
  chmodSync(folder, 0o755);
  const embedded = await startEmbedded({ dataDir: join(folder, 'data'), log: () => {} });
  const { host, port, user } = embedded.connection;
  return {
    server: { host, port, user },
    stop: async () => {
      await embedded.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Makes an empty database and returns the settings of a pool on it. */
export async function createDatabase(server: TestServer): Promise<pg.PoolConfig> {
  const client = new pg.Client({ ...server, database: 'postgres' });
  await client.connect();
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await client.query(`create database ${database}`);
  await client.end();
  return { ...server, database };
}
