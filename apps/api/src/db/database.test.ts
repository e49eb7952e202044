import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/build-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

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
