// What stands while servers are killed, databases and card provider, and the customers who buy meanwhile.
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { login } from '@portal/contract/access/sso';
import { makeArrangement, type PaymentArrangement } from '@portal/contract/paying/arrangements';
import { createPayment } from '@portal/contract/paying/payments';
import { connectDatabase, type Database } from '@portal/database/connection';
import { addDays, civilDateOf } from '@portal/market/civil-dates';
import { buildPayApp } from '@portal/pay/app';
import type { PostgresConnection } from '@portal/private-postgres/start';
import { databaseUrl } from '@portal/private-postgres/temporary';
import { inject } from 'vitest';
import { demoPassword } from '../../src/db/demo/fill.ts';
import { createCodes } from '../../src/modules/codes/codes.ts';
import { standInWhatsapp } from '../../src/providers/whatsapp/settings.ts';
import { copyTemplate } from '../database-template.ts';
import { patienceMs } from '../eventually.ts';
import { purchaseBody } from '../given/buyer.ts';
import { givenLine, givenRole } from '../given/given-line.ts';
import { drop } from '../machines.ts';
import type { Shelves } from './ledger-books.ts';
import { type PortalProcess, startPortal } from './portal-process.ts';

/** Two at a time, each with a customer of its own: a start is work for one core. */
export const lanes = [
  {
    username: 'ana.paredes@correo.example',
    prepaid: '0991000003',
    postpaid: '0991000001',
    internet: 'IN-100001',
  },
  {
    username: 'otro@correo.example',
    prepaid: '0995000002',
    postpaid: '0995000001',
    internet: 'IN-200001',
  },
] as const;
export type Lane = (typeof lanes)[number];

export interface KillWorld {
  /** The portal's and the provider's. */
  database: Database;
  payOrigin: string;
  /** Of a portal. */
  environment: Record<string, string>;
  start(settings?: Record<string, string>): Promise<PortalProcess>;
  kill(portal: PortalProcess): Promise<void>;
  /** Kills what still runs, too. */
  close(): Promise<void>;
}

/** A database of its own that outlives the servers. */
export async function openBooks() {
  const name = await copyTemplate(inject('machines'));
  const connection: PostgresConnection = { ...inject('connection'), database: name };
  const database = connectDatabase(connection, { waitMs: patienceMs });
  return {
    database,
    url: databaseUrl(connection),
    async close() {
      await database.close();
      await drop(inject('machines'), name);
    },
  };
}

/** The provider outlives the servers, too. @param settings of the portals, beside the usual */
export async function openKillWorld(settings: Record<string, string> = {}): Promise<KillWorld> {
  const books = await openBooks();
  const { database } = books;
  const sandbox = buildPayApp({
    pool: database.pool,
    portalOrigins: [],
    publicMerchantId: 'sandbox',
    privateMerchantId: 'sandbox-private',
    webhook: { url: null, secret: 'unused-here' },
    whatsapp: { ...standInWhatsapp, url: null },
    log: false,
  });
  await sandbox.listen({ host: '127.0.0.1', port: 0 });
  const payOrigin = `http://127.0.0.1:${(sandbox.server.address() as AddressInfo).port}`;
  const environment = {
    DATABASE_URL: books.url,
    DEMO: 'on',
    OPERATOR_CLOCK: 'off',
    KUSHKI_BASE_URL: payOrigin,
    WHATSAPP_API_URL: `${payOrigin}/whatsapp`,
    WHATSAPP_PHONE_NUMBER_ID: standInWhatsapp.phoneNumberId,
    WHATSAPP_ACCESS_TOKEN: standInWhatsapp.accessToken,
    WHATSAPP_APP_SECRET: standInWhatsapp.appSecret,
    WHATSAPP_VERIFY_TOKEN: standInWhatsapp.verifyToken,
    LOG_LEVEL: 'error',
    ...settings,
  };
  const running = new Set<PortalProcess>();
  return {
    database,
    payOrigin,
    environment,
    async start(over = {}) {
      const portal = await startPortal({ ...environment, ...over });
      running.add(portal);
      return portal;
    },
    async kill(portal) {
      running.delete(portal);
      await portal.kill('SIGKILL');
    },
    async close() {
      for (const portal of running) await portal.kill('SIGKILL');
      sandbox.server.closeAllConnections();
      await sandbox.close();
      await books.close();
    },
  };
}

/** Whoever died in its turn to tell holds up nobody any more, as when time has passed. */
export async function endTurns({ database, operatorDatabase = database }: Shelves): Promise<void> {
  await database.pool.query('update events set taken_until = null where taken_until is not null');
  await operatorDatabase.pool.query(
    'update operator.events set taken_until = null where taken_until is not null',
  );
  await operatorDatabase.pool.query(
    'update operator.hubs set next_try_at = null where next_try_at is not null',
  );
}

