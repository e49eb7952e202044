// Notifications: a list of 10,000 against one of 10; and 10,000 events told once by two servers, one of them killed.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { listMessages } from '@portal/contract/help/notifications';
import type pg from 'pg';
import { type Ask, inTurns } from './shared/load.ts';
import { customerWith, insertSession, startPortal } from './shared/portal.ts';
import { type BenchDatabase, startPrivatePostgres, withClient } from './shared/private-postgres.ts';
import { type AtEnd, quantile, type Report, runBench } from './shared/run.ts';

const many = 10_000;
const few = 10;
const turns = 250;
const warmUpTurns = 40;
const eventCount = 10_000;

const settings = ({ url }: BenchDatabase) => ({ DATABASE_URL: url, DEMO: 'on', OPERATOR_CLOCK: 'off' });

await runBench(async (report, atEnd) => {
  const postgres = await startPrivatePostgres(atEnd);
  const database = await postgres.createDatabase('notifications');
  await measureLists(report, atEnd, database);
  await countTold(report, atEnd, database);
});

async function measureLists(report: Report, atEnd: AtEnd, database: BenchDatabase): Promise<void> {
  const portal = await startPortal(settings(database), atEnd);
  const tokens = await withClient(database.connection, async (client) => {
    const given = [await giveUser(client, many), await giveUser(client, few)] as const;
    await client.query('vacuum (analyze)');
    return given;
  });
  const asks = (queryOf: (count: number) => string): [Ask, Ask] => {
    const ask = (token: string, count: number): Ask => ({
      origin: portal.origin,
      path: `${listMessages.path}?${queryOf(count)}`,
      headers: customerWith(token).home.headers,
    });
    return [ask(tokens[0], many), ask(tokens[1], few)];
  };
  const pages: Record<string, (count: number) => string> = {
    'first page': () => 'offset=0&limit=10',
    'last page': (count) => `offset=${count - 10}&limit=10`,
    'the page 1,000 further': (count) => `offset=${Math.min(1_000, count - 10)}&limit=10`,
    'number of unread': () => 'isRead=false&limit=1&fields=none',
  };
  for (const [name, queryOf] of Object.entries(pages)) {
    const sides = asks(queryOf);
    await inTurns(sides, warmUpTurns);
    const [large = [], small = []] = await inTurns(sides, turns);
    // What else the machine does only ever adds: the quieter half tells more.
    const [slow, quick] = [quantile(large, 0.25), quantile(small, 0.25)];
    report.say(`${name}: ${slow.toFixed(2)} ms with ${many}, ${quick.toFixed(2)} with ${few}`);
    report.atMost(`${name}, ${many} to ${few}`, slow / quick, 1.3);
  }
  await portal.stop();
}

/** Somebody without lines, signed in, with so many notifications; answers the bearer. */
async function giveUser(client: pg.Client, count: number): Promise<string> {
  const userId = randomUUID();
  await client.query(
    `insert into users (user_id, login_name, email_kind, email, given_name, family_name)
     values ($1, $2, 'real', $2, 'Lectora', 'De Medida')`,
    [userId, `lectora.${count}@correo.example`],
  );
  const token = await insertSession(client, userId);
  await client.query(
    `insert into notifications (user_id, notification_id, event_id, kind, subject, content, about, happened_at)
     select $1, gen_random_uuid(), gen_random_uuid(), 'dataAt80', 'Usaste el 80 % de tus datos',
       'La línea (099) 100-0001 ya usó el 80 % de su saldo de Internet.', '{"serviceNumber":"593991000001"}',
       now() - i * interval '1 minute'
     from generate_series(1, $2::int) i`,
    [userId, count],
  );
  await client.query('insert into notification_counts values ($1, $2, $2)', [userId, count]);
  return token;
}

async function countTold(report: Report, atEnd: AtEnd, database: BenchDatabase): Promise<void> {
  const [killed, survivor] = [
    await startPortal(settings(database), atEnd),
    await startPortal(settings(database), atEnd),
  ];
  await withClient(database.connection, async (client) => {
    const one = async (sql: string) => Number((await client.query(sql)).rows[0].count);
    const waiting = () => one('select count(*) from events where settled_at is null');
    while ((await waiting()) > 0) await sleep(50);
    await client.query('truncate notifications, notification_counts, messages, events');
    await giveEvents(client);
    const expected = await one(
      `select count(*) from events join line_managers m on m.service_number = event ->> 'serviceNumber'
         and m.customer_id = events.customer_id
       where m.role in ('holder', 'manager')`,
    );

    const startedAt = performance.now();
    let left = eventCount;
    while (left > eventCount / 2) left = await waiting();
    process.kill(killed.pid, 'SIGKILL');
    if (left === 0) throw new Error('all was told before anybody could be killed');
    report.say(`one of two servers killed with ${left} of ${eventCount} events left`);
    while ((await waiting()) > 0) await sleep(20);
    const seconds = (performance.now() - startedAt) / 1_000;
    report.say(
      `${eventCount} events in ${seconds.toFixed(1)} s, ${Math.round(eventCount / seconds)} a second`,
    );

    const told = await one('select count(*) from notifications');
    const pairs = await one('select count(distinct (user_id, event_id)) from notifications');
    const counted = await one('select sum(total) as count from notification_counts');
    const sent = await one('select count(*) from messages');
    report.atMost('notifications lost', expected - pairs, 0);
    report.atMost('notifications told twice', told - pairs, 0);
    report.atMost('counts that differ from the rows', Math.abs(counted - told), 0);
    report.atMost('messages beyond one for each', Math.max(0, sent - told), 0);
  });
  await survivor.stop();
  await killed.stop();
}

/** Of lines that somebody manages, one after another. */
async function giveEvents(client: pg.Client): Promise<void> {
  await client.query(
    `with lines as (
       select service_number, customer_id, row_number() over (order by service_number) - 1 as place,
         count(*) over () as lines
       from (select distinct service_number, customer_id from line_managers) m
     )
     insert into events (event_id, event_type, customer_id, event)
     select gen_random_uuid(), 'UsageThresholdReachedEvent', l.customer_id,
       jsonb_build_object('serviceNumber', l.service_number, 'percent', 80, 'bucket', jsonb_build_object('name', 'Internet'))
     from generate_series(0, $1::int - 1) i join lines l on l.place = i % l.lines`,
    [eventCount],
  );
}
