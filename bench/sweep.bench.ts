// Old rows are swept while customers ask: what a light call takes meanwhile, against the same call at rest.
import { connectDatabase } from '@portal/database/connection';
import { sweep } from '@portal/database/sweep';
import type pg from 'pg';
import { readConfig } from '../apps/api/src/config.ts';
import { demoPassword } from '../apps/api/src/db/demo/fill.ts';
import { portalRetention } from '../apps/api/src/db/tables.ts';
import { atFixedRate } from './shared/load.ts';
import { signIn, startPortal } from './shared/portal.ts';
import { startPrivatePostgres, withClient } from './shared/private-postgres.ts';
import { median, quantile, runBench } from './shared/run.ts';

/** Of each of three tables: more than is swept in the rounds. */
const oldRows = 250_000;
const rounds = 8;
const rate = { perSecond: 40, seconds: 4 };

await runBench(async (report, atEnd) => {
  const postgres = await startPrivatePostgres(atEnd);
  const { connection, url } = await postgres.createDatabase('sweep');
  const portal = await startPortal({ DATABASE_URL: url, DEMO: 'on', OPERATOR_CLOCK: 'off' }, atEnd);
  const customer = await signIn(portal.origin, 'ana.paredes@correo.example', demoPassword);
  await withClient(connection, fillWithOld);
  const database = connectDatabase(connection, { poolSize: 1 });
  atEnd(() => database.close());

  const ask = { origin: portal.origin, ...customer.home };
  const load = () => atFixedRate(() => ask, rate);
  await load();
  const pairs: { rest: number[]; swept: number[] }[] = [];
  const retention = portalRetention(readConfig({}).retention);
  // What is counted beside a person goes person by person, and here each row is of another one.
  const ways = [
    retention.filter((rule) => !('remove' in rule)),
    retention.filter((rule) => 'remove' in rule),
  ];
  const gone = ways.map(() => 0);
  for (let round = 0; round < rounds; round++) {
    const way = round % ways.length;
    const rest = await load();
    const leaving = new AbortController();
    const sweeping = sweep(database.db, ways[way] ?? [], {
      signal: leaving.signal,
      onFailure: (error) => {
        throw error;
      },
    });
    const swept = await load();
    leaving.abort();
    for (const count of (await sweeping).values()) gone[way] = (gone[way] ?? 0) + count;
    pairs.push({ rest, swept });
  }
  for (const [name, share] of [
    ['half', 0.5],
    ['95 %', 0.95],
  ] as const) {
    const took = (times: number[]) => quantile(times, share);
    const [slow, quick] = [pairs.map(({ swept }) => took(swept)), pairs.map(({ rest }) => took(rest))];
    report.say(`${name} within ${median(slow).toFixed(1)} ms, at rest ${median(quick).toFixed(1)} ms`);
    const ratios = pairs.map(({ swept, rest }) => took(swept) / took(rest));
    report.atMost(`${name} of the calls, while rows are swept to at rest`, median(ratios), 1.5);
  }
  const [rows = 0, ofPeople = 0] = gone.map((count) => (count * ways.length) / (rounds * rate.seconds));
  report.atLeast('rows swept a second', rows, 2_000);
  report.atLeast('rows of as many people swept a second', ofPeople, 250);
});

async function fillWithOld(client: pg.Client): Promise<void> {
  await client.query(
    `insert into events (event_id, event_type, event_time, event, settled_at)
     select gen_random_uuid(), 'X', t, '{"payment":{"totalCents":1839}}', t
     from (select now() - interval '3 years' + i * interval '1 second' as t from generate_series(1, $1::int) i) old`,
    [oldRows],
  );
  await client.query(
    `insert into messages (message_id, channel, recipient, body, status, created_at)
     select gen_random_uuid(), 'sms', '5939910' || i, '', 'sent', now() - interval '3 years' + i * interval '1 second'
     from generate_series(1, $1::int) i`,
    [oldRows],
  );
  await client.query(
    `with u as (select gen_random_uuid() as user_id from generate_series(1, $1::int / 10)),
       c as (insert into notification_counts select user_id, 10, 10 from u)
     insert into notifications (user_id, notification_id, event_id, kind, subject, content, about, happened_at)
     select user_id, gen_random_uuid(), gen_random_uuid(), 'dataAt80', 'Usaste el 80 %', 'La línea ya usó el 80 %.', '{}',
       now() - interval '3 years' + i * interval '1 day' from u, generate_series(1, 10) i`,
    [oldRows],
  );
  await client.query('vacuum (analyze)');
}
