// A page of the service record of a line with 100,000 calls, against the same of a line with 100.
import { getVoiceUsage } from '@portal/contract/usage-records';
import type pg from 'pg';
import { demoPassword } from '../apps/api/src/db/demo/fill.ts';
import { type Ask, inTurns } from './shared/load.ts';
import { signIn, startPortal } from './shared/portal.ts';
import { startPrivatePostgres, withClient } from './shared/private-postgres.ts';
import { standApart } from './shared/processes.ts';
import { runBench } from './shared/run.ts';
import { quantile } from './shared/statistics.ts';

const customer = 'ana.paredes@correo.example';
const many = { number: '0991000001', calls: 100_000 };
const few = { number: '0991000002', calls: 100 };
const pageSize = 10;
const turns = 250;
const warmUpTurns = 40;

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

  for (const [name, place] of Object.entries(pages)) {
    const sides = [ask(many, place), ask(few, place)] as const;
    await inTurns(sides, warmUpTurns);
    const times = await inTurns(sides, turns);
    // What else the machine does only ever adds: the quieter half tells more.
    const [large, small] = times.map((side) => quantile(side, 0.25)) as [number, number];
    report.say(
      `page ${name}: ${large.toFixed(2)} ms with ${many.calls} calls, ${small.toFixed(2)} with ${few.calls}`,
    );
    report.atMost(`page ${name}, ${many.calls} calls to ${few.calls}`, large / small, 1.3);
  }
});

/** In place of the demo's own, evenly over the last 29 days; the first request counts them. */
async function giveCalls(client: pg.Client, { number, calls }: typeof many): Promise<void> {
  const line = `(select line_id from line_numbers where service_number = '593${number.slice(1)}')`;
  for (const table of ['usage_records', 'usage_days'])
    await client.query(`delete from ${table} where line_id = ${line} and usage_type = 'voz'`);
  await client.query(
    `insert into usage_records
     select customer_id, line_id, now() - i * interval '29 days' / $1::int, gen_random_uuid(), 'voz', '0987654321', 3, 0
     from line_numbers, generate_series(1, $1::int) i where line_id = ${line}`,
    [calls],
  );
}

async function checkCount({ origin, path, headers }: Ask, calls: number): Promise<void> {
  const answer = await fetch(origin + path, { headers });
  const total = answer.headers.get('x-total-count');
  if (answer.status !== 206 || total !== String(calls))
    throw new Error(`${path}: ${answer.status}, ${total} calls`);
}
