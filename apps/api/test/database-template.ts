// Before all tests: the server is built for those that start it as a process, and a private PostgreSQL is started
// with a template that every test file copies.
import { migratePaySandbox } from '@portal/pay/migrate';
import { startTemporaryPostgres } from '@portal/private-postgres/temporary';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { fillDemoOperator } from '../src/db/demo/fill.ts';
import { migrateDatabase, migrateQueues } from '../src/db/migrate.ts';
import { hashPassword } from '../src/modules/sso/passwords.ts';
import { buildServer } from './kills/portal-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    connection: { host: string; port: number; user: string };
  }
}

export const templateName = 'portal_template';

let stop = async (): Promise<void> => {};

export async function setup(project: TestProject): Promise<void> {
  buildServer();
  const postgres = await startTemporaryPostgres();
  stop = postgres.stop;
  const { host, port, user } = postgres.connection;
  const server = { host, port, user };

  await execute({ ...postgres.connection }, `create database ${templateName}`);
  const template = { ...server, database: templateName };
  await migrateDatabase(template);
  await migrateQueues(template);
  const pool = new pg.Pool(template);
  await migratePaySandbox(pool);
  await fillDemoOperator(pool, { now: new Date(), passwordHash: hashPassword });
  await pool.end();

  project.provide('connection', server);
}

export async function teardown(): Promise<void> {
  await stop();
}

async function execute(connection: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(statement);
  await client.end();
}
