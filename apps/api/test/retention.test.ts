// What must not grow for ever: every table has its rule, the page says it, and the sweep does it and nothing else.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { keyOf, nameOf, type Period, type Retention, type Swept, sweep } from '@portal/database/sweep';
import { operatorRetention } from '@portal/operator/db/tables';
import { type AnyColumn, getTableColumns, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { portalRetention } from '../src/db/tables.ts';
import { startTestApp, type TestApp } from './build-app.ts';
import { givenUser } from './given/given-user.ts';

const periods = readConfig({}).retention;
const rules: readonly Retention[] = [...portalRetention(periods), ...operatorRetention(periods)];
const swept = rules.filter((rule): rule is Swept => 'after' in rule);
/** Left to tests of their own: its rows are found through partitions, or are counted. */
const generic = swept.filter(({ remove, table }) => !remove && nameOf(table) !== 'operator.usage_records');

const page = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8');
const [, section = ''] = /^## Retention\n([\s\S]*?)^## /m.exec(page) ?? [];
/** Table to what the page says of it. */
const told = new Map(
  [...section.matchAll(/^\| (`.*?) \| (.*?) \|/gm)].flatMap(([, names = '', period = '']) =>
    [...names.matchAll(/`([\w.]+)`/g)].map(([, name]): [string, string] => [name ?? '', period]),
  ),
);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('the table of what is kept how long', () => {
  it('names every table that is there, and no other', async () => {
    const { rows } = await app.database.pool.query<{ name: string }>(
      `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = relnamespace
       where n.nspname in ('public', 'operator', 'pay_sandbox') and relkind in ('r', 'p') and not relispartition
         and relname <> 'migrations'`,
    );
    const there = rows.map(({ name }) => name).sort();
    expect([...told.keys()].filter((name) => !name.startsWith('jobs.')).sort()).toEqual(there);
    const ruled = rules.map(({ table }) => nameOf(table)).sort();
    expect(ruled).toEqual(there.filter((name) => !name.startsWith('pay_sandbox.')));
  });

  it.each(rules.map((rule): [string, Retention] => [nameOf(rule.table), rule]))(
    'tells it of %s',
    (name, rule) => {
      expect(told.get(name)).toMatch('because' in rule ? /^never, because/ : wordsOf(rule.after));
    },
  );

  it('never sweeps what the ledger and the law need', () => {
    const kept = ['public.payments', 'public.payment_keys', 'public.bill_purchases', 'operator.bills'];
    kept.push('operator.bill_items', 'operator.invoice_charges', 'operator.topups');
    for (const name of kept)
      expect(rules.find(({ table }) => nameOf(table) === name)).toHaveProperty('because');
  });
});

const wordsOf = (after: Period) => {
  const [[unit = '', count = 0] = []] = Object.entries(after);
  return count === 1 ? `1 ${unit.slice(0, -1)}` : `${count} ${unit}`;
};

/** Of a swept table: a row of this age, whatever else stands in it. */
async function givenRow({ table, by, before = (moment) => moment }: Swept, age: ReturnType<typeof sql>) {
  const columns = Object.values(getTableColumns(table)) as AnyColumn[];
  const needed = columns.filter((column) => column.notNull || column.primary || column.name === by.name);
  const written = needed.filter((column) => column.generatedIdentity === undefined);
  const names = sql.join(
    written.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    written.map((column) => (column.name === by.name ? before(sql`(now() - (${age}))`) : anyOf(column))),
    sql`, `,
  );
  await app.database.db.execute(sql`insert into ${table} (${names}) values (${values})`);
}

function anyOf({ enumValues, columnType }: AnyColumn) {
  if (enumValues?.length) return sql`${enumValues.at(-1)}`;
  if (columnType === 'PgUUID') return sql`${uuidv7()}::uuid`;
  if (columnType === 'PgCustomColumn') return sql`${Buffer.from(randomUUID())}::bytea`;
  if (columnType === 'PgJsonb') return sql`'{}'::jsonb`;
  if (columnType === 'PgArray') return sql`array[]::text[]`;
  if (/Timestamp|Date/.test(columnType)) return sql`now()`;
  if (/Boolean/.test(columnType)) return sql`false`;
  return /Int|BigInt/.test(columnType) ? sql`${++numbers}` : sql`${randomUUID()}`;
}
let numbers = 0;

const longAgo = ({ after }: Swept) =>
  sql.raw(
    `interval '${'months' in after ? `${after.months + 1} months` : `${wordsOf(after)} 5 minutes`}' + interval '2 days'`,
  );
const countOf = async ({ table }: Swept) =>
  Number((await app.database.pool.query(`select count(*) as n from ${nameOf(table)}`)).rows[0]?.n);
const fails = (error: unknown, table: string) => {
  throw new Error(`${table}: ${error}`);
};
const sweepNow = (only: readonly Retention[] = rules, atOnce = 3) =>
  sweep(app.database.db, only, { atOnce, onFailure: fails });

describe('the sweep', () => {
  it.each(generic.map((rule): [string, Swept] => [nameOf(rule.table), rule]))(
    'of %s takes what is old, in steps, and leaves what is not',
    async (name, rule) => {
      await sweepNow([rule]);
      const before = await countOf(rule);
      for (let count = 0; count < 4; count++) await givenRow(rule, longAgo(rule));
      await givenRow(rule, sql`interval '0'`);
      expect(await sweepNow([rule])).toEqual(new Map([[name, 4]]));
      expect(await countOf(rule)).toBe(before + 1);
      expect(keyOf(rule.table).length).toBeGreaterThan(0);
    },
  );

  it('finds what is old by an index, whatever else is there', async () => {
    for (const rule of generic) {
      const { table, by } = rule;
      const { rows } = await app.database.db.execute<{ indexed: boolean }>(sql`
        select exists (select from pg_index join pg_attribute a on a.attrelid = indrelid and a.attnum = indkey[0]
          where indrelid = ${nameOf(table)}::regclass and a.attname = ${by.name}) as indexed`);
      const isSmall = nameOf(table) === 'operator.deferred_items';
      expect([nameOf(table), isSmall || rows[0]?.indexed]).toEqual([nameOf(table), true]);
    }
  });

  it('leaves an order that is due, an event that nobody has told of, and what a plan gives', async () => {
    const { pool } = app.database;
    const ids = [randomUUID(), randomUUID(), randomUUID()];
    await pool.query(
      `insert into order_keys (user_id, request_id, customer_id, order_id, request_hash, line_id, status, ordered_at)
       values ($1::uuid, 'due', $1::uuid::text, $1::uuid, '', $1::uuid::text, 'due', now() - interval '9 years')`,
      [ids[0]],
    );
    await pool.query(
      `insert into events (event_id, event_type, event_time, event) values ($1, 'X', now() - interval '9 years', '{}')`,
      [ids[1]],
    );
    await pool.query(
      `insert into operator.usage_buckets (customer_id, line_id, bucket_id, name, usage_type, unit, source, included,
         consumed, valid_from, valid_until) values ($1, $1, $1, '', 'voz', 'MIN', 'plan', 1, 1, now() - interval '9 years',
         now() - interval '8 years')`,
      [ids[2]],
    );
    await sweepNow();
    const left = await pool.query(
      `select 1 from order_keys where user_id = $1 union all select 2 from events where event_id = $2
       union all select 3 from operator.usage_buckets where bucket_id = $3`,
      ids,
    );
    expect(left.rowCount).toBe(3);
  });

  it('of notifications keeps their numbers right, while others are read and deleted', async () => {
    const { pool } = app.database;
    const users = await Promise.all([givenUser(app), givenUser(app)]);
    for (const { userId } of users) {
      await pool.query(
        `insert into notifications (user_id, notification_id, event_id, kind, subject, content, about, happened_at, read_at)
         select $1, gen_random_uuid(), gen_random_uuid(), 'dataAt80', '', '', '{}',
           now() - case when i <= 40 then interval '401 days' else interval '1 day' end, case when i % 2 = 0 then now() end
         from generate_series(1, 50) i`,
        [userId],
      );
      await pool.query('insert into notification_counts values ($1, 50, 25)', [userId]);
    }
    const rule = swept.filter(({ remove }) => remove);
    const [reader] = users;
    const token = await app.signIn(reader?.email ?? '', reader?.password);
    const path = '/CommunicationManagement/api/ec/communicationManagement/communicationMessage';
    const list = await app.call({ method: 'GET', url: `${path}?limit=10`, token });
    const ids = list.json().map(({ id }: { id: string }) => id);
    // Two that sweep and one who deletes, all at once.
    await Promise.all([
      sweepNow(rule, 7),
      sweepNow(rule, 7),
      ...ids.slice(0, 3).map((id: string) => app.call({ method: 'DELETE', url: `${path}/${id}`, token })),
    ]);
    const { rows } = await pool.query(
      `select c.total, c.unread, count(*)::int as rows, (count(*) filter (where n.read_at is null))::int as unread_rows
       from notification_counts c join notifications n using (user_id) where user_id = any($1) group by user_id, 1, 2`,
      [users.map(({ userId }) => userId)],
    );
    expect(rows.map(({ total }) => total).sort()).toEqual([10, 7].sort());
    for (const row of rows) expect([row.total, row.unread]).toEqual([row.rows, row.unread_rows]);
  });

  it('by two processes at once takes each row once, and stops when it is told to', async () => {
    const [rule] = generic.filter(({ table }) => nameOf(table) === 'public.messages');
    if (!rule) throw new Error('no messages');
    for (let count = 0; count < 12; count++) await givenRow(rule, longAgo(rule));
    const both = await Promise.all([sweepNow([rule], 2), sweepNow([rule], 2)]);
    const taken = both.map((gone) => gone.get('public.messages') ?? 0);
    expect(taken.reduce((sum, count) => sum + count)).toBe(12);

    for (let count = 0; count < 4; count++) await givenRow(rule, longAgo(rule));
    const options = { atOnce: 1, onFailure: fails };
    expect((await sweep(app.database.db, [rule], { ...options, signal: AbortSignal.abort() })).size).toBe(0);
    expect((await sweep(app.database.db, [rule], { ...options, forMs: 0 })).size).toBe(0);
  });

  it('goes on with the next table when one cannot be swept', async () => {
    const alone = await startTestApp();
    await alone.database.pool.query('alter table codes rename to codes_gone');
    const failed: string[] = [];
    await sweep(alone.database.db, rules, { onFailure: (_error, table) => failed.push(table) });
    expect(failed).toEqual(['public.codes']);
    await alone.close();
  });
});
