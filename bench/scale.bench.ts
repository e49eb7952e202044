// What a customer of an operator of many lines waits for, and how many blocks it reads, against the same of one with few.
// `--lines N`, 200,000 unless told; `--days N` of use for every mobile line; `--folder DIR` keeps the databases and goes on
// with those that are there.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { login } from '@portal/contract/access/sso';
import { getVoiceUsage } from '@portal/contract/lines/usage-records';
import { getCustomerBill, listCustomerBills } from '@portal/contract/paying/billing';
import { addDays, type CivilDate, civilDateOf, instantAt } from '@portal/market/civil-dates';
import type pg from 'pg';
import { demoPassword } from '../apps/api/src/db/demo/fill.ts';
import { packageAsk } from './shared/buyers.ts';
import { startInstantProvider } from './shared/instant-provider.ts';
import { type Ask, atFixedRate } from './shared/load.ts';
import { customerWith, endOf, insertSession, root, startPortal } from './shared/portal.ts';
import {
  type BenchDatabase,
  type PrivatePostgres,
  startPrivatePostgres,
  temporaryFolder,
  withClient,
} from './shared/private-postgres.ts';
import { type AtEnd, median, type Report, runBench, standApart } from './shared/run.ts';

// Weeks of use for every mobile line of a seeded operator, five records a day, as its clock would have counted them.

/** What a line does in a day, one after the other; of the same quantity each. */
const ofDay = ['voz', 'internet', 'voz', 'internet', 'internet'] as const;
const quantities = { voz: 3, internet: 25 } as const;
/** All within one day of UTC, by which months are parted. */
const hours = { from: 7, each: 2 } as const;

/** The last ones that are over. */
function daysBefore(now: Date, count: number): CivilDate[] {
  const today = civilDateOf(now);
  return Array.from({ length: count }, (_, index) => addDays(today, index - count));
}

/** In the order in which they would have come, so that a line's do not lie side by side. */
async function giveRecords(client: pg.Client, days: readonly CivilDate[]): Promise<void> {
  for (const month of new Set(days.map((day) => day.slice(0, 7))))
    await refillMonth(
      client,
      `usage_records_${month.replace('-', '_')}`,
      days.filter((day) => day.startsWith(month)),
    );
}

/** A table of its own until it is full: millions of rows go into no index one by one, and not into the log. */
async function refillMonth(client: pg.Client, name: string, days: readonly CivilDate[]): Promise<void> {
  await client.query('begin');
  await client.query("set local maintenance_work_mem = '1GB'");
  const { rows } = await client.query<{ bounds: string }>(
    'select pg_get_expr(relpartbound, oid) as bounds from pg_class where oid = $1::regclass',
    [`operator.${name}`],
  );
  await client.query('create table operator.filling (like operator.usage_records including defaults)');
  await client.query(
    `insert into operator.filling select * from operator.${name} where started_at < $1 or started_at >= $2`,
    [instantAt(days.at(0) ?? ''), instantAt(addDays(days.at(-1) ?? '', 1))],
  );
  await client.query(`drop table operator.${name}`);
  for (const day of days)
    for (const [index, usageType] of ofDay.entries())
      await client.query(
        `insert into operator.filling
         select customer_id, line_id, $1::timestamptz + random() * $2 * interval '1 hour', gen_random_uuid(), $3::text,
           case $3::text when 'voz' then '0987654321' else 'noticias.example' end, $4::int, 0, true
         from operator.lines where kind <> 'Fixed'`,
        [instantAt(day, hours.from + index * hours.each), hours.each, usageType, quantities[usageType]],
      );
  await client.query(`alter table operator.filling rename to ${name}`);
  await client.query(
    `alter table operator.usage_records attach partition operator.${name} ${rows[0]?.bounds}`,
  );
  await client.query('commit');
}

/** What those records add up to. */
async function giveDays(client: pg.Client, days: readonly CivilDate[]): Promise<void> {
  const key = 'usage_days_customer_id_line_id_usage_type_day_pk';
  const uses = Object.entries(quantities).map(([usageType, quantity]) => {
    const records = ofDay.filter((each) => each === usageType).length;
    return { usageType, records, quantity: records * quantity };
  });
  for (const statement of [
    'begin',
    "set local maintenance_work_mem = '1GB'",
    `alter table operator.usage_days drop constraint ${key}`,
    'drop index operator.usage_days_by_age',
    `delete from operator.usage_days where day between '${days.at(0)}' and '${days.at(-1)}'`,
    `insert into operator.usage_days (customer_id, line_id, usage_type, day, records, quantity, amount_cents)
     select customer_id, line_id, u."usageType", d.day, u.records, u.quantity, 0
     from unnest(array['${days.join("','")}']::date[]) d (day),
       jsonb_to_recordset('${JSON.stringify(uses)}') u ("usageType" text, records int, quantity int),
       operator.lines where kind <> 'Fixed'`,
    `alter table operator.usage_days add constraint ${key} primary key (customer_id, line_id, usage_type, day)`,
    'create index usage_days_by_age on operator.usage_days (day)',
    'commit',
  ])
    await client.query(statement);
}

