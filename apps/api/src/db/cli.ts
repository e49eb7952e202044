// The database's command line: `npm run db -- <command>`. Its commands are in `commands`.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isDatabaseUrl, reach } from '@portal/database/address/address';
import { markets, usualMarket } from '@portal/market/markets';
import { usePostgres } from '@portal/private-postgres/start';
import { dbCommand } from '../asset-paths.ts';
import { type Command, commands, type Run, UsageError } from './commands/commands.ts';

const helpOf = ({ usage, does }: Command) => `  ${usage.padEnd(24)} ${does}`;

const usage = `Usage: ${dbCommand} COMMAND [--database-url postgres://…]

${[...commands.values()].map(helpOf).join('\n')}

Without --database-url or DATABASE_URL it is done to the private database in DATA_DIR (./data),
also while a portal runs on it.`;

interface Asked {
  run: Run;
  databaseUrl: string | undefined;
}

function read([name = '', ...args]: string[]): Asked {
  const command = commands.get(name);
  if (!command) throw new UsageError(usage);
  const { MARKET: market = usualMarket.id } = process.env;
  if (!markets.has(market)) throw new UsageError(`Setting MARKET is not valid: there is no market ${market}`);
  const { values, positionals } = parse(command, args);
  if (positionals.length !== (command.words ?? 0)) throw new UsageError(usage);
  const { 'database-url': address, ...options } = values;
  const databaseUrl = address ? String(address) : process.env.DATABASE_URL || undefined;
  if (databaseUrl && !isDatabaseUrl(databaseUrl))
    throw new UsageError('The address of the database must begin with postgres://');
  return { run: command.read({ words: positionals, options }), databaseUrl };
}

function parse({ options }: Command, args: string[]) {
  try {
    const all = { ...options, 'database-url': { type: 'string' as const } };
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: all });
    return { values: values as Record<string, string | boolean | undefined>, positionals };
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

async function obey({ run, databaseUrl }: Asked): Promise<void> {
  if (databaseUrl) return run(reach({ connectionString: databaseUrl }), say);
  const postgres = await usePostgres({ dataDir: resolve(process.env.DATA_DIR || './data'), log: say });
  try {
    await run(postgres.connection, say);
  } finally {
    await postgres.stop();
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

try {
  await obey(read(process.argv.slice(2)));
} catch (error) {
  const line = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${error instanceof UsageError ? '' : 'Not done: '}${line}\n`);
  process.exitCode = 1;
}
