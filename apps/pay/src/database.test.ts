import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openSandbox, type Sandbox } from '../test/sandbox.ts';
import { sweepSandbox } from './database.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await openSandbox(inject('testServer'));
});
afterAll(() => sandbox.close());

/** More than one step's, on both sides of the limit. */
async function given(age: string, count: number): Promise<void> {
  await sandbox.pool.query(
    `with t as (
       insert into pay_sandbox.tokens select gen_random_uuid(), 'm', 1, 'USD', '0000', 'Visa', 'approved',
         now() - $1::interval, now() - $1::interval from generate_series(1, $2) returning token, created_at
     ), k as (
       insert into pay_sandbox.idempotency_keys select 'm', token, token from t
     ), c as (
       insert into pay_sandbox.charges select token, token, 'm', token, token, 'APPROVAL', '1', '0', null, '', 1, 0, 0, 0,
         1, 'USD', '0000', 'Visa', '{}', created_at from t
     ), w as (
       insert into pay_sandbox.webhooks (body, created_at, due_at) select '', created_at, created_at from t
     ) select`,
    [age, count],
  );
  await sandbox.pool.query(
    `insert into pay_sandbox.refunds select ticket_number, ticket_number, '', 1, created_at from pay_sandbox.charges
     order by created_at limit 3 on conflict do nothing`,
  );
}

it('what is older than it shall remember goes, by more than one step, and nothing else', async () => {
  await given('40 days', 1_100);
  await given('20 days', 7);
  await sweepSandbox(sandbox.pool, new Date(Date.now() - 30 * 24 * 3_600_000));
  for (const [table, left] of Object.entries({
    tokens: 7,
    charges: 7,
    idempotency_keys: 7,
    webhooks: 7,
    refunds: 0,
  }))
    expect([table, (await sandbox.pool.query(`select from pay_sandbox.${table}`)).rowCount]).toEqual([
      table,
      left,
    ]);
});
