import { columnsOf, statement } from '@portal/database/statement';
import { billingAccounts, bills, lines } from '@portal/operator/db/schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/build-app.ts';
import { pageViews } from './schema.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const insert = statement(
  'insert_view',
  sql`insert into ${pageViews} (day, path, views) values ('2026-11-20', ${sql.placeholder('path')}, 1)`,
);
const count = statement<{ count: number }>(
  'count_views',
  sql`select count(*) as count from ${pageViews} where path = ${sql.placeholder('path')}`,
);
const seen = async (path: string) =>
  (await app.database.pool.query('select from page_views where path = $1', [path])).rowCount;

it('answers rows as the query builder does: money, civil dates, instants, lists, nothing', async () => {
  const { db, pool } = app.database;
  const { rows: customers } = await pool.query('select customer_id from operator.bills');
  const ids = sql.param(customers.map((row) => row.customer_id));
  for (const [name, table, order] of [
    ['rows_a', billingAccounts, billingAccounts.accountId],
    ['rows_b', bills, bills.billNo],
    ['rows_c', lines, lines.lineId],
  ] as const) {
    const isTheirs = sql`${table.customerId} = any(${ids}::uuid[])`;
    const expected = await db.select().from(table).where(isTheirs).orderBy(order);
    expect(expected.length).toBeGreaterThan(5);
    const rows = statement(
      name,
      sql`select ${columnsOf(table)} from ${table} where ${isTheirs} order by ${order}`,
    );
    expect(await rows(db, {})).toEqual(expected);
  }
});

describe('a statement', () => {
  it('belongs to the transaction that runs it: committed with it, undone with it', async () => {
    const { db } = app.database;
    await db.transaction((tx) => insert(tx, { path: '/kept' }));
    const undone = db.transaction(async (tx) => {
      await insert(tx, { path: '/undone' });
      expect(await count(tx, { path: '/undone' })).toEqual([{ count: 1 }]);
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect([await seen('/kept'), await seen('/undone')]).toEqual([1, 0]);
  });

  it('runs in many transactions at once, each on its own connection', async () => {
    const paths = Array.from({ length: 40 }, (_, index) => `/at-once/${index}`);
    await Promise.all(
      paths.map((path, index) =>
        app.database.db
          .transaction(async (tx) => {
            await insert(tx, { path });
            if (index % 2 === 1) throw new Error('undo');
          })
          .catch(() => {}),
      ),
    );
    for (const [index, path] of paths.entries())
      expect([path, await seen(path)]).toEqual([path, 1 - (index % 2)]);
  });
});

it('a transaction cannot ask the pool, however deep the question is hidden, and others meanwhile can', async () => {
  const { db, pool } = app.database;
  const helper = async () => (await db.execute(sql`select 1 as one`)).rows;
  const refused = new Error('the pool is asked for a connection inside a transaction');
  await expect(db.transaction(() => helper())).rejects.toMatchObject({ cause: refused });
  await expect(db.transaction(() => pool.query('select 1'))).rejects.toEqual(refused);
  await expect(db.transaction(() => db.transaction(async () => {}))).rejects.toEqual(refused);
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const held = db.transaction(async (tx) => {
    begun.resolve();
    await end.promise;
    return (await tx.execute(sql`select 1 as one`)).rows;
  });
  await begun.promise;
  expect(await helper()).toEqual([{ one: 1 }]);
  end.resolve();
  expect(await held).toEqual([{ one: 1 }]);
});
