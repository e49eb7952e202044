// Before all tests: the server is built for those that start it as a process, and a private PostgreSQL is started
// with a template that every test file copies.
import { randomUUID } from 'node:crypto';
import { migratePaySandbox } from '@portal/pay/database';
import { startTemporaryPostgres } from '@portal/private-postgres/temporary';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { distribute } from '../src/db/commands/commands.ts';
import { fillDemoOperator } from '../src/db/demo/fill.ts';
import { migrateDatabase, migrateQueues } from '../src/db/migrate.ts';
import { buildServer } from './kills/portal-process.ts';

import { createShared, drop, freeze, type Machine, machinesOf, onEach } from './machines.ts';
import { quickHash } from './quick-hash.ts';

declare module 'vitest' {
  interface ProvidedContext {
    connection: Machine;
    machines: Machine[];
  }
}

export const templateName = 'portal_template';
/** Its tables, and nothing in them. */
export const emptyTemplateName = 'portal_empty_template';

/** Beside the tests' own, those of the servers that they start. */
const connections = 300;

let stop = async (): Promise<void> => {};

export async function setup(project: TestProject): Promise<void> {
  buildServer();
  const machines = process.env.CITUS_URL ? await machinesOf(process.env.CITUS_URL) : [await startAlone()];
  const [server] = machines;
  if (!server) throw new Error('there is no server');
  await drop([server], emptyTemplateName);
  await onEach([server], `create database ${emptyTemplateName}`);
  await migrateDatabase({ ...server, database: emptyTemplateName });
  const template = { ...server, database: templateName };
  if (process.env.CITUS_URL) {
    await createShared(machines, templateName);
    await migrateDatabase(template);
    await distribute.read({ words: [], options: {} })(template, () => {});
  } else await onEach(machines, `create database ${templateName} template ${emptyTemplateName}`);
  await migrateQueues(template);
  const pool = new pg.Pool(template);
  await migratePaySandbox(pool);
  await fillDemoOperator(pool, { now: new Date(), passwordHash: quickHash });
  await pool.end();

  await freeze(machines, templateName);
  project.provide('connection', server);
  project.provide('machines', machines);
}

/** A database of its own as the template has it; its name is answered. Its files are copied in a sixth of the time of its pages. */
export async function copyTemplate(machines: readonly Machine[], template = templateName): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onEach(machines, `create database ${name} template ${template} strategy file_copy`);
  return name;
}

export async function teardown(): Promise<void> {
  await stop();
}

async function startAlone(): Promise<Machine> {
  const postgres = await startTemporaryPostgres({ connections });
  stop = postgres.stop;
  const { host, port, user } = postgres.connection;
  return { host, port, user };
}
