// The demo operator: the customers that are written down, and some that are generated.
import type { CopySink } from '@portal/database/copy-sink';
import { nameOf } from '@portal/database/sweep';
import { catalogueFactNames } from '@portal/operator-ports/catalogue';
import type { OperatorEvent } from '@portal/operator-ports/events';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { catalogueFactTables } from '../db/schema.ts';
import { readSeal } from '../db/seal.ts';
import { emitFact } from './catalogue-facts.ts';
import { createGenerator, firstMobileNumber, mostLinesPerCustomer } from './generated/generated-customers.ts';
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
  for (const name of catalogueFactNames) emitFact(sink.emit, name);
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

// A generated operator of any size, in bounded memory.

/** Beyond it invoice numbers of one cut would run out. */
export const mostSeedLines = 4_000_000;

interface Seeding {
  sink: CopySink;
  /** Exactly this many lines, mobile and home. */
  lineCount: number;
  now: Date;
  /** Of the company that issues the bills. */
  taxId: string;
  /** Told of everybody who uses a portal. */
  subscribe: Subscribe;
  onProgress: (progress: SeedProgress) => void;
}

export interface SeedProgress {
  lines: number;
  customers: number;
  rows: number;
}

/** Thrown when the database was seeded before: a second time would repeat every number. */
export class AlreadySeeded extends Error {
  constructor() {
    super('This database was seeded before. Seed an empty one.');
  }
}

const customersPerBreath = 16;
const linesPerReport = 50_000;

/** In the caller's transaction; the demo operator may be there already. */
export async function seedCustomers(client: pg.Client, seeding: Seeding): Promise<SeedProgress> {
  const { sink, lineCount, now, taxId, subscribe, onProgress } = seeding;
  const seal = await readSeal(drizzle(client));
  const world = createWorld({ emit: sink.emit, now, block: blocks.seed, seal, taxId, subscribe });
  const generator = createGenerator(world, blocks.seed);
  if (await isSeeded(client)) throw new AlreadySeeded();
  if (!(await finds(client, 'from operator.plans'))) emitPlans(sink.emit, now);
  if (!(await finds(client, 'from operator.package_offerings'))) emitPackages(sink.emit, now);
  for (const name of catalogueFactNames)
    if (!(await finds(client, `from ${nameOf(catalogueFactTables[name])}`))) emitFact(sink.emit, name);
  const progress: SeedProgress = { lines: 0, customers: 0, rows: 0 };
  while (progress.lines < lineCount) {
    const before = progress.lines;
    progress.lines += generator.emitCustomer(Math.min(mostLinesPerCustomer, lineCount - before));
    progress.customers++;
    if (progress.customers % customersPerBreath === 0) await sink.breathe();
    if (Math.floor(before / linesPerReport) < Math.floor(progress.lines / linesPerReport)) {
      onProgress({ ...progress, rows: sink.rowCount() });
    }
  }
  await sink.finish();
  return { ...progress, rows: sink.rowCount() };
}

/** Whether some of its lines, or all, were generated: so were people who sign in. */
export const isSeeded = (client: Pick<pg.ClientBase, 'query'>): Promise<boolean> =>
  finds(client, `from operator.line_numbers where service_number = '${firstMobileNumber(blocks.seed)}'`);

async function finds(client: Pick<pg.ClientBase, 'query'>, source: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(`select exists (select ${source}) as found`);
  return rows[0]?.found === true;
}
