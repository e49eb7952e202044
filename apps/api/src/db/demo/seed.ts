// Fills a migrated database with a generated operator of any size, in one transaction and bounded memory.
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { demoIssuer } from '../../issuer.ts';
import { migrateDatabase } from '../migrate.ts';
import { readSeal } from '../sealed-text.ts';
import { createCopySink } from './copy-sink.ts';
import { createGenerator, firstMobileNumber, mostLinesPerCustomer } from './generated-customers.ts';
import { emitPackages } from './packages.ts';
import { emitPlans } from './plans.ts';
import { blocks, createWorld } from './world.ts';

/** Beyond it invoice numbers of one cut would run out. */
export const mostSeedLines = 4_000_000;

export interface SeedOptions {
  /** Exactly this many lines, mobile and home. */
  lineCount: number;
  now: Date;
  /** Of every generated user. */
  passwordHash: string;
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

/** All or nothing; the demo operator may be there already. */
export async function seedOperator(connection: pg.ClientConfig, options: SeedOptions): Promise<SeedProgress> {
  await migrateDatabase(connection);
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin');
    const progress = await fill(client, options);
    await client.query('commit');
    // Readers find hint bits, visibility map and statistics in place, not to be made under load.
    await client.query('vacuum (analyze)');
    return progress;
  } finally {
    await client.end();
  }
}

const customersPerBreath = 16;
const linesPerReport = 50_000;

async function fill(client: pg.Client, options: SeedOptions): Promise<SeedProgress> {
  const sink = createCopySink(client);
  const seal = await readSeal(drizzle(client));
  const world = createWorld({
    emit: sink.emit,
    now: options.now,
    block: blocks.seed,
    seal,
    ruc: demoIssuer.ruc,
  });
  const generator = createGenerator(world, blocks.seed, options.passwordHash);
  if (await finds(client, `from line_numbers where service_number = '${firstMobileNumber(blocks.seed)}'`)) {
    throw new AlreadySeeded();
  }
  if (!(await finds(client, 'from plans'))) emitPlans(sink.emit);
  if (!(await finds(client, 'from package_offerings'))) emitPackages(sink.emit, options.now);
  const progress: SeedProgress = { lines: 0, customers: 0, rows: 0 };
  while (progress.lines < options.lineCount) {
    const before = progress.lines;
    progress.lines += generator.emitCustomer(Math.min(mostLinesPerCustomer, options.lineCount - before));
    progress.customers++;
    if (progress.customers % customersPerBreath === 0) await sink.breathe();
    if (Math.floor(before / linesPerReport) < Math.floor(progress.lines / linesPerReport)) {
      options.onProgress({ ...progress, rows: sink.rowCount() });
    }
  }
  await sink.finish();
  return { ...progress, rows: sink.rowCount() };
}

async function finds(client: pg.Client, source: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(`select exists (select ${source}) as found`);
  return rows[0]?.found === true;
}
