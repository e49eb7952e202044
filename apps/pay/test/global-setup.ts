// One private PostgreSQL for a whole run; each sandbox under test gets a database of its own in it.
import type { TestProject } from 'vitest/node';
import { startPrivatePostgres, type TestServer } from './private-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

let stop: (() => Promise<void>) | undefined;

export async function setup(project: TestProject): Promise<void> {
  const postgres = await startPrivatePostgres();
  stop = postgres.stop;
  project.provide('testServer', postgres.server);
}

export async function teardown(): Promise<void> {
  await stop?.();
}