const fewLines = 10_000;
const sampleSize = 40;
const warmUpSeconds = 4;
const seconds = 8;
/** Where an index of more rows is a level deeper, a look-up of three blocks takes four. */
const mostBlocks = 1.33;
/** Of the cluster itself: the portal's role may not count what others ask, and no world holds what counts it. */
const counting = { user: 'postgres', database: 'postgres' };

/** A customer with a postpaid and a prepaid line and nothing else. */
interface Person {
  origin: string;
  token: string;
  loginName: string;
  /** As dialled. */
  postpaid: string;
  prepaid: string;
  /** The newest of the postpaid line. */
  billNo: string;
}

interface World {
  lines: number;
  database: BenchDatabase;
  people: Person[];
}

interface Wait {
  ask: (person: Person) => Omit<Ask, 'origin'>;
  /** Of both together: they take turns request by request, so that whatever else the machine does hits both. */
  perSecond: number;
}

const read = (path: (person: Person) => string): Wait => ({
  ask: (person) => ({ path: path(person), headers: customerWith(person.token).home.headers }),
  perSecond: 100,
});
const buy = (method: 'invoice' | 'card'): Wait => ({
  ask: (person) => ({ method: 'POST', ...packageAsk(person, method) }),
  perSecond: 20,
});

const waits: Record<string, Wait> = {
  home: { ask: ({ token }) => customerWith(token).home, perSecond: 100 },
  'list of bills': read(() => `${listCustomerBills.path}?sort=-billDate&limit=6`),
  'one bill': read(({ billNo }) => `${getCustomerBill.path.replace(':id', billNo)}?expand=lines`),
  'record of a line': read(({ postpaid }) => `${getVoiceUsage.path}?serviceId=${postpaid}&limit=10&offset=0`),
  'sign-in': {
    ask: ({ loginName }) => ({
      method: login.method,
      path: login.path,
      headers: { 'content-type': 'application/json' },
      body: () => ({ username: loginName, password: demoPassword }),
    }),
    // Each hashes a password.
    perSecond: 8,
  },
  'purchase, charged to the invoice': buy('invoice'),
  'purchase by card': buy('card'),
};

await runBench(async (report, atEnd) => {
  const { lines, days, folder } = await wanted(atEnd);
  const seeding = await startPrivatePostgres(atEnd, folder);
  const databases = [
    await seed(report, atEnd, seeding, { lines: fewLines, days }),
    await seed(report, atEnd, seeding, { lines, days }),
  ] as const;
  await countStatements(databases[0]);
  await seeding.stop();

  if (!standApart()) report.say('without real-time priority: a busy machine scatters the figures');
  await startPrivatePostgres(atEnd, folder);
  const provider = await startInstantProvider(atEnd);
  const few = await openWorld(atEnd, databases[0], { lines: fewLines, provider });
  const many = await openWorld(atEnd, databases[1], { lines, provider });
  for (const [name, wait] of Object.entries(waits)) await compare(report, name, wait, [few, many]);
});

async function wanted(atEnd: AtEnd): Promise<{ lines: number; days: number; folder: string }> {
  const { values } = parseArgs({
    options: {
      lines: { type: 'string', default: '200000' },
      days: { type: 'string', default: '0' },
      folder: { type: 'string' },
    },
  });
  const [lines, days] = [Number(values.lines), Number(values.days)];
  if (!Number.isInteger(lines) || lines <= fewLines) throw new Error(`--lines must be above ${fewLines}`);
  if (!Number.isInteger(days) || days < 0) throw new Error('--days must be a whole number');
  if (values.folder) await mkdir(values.folder, { recursive: true });
  return { lines, days, folder: values.folder ?? (await temporaryFolder(atEnd)) };
}

