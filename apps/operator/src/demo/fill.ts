// The demo operator: the customers that are written down, and some that are generated.
import type { CopySink } from '@portal/database/copy-sink';
import type { OperatorEvent } from '@portal/operator-ports/events';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { readSeal } from '../db/seal.ts';
import { createGenerator, mostLinesPerCustomer } from './generated/generated-customers.ts';
import { newsOfAna } from './news.ts';
import { emitPackages } from './packages.ts';
import { emitDemoPeople } from './people.ts';
import { emitPlans } from './plans.ts';
import { blocks, createWorld, type Subscribe } from './world.ts';

export interface DemoFilling {
  sink: CopySink;
  /** Dates of bills and usage are relative to it. */
  now: Date;
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
