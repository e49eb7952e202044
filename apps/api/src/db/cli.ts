// The database's command line: `seed --lines N` fills a database with a generated operator.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { hash } from '@node-rs/argon2';
import { mostSeedLines, type SeedProgress } from '@portal/operator/demo/seed';
import { startPostgres } from '@portal/private-postgres/start';
import type pg from 'pg';
import { demoPassword } from './demo/fill.ts';
import { seedOperator } from './demo/seed.ts';

const usage = `Usage: npm run db -- seed --lines N [--database-url postgres://…]

Fills a database with a generated operator of N lines (1 to ${mostSeedLines}).
Without --database-url or DATABASE_URL the private database in DATA_DIR (./data) is filled.`;

/** What the caller did wrong, in one line; everything else is a failure of ours or of the database. */
class UsageError extends Error {}

interface SeedCommand {
  lineCount: number;
  databaseUrl: string | undefined;
}

function readCommand(args: string[]): SeedCommand {
  const { values, positionals } = parse(args);
  if (positionals.length !== 1 || positionals[0] !== 'seed') throw new UsageError(usage);
  const lines = values.lines ?? '';
  const lineCount = Number(lines);
  if (!/^\d{1,7}$/.test(lines) || lineCount < 1 || lineCount > mostSeedLines) {
    throw new UsageError(`--lines must be a whole number from 1 to ${mostSeedLines}.`);
  }
  const databaseUrl = values['database-url'] ?? (process.env.DATABASE_URL || undefined);
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new UsageError('The address of the database must begin with postgres://');
  }
  return { lineCount, databaseUrl };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { lines: { type: 'string' }, 'database-url': { type: 'string' } },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

async function seed({ lineCount, databaseUrl }: SeedCommand): Promise<void> {
  if (databaseUrl) return fill({ connectionString: databaseUrl }, lineCount);
  const postgres = await startPostgres({ dataDir: resolve(process.env.DATA_DIR || './data'), log: say });
  try {
    await fill(postgres.connection, lineCount);
  } finally {
    await postgres.stop();
  }
}

async function fill(connection: pg.ClientConfig, lineCount: number): Promise<void> {
  const startedAt = performance.now();
  const passwordHash = await hash(demoPassword);
  const report = (verb: string, { lines, customers, rows }: SeedProgress) => {
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
    say(`${verb} ${lines} of ${lineCount} lines, ${customers} customers, ${rows} rows in ${seconds} s`);
  };
  const onProgress = (progress: SeedProgress) => report('Written', progress);
  report('Seeded', await seedOperator(connection, { lineCount, now: new Date(), passwordHash, onProgress }));
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

try {
  await seed(readCommand(process.argv.slice(2)));
} catch (error) {
  const line = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${error instanceof UsageError ? '' : 'Could not seed: '}${line}\n`);
  process.exitCode = 1;
}
