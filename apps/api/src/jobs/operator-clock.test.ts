import assert from 'node:assert/strict';
import { listUsageConsumptionReports, type UsageConsumptionReport } from '@portal/contract/lines/usage';
import type { DueTask } from '@portal/operator/clock/clock';
import { createOperatorClock } from '@portal/operator/clock/operator-clock';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/build-app.ts';
import { findViolations } from '../../test/coherence.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

let app: TestApp;
let now: Date;
beforeAll(async () => {
  now = new Date();
  app = await startTestApp({ clock: { now: () => now } });
});
afterAll(() => app.close());

const rows = async (sql: string, values: unknown[] = []) => (await app.database.pool.query(sql, values)).rows;
async function pass(ms: number): Promise<void> {
  now = new Date(now.getTime() + ms);
  await app.tick();
}

const totals = async () => {
  const [sums] = await rows(`
    select (select count(*)::int from operator.usage_records) as records,
      (select sum(consumed)::int from operator.usage_buckets) as consumed,
      (select sum(amount_cents)::int from operator.prepaid_balances)
        - (select coalesce(sum(amount_cents), 0)::int from operator.spendings) as cents,
      (select sum(quantity)::int from operator.usage_records where amount_cents = 0) as given,
      (select sum(amount_cents)::int from operator.usage_records) as paid`);
  return sums as Record<'records' | 'consumed' | 'cents' | 'given' | 'paid', number>;
};

/** Everything that the demo's own people see of their lines. */
const peoplesFigures = () =>
  rows(`
    select service_number, usage_type, name, consumed::int, valid_until from operator.usage_buckets
    join operator.lines using (customer_id, line_id) where account_id like '8.1000%' order by 1, 2, 3`);

describe('usage grows', () => {
  it('by records that buckets and balances agree with, a bounded number of lines a tick', async () => {
    const before = await totals();
    const people = await peoplesFigures();
    // All within a minute, so that no cut falls between.
    await app.database.pool.query('update operator.usage_growth set due_at = $1', [
      new Date(now.getTime() + minuteMs),
    ]);
    await pass(0);
    expect((await totals()).records).toBe(before.records);

    await pass(minuteMs);
    const once = await totals();
    expect(once.records).toBeGreaterThan(before.records + 10);
    expect(once.records).toBeLessThanOrEqual(before.records + 25);

    for (let count = 0; count < 12; count++) await pass(1);
    const after = await totals();
    expect(after.records).toBeGreaterThan(before.records + 250);
    expect(after.consumed - before.consumed).toBe(after.given - before.given);
    expect(before.cents - after.cents).toBe(after.paid - before.paid);
    expect(await peoplesFigures()).toEqual(people);
    expect(await findViolations(app.database.pool, now)).toEqual([]);
  });

  it('pays from the balance of a prepaid line when its bonuses have ended, never below zero', async () => {
    await app.database.pool.query(
      "update operator.usage_buckets set valid_until = $1 where source = 'bonus'",
      [now],
    );
    await rows(
      `update operator.prepaid_balances p set amount_cents = 7 from operator.usage_growth g
       where g.customer_id = p.customer_id and g.line_id = p.line_id`,
    );
    const before = await totals();
    for (let count = 0; count < 60; count++) await pass(10 * minuteMs);
    const [{ paid, least }] = await rows(
      `select (select sum(amount_cents)::int from operator.usage_records) as paid,
        (select min(amount_cents)::int from operator.prepaid_balances) as least`,
    );
    expect(paid).toBeGreaterThan(before.paid);
    expect(least).toBeGreaterThanOrEqual(0);
  });

  it('shares the lines between processes that tick at once', async () => {
    await app.database.pool.query('update operator.usage_growth set due_at = $1', [now]);
    const { records } = await totals();
    await Promise.all([app.tick(), app.tick(), app.tick()]);
    const [{ waiting }] = await rows(
      'select count(*)::int as waiting from operator.usage_growth where due_at <= $1',
      [now],
    );
    const [{ all }] = await rows('select count(*)::int as all from operator.usage_growth');
    expect(all - waiting).toBeLessThanOrEqual(75);
    expect((await totals()).records - records).toBeLessThanOrEqual(all - waiting);
  });
});

