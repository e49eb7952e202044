// A database that the version before has filled goes on, under the operator's own schema and under that version.
import { randomUUID } from 'node:crypto';
import { runMigrations } from '@portal/database/migrations';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { migrationsFolder } from '../own-files.ts';
import { portalLayout } from './layout.ts';
import { migrateDatabase } from './migrate.ts';

const name = `carried_${randomUUID().replaceAll('-', '')}`;
let client: pg.Client;

const [customerId, lineId] = [randomUUID(), randomUUID()];
const month = new Date().toISOString().slice(0, 7);

/** As the version before made it, and a customer who uses it. */
async function filledBefore(connection: pg.ClientConfig): Promise<void> {
  await runMigrations(connection, {
    folder: migrationsFolder,
    schema: 'public',
    lock: 1,
    layout: portalLayout,
  });
  await client.query(partitionOfBefore);
  await client.query(
    `insert into customers (customer_id, kind, name, document_type, document_number, address)
     values ($1, 'person', 'Clienta De Antes', 'CED', '0912345678', 'Calle Uno')`,
    [customerId],
  );
  await client.query(billOfBefore, [customerId, lineId, '001-002-000000001']);
  await client.query(recordOfBefore, [customerId, lineId, randomUUID()]);
  await client.query("insert into shared_secrets (name, secret) values ('sealed-text', 'of before')");
}

// Statements of the version before, as it sends them.
const partitionOfBefore = `create table if not exists usage_records_${month.replace('-', '_')}
  partition of usage_records for values from ('${month}-01T00:00:00.000Z') to ('${nextMonth()}-01T00:00:00.000Z')`;
const billOfBefore = `insert into "bills" ("customer_id", "bill_no", "account_id", "line_id", "issued_on", "period_start",
  "period_end", "due_on", "taxable_cents", "exempt_cents", "tax_cents", "total_cents", "state")
  values ($1, $3, '9.1', $2, '2026-11-01', '2026-10-01', '2026-10-31', '2026-11-21', 0, 1839, 0, 1839, 'sent')`;
const recordOfBefore = `insert into usage_records (customer_id, line_id, started_at, record_id, usage_type, destination,
  quantity, amount_cents) values ($1, $2, now(), $3, 'voz', '0987654321', 3, 15) on conflict do nothing`;
const reserveOfBefore = `update "bills" set "state" = 'paymentInProcess', "payment_id" = $3
  where "bills"."customer_id" = $1 and "bills"."bill_no" = $2 and "bills"."state" = 'sent' returning "bill_no"`;
const topupOfBefore = `insert into prepaid_balances as b (customer_id, line_id, name, amount_cents, updated_at)
  values ($1, $2, 'Dólares Recargas', 300, now()) on conflict (customer_id, line_id, name) do update
  set amount_cents = b.amount_cents + excluded.amount_cents`;
const dueOfBefore = `select bill_no from bills where customer_id = $1 for update skip locked`;

function nextMonth(): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString().slice(0, 7);
}

beforeAll(async () => {
  const server = inject('connection');
  const admin = new pg.Client({ ...server, database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${name}`).finally(() => admin.end());
  client = new pg.Client({ ...server, database: name });
  await client.connect();
  await filledBefore({ ...server, database: name });
  await migrateDatabase({ ...server, database: name });
  await migrateDatabase({ ...server, database: name });
});
afterAll(() => client.end());

const rows = async (text: string, values: unknown[] = []) => (await client.query(text, values)).rows;

it('its rows are the operator’s now, each once', async () => {
  expect(await rows('select name from operator.customers')).toEqual([{ name: 'Clienta De Antes' }]);
  expect(await rows('select bill_no from operator.bills')).toEqual([{ bill_no: '001-002-000000001' }]);
  expect(await rows('select quantity from operator.usage_records')).toEqual([{ quantity: 3 }]);
  expect(await rows('select secret from operator.secrets')).toEqual([{ secret: 'of before' }]);
  const indexes = await rows(
    "select from pg_indexes where schemaname = 'operator' and indexname = 'bills_unpaid'",
  );
  expect(indexes).toHaveLength(1);
});

it('the version before goes on: it reads, inserts, updates, holds rows and looks for its partition', async () => {
  await client.query(partitionOfBefore);
  await client.query(billOfBefore, [customerId, lineId, '001-002-000000002']);
  await client.query(recordOfBefore, [customerId, lineId, randomUUID()]);
  await client.query(topupOfBefore, [customerId, lineId]);
  await client.query(topupOfBefore, [customerId, lineId]);
  expect(await rows(dueOfBefore, [customerId])).toHaveLength(2);
  const reserve = [customerId, '001-002-000000002', randomUUID()];
  expect(await rows(reserveOfBefore, reserve)).toEqual([{ bill_no: '001-002-000000002' }]);
  expect(await rows("select bill_no from operator.bills where state = 'paymentInProcess'")).toHaveLength(1);
  expect(await rows('select amount_cents::int as cents from operator.prepaid_balances')).toEqual([
    { cents: 600 },
  ]);
  expect(await rows('select count(*)::int as count from operator.usage_records')).toEqual([{ count: 2 }]);
});
