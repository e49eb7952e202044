// kill -9 while charges are being made: what was answered is there afterwards, each with its webhook.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { charge, createDatabase, newToken, type Reachable } from '../test/sandbox.ts';
import { migratePaySandbox } from './database.ts';

type Served = { child: ChildProcess; sandbox: Reachable };

async function serve(config: pg.PoolConfig): Promise<Served> {
  const script = join(import.meta.dirname, '../test/serve.ts');
  const child = spawn(process.execPath, [script, JSON.stringify(config)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [baseUrl] = await once(child.stdout, 'data');
  return { child, sandbox: { baseUrl: String(baseUrl) } };
}

test('no answered charge is lost, none is half made', async () => {
  const config = await createDatabase(inject('testServer'));
  const pool = new pg.Pool(config);
  await migratePaySandbox(pool);
  const { child, sandbox } = await serve(config);
  const tokens = await Promise.all(Array.from({ length: 60 }, () => newToken(sandbox)));

  const answered = new Set<string>();
  const calls = tokens.map(async (token, index) => {
    const { status } = await charge(sandbox, token, `key-${index}`);
    if (status === 201) answered.add(`key-${index}`);
    if (answered.size === 10) child.kill('SIGKILL');
  });
  await Promise.allSettled(calls);
  expect(answered.size).toBeGreaterThanOrEqual(10);
  expect(answered.size).toBeLessThan(60);

  const { rows } = await pool.query<{ key: string; bound: boolean; webhooks: number; used: boolean }>(
    `select c.idempotency_key as key, k.ticket_number = c.ticket_number as bound, t.used_at is not null as used,
            (select count(*)::int from pay_sandbox.webhooks w
              where w.body::json ->> 'ticket_number' = c.ticket_number) as webhooks
     from pay_sandbox.charges c
     join pay_sandbox.idempotency_keys k using (merchant_id, idempotency_key)
     join pay_sandbox.tokens t using (token)`,
  );
  expect(rows.map(({ key }) => key)).toEqual(expect.arrayContaining([...answered]));
  expect(rows.every(({ bound, webhooks, used }) => bound && webhooks === 1 && used)).toBe(true);
  const used = await pool.query('select 1 from pay_sandbox.tokens where used_at is not null');
  expect(used.rowCount).toBe(rows.length);

  const restarted = await serve(config);
  for (const [index, token] of tokens.entries()) {
    expect((await charge(restarted.sandbox, token, `key-${index}`)).status).toBe(201);
  }
  const all = await pool.query('select 1 from pay_sandbox.charges');
  expect(all.rowCount).toBe(60);
  restarted.child.kill('SIGKILL');
  await once(restarted.child, 'exit');
  await pool.end();
});