async function seed(
  report: Report,
  atEnd: AtEnd,
  { openDatabase }: PrivatePostgres,
  { lines, days: dayCount }: { lines: number; days: number },
): Promise<BenchDatabase> {
  const startedAt = performance.now();
  const { isNew, database } = await openDatabase(`lines_${lines}`);
  if (isNew) {
    const args = ['seed', '--lines', String(lines), '--database-url', database.url];
    const child = spawn(process.execPath, [join(root, 'apps/api/src/db/cli.ts'), ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    atEnd(() => endOf(child, 'SIGKILL'));
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`seeding ${lines} lines failed`);
    const days = daysBefore(new Date(), dayCount);
    if (dayCount > 0)
      await Promise.all(
        [giveRecords, giveDays].map((give) =>
          withClient(database.connection, (client) => give(client, days)),
        ),
      );
  }
  // What an earlier run has bought, too.
  await withClient(database.connection, (client) => client.query('vacuum (analyze)'));

  const tookSeconds = (performance.now() - startedAt) / 1_000;
  const { rows } = await withClient(database.connection, (client) =>
    client.query<{ size: string }>('select pg_size_pretty(pg_database_size(current_database())) as size'),
  );
  report.say(`${lines} lines in ${rows[0]?.size}, ready in ${tookSeconds.toFixed(0)} s`);
  return database;
}

/** From the next start of the cluster on. */
async function countStatements({ connection }: BenchDatabase): Promise<void> {
  await withClient({ ...connection, ...counting }, async (client) => {
    await client.query('create extension if not exists pg_stat_statements');
    await client.query("alter system set shared_preload_libraries = 'pg_stat_statements'");
  });
}

async function openWorld(
  atEnd: AtEnd,
  database: BenchDatabase,
  { lines, provider }: { lines: number; provider: string },
): Promise<World> {
  const settings = { DATABASE_URL: database.url, DEMO: 'off', KUSHKI_BASE_URL: provider };
  const { origin } = await startPortal(settings, atEnd);
  const people = await withClient(database.connection, (client) => signInSample(client, origin));
  return { lines, database, people };
}

/** Customers spread over the whole operator, so that both worlds are asked for the same work. */
async function signInSample(client: pg.Client, origin: string): Promise<Person[]> {
  const { rows } = await client.query<Omit<Person, 'origin' | 'token'> & { userId: string }>(
    `with two as (
       select user_id from associations group by user_id
       having array_agg(kind order by kind) = array['Postpaid', 'Prepaid'])
     select user_id as "userId", login_name as "loginName", '0' || substr(postpaid.service_number, 4) as postpaid,
       '0' || substr(prepaid.service_number, 4) as prepaid, bill_no as "billNo"
     from two join users using (user_id)
       join associations postpaid using (user_id) join associations prepaid using (user_id)
       join operator.lines l on l.customer_id = postpaid.customer_id::uuid and l.line_id = postpaid.line_id::uuid
       cross join lateral (
         select bill_no from operator.bills b where b.customer_id = l.customer_id and b.account_id = l.account_id
         order by issued_on desc limit 1) newest
     where postpaid.kind = 'Postpaid' and prepaid.kind = 'Prepaid' and l.status = 'A' and email_kind = 'real'
     order by md5(user_id::text) limit $1`,
    [sampleSize],
  );
  const people: Person[] = [];
  for (const { userId, ...person } of rows)
    people.push({ origin, token: await insertSession(client, userId), ...person });
  return people;
}

async function compare(
  report: Report,
  name: string,
  { ask, perSecond }: Wait,
  worlds: readonly [World, World],
): Promise<void> {
  const next = (index: number): Ask => {
    const { people } = worlds[index % 2 === 0 ? 0 : 1];
    const person = people[Math.floor(index / 2) % people.length];
    if (!person) throw new Error('the sample of customers is empty');
    return { origin: person.origin, ...ask(person) };
  };
  await atFixedRate(next, { perSecond, seconds: warmUpSeconds });
  const before = await blocksOf(worlds);
  const times = await atFixedRate(next, { perSecond, seconds });
  const after = await blocksOf(worlds);
  if (times.includes(Number.POSITIVE_INFINITY)) throw new Error(`${name} was refused`);

  const requests = times.length / worlds.length;
  const [few, many] = [0, 1].map((side) => ({
    ms: median(times.filter((_ms, index) => index % 2 === side)),
    blocks: ((after[side] ?? 0) - (before[side] ?? 0)) / requests,
  })) as [{ ms: number; blocks: number }, { ms: number; blocks: number }];
  const figures = (of: 'ms' | 'blocks', digits: number) =>
    [few, many].map((side) => side[of].toFixed(digits)).join(' and ');
  const sizes = worlds.map(({ lines }) => lines).join(' and ');
  report.say(`${name}, ${sizes} lines: p50 ${figures('ms', 2)} ms, blocks ${figures('blocks', 1)}`);
  report.atMost(`${name}, p50`, many.ms / few.ms, 1.15);
  report.atMost(`${name}, blocks`, many.blocks / few.blocks, mostBlocks);
}

/** Found in memory or fetched, by every statement but the queue's own. */
async function blocksOf(worlds: readonly World[]): Promise<number[]> {
  const [{ database }] = worlds as [World, World];
  return withClient({ ...database.connection, ...counting }, async (client) => {
    const { rows } = await client.query<{ name: string; blocks: number }>(
      `select datname as name, sum(shared_blks_hit + shared_blks_read)::float8 as blocks
       from pg_stat_statements join pg_database on pg_database.oid = dbid
       where query !~ 'jobs"?[.]' group by datname`,
    );
    return worlds.map(
      (world) => rows.find(({ name }) => name === world.database.connection.database)?.blocks ?? 0,
    );
  });
}
