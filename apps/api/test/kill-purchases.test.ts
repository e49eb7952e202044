// kill -9 fifty times between charge and record: afterwards ledger, provider and operator agree on every purchase.
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createPayment } from '@portal/contract/payments';
import { login } from '@portal/contract/sso';
import { connectDatabase, type Database } from '@portal/database/connection';
import { buildPayApp } from '@portal/pay/app';
import { migratePaySandbox } from '@portal/pay/migrate';
import { startTemporaryPostgres, type TemporaryPostgres } from '@portal/private-postgres/temporary';
import { databaseUrl } from '@portal/private-postgres/url';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { demoPassword } from '../src/db/demo/fill.ts';
import { purchaseBody } from './buyer.ts';
import { cards, givenToken } from './card.ts';
import { booksOf, disagreements, sumOf } from './ledger-books.ts';
import { buildServer, type PortalProcess, startPortal } from './portal-process.ts';
import { passTime } from './provider-news.ts';

vi.setConfig({ testTimeout: 900_000, hookTimeout: 120_000 });

const kills = 50;
/** Two at a time, each with a customer of its own: a start is work for one core. */
const lanes = [
  { username: 'ana.paredes@correo.example', prepaid: '0991000003', postpaid: '0991000001' },
  { username: 'otro@correo.example', prepaid: '0995000002', postpaid: '0995000001' },
] as const;
type Lane = (typeof lanes)[number];

let postgres: TemporaryPostgres;
let database: Database;
let sandbox: FastifyInstance;
let payOrigin: string;
let environment: Record<string, string>;
const running = new Set<PortalProcess>();

beforeAll(async () => {
  buildServer();
  postgres = await startTemporaryPostgres();
  database = connectDatabase(postgres.connection);
  await migratePaySandbox(database.pool);
  // The provider outlives the portal.
  sandbox = buildPayApp({
    pool: database.pool,
    portalOrigins: [],
    publicMerchantId: 'sandbox',
    privateMerchantId: 'sandbox-private',
    webhook: { url: null, secret: 'unused-here' },
    log: false,
  });
  await sandbox.listen({ host: '127.0.0.1', port: 0 });
  payOrigin = `http://127.0.0.1:${(sandbox.server.address() as AddressInfo).port}`;
  environment = {
    DATABASE_URL: databaseUrl(postgres.connection),
    DEMO: 'on',
    OPERATOR_CLOCK: 'off',
    KUSHKI_BASE_URL: payOrigin,
    LOG_LEVEL: 'error',
  };
});
afterAll(async () => {
  for (const portal of running) await portal.kill('SIGKILL');
  sandbox.server.closeAllConnections();
  await sandbox.close();
  await database.close();
  await postgres.stop();
});

async function start(): Promise<PortalProcess> {
  const portal = await startPortal(environment, { isBundled: true });
  running.add(portal);
  return portal;
}

async function kill(portal: PortalProcess): Promise<void> {
  running.delete(portal);
  await portal.kill('SIGKILL');
}

/** The session outlives the processes: it is in the database. */
async function bearerOf(portal: PortalProcess, username: string): Promise<string> {
  const answer = await fetch(`${portal.origin}${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: demoPassword }),
  });
  return `Bearer ${answer.headers.get('token')}`;
}

/** Three purchases at once; the process dies when the provider has charged the one whose answer it holds back. */
async function buyAndDie(lane: Lane, session: { authorization?: string }): Promise<void> {
  const portal = await start();
  session.authorization ??= await bearerOf(portal, lane.username);
  const { authorization } = session;
  const held = `EC-${randomUUID()}`;
  const pay = (action: string, line: string, body: object) =>
    fetch(`${portal.origin}${createPayment.path}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', action, claroid: line },
      body: JSON.stringify(body),
    }).catch(() => null);
  const wish = { dollars: 3, type: 'bankCard' as const };
  const [late, quick] = [
    await givenToken({ payOrigin }, cards.answerLost, 3),
    await givenToken({ payOrigin }, cards.approved, 3),
  ];
  const bought = [
    pay(
      '1',
      lane.prepaid,
      purchaseBody({ ...wish, kind: 'package', itemId: 'INT-3G-7D', cardToken: late, correlatorId: held }),
    ),
    pay(
      '2',
      lane.prepaid,
      purchaseBody({ ...wish, kind: 'recharge', itemId: lane.prepaid, cardToken: quick }),
    ),
    pay(
      '2',
      lane.postpaid,
      purchaseBody({ ...wish, kind: 'recharge', itemId: lane.postpaid, type: 'account' }),
    ),
  ];
  await vi.waitFor(
    async () => {
      const { rowCount } = await database.pool.query(
        `select from payments join pay_sandbox.charges on idempotency_key = payment_id::text
         where correlator_id = $1`,
        [held],
      );
      expect(rowCount).toBe(1);
    },
    { timeout: 20_000, interval: 5 },
  );
  await kill(portal);
  await Promise.all(bought);
  // Charged by the provider, and not recorded by anybody: the moment that this is about.
  const { rows } = await database.pool.query('select status from payments where correlator_id = $1', [held]);
  expect(rows).toEqual([{ status: 'pending' }]);
}

async function userIds(): Promise<string[]> {
  const names = lanes.map(({ username }) => username);
  const { rows } = await database.pool.query('select user_id from login_names where login_name = any($1)', [
    names,
  ]);
  return rows.map((row) => row.user_id);
}

it(`${kills} times: one charge and one effect for every purchase that was charged`, async () => {
  // The first start fills the operator.
  await kill(await start());
  const users = await userIds();
  const before = await booksOf({ database }, users);

  await Promise.all(
    lanes.map(async (lane) => {
      const session: { authorization?: string } = {};
      for (let count = 0; count < kills / lanes.length; count++) await buyAndDie(lane, session);
    }),
  );
  await start();
  const books = await vi.waitFor(
    async () => {
      await passTime({ database });
      const now = await booksOf({ database }, users);
      expect([now.open.length, now.owed.length]).toEqual([0, 0]);
      return now;
    },
    { timeout: 120_000, interval: 500 },
  );
  expect(disagreements(books)).toEqual([]);
  expect(sumOf(books, 'package', 'card')).toBe(kills * 300);
  for (const { prepaid, postpaid } of lanes) {
    const [card, invoice] = [`593${prepaid.slice(1)}`, `593${postpaid.slice(1)}`];
    expect(books.balances[card]).toBe((before.balances[card] ?? 0) + sumOf(books, 'recharge', 'card', card));
    expect(books.balances[invoice] ?? 0).toBe(sumOf(books, 'recharge', 'invoice', invoice));
  }
});
