// Before all tests: the server is built for those that start it as a process, and a private PostgreSQL is started
// with a template that every test file copies.
import { migratePaySandbox } from '@portal/pay/migrate';
import { startTemporaryPostgres } from '@portal/private-postgres/temporary';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { distribute } from '../src/db/commands/distribute.ts';
import { fillDemoOperator } from '../src/db/demo/fill.ts';
import { migrateDatabase, migrateQueues } from '../src/db/migrate.ts';
import { hashPassword } from '../src/modules/sso/password-check.ts';
import { buildServer } from './kills/portal-process.ts';

import { createShared, freeze, type Machine, machinesOf, onEach } from './machines.ts';

declare module 'vitest' {
  interface ProvidedContext {
    connection: Machine;
    machines: Machine[];
  }
}

export const templateName = 'portal_template';

let stop = async (): Promise<void> => {};

export async function setup(project: TestProject): Promise<void> {
  buildServer();
  const machines = process.env.CITUS_URL ? await machinesOf(process.env.CITUS_URL) : [await startAlone()];
  const [server] = machines;
  if (!server) throw new Error('there is no server');
  const template = { ...server, database: templateName };
  if (process.env.CITUS_URL) await createShared(machines, templateName);
  else await onEach(machines, `create database ${templateName}`);
  await migrateDatabase(template);
  if (process.env.CITUS_URL) await distribute.read({ words: [], options: {} })(template, () => {});
  await migrateQueues(template);
  const pool = new pg.Pool(template);
  await migratePaySandbox(pool);
  await fillDemoOperator(pool, { now: new Date(), passwordHash: hashPassword });
  await pool.end();

  await freeze(machines, templateName);
  project.provide('connection', server);
  project.provide('machines', machines);
}

export async function teardown(): Promise<void> {
  await stop();
}

async function startAlone(): Promise<Machine> {
  const postgres = await startTemporaryPostgres();
  stop = postgres.stop;
  const { host, port, user } = postgres.connection;
  return { host, port, user };
}
