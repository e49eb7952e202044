// The home request when the operator has many lines, against the same when it has few. `--lines N`, 200,000 unless told.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { type Ask, atFixedRate } from './shared/load.ts';
import { customerWith, endOf, root, startPortal } from './shared/portal.ts';
import {
  type BenchDatabase,
  type PrivatePostgres,
  startPrivatePostgres,
  temporaryFolder,
  withClient,
} from './shared/private-postgres.ts';
import { standApart } from './shared/processes.ts';
import { type AtEnd, median, type Report, runBench } from './shared/run.ts';
import { openSession } from './shared/sessions.ts';

const fewLines = 10_000;
const sampleSize = 400;
/** Of both together: they take turns request by request, so that whatever else the machine does hits both. */
const perSecond = 200;
const roundSeconds = 6;
const rounds = 6;
/** An idle connection of PostgreSQL keeps its counts to itself for up to ten seconds. */
const untilCountedMs = 11_000;

interface World {
  database: BenchDatabase;
  asks: Ask[];
}

await runBench(async (report, atEnd) => {
  const manyLines = linesWanted();
  const dataDir = await temporaryFolder(atEnd);
  const seeding = await startPrivatePostgres(atEnd, dataDir);
  const fewDatabase = await seed(report, atEnd, seeding, fewLines);
  const manyDatabase = await seed(report, atEnd, seeding, manyLines);
  await seeding.stop();

  if (!standApart()) report.say('without real-time priority: a busy machine scatters the figures');
  await startPrivatePostgres(atEnd, dataDir);
  const few = await openWorld(atEnd, fewDatabase);
  const many = await openWorld(atEnd, manyDatabase);

  const ask = (index: number): Ask => {
    const { asks } = index % 2 === 0 ? few : many;
    const found = asks[Math.floor(index / 2) % asks.length];
    if (!found) throw new Error('the sample of customers is empty');
    return found;
  };
  await atFixedRate(ask, { perSecond, seconds: (2 * sampleSize * 2) / perSecond });
  await sleep(untilCountedMs);

  const blocksBefore = await bothBlocks(few, many);
  const middles: { few: number[]; many: number[] } = { few: [], many: [] };
  for (let round = 0; round < rounds; round++) {
    const times = await atFixedRate(ask, { perSecond, seconds: roundSeconds });
    middles.few.push(median(times.filter((_ms, index) => index % 2 === 0)));
    middles.many.push(median(times.filter((_ms, index) => index % 2 === 1)));
  }
  await sleep(untilCountedMs);
  const blocksAfter = await bothBlocks(few, many);

  const requests = (rounds * roundSeconds * perSecond) / 2;
  const blocks = {
    few: (blocksAfter.few - blocksBefore.few) / requests,
    many: (blocksAfter.many - blocksBefore.many) / requests,
  };
  const shown = (values: number[]) => values.map((ms) => ms.toFixed(2)).join(' ');
  report.say(`p50 by round with ${fewLines} lines: ${shown(middles.few)} ms`);
  report.say(`p50 by round with ${manyLines} lines: ${shown(middles.many)} ms`);
  report.say(`blocks a request: ${blocks.few.toFixed(1)} and ${blocks.many.toFixed(1)}`);
  const ratios = middles.many.map((ms, round) => ms / (middles.few[round] ?? ms));
  report.atMost(`p50 at a fixed rate, ${manyLines} lines to ${fewLines}`, median(ratios), 1.1);
  report.atMost(`blocks read, ${manyLines} lines to ${fewLines}`, blocks.many / blocks.few, 1.15);
});

function linesWanted(): number {
  const { values } = parseArgs({ options: { lines: { type: 'string', default: '200000' } } });
  const lines = Number(values.lines);
  if (!Number.isInteger(lines) || lines <= fewLines) throw new Error(`--lines must be above ${fewLines}`);
  return lines;
}

async function seed(
  report: Report,
  atEnd: AtEnd,
  { createDatabase }: PrivatePostgres,
  lines: number,
): Promise<BenchDatabase> {
  const startedAt = performance.now();
  const database = await createDatabase(`lines_${lines}`);
  const args = ['seed', '--lines', String(lines), '--database-url', database.url];
  const child = spawn(process.execPath, [join(root, 'apps/api/src/db/cli.ts'), ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  atEnd(() => endOf(child, 'SIGKILL'));
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`seeding ${lines} lines failed`);

  const seconds = (performance.now() - startedAt) / 1_000;
  const { rows } = await withClient(database.connection, (client) =>
    client.query<{ size: string }>('select pg_size_pretty(pg_database_size(current_database())) as size'),
  );
  report.say(`${lines} lines in ${rows[0]?.size}, seeded in ${seconds.toFixed(0)} s`);
  return database;
}

async function openWorld(atEnd: AtEnd, database: BenchDatabase): Promise<World> {
  const { origin } = await startPortal({ DATABASE_URL: database.url, DEMO: 'off' }, atEnd);
  const asks = await withClient(database.connection, (client) => signInSample(client, origin));
  return { database, asks };
}

/**
 * Customers spread over the whole operator, all with one postpaid and one prepaid line, so that both worlds
 * are asked for the same work; each with a session of their own.
 */
async function signInSample(client: pg.Client, origin: string): Promise<Ask[]> {
  const { rows } = await client.query<{ user_id: string }>(
    `select user_id from associations group by user_id
     having array_agg(kind order by kind) = array['Postpaid', 'Prepaid']
     order by md5(user_id::text) limit $1`,
    [sampleSize],
  );
  const asks: Ask[] = [];
  for (const { user_id: userId } of rows) {
    const token = await openSession(client, userId);
    asks.push({ origin, ...customerWith(token).home });
  }
  return asks;
}

async function bothBlocks(few: World, many: World): Promise<{ few: number; many: number }> {
  return { few: await blocksOf(few.database), many: await blocksOf(many.database) };
}

/** Found in memory or fetched, by anybody, in this database. */
async function blocksOf({ connection }: BenchDatabase): Promise<number> {
  return withClient(connection, async (client) => {
    const { rows } = await client.query<{ blocks: string }>(
      'select blks_hit + blks_read as blocks from pg_stat_database where datname = current_database()',
    );
    return Number(rows[0]?.blocks);
  });
}
