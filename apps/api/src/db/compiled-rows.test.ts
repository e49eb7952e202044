import { withCompiledRows } from '@portal/database/compiled-rows';
import { billingAccounts, bills, lines, plans } from '@portal/operator/db/schema';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/build-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('rows are what they were: one table, a join, columns of our own, nothing in a column', async () => {
  const { db } = app.database;
  const statements = {
    oneTable: () => db.select().from(billingAccounts).orderBy(billingAccounts.accountId).prepare('a'),
    join: () =>
      db
        .select()
        .from(lines)
        .innerJoin(plans, eq(plans.planCode, lines.planCode))
        .orderBy(lines.lineId)
        .prepare('b'),
    ownColumns: () =>
      db
        .select({
          account: bills.accountId,
          total: sql<number>`sum(${bills.totalCents})`.mapWith(Number),
          first: sql<string>`min(${bills.issuedOn})`.as('first_issued'),
          none: sql<null>`null`,
        })
        .from(bills)
        .groupBy(bills.accountId)
        .orderBy(bills.accountId)
        .prepare('c'),
  };
  for (const prepare of Object.values(statements)) {
    const expected = await prepare().execute();
    expect(expected.length).toBeGreaterThan(5);
    expect(await withCompiledRows<{ execute(): Promise<unknown> }>(prepare()).execute()).toEqual(expected);
  }
});

it('an outer join is refused: it may have nothing where the builder would put an object', () => {
  const { db } = app.database;
  const outer = db.select().from(lines).leftJoin(plans, eq(plans.planCode, lines.planCode)).prepare('d');
  expect(() => withCompiledRows(outer)).toThrow('outer join');
});
