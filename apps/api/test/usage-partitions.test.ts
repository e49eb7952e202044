// The months of usage records: made ahead and dropped by the running server, across a year, and after a long pause.
import { randomUUID } from 'node:crypto';
import { nameOf, sweep } from '@portal/database/sweep';
import { operatorRetention } from '@portal/operator/db/tables';
import { dropUsagePartitions, ensureUsagePartitions } from '@portal/operator/db/usage-partitions';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './build-app.ts';

let app: TestApp;
let client: pg.PoolClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  client = await app.database.pool.connect();
  return () => client.release();
});
afterAll(() => app.close());

async function months(): Promise<string[]> {
  const { rows } = await client.query<{ month: string }>(
    `select substring(c.relname from '[0-9]{4}_[0-9]{2}') as month from pg_inherits join pg_class c on c.oid = inhrelid
     where inhparent = 'operator.usage_records'::regclass and c.relname <> 'usage_records_other' order by 1`,
  );
  return rows.map(({ month }) => month);
}

async function record(startedAt: string): Promise<string> {
  const id = randomUUID();
  await client.query(
    `insert into operator.usage_records (customer_id, line_id, started_at, record_id, usage_type, destination, quantity,
       amount_cents) values ($1, $1, $2, $1, 'voz', '0987654321', 3, 15)`,
    [id, startedAt],
  );
  return id;
}

const placeOf = async (id: string) =>
  (
    await client.query<{ place: string }>(
      `select tableoid::regclass::text as place from operator.usage_records where record_id = $1`,
      [id],
    )
  ).rows[0]?.place // Of a table that is spread, a part bears a number besides.
    .replace(/_\d{6}$/, '');

const ahead = { monthsBack: 0, monthsAhead: 2 };

it('a year’s end is a month like any other, and what is there stays', async () => {
  await ensureUsagePartitions(client, new Date('2041-12-31T23:59:59Z'), ahead);
  await ensureUsagePartitions(client, new Date('2041-12-31T23:59:59Z'), ahead);
  expect((await months()).filter((month) => month >= '2041')).toEqual(['2041_12', '2042_01', '2042_02']);
  expect(await placeOf(await record('2041-12-31T23:59:59.999Z'))).toBe('operator.usage_records_2041_12');
  expect(await placeOf(await record('2042-01-01T00:00:00Z'))).toBe('operator.usage_records_2042_01');
});

it('after months without a server: what came meanwhile is taken into its month, and stays readable', async () => {
  const early = [await record('2043-05-10T12:00:00Z'), await record('2043-06-10T12:00:00Z')];
  const other = await record('2043-09-01T00:00:00Z');
  expect(await placeOf(early[0] ?? '')).toMatch(/\busage_records_other$/);
  await ensureUsagePartitions(client, new Date('2043-06-15T00:00:00Z'), { monthsBack: 7, monthsAhead: 2 });
  expect(await Promise.all(early.map(placeOf))).toEqual([
    'operator.usage_records_2043_05',
    'operator.usage_records_2043_06',
  ]);
  expect(await placeOf(other)).toMatch(/\busage_records_other$/);
  const { rows } = await client.query(
    `select count(*)::int as indexes from pg_indexes where tablename = 'usage_records_2043_05'`,
  );
  const [parent] = (
    await client.query(`select count(*)::int as indexes from pg_indexes where tablename = 'usage_records'`)
  ).rows;
  expect(rows[0]).toEqual(parent);
});

it('two processes at once make each month once', async () => {
  const second = await app.database.pool.connect();
  const now = new Date('2045-11-20T00:00:00Z');
  await Promise.all([ensureUsagePartitions(client, now, ahead), ensureUsagePartitions(second, now, ahead)]);
  second.release();
  expect((await months()).filter((month) => month >= '2045_11')).toEqual(['2045_11', '2045_12', '2046_01']);
});

it('old months are dropped, others and what lies outside of them stay', async () => {
  await ensureUsagePartitions(client, new Date('2030-01-15T00:00:00Z'), { monthsBack: 2, monthsAhead: 1 });
  const outside = await record('2020-02-01T00:00:00Z');
  const kept = await record('2029-12-01T00:00:00Z');
  const before = (await months()).filter((month) => month < '2029_12');
  expect(before).toContain('2029_11');
  const dropped = await dropUsagePartitions(client, new Date('2030-01-15T00:00:00Z'), 1);
  expect(dropped.map((name) => name.slice('usage_records_'.length)).sort()).toEqual(before);
  expect(await placeOf(kept)).toBe('operator.usage_records_2029_12');
  expect((await months())[0]).toBe('2029_12');

  // What lies outside of the months is swept like any row.
  const all = operatorRetention({ ordersDays: 800, usageMonths: 13 });
  const rule = all.filter(({ table }) => nameOf(table) === 'operator.usage_records');
  await sweep(app.database.db, rule, {
    onFailure: (error) => {
      throw error;
    },
  });
  expect(await placeOf(outside)).toBeUndefined();
  expect(await placeOf(kept)).toBe('operator.usage_records_2029_12');
});

it('whoever reads keeps a month from being dropped, and waits for nobody', async () => {
  await ensureUsagePartitions(client, new Date('2028-01-15T00:00:00Z'), { monthsBack: 0, monthsAhead: 0 });
  const reader = await app.database.pool.connect();
  await reader.query('begin');
  await reader.query('select count(*) from operator.usage_records');
  await expect(dropUsagePartitions(client, new Date('2029-01-15T00:00:00Z'), 1)).rejects.toThrow(
    /lock timeout/,
  );
  await reader.query('select count(*) from operator.usage_records');
  await reader.query('commit');
  reader.release();
  await dropUsagePartitions(client, new Date('2029-01-15T00:00:00Z'), 1);
  expect(await months()).not.toContain('2028_01');
});

it('the running server does both, by the database’s clock', async () => {
  await app.operator.runRetention();
  const month = (offset: number) => {
    const now = new Date();
    return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1))
      .toISOString()
      .slice(0, 7)
      .replace('-', '_');
  };
  const there = await months();
  expect(there).toEqual(expect.arrayContaining([month(0), month(1), month(2)]));
  expect(there.filter((name) => name < month(-13))).toEqual([]);
});
