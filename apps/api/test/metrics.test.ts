// What /metrics says: each figure that an operator alarms on, and labels whose words are counted on few hands.
import { randomUUID } from 'node:crypto';
import { startRegistration } from '@portal/contract/access/sso';
import type { Db } from '@portal/database/connection';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createBacklogStore } from '../src/metrics/backlog-gauges.store.ts';
import { startTestApp, type TestApp } from './build-app.ts';
import { eventually } from './eventually.ts';
import { type Buyer, buyPackage, givenBuyer, recharge } from './given/buyer.ts';
import { cards } from './given/cards.ts';
import { lastCode, passBotCheck, typeCode, wrongCode } from './given/codes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    environment: { PAYMENT_BALANCE: 'on', PAYMENT_TIMEOUT_MS: '400', PAYMENT_SANDBOX_HOLD_MS: '900' },
    withJobs: true,
  });
});
afterAll(() => app.close());

/** Series to value, without the histograms' own buckets. */
async function read(from: TestApp = app): Promise<Map<string, number>> {
  const { body, statusCode } = await from.call({ method: 'GET', url: '/metrics' });
  expect(statusCode).toBe(200);
  const lines = body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}

const ownNames = /^(portal|card_provider|upstream|http_request)_/;
const ownSeries = (figures: Map<string, number>) => [...figures.keys()].filter((name) => ownNames.test(name));

async function signIn(username: string, password: string): Promise<void> {
  const url = '/SSOManagement/api/ec/ssoManagement/users/login';
  await app.call({ method: 'POST', url, payload: { username, password } });
}

async function register(): Promise<void> {
  const email = `${randomUUID()}@correo.example`;
  await passBotCheck(app, email);
  const ask = () => app.call({ method: 'POST', url: startRegistration.path, headers: { UserId: email } });
  const { codeNumberEn } = (await ask()).json();
  // Within the minute a second one is refused.
  expect((await ask()).statusCode).toBe(429);
  const code = await lastCode(app, email);
  await typeCode(app, codeNumberEn, wrongCode(code));
  await typeCode(app, codeNumberEn, code);
}

/** One customer who does a bit of everything, with names, numbers and addresses of their own. */
async function aCustomersDay(): Promise<Buyer> {
  const buyer = await givenBuyer(app, { balanceCents: 900 });
  await buyPackage(app, buyer);
  await buyPackage(app, buyer, { card: cards.declined });
  await buyPackage(app, buyer, { card: cards.answerLost });
  await buyPackage(app, buyer, { type: 'wallet' });
  const other = await givenBuyer(app, { kind: 'Postpaid' });
  await recharge(app, other, { type: 'account' });
  await signIn(`${randomUUID()}@correo.example`, 'una clave');
  for (let attempt = 0; attempt < 4; attempt++) await signIn(buyer.user.email, `clave ${attempt}`);
  await register();
  for (const url of [`/${randomUUID()}`, `/ec/${buyer.line.number}`, `/dev/outbox?to=${buyer.user.email}`])
    await app.call({ method: 'GET', url, headers: { 'x-forwarded-for': buyer.line.number } });
  return buyer;
}

