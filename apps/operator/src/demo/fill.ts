// The demo operator: the customers that are written down, and some that are generated.
import type { CopySink } from '@portal/database/copy-sink';
import type { OperatorEvent } from '@portal/operator-ports/events';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { readSeal } from '../db/seal.ts';
import { createGenerator, mostLinesPerCustomer } from './generated/generated-customers.ts';
import type { Line } from './lines.ts';
import { newsOfAna } from './news.ts';
import { emitPackages } from './packages.ts';
import { emitDemoPeople } from './people.ts';
import { emitPlans } from './plans.ts';
import { repairsByDocument } from './repairs.ts';
import { emitWifi, networkOf } from './wifi.ts';
import { blocks, createWorld, type Subscribe, type World } from './world.ts';

interface Adding {
  sink: CopySink;
  /** Dates of bills and usage are relative to it. */
  now: Date;
}

export interface DemoFilling extends Adding {
  /** Of the company that issues the bills. */
  taxId: string;
  /** Told of everybody who uses a portal. */
  subscribe: Subscribe;
  /** Whether the lines of Ana and Luis are used while the operator lives. */
  usesNamed?: boolean | undefined;
}

const generatedCustomerCount = 240;

/** Whether the operator has no customers yet. */
export async function isEmpty(database: Pick<pg.ClientBase, 'query'>): Promise<boolean> {
  const { rows } = await database.query<{ found: boolean }>(
    'select exists (select 1 from operator.customers) as found',
  );
  return rows[0]?.found === false;
}

/** In the caller's transaction. Answers what has happened lately and is not told yet. */
export async function fillDemo(client: pg.Client, filling: DemoFilling): Promise<OperatorEvent[]> {
  const { sink, ...rest } = filling;
  emitPlans(sink.emit, filling.now);
  emitPackages(sink.emit, filling.now);
  const shared = { ...rest, emit: sink.emit, seal: await readSeal(drizzle(client)) };
  const people = createWorld({ ...shared, block: blocks.people });
  emitDemoPeople(people);
  const world = createWorld({ ...shared, block: blocks.demo });
  const generator = createGenerator(world, blocks.demo);
  for (let count = 0; count < generatedCustomerCount; count++) {
    generator.emitCustomer(mostLinesPerCustomer);
    await sink.breathe();
  }
  await sink.finish();
  // From what is there by now.
  const news = await newsOfAna(client, people);
  await sink.finish();
  return news;
}

/** What an earlier version that filled this operator did not know yet. */
export async function addToDemo(client: pg.Client, adding: Adding): Promise<void> {
  await addPackages(client, adding);
  await addRepairs(client, adding);
  await addWifi(client, adding);
}

/** For an operator that was filled before there were packages. */
async function addPackages(client: pg.Client, { sink, now }: Adding): Promise<void> {
  const { rows } = await client.query('select 1 from operator.package_offerings limit 1');
  if (rows.length > 0) return;
  emitPackages(sink.emit, now);
  await sink.finish();
}

/** The world of somebody who adds to an earlier filling what it did not know yet. */
async function laterWorld(client: pg.Client, { sink, now }: Adding): Promise<World> {
  const seal = await readSeal(drizzle(client));
  // No bill is issued, and nobody is new.
  return createWorld({ emit: sink.emit, now, seal, block: blocks.people, taxId: '', subscribe: () => null });
}

/** For an operator that was filled before there were repairs: those of the written-down people. */
async function addRepairs(client: pg.Client, adding: Adding): Promise<void> {
  const { rows: tickets } = await client.query('select 1 from operator.tickets limit 1');
  if (tickets.length > 0) return;
  const { sink } = adding;
  const world = await laterWorld(client, adding);
  for (const [document, serviceNumber, emitRepairs] of repairsByDocument) {
    const { rows } = await client.query<{ customer_id: string; line_id: string }>(
      `select customer_id, line_id from operator.customer_documents join operator.line_numbers n using (customer_id)
       where document = $1 and n.service_number = $2`,
      [document, serviceNumber],
    );
    if (rows[0]) emitRepairs(world, rows[0].customer_id, rows[0].line_id);
  }
  await sink.finish();
}

/** For an operator that was filled before there was Wi-Fi: every internet service of a home has one. */
async function addWifi(client: pg.Client, adding: Adding): Promise<void> {
  const { rows: networks } = await client.query('select 1 from operator.wifi_networks limit 1');
  if (networks.length > 0) return;
  const { sink } = adding;
  const world = await laterWorld(client, adding);
  const { rows } = await client.query<HomeInternet>(
    `select customer_id, line_id, account_id, service_number from operator.lines
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