describe('allowances', () => {
  const line = '0991000001';
  const reports = async (token: string): Promise<UsageConsumptionReport[]> =>
    (
      await app.call({
        method: 'GET',
        url: `${listUsageConsumptionReports.path}?product.publicIdentifier=${line}`,
        token,
      })
    ).json();

  it('of a plan begin anew at the cut, and the customer sees them', async () => {
    const ana = await app.signIn('ana.paredes@correo.example');
    // As if the cut had been an hour ago.
    await app.database.pool.query(
      `update operator.usage_buckets set valid_from = now() - interval '1 month 1 hour', valid_until = now() - interval '1 hour'
       where source = 'plan' and line_id = (select line_id from operator.line_numbers where service_number = '593991000001')`,
    );
    expect(await reports(ana)).toEqual([]);
    await pass(minuteMs);
    const [report] = await reports(ana);
    assert(report);
    const { bucket, category } = report;
    expect(bucket).toHaveLength(8);
    for (const { bucketCounter } of bucket) expect(bucketCounter[0]?.value).toBe(0);
    expect(category.find(({ type }) => type === 'internet')).toMatchObject({ available: 15_360, consume: 0 });
  });

  it('end with the last second of the cycle in Ecuador, also after months without a tick', async () => {
    const [before] = await rows(
      `select bucket_id, valid_until from operator.usage_buckets join operator.lines using (customer_id, line_id)
       where service_number = '593991000002' and usage_type = 'internet'`,
    );
    await pass(130 * dayMs);
    const [after] = await rows(
      'select consumed::int, valid_from, valid_until from operator.usage_buckets where bucket_id = $1',
      [before.bucket_id],
    );
    expect(after.consumed).toBe(0);
    expect(after.valid_from.getTime()).toBeLessThanOrEqual(now.getTime());
    expect(after.valid_until.getTime()).toBeGreaterThan(now.getTime());
    const inEcuador = (instant: Date) => new Date(instant.getTime() - 5 * 60 * minuteMs).toISOString();
    expect(inEcuador(after.valid_until)).toMatch(/T23:59:59\.000Z$/);
    expect(inEcuador(after.valid_from)).toMatch(/T00:00:00\.000Z$/);
    const dayAfter = (instant: Date) => inEcuador(new Date(instant.getTime() + 1_000)).slice(8, 10);
    expect(dayAfter(after.valid_until)).toBe(dayAfter(before.valid_until));
  });

  it('of a bonus do not come again', async () => {
    const [{ current }] = await rows(
      "select count(*)::int as current from operator.usage_buckets where source = 'bonus' and valid_until > $1",
      [now],
    );
    expect(current).toBe(0);
  });
});

describe('a tick', () => {
  it('finds what it does by an index', async () => {
    const client = await app.database.pool.connect();
    try {
      await client.query('set enable_seqscan = off');
      for (const [sql, index] of [
        [
          'select 1 from operator.usage_growth where due_at <= now() order by due_at limit 25',
          'usage_growth_by_due',
        ],
        [
          "select 1 from operator.usage_buckets where source = 'plan' and valid_until <= now() order by valid_until limit 500",
          'usage_buckets_by_end',
        ],
        [
          "select 1 from operator.wifi_changes where status = 'pending' and due_at <= now() order by due_at limit 50",
          'wifi_changes_by_due',
        ],
        [
          `select 1 from operator.billing_accounts a where next_bill_on <= current_date and not exists (
             select from operator.deferred_items s where s.customer_id = a.customer_id and s.task = 'issueBills'
               and s.subject_id = a.account_id and s.retry_at > now())
           order by next_bill_on limit 250 for update skip locked`,
          'billing_accounts_by_next_bill',
        ],
      ] as const) {
        const { rows: plan } = await client.query(`explain ${sql}`);
        expect(JSON.stringify(plan)).toContain(index);
      }
    } finally {
      client.release(true);
    }
  });

  it('goes on when one task fails', async () => {
    const done: string[] = [];
    const tasks: DueTask[] = [
      { task: 'first', run: () => Promise.reject(new Error('out of order')) },
      { task: 'second', run: async (_workOff, at) => done.push(at.toISOString()) },
    ];
    const { db } = app.database;
    const clock = { now: () => new Date('2026-12-31T23:59:59Z') };
    await createOperatorClock({ db, clock, tasks, log: pino({ level: 'silent' }) }).tick();
    expect(done).toEqual(['2026-12-31T23:59:59.000Z']);
  });
});