describe('what is counted', () => {
  let buyer: Buyer;
  let before: Map<string, number>;
  let after: Map<string, number>;
  beforeAll(async () => {
    buyer = await aCustomersDay();
    await read();
    before = await read();
    await aCustomersDay();
    after = await read();
  });

  it('has words of ours alone for labels: another customer, number and address bring no new series', () => {
    // How long something took, and that a job has asked in the meantime, is nobody's own.
    const stays = (name: string) => !/_bucket|call="lookup"/.test(name);
    expect(ownSeries(after).filter(stays)).toEqual(ownSeries(before).filter(stays));
    const all = ownSeries(after).join('\n');
    expect(all).not.toContain(buyer.line.number.slice(1));
    expect(all).not.toMatch(/correo|@|[0-9a-f]{8}-[0-9a-f]{4}/);
  });

  it('goes up by what was done', () => {
    const rise = (series: string) => (after.get(series) ?? 0) - (before.get(series) ?? 0);
    const bought = (method: string, outcome: string, kind = 'package') =>
      rise(`portal_purchases_total{kind="${kind}",method="${method}",outcome="${outcome}"}`);
    expect(bought('card', 'authorized')).toBeGreaterThanOrEqual(1);
    expect(bought('card', 'denied')).toBe(1);
    expect(bought('card', 'unknown')).toBe(1);
    expect(bought('balance', 'authorized')).toBe(1);
    expect(bought('invoice', 'authorized', 'recharge')).toBe(1);
    expect(rise('portal_sign_ins_total{outcome="opened"}')).toBe(2);
    expect(rise('portal_sign_ins_total{outcome="BAD_CREDENTIALS"}')).toBe(3);
    expect(rise('portal_sign_ins_total{outcome="LOCKED_15_MINUTES"}')).toBe(2);
    for (const [step, times] of Object.entries({ asked: 2, sent: 1, used: 1, wrong: 1 }))
      expect([step, rise(`portal_codes_total{step="${step}"}`)]).toEqual([step, times]);
    expect(rise('portal_limit_refusals_total{limit="codePause"}')).toBe(1);
    const charges = 'card_provider_request_duration_seconds';
    const asked = (outcome: string) => rise(`${charges}_count{call="charge",outcome="${outcome}"}`);
    expect([asked('authorized'), asked('declined'), asked('timeout')]).toEqual([1, 1, 1]);
    expect(rise(`${charges}_sum{call="charge",outcome="timeout"}`)).toBeGreaterThan(0.3);
  });
});

