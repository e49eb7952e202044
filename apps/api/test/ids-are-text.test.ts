// What the operator calls its customers and lines became text under a version that runs on, with statements that it
// has prepared, and rows that it has written.
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase, type Database } from '@portal/database/connection';
import { runMigrations } from '@portal/database/migrations';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { keepEvents, takeTurn } from '../src/db/events.ts';
import { portalLayout } from '../src/db/layout.ts';
import { createPaymentsStore } from '../src/modules/payments/payments.store.ts';
import { migrationsFolder } from '../src/own-files.ts';
import { patienceMs } from './eventually.ts';

const migration = '0024_operators_ids_are_text';
const name = `text_ids_${randomUUID().replaceAll('-', '')}`;
const [userId, customerId, lineId] = [randomUUID(), randomUUID(), randomUUID()];
let before: pg.Client;
let database: Database;

async function migrateUpTo(connection: pg.ClientConfig): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  await cp(migrationsFolder, folder, { recursive: true });
  const journal = join(folder, 'meta', '_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'));
  const earlier = entries.slice(
    0,
    entries.findIndex(({ tag }: { tag: string }) => tag === migration),
  );
  await writeFile(journal, JSON.stringify({ ...rest, entries: earlier }));
  await runMigrations(connection, { folder, schema: 'public', lock: 1, layout: portalLayout });
  await rm(folder, { recursive: true });
}

// As the version before sends them: by name, prepared once a connection, or each time anew.
const findCaller = `select token_hash as "tokenHash", (select coalesce(json_agg(json_build_object('serviceNumber',
  a.service_number, 'customerId', a.customer_id, 'lineId', a.line_id) order by a.service_number), '[]')
  from associations as a where a.user_id = $1) as lines from sessions where user_id = $1 and expires_at > now()`;
const insertIntent = `with key as (insert into payment_keys (user_id, correlator_id, payment_id, request_hash)
  select $1::uuid, $2, $3::uuid, 'x'::bytea on conflict do nothing returning user_id, payment_id)
  insert into payments (user_id, payment_id, kind, customer_id, account_id, service_number, item_id, method, channel,
    item_name, bought, correlator_id, amount_cents, tax_cents, total_cents, status)
  select user_id, payment_id, 'bill', $4::uuid, '8.1', '593991000001', '001-1', 'card', 'portal', '', null, $2, 100, 15,
    115, 'pending' from key returning created_at as "createdAt"`;
const settlePayment = `update payments set status = 'authorized', effect = 'due' where user_id = $1 and payment_id = $2
  returning user_id as "userId", customer_id as "customerId", item_id as "itemId"`;
const insertBillPurchase = `insert into bill_purchases (customer_id, bill_no, payment_id) values ($1, $2, $3)
  on conflict do nothing returning payment_id as "paymentId"`;
const insertEvent = `insert into events (event_id, event_type, customer_id, user_id, event) values ($1, 'E', $2, $3, '{}')`;

const prepared = async (text: string, values: unknown[]) =>
  (await before.query({ name: text.slice(0, 60), text, values })).rows;
const plain = async (text: string, values: unknown[]) => (await before.query(text, values)).rows;

/** Everything that it does with these tables, for another bill each time. */
async function asBefore(billNo: string) {
  const paymentId = randomUUID();
  await prepared(insertIntent, [userId, `EC-${billNo}`, paymentId, customerId]);
  expect(await prepared(insertBillPurchase, [customerId, billNo, paymentId])).toEqual([{ paymentId }]);
  expect(await prepared(insertBillPurchase, [customerId, billNo, randomUUID()])).toEqual([]);
  expect(await prepared(settlePayment, [userId, paymentId])).toEqual([
    { userId, customerId, itemId: '001-1' },
  ]);
  await plain(
    'delete from "bill_purchases" where ("customer_id" = $1 and "bill_no" = $2 and "payment_id" = $3)',
    [customerId, billNo, paymentId],
  );
  await prepared(insertEvent, [randomUUID(), customerId, userId]);
  const [event] = await plain(
    'select "event_id", "customer_id" from "events" where "settled_at" is null',
    [],
  );
  expect(event?.customer_id).toBe(customerId);
  await plain(
    `insert into "associations" ("user_id", "service_number", "customer_id", "line_id", "account_id", "kind", "role")
     values ($1, $2, $3, $4, '8.1', 'Postpaid', 'manager')`,
    [userId, billNo, customerId, lineId],
  );
  const held = 'select "role" from "associations" where ("user_id" = $1 and "customer_id" = $2) limit $3';
  expect(await plain(held, [userId, customerId, 1])).toEqual([{ role: 'manager' }]);
  const [caller] = await prepared(findCaller, [userId]);
  expect(caller?.lines).toContainEqual({ serviceNumber: billNo, customerId, lineId });
  const order = [userId, billNo, customerId, randomUUID(), lineId];
  await plain(
    `insert into "order_keys" ("user_id", "request_id", "customer_id", "order_id", "request_hash", "line_id", "status")
     values ($1, $2, $3, $4, 'x', $5, 'due')`,
    order,
  );
  const [row] = await plain(
    'delete from "order_keys" where "user_id" = $1 returning "customer_id", "line_id"',
    [userId],
  );
  expect(row).toEqual({ customer_id: customerId, line_id: lineId });
  return paymentId;
}

let early: string;
beforeAll(async () => {
  const server = inject('connection');
  const admin = new pg.Client({ ...server, database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${name}`).finally(() => admin.end());
  const connection = { ...server, database: name };
  await migrateUpTo(connection);
  before = new pg.Client(connection);
  await before.connect();
  await before.query(
    `insert into sessions (user_id, token_hash, login_name, expires_at) values ($1, 'x', 'x', now() + interval '1 day')`,
    [userId],
  );
  early = await asBefore('early');
  await runMigrations(connection, {
    folder: migrationsFolder,
    schema: 'public',
    lock: 1,
    layout: portalLayout,
  });
  database = connectDatabase(connection, { waitMs: patienceMs });
});
afterAll(async () => {
  await before.end();
  await database.close();
});

it('the version before goes on, with what it has prepared', async () => {
  await asBefore('late');
});

it('its rows are read here, and ours there, as long as they are UUIDs', async () => {
  const late = await asBefore('later');
  const store = createPaymentsStore(database.db);
  for (const paymentId of [early, late])
    expect(await store.get(userId, paymentId)).toMatchObject({ customerId });
  const now = new Date();
  const turn = { limit: 100, without: [], now, until: now };
  expect((await takeTurn(database.db, turn))[0]).toMatchObject({ customerId, eventType: 'E' });

  const kept = { eventType: 'E', eventTime: new Date(), commandId: null, userId: null, event: {} };
  const [ours, foreign] = [randomUUID(), randomUUID()];
  await keepEvents(database.db, [
    { ...kept, eventId: ours, customerId },
    { ...kept, eventId: foreign, customerId: 'CUST/1' },
  ]);
  const shown = 'select customer_id from events where event_id = $1';
  expect(await plain(shown, [ours])).toEqual([{ customer_id: customerId }]);
  expect(await plain(shown, [foreign])).toEqual([{ customer_id: null }]);
  const events = await takeTurn(database.db, { ...turn, now: new Date(now.getTime() + 1) });
  expect(events.find(({ eventId }) => eventId === foreign)?.customerId).toBe('CUST/1');
});
