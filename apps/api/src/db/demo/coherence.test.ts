import { civilDateOf } from '@portal/market/civil-dates';
import { AlreadySeeded } from '@portal/operator/demo/fill';
import type pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { findViolations } from '../../../test/coherence.ts';
import { e164 } from '../../../test/given/country.ts';
import { createDatabases, noHash } from './databases.fixture.ts';
import { fillDemoOperator, holdsDemoAccounts, seedOperator } from './fill.ts';

const databases = createDatabases();
afterAll(() => databases.close());

const moments = [
  ['an ordinary day', '2026-11-20T14:42:00Z'],
  ['the first half minute of a cut', '2026-12-01T05:00:30Z'],
  ['the last second before a cut', '2026-12-01T04:59:59Z'],
  ['the end of a long month', '2027-01-31T23:30:00Z'],
  ['the last day of February', '2027-02-28T12:00:00Z'],
  ['a leap day', '2028-02-29T17:15:00Z'],
  ['the day before the longest gap between cuts', '2026-10-31T03:00:00Z'],
  ['this very moment', new Date().toISOString()],
] as const;

describe('the demo operator is coherent', () => {
  it.each(moments)('on %s', async (_name, instant) => {
    const { connection, client } = await databases.create();
    const now = new Date(instant);
    await fillDemoOperator(connection, { now, ...noHash });
    expect(await findViolations(client, now)).toEqual([]);
    expect(await anaAt(client, now)).toEqual({
      mobile_due_in: 6,
      home_due_in: -2,
      has_60_records_each: true,
    });
  });

  it('and a bill, a bucket, a call that was billed and a number that do not fit are found', async () => {
    const { connection, client } = await databases.create();
    const now = new Date();
    await fillDemoOperator(connection, { now, ...noHash });
    await client.query(
      'update operator.bills set tax_cents = tax_cents + 1 where bill_no = (select max(bill_no) from operator.bills)',
    );
    await client.query("update operator.usage_buckets set consumed = consumed + 1 where name = 'Minutos'");
    await client.query("delete from operator.usage_records where destination like '0034%'");
    await client.query(`delete from operator.line_numbers where service_number = '${e164('91000001')}'`);
    const rules = (await findViolations(client, now)).map((violation) => violation.rule);
    expect(rules).toEqual([
      'a line is found by its number',
      'the tax is its share of what is taxable, half a cent up, and the total is the sum',
      'the records of a validity that cost nothing add up to what its buckets consumed',
      'the days of a line are the sums of its records',
      'what a postpaid line has spent is what its records cost',
      'what is billed as used is what the records of its period cost, with tax, to the cent a line',
    ]);
  });
});

/** What must be so whenever the first start is. */
async function anaAt(client: pg.Client, now: Date) {
  const dueIn = (serviceNumber: string) => `
    (select max(due_on) - $2::date from operator.bills join operator.lines using (customer_id, line_id)
     where service_number = '${serviceNumber}' and state = 'sent')`;
  const { rows } = await client.query(
    `select ${dueIn(e164('91000001'))} as mobile_due_in, ${dueIn('IN-100001')} as home_due_in,
       (select min(records) >= 60 and count(*) = 6 from (
         select count(*) as records from operator.usage_records join operator.lines using (customer_id, line_id)
         where service_number like '${e164('9100000_')}' and usage_type <> 'sms'
           and started_at > $1::timestamptz - interval '30 days'
         group by line_id, usage_type) r) as has_60_records_each`,
    [now, civilDateOf(now)],
  );
  return rows[0];
}

describe('a seeded operator', () => {
  const seed = { lineCount: 2_500, now: new Date(), passwordHash: '$argon2id$', onProgress: () => {} };

  it('has exactly the lines asked for, beside the demo operator, and is coherent', async () => {
    const { connection, client } = await databases.create();
    await fillDemoOperator(connection, { now: seed.now, ...noHash });
    const lineCount = async () => {
      const { rows } = await client.query('select count(*)::int as count from operator.lines');
      return rows[0].count as number;
    };
    const before = await lineCount();
    const totals = await seedOperator(connection, seed);
    expect(totals.lines).toBe(2_500);
    expect(await lineCount()).toBe(before + 2_500);
    expect(await findViolations(client, seed.now)).toEqual([]);
  });

  it('has three prepaid lines for every two others, one to five lines a customer, and is not seeded twice', async () => {
    const { connection, client } = await databases.create();
    await seedOperator(connection, seed);
    await expect(seedOperator(connection, seed)).rejects.toBeInstanceOf(AlreadySeeded);
    // Its people sign in with a published password: production refuses it.
    expect(await holdsDemoAccounts(client)).toBe(true);
    const { rows: kinds } = await client.query(
      'select kind, count(*)::int as count from operator.lines group by kind',
    );
    const count = (kind: string) => kinds.find((row) => row.kind === kind)?.count ?? 0;
    // The refusal has changed nothing.
    expect(count('Prepaid') + count('Postpaid') + count('Fixed')).toBe(seed.lineCount);
    expect(count('Prepaid') / seed.lineCount).toBeCloseTo(0.6, 1);
    expect(count('Postpaid') / seed.lineCount).toBeCloseTo(0.3, 1);
    expect(count('Fixed') / seed.lineCount).toBeCloseTo(0.1, 1);
    const { rows } = await client.query(
      'select min(n)::int as least, max(n)::int as most from (select count(*) as n from operator.lines group by customer_id) c',
    );
    expect(rows).toEqual([{ least: 1, most: 5 }]);
  });
});