describe('what stands and waits', () => {
  let alone: TestApp;
  beforeAll(async () => {
    alone = await startTestApp();
  });
  afterAll(() => alone.close());

  it('is not asked for while calls wait for a connection', async () => {
    const { pool } = alone.database;
    const clients = await Promise.all(Array.from({ length: 16 }, () => pool.connect()));
    const late = pool.query('select 1');
    const figures = await read(alone);
    expect(figures.get('portal_pool_waiting{pool="portal"}')).toBe(1);
    expect(figures.get('portal_pool_connections{pool="portal",state="in_use"}')).toBe(16);
    expect(figures.get('portal_messages_waiting{channel="sms"}')).toBeUndefined();
    for (const client of clients) client.release();
    await late;
  });

  it('is asked of the database: payments, messages, events, jobs, connections', async () => {
    const { pool } = alone.database;
    await pool.query(`
      insert into payments (user_id, payment_id, kind, customer_id, account_id, service_number, item_id, method,
        correlator_id, amount_cents, tax_cents, total_cents, status, effect, created_at)
      select gen_random_uuid(), gen_random_uuid(), 'bill', gen_random_uuid(), '', '', '', 'card', '', 1, 1, 2, status,
        effect, now() - age from (values ('unknown', 'done', interval '2 hours'), ('authorized', 'due', '5 minutes'),
        ('authorized', 'done', '5 minutes')) as p (status, effect, age)`);
    await pool.query(`
      insert into messages (message_id, channel, recipient, body, status, created_at)
      select gen_random_uuid(), channel, '', '', status, now() - interval '90 seconds'
      from unnest(array['pending', 'failed']) as status, unnest(array['email', 'whatsapp']) as channel`);
    for (const schema of ['public', 'operator'])
      await pool.query(
        `insert into ${schema}.events (event_id, event_type, event_time, event)
         values (gen_random_uuid(), 'X', now() - interval '300 seconds', '{}')`,
      );
    await pool.query(`
      insert into jobs.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds,
        retention_seconds, deletion_seconds, partition, table_name, failed_count)
      values ('late', 'standard', 1, 1, false, 1, 1, 1, false, 'job_common', 2)`);
    await pool.query(`
      insert into jobs.job (name, state, start_after) select 'late', state::jobs.job_state, now() + age::interval
      from (values ('created', '-40 seconds'), ('created', '1 hour'), ('active', '-1 hour')) as j (state, age)`);
    const figures = await read(alone);
    const seen = (name: string) => figures.get(name);
    expect(seen('portal_open_payments{age="over_1h"}')).toBe(1);
    expect(seen('portal_open_payments{age="under_10m"}')).toBe(1);
    expect(seen('portal_open_payments{age="under_1m"}')).toBe(0);
    for (const channel of ['email', 'whatsapp']) {
      expect(seen(`portal_messages_waiting{channel="${channel}"}`)).toBe(1);
      expect(seen(`portal_messages_waiting_seconds{channel="${channel}"}`)).toBeGreaterThan(80);
    }
    for (const source of ['portal', 'operator']) {
      expect(seen(`portal_events_unsettled{source="${source}"}`)).toBeGreaterThanOrEqual(1);
      expect(seen(`portal_events_unsettled_seconds{source="${source}"}`)).toBeGreaterThan(290);
    }
    expect(seen('portal_queue_ready{queue="late"}')).toBe(1);
    expect(seen('portal_queue_ready_seconds{queue="late"}')).toBeGreaterThan(30);
    expect(seen('portal_queue_failed{queue="late"}')).toBe(2);
    expect(seen('portal_pool_connections{pool="portal",state="idle"}')).toBeGreaterThan(0);
    expect(seen('portal_standing_known')).toBe(1);
  });

  it('counts who follows, and no copy that is just being made, also where the role may not read their states', async () => {
    const client = await alone.database.pool.connect();
    try {
      // As PostgreSQL tells it: two connections of a backup, the second of which streams what is written meanwhile.
      await client.query(`
        begin;
        create temporary table pg_stat_replication (application_name text, state text, replay_lsn pg_lsn);
        insert into pg_stat_replication values ('walreceiver', 'streaming', '0/1'), ('pg_basebackup', 'backup', null),
          ('pg_basebackup', 'streaming', '0/1'), ('two', null, null), ('pg_basebackup', null, null);
        set local search_path = pg_temp, pg_catalog`);
      const { replicas } = createBacklogStore(drizzle(client) as unknown as Db);
      expect((await replicas()).map(({ replica }) => replica)).toEqual(['walreceiver', 'two']);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it('is asked once in ten seconds, however often it is scraped', async () => {
    await alone.database.pool.query('delete from messages');
    const scrapes = await Promise.all([read(alone), read(alone), read(alone)]);
    expect(scrapes.map((figures) => figures.get('portal_messages_waiting{channel="email"}'))).toEqual([
      1, 1, 1,
    ]);
  });

  it('is asked once a minute also while calls wait: an old figure would look like a good one', async () => {
    const { pool } = alone.database;
    const waiting = async () => (await read(alone)).get('portal_messages_waiting{channel="email"}');
    const clients = await Promise.all(Array.from({ length: 16 }, () => pool.connect()));
    const late = pool.query('select 1');
    expect(await waiting()).toBe(1);
    const aMinuteLater = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    const asked = waiting();
    await eventually(async () => expect(pool.waitingCount).toBe(2));
    aMinuteLater.mockRestore();
    for (const client of clients) client.release();
    expect(await asked).toBe(0);
    await late;
  });

  it('has a figure, nothing, of what is alarmed about and has not happened', async () => {
    const figures = await read(alone);
    for (const series of [
      'portal_purchases_total{kind="bill",method="savedCard",outcome="refunded"}',
      'portal_purchases_total{kind="recharge",method="card",outcome="denied"}',
      'portal_codes_total{step="used"}',
      'portal_messages_total{channel="sms",outcome="accepted"}',
      'portal_messages_total{channel="whatsapp",outcome="undelivered"}',
      'portal_broken_chains_total{finding="cut"}',
    ])
      expect([series, figures.get(series)]).toEqual([series, 0]);
  });

  it('is not told when it cannot be read, and that is told', async () => {
    const gone = await startTestApp();
    await gone.dropDatabase();
    const figures = await read(gone);
    expect(figures.get('portal_standing_known')).toBe(0);
    expect(ownSeries(figures).some((name) => name.startsWith('portal_open_payments'))).toBe(false);
    await gone.close();
  });
});
