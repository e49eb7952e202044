// The service record of a line with 100,000 calls, page by page and day by day, against the same of a line with 100.
import { getVoiceUsage, listDailyUsage } from '@portal/contract/lines/usage-records';
import type pg from 'pg';
import { demoPassword } from '../apps/api/src/db/demo/fill.ts';
import { type Ask, inTurns } from './shared/load.ts';
import { signIn, startPortal } from './shared/portal.ts';
import { startPrivatePostgres, withClient } from './shared/private-postgres.ts';
import { quantile, runBench, standApart } from './shared/run.ts';

const customer = 'ana.paredes@correo.example';
const many = { number: '0991000001', calls: 100_000 };
const few = { number: '0991000002', calls: 100 };
const pageSize = 10;
const turns = 250;
const warmUpTurns = 40;

const halfYearAgo = new Date(Date.now() - 175 * 86_400_000).toISOString().slice(0, 10);

const pages = {
  first: () => 0,
  'in the middle': (calls: number) => calls / 2,
  last: (calls: number) => calls - pageSize,
} as const;

await runBench(async (report, atEnd) => {
  if (!standApart()) report.say('without real-time priority: a busy machine scatters the figures');
  const postgres = await startPrivatePostgres(atEnd);
  const database = await postgres.createDatabase('records');
  const portal = await startPortal({ DATABASE_URL: database.url, DEMO: 'on' }, atEnd);
  await withClient(database.connection, async (client) => {
    for (const line of [many, few]) await giveCalls(client, line);
  });
  const { home } = await signIn(portal.origin, customer, demoPassword);
  const ask = ({ number, calls }: typeof many, place: (calls: number) => number): Ask => {
    const query = new URLSearchParams({
      serviceId: number,
      limit: String(pageSize),
      offset: String(place(calls)),
    });
    return { ...portal, path: `${getVoiceUsage.path}?${query}`, headers: home.headers };
  };
  for (const line of [many, few]) await checkCount(ask(line, pages.first), line.calls);
  await withClient(database.connection, (client) => client.query('vacuum (analyze)'));

  const daysOf = ({ number }: typeof many): Ask => {
    const query = new URLSearchParams({ serviceId: number, usageType: 'voice', dateFrom: halfYearAgo });
    return { ...portal, path: `${listDailyUsage.path}?${query}`, headers: home.headers };
  };
  const compared = [
    ...Object.entries(pages).map(
      ([name, place]) => [`page ${name}`, ask(many, place), ask(few, place)] as const,
    ),
    ['days of half a year', daysOf(many), daysOf(few)] as const,
  ];

  for (const [name, ...sides] of compared) {
    await inTurns(sides, warmUpTurns);
    const times = await inTurns(sides, turns);
    // What else the machine does only ever adds: the quieter half tells more.
    const [large, small] = times.map((side) => quantile(side, 0.25)) as [number, number];
    report.say(
      `${name}: ${large.toFixed(2)} ms with ${many.calls} calls, ${small.toFixed(2)} with ${few.calls}`,
    );
    report.atMost(`${name}, ${many.calls} calls to ${few.calls}`, large / small, 1.3);
  }
});

/** In place of the demo's own, evenly over the last 29 days; the first request counts them. */
async function giveCalls(client: pg.Client, { number, calls }: typeof many): Promise<void> {
  const line = `(select line_id from operator.line_numbers where service_number = '593${number.slice(1)}')`;
  for (const table of ['operator.usage_records', 'operator.usage_days'])
    await client.query(`delete from ${table} where line_id = ${line} and usage_type = 'voz'`);
  await client.query(
    `insert into operator.usage_records
     select customer_id, line_id, now() - i * interval '29 days' / $1::int, gen_random_uuid(), 'voz', '0987654321', 3, 0
     from operator.line_numbers, generate_series(1, $1::int) i where line_id = ${line}`,
    [calls],
  );
}

async function checkCount({ origin, path, headers }: Ask, calls: number): Promise<void> {
  const answer = await fetch(origin + path, { headers });
  const total = answer.headers.get('x-total-count');
  if (answer.status !== 206 || total !== String(calls))
    throw new Error(`${path}: ${answer.status}, ${total} calls`);
}
