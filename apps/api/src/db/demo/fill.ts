// Fills an empty database with the demo operator, once, whoever comes first and however often it is killed.
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { demoIssuer } from '../../issuer.ts';
import { readSeal } from '../sealed-text.ts';
import { demoAccounts } from './accounts.ts';
import { createCopySink } from './copy-sink.ts';
import { createGenerator, mostLinesPerCustomer } from './generated-customers.ts';
import type { Line } from './lines.ts';
import { emitNewsOfAna } from './news.ts';
import { emitPackages } from './packages.ts';
import { emitDemoPeople } from './people.ts';
import { emitPlans } from './plans.ts';
import { repairsByDocument } from './repairs.ts';
import { emitWifi, networkOf } from './wifi.ts';
import { blocks, createWorld, type Emit, type World } from './world.ts';

export interface FillOptions {
  /** Dates of bills and usage are relative to it. */
  now: Date;
  passwordHash: (password: string) => Promise<string>;
  /** Of the company that issues the bills. */
  ruc?: string;
}

/** Of every demo account and every generated user. */
export const demoPassword = 'Portal2026';
const generatedCustomerCount = 240;
const fillLock = 7_203_912;

/** Whether the operator has no customers yet. */
export async function isEmpty(database: Pick<pg.ClientBase, 'query'>): Promise<boolean> {
  const { rows } = await database.query<{ found: boolean }>('select exists (select from customers) as found');
  return rows[0]?.found === false;
}

/** Whether somebody can sign in with the published password of a demo account. */
export async function holdsDemoAccounts(database: Pick<pg.ClientBase, 'query'>): Promise<boolean> {
  const { rows } = await database.query<{ found: boolean }>(
    'select exists (select from login_names where login_name = any($1)) as found',
    [demoAccounts.map(({ login }) => login)],
  );
  return rows[0]?.found === true;
}

/** One transaction under a lock: a second process waits, finds customers, and leaves. */
export async function fillDemoOperator(target: pg.Pool | pg.PoolConfig, options: FillOptions): Promise<void> {
  const client = new pg.Client(ownConnection(target));
  // The query under way rejects as well; this one only keeps the process alive.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [fillLock]);
    if (await isEmpty(client)) await fill(client, options);
    else {
      await addPackages(client, options.now);
      await addRepairs(client, options.now);
      await addWifi(client, options.now);
    }
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function fill(client: pg.Client, options: FillOptions): Promise<void> {
  const { now, passwordHash, ruc = demoIssuer.ruc } = options;
  const sink = createCopySink(client);
  emitPlans(sink.emit);
  emitPackages(sink.emit, now);
  const shared = { emit: sink.emit, now, ruc, seal: await readSeal(drizzle(client)) };
  const people = createWorld({ ...shared, block: blocks.people });
  await emitDemoPeople(people, () => passwordHash(demoPassword));
  const world = createWorld({ ...shared, block: blocks.demo });
  const generator = createGenerator(world, blocks.demo, await passwordHash(demoPassword));
  for (let count = 0; count < generatedCustomerCount; count++) {
    generator.emitCustomer(mostLinesPerCustomer);
    await sink.breathe();
  }
  await sink.finish();
  // From what is there by now.
  await emitNewsOfAna(client, people);
  await sink.finish();
}

/** For an operator that was filled before there were packages. */
async function addPackages(client: pg.Client, now: Date): Promise<void> {
  const { rows } = await client.query('select from package_offerings limit 1');
  if (rows.length > 0) return;
  const sink = createCopySink(client);
  emitPackages(sink.emit, now);
  await sink.finish();
}

/** The world of somebody who adds to an earlier filling what it did not know yet. */
async function laterWorld(client: pg.Client, emit: Emit, now: Date): Promise<World> {
  const seal = await readSeal(drizzle(client));
  return createWorld({ emit, now, seal, block: blocks.people, ruc: demoIssuer.ruc });
}

/** For an operator that was filled before there were repairs: those of the written-down people. */
async function addRepairs(client: pg.Client, now: Date): Promise<void> {
  const { rows: tickets } = await client.query('select from tickets limit 1');
  if (tickets.length > 0) return;
  const sink = createCopySink(client);
  const world = await laterWorld(client, sink.emit, now);
  for (const [document, serviceNumber, emitRepairs] of repairsByDocument) {
    const { rows } = await client.query<{ customer_id: string; line_id: string }>(
      `select customer_id, line_id from customer_documents join line_numbers n using (customer_id)
       where document = $1 and n.service_number = $2`,
      [document, serviceNumber],
    );
    if (rows[0]) emitRepairs(world, rows[0].customer_id, rows[0].line_id);
  }
  await sink.finish();
}

/** For an operator that was filled before there was Wi-Fi: every internet service of a home has one. */
async function addWifi(client: pg.Client, now: Date): Promise<void> {
  const { rows: networks } = await client.query('select from wifi_networks limit 1');
  if (networks.length > 0) return;
  const sink = createCopySink(client);
  const world = await laterWorld(client, sink.emit, now);
  const { rows } = await client.query<HomeInternet>(
    `select customer_id, line_id, account_id, service_number from lines
     where service_type = 5 and service_number like 'IN-%'`,
  );
  for (const { customer_id: customerId, line_id: lineId, account_id: accountId, service_number } of rows) {
    const line: Line = { customerId, lineId, accountId, serviceNumber: service_number, kind: 'Fixed' };
    emitWifi(world, line, networkOf(service_number));
    await sink.breathe();
  }
  await sink.finish();
}

interface HomeInternet {
  customer_id: string;
  line_id: string;
  account_id: string;
  service_number: string;
}

/** A connection without the short timeouts of the server's pool: waiting for the other process may take long. */
function ownConnection(target: pg.Pool | pg.PoolConfig): pg.ClientConfig {
  const { options } = target instanceof pg.Pool ? target : { options: target };
  const { password, query_timeout, statement_timeout, idle_in_transaction_session_timeout, ...rest } =
    options;
  // The pool hides its password from enumeration.
  return { ...rest, ...(password === undefined ? {} : { password }), connectionTimeoutMillis: 10_000 };
}
