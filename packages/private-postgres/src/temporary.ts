// A PostgreSQL for as long as a test or a measurement lasts: it takes its folder with it.

import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PostgresConnection, type PostgresOptions, startPostgres } from './start.ts';

export interface TemporaryPostgres {
  connection: PostgresConnection;
  stop(): Promise<void>;
}

export async function startTemporaryPostgres(
  options: Pick<PostgresOptions, 'connections'> = {},
): Promise<TemporaryPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'private-postgres-'));
  // PostgreSQL's account, which is not root, must be able to enter.
  await chmod(folder, 0o755);
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  try {
    const postgres = await startPostgres({
      dataDir: join(folder, 'data'),
      log: () => {},
      isTemporary: true,
      ...options,
    });
    return {
      connection: postgres.connection,
      async stop() {
        await postgres.stop();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** A connection as one address, the way `DATABASE_URL` takes it, by socket or not. */
export function databaseUrl({
  host,
  port,
  user,
  database,
  password,
}: PostgresConnection & { password?: string }): string {
  const place = new URLSearchParams({ host, port: String(port) });
  return `postgres://${user}${password ? `:${encodeURIComponent(password)}` : ''}@localhost/${database}?${place}`;
}
