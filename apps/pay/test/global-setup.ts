// One private PostgreSQL for a whole run; each sandbox under test gets a database of its own in it.
import type { PostgresConnection } from '@portal/private-postgres/start';
import { startTemporaryPostgres } from '@portal/private-postgres/temporary';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    testServer: PostgresConnection;
  }
}

let stop: (() => Promise<void>) | undefined;

export async function setup(project: TestProject): Promise<void> {
  const postgres = await startTemporaryPostgres();
  stop = postgres.stop;
  project.provide('testServer', postgres.connection);
}

export async function teardown(): Promise<void> {
  await stop?.();
}