/** A line of this user's that owes $18.39, and nobody else's: each may arrange its bill. Answers the bill. */
export async function givenOwed(database: Database, userId: string): Promise<string> {
  const line = await givenLine({ database });
  await givenRole({ database }, { userId }, line, 'manager');
  return givenUnpaidBill(database, { postpaid: line.number });
}

const firstPartDollars = 8.39;

/** It is paid in two parts. */
export function arrangementBody(billNo: string) {
  const today = civilDateOf(new Date());
  const instalments = [
    { amount: { value: firstPartDollars }, due: today },
    { amount: { value: 10 }, due: addDays(today, 20) },
  ];
  return { billNo, cost: { value: 0 }, instalments };
}

/** Of a bill that is arranged now. */
export async function givenPart(send: Send, billNo: string): Promise<{ id: string; dollars: number }> {
  const answer = await send(makeArrangement.path, arrangementBody(billNo), { 'Request-UUID': randomUUID() });
  const made = (await answer?.json()) as PaymentArrangement | undefined;
  const [part] = made?.instalments ?? [];
  if (!part) throw new Error(`no arrangement: ${JSON.stringify(made)}`);
  return { id: part.id, dollars: firstPartDollars };
}

/** The session outlives the processes: it is in the database. */
export async function bearerOf(origin: string, username: string, password = demoPassword): Promise<string> {
  const answer = await fetch(`${origin}${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  return `Bearer ${answer.headers.get('token')}`;
}

export type Send = (path: string, body: object, headers?: Record<string, string>) => Promise<Response | null>;

/** @param authorization of nobody where there is none. Null: whoever should have answered is no more. */
export const senderOf =
  (origin: string, authorization?: string): Send =>
  (path, body, headers = {}) =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: {
        ...(authorization ? { authorization } : {}),
        'content-type': 'application/json',
        ...headers,
      },
      body: JSON.stringify(body),
    }).catch(() => null);

export type Pay = ReturnType<typeof payingBy>;

export const payingBy = (send: Send) => (action: string, line: string, body: object) =>
  send(createPayment.path, body, { action, claroid: line });

export const recharge = (
  type: 'bankCard' | 'account',
  itemId: string,
  correlatorId: string,
  cardToken?: string,
) =>
  purchaseBody({
    kind: 'recharge',
    dollars: 3,
    type,
    itemId,
    correlatorId,
    ...(cardToken ? { cardToken } : {}),
  });

let bills = 0;

/** Of $18.39. */
export async function givenUnpaidBill(
  { pool }: Database,
  { postpaid }: Pick<Record<keyof Lane, string>, 'postpaid'>,
): Promise<string> {
  const billNo = `001-009-${String(++bills).padStart(9, '0')}`;
  await pool.query(
    `insert into operator.bills (customer_id, bill_no, account_id, line_id, issued_on, period_start, period_end, due_on,
       taxable_cents, exempt_cents, tax_cents, total_cents, state)
     select customer_id, $1, account_id, line_id, now(), now(), now(), now(), 1599, 0, 240, 1839, 'sent'
     from operator.lines where service_number = $2`,
    [billNo, canonical(postpaid)],
  );
  return billNo;
}

/** Whoever pays what is not theirs: somebody signed in, or somebody whom nobody knows. */
export const others = ['other', 'guest'] as const;
export type Other = (typeof others)[number];

/** Somebody's whom no payer knows, with a bill of $18.39 and no other. Answers the number and the bill. */
export async function givenOwingLine(
  operatorDatabase: Database,
): Promise<{ number: string; billNo: string }> {
  const { number } = await givenLine({ database: operatorDatabase });
  return { number, billNo: await givenUnpaidBill(operatorDatabase, { postpaid: number }) };
}

/** As if guests had shown that they are no programs, and few others had paid lately. */
export async function letOthersPay({ db, pool }: Database, number: string): Promise<void> {
  await createCodes(db, { code() {} }).rememberPass('127.0.0.1', `payable ${canonical(number)}`);
  await pool.query("delete from rate_limits where key like 'otherPaid%' or key like 'payable%'");
}

export const canonical = (number: string) => `593${number.slice(1)}`;

/** In the order of the lanes. */
export async function userIdsOf({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query(
    `select user_id from login_names where login_name = any($1::text[])
     order by array_position($1::text[], login_name)`,
    [lanes.map(({ username }) => username)],
  );
  return rows.map((row) => row.user_id);
}
