// A sandbox on a database and a port of its own, with a clock that the test turns.
import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import type { PostgresConnection } from '@portal/private-postgres/start';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { pino } from 'pino';
import { buildPayApp } from '../src/app.ts';
import { migratePaySandbox } from '../src/database.ts';

// A database of its own for each sandbox under test.

/** Makes an empty database and returns the settings of a pool on it. */
export async function createDatabase(server: PostgresConnection): Promise<pg.PoolConfig> {
  const client = new pg.Client(server);
  await client.connect();
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await client.query(`create database ${database}`);
  await client.end();
  return { ...server, database };
}

export const portalOrigin = 'http://portal.example';
export const webhookSecret = 'webhook-secret';
export const whatsappPlay = {
  phoneNumberId: '100000000000001',
  accessToken: 'whatsapp-token',
  appSecret: 'whatsapp-secret',
};
export const approvedCard = '5451951574925480';

/** Enough of a sandbox to call it. */
export type Reachable = { baseUrl: string };

export type Sandbox = Reachable & {
  app: FastifyInstance;
  pool: pg.Pool;
  /** Turns the sandbox's clock forward. */
  advanceMs: (ms: number) => void;
  logged: () => string;
  /** Ends this server and starts another one on the same database and clock. */
  restart: (settings?: Settings) => Promise<void>;
  close: () => Promise<void>;
};

type Settings = { webhookUrl?: string; whatsappUrl?: string; holdReplyMs?: number };

export async function openSandbox(server: PostgresConnection, settings: Settings = {}): Promise<Sandbox> {
  const pool = new pg.Pool({ ...(await createDatabase(server)), max: 10 });
  pool.on('error', () => undefined);
  await migratePaySandbox(pool);
  let skewMs = 0;
  let logged = '';
  const log = pino(
    { level: 'trace' },
    new Writable({
      write(chunk, _encoding, done) {
        logged += chunk;
        done();
      },
    }),
  );
  const start = async ({ webhookUrl, whatsappUrl, holdReplyMs }: Settings) => {
    const app = buildPayApp({
      pool,
      portalOrigins: [portalOrigin],
      publicMerchantId: 'sandbox',
      privateMerchantId: 'sandbox-private',
      webhook: { url: webhookUrl ?? null, secret: webhookSecret },
      whatsapp: { ...whatsappPlay, url: whatsappUrl ?? null },
      ...(holdReplyMs === undefined ? {} : { holdReplyMs }),
      log,
      now: () => new Date(Date.now() + skewMs),
    });
    return { app, baseUrl: await app.listen({ host: '127.0.0.1', port: 0 }) };
  };
  const sandbox: Sandbox = {
    ...(await start(settings)),
    pool,
    advanceMs: (ms) => {
      skewMs += ms;
    },
    logged: () => logged,
    restart: async (changed = {}) => {
      await sandbox.app.close();
      Object.assign(sandbox, await start({ ...settings, ...changed }));
    },
    close: async () => {
      await sandbox.app.close();
      await pool.end();
    },
  };
  return sandbox;
}

export type Answer = { status: number; headers: Headers; body: Record<string, unknown> };

export async function ask(
  sandbox: Reachable,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: unknown,
): Promise<Answer> {
  const response = await fetch(sandbox.baseUrl + path, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? {} : JSON.parse(text) };
}

export function tokenBody(number = approvedCard, totalAmount = 18.39) {
  return {
    totalAmount,
    currency: 'USD',
    isDeferred: false,
    card: { name: 'ANA PAREDES', number, cvv: '123', expiryMonth: '12', expiryYear: '39' },
  };
}

export function askToken(sandbox: Reachable, body: unknown): Promise<Answer> {
  return ask(sandbox, 'POST', '/card/v1/tokens', { 'public-merchant-id': 'sandbox' }, body);
}

export async function newToken(sandbox: Reachable, number?: string, totalAmount?: number): Promise<string> {
  const answer = await askToken(sandbox, tokenBody(number, totalAmount));
  return String(answer.body.token);
}

export function chargeBody(token: string, dollars = 18.39) {
  return {
    token,
    amount: { subtotalIva: 0, subtotalIva0: dollars, ice: 0, iva: 0, currency: 'USD' },
    metadata: { paymentId: 'pay-1' },
    fullResponse: 'v2',
  };
}

export function charge(sandbox: Reachable, token: string, key?: string, dollars?: number): Promise<Answer> {
  const headers = {
    'private-merchant-id': 'sandbox-private',
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  };
  return ask(sandbox, 'POST', '/card/v1/charges', headers, chargeBody(token, dollars));
}

export async function lookUp(sandbox: Reachable, key: string): Promise<Record<string, unknown>[]> {
  const path = `/card/v1/charges?idempotencyKey=${encodeURIComponent(key)}`;
  const answer = await ask(sandbox, 'GET', path, { 'private-merchant-id': 'sandbox-private' });
  return answer.body as unknown as Record<string, unknown>[];
}
