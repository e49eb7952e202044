// What stands while servers are killed, databases and card provider, and the customers who buy meanwhile.
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { login } from '@portal/contract/access/sso';
import { makeArrangement, type PaymentArrangement } from '@portal/contract/paying/arrangements';
import { createPayment } from '@portal/contract/paying/payments';
import { connectDatabase, type Database } from '@portal/database/connection';
import { addDays, civilDateOf } from '@portal/market/civil-dates';
import { buildPayApp } from '@portal/pay/app';
import { migratePaySandbox } from '@portal/pay/migrate';
import {
  databaseUrl,
  startTemporaryPostgres,
  type TemporaryPostgres,
} from '@portal/private-postgres/temporary';
import { demoPassword } from '../../src/db/demo/fill.ts';
import { createCodes } from '../../src/modules/codes/codes.ts';
import { standInWhatsapp } from '../../src/providers/whatsapp/settings.ts';
import { patienceMs } from '../eventually.ts';
import { purchaseBody } from '../given/buyer.ts';
import { givenLine, givenRole } from '../given/given-line.ts';
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
  postgres: TemporaryPostgres;
  /** The portal's and the provider's. */
  database: Database;
  payOrigin: string;
  /** Of a portal. */
  environment: Record<string, string>;
  start(): Promise<PortalProcess>;
  kill(portal: PortalProcess): Promise<void>;
  /** Kills what still runs, too. */
  close(): Promise<void>;
}

/** The provider outlives the servers. @param settings of the portals, beside the usual */
export async function openKillWorld(settings: Record<string, string> = {}): Promise<KillWorld> {
  const postgres = await startTemporaryPostgres();
  const database = connectDatabase(postgres.connection, { waitMs: patienceMs });
  await migratePaySandbox(database.pool);
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
    DATABASE_URL: databaseUrl(postgres.connection),
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
    postgres,
    database,
    payOrigin,
    environment,
    async start() {
      const portal = await startPortal(environment);
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
      await database.close();
      await postgres.stop();
    },
  };
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
