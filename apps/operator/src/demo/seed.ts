// A generated operator of any size, in bounded memory.
import type { CopySink } from '@portal/database/copy-sink';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { readSeal } from '../db/seal.ts';
import { createGenerator, firstMobileNumber, mostLinesPerCustomer } from './generated/generated-customers.ts';
import { emitPackages } from './packages.ts';
import { emitPlans } from './plans.ts';
import { blocks, createWorld, type Subscribe } from './world.ts';

/** Beyond it invoice numbers of one cut would run out. */
export const mostSeedLines = 4_000_000;

export interface Seeding {
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
  const isSeeded = `from operator.line_numbers where service_number = '${firstMobileNumber(blocks.seed)}'`;
  if (await finds(client, isSeeded)) throw new AlreadySeeded();
  if (!(await finds(client, 'from operator.plans'))) emitPlans(sink.emit, now);
  if (!(await finds(client, 'from operator.package_offerings'))) emitPackages(sink.emit, now);
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

async function finds(client: pg.Client, source: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(`select exists (select ${source}) as found`);
  return rows[0]?.found === true;
}
