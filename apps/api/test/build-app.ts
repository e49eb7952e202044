// The real application on a real database of its own, with the card sandbox listening beside it.
import type { AddressInfo } from 'node:net';
import { connectDatabase, type Database } from '@portal/database/connection';
import { country } from '@portal/market/path';
import { type Clock, systemClock } from '@portal/operator/clock/clock';
import { buildPayApp } from '@portal/pay/app';
import { aroundStatement } from '@portal/trace/trace';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Logger } from 'pino';
import { inject } from 'vitest';
import { buildApp } from '../src/app.ts';
import { type Operator, openOperator } from '../src/app-operator.ts';
import { type Config, readConfig } from '../src/config.ts';
import { createLog } from '../src/log.ts';
import type { AnchorAgreements } from '../src/modules/agreements/anchor-agreements.ts';
import type { SettlePayment } from '../src/modules/payments/settle-payment.ts';
import { standInWhatsapp } from '../src/providers/whatsapp/settings.ts';
import { copyTemplate } from './database-template.ts';
import { patienceMs } from './eventually.ts';
import { drop } from './machines.ts';
import { isOverHttp, type ServedAs, serveOperator } from './neighbours/operators.ts';

export interface TestApp {
  server: FastifyInstance;
  database: Database;
  operator: Operator;
  /** Where the card sandbox listens. */
  payOrigin: string;
  portalOrigin: string;
  call(options: InjectOptions & { token?: string }): Promise<LightMyRequestResponse>;
  /** Signs in and answers the bearer token. */
  signIn(username: string, password?: string): Promise<string>;
  /** One tick of the operator's clock, which runs only so unless it was asked for, and what it tells. */
  tick(): Promise<void>;
  /** Tells of all events that wait; by itself it happens only with jobs. */
  settleEvents(): Promise<void>;
  /** One turn of it. */
  settleOnce(): Promise<number>;
  /** One turn of what is paid by itself. */
  runAutomatic(): Promise<number>;
  /** What each hour does. */
  runRetention(): Promise<void>;
  /** Of somebody who has closed their account: their three days are over. */
  endErasureDays(userId: string): Promise<void>;
  /** Looks whether they are. */
  eraseAccount(userId: string): Promise<boolean>;
  /** One pass for what is left of somebody who has gone. */
  finishErasure(pseudonym: string): Promise<boolean>;
  /** What each night does. */
  anchorAgreements: AnchorAgreements;
  /** What the job does that looks after a payment. */
  lookAfterPayment: SettlePayment['reconcile'];
  /** As when somebody has dropped the database of a running portal. */
  dropDatabase(): Promise<void>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  clock?: Clock;
  environment?: Record<string, string>;
  /** `sent`: and nobody works on them. */
  withJobs?: boolean | 'sent';
  /** Puts something between the server and the card sandbox; answers where the server finds it. */
  cardsThrough?: (payOrigin: string) => Promise<string>;
  arrivalMs?: number;
  /** What `vite build` would have written; none unless given. */
  portalFolder?: string;
  /** Silent unless given. */
  log?: Logger;
  /** Opens the connections of both sides; `connectDatabase` unless given. */
  connect?: typeof connectDatabase;
  /** Puts something between the portal and its operator. */
  operatorThrough?: (operator: Operator) => Operator;
  /** The portal asks its operator over a real socket. */
  overHttp?: boolean;
  /** It speaks in words of its own. */
  speaking?: ServedAs['speaking'];
}

export const demoPassword = 'Portal2026';
/** What the frame's server signs with: otherwise each process makes its own. */
export const frameSecret = 'a-secret-of-the-tests';

export async function startTestApp({
  environment = {},
  withJobs = false,
  clock = systemClock,
  cardsThrough = async (payOrigin) => payOrigin,
  arrivalMs,
  portalFolder = '/nonexistent',
  log = createLog('silent'),
  connect = connectDatabase,
  operatorThrough = (operator) => operator,
  speaking,
  overHttp = isOverHttp || speaking !== undefined,
}: TestAppOptions = {}): Promise<TestApp> {
  const server = inject('connection');
  const name = await copyTemplate(inject('machines'));
  const around = aroundStatement;
  const database = connect({ ...server, database: name }, { waitMs: patienceMs, around });
  const operatorDatabase = connect({ ...server, database: name }, { waitMs: patienceMs, around });
  const sandboxDatabase = connectDatabase({ ...server, database: name }, { waitMs: patienceMs, poolSize: 6 });

  const served = overHttp ? await serveOperator(operatorDatabase, { clock, log, speaking }) : null;
  const base = readConfig({
    ...served?.environment,
    OPERATOR_CLOCK: 'off',
    PAYMENT_FRAME_SECRET: frameSecret,
    ...environment,
  });
  const webhook = { url: null as string | null, secret: base.cards.webhookSecret };
  const sandbox = buildPayApp({
    pool: sandboxDatabase.pool,
    portalOrigins: [base.portalOrigin],
    publicMerchantId: base.cards.publicMerchantId,
    privateMerchantId: base.cards.privateMerchantId,
    webhook,
    whatsapp: { ...standInWhatsapp, url: null },
    holdReplyMs: base.cards.sandboxHoldMs,
    log: false,
  });
  await sandbox.listen({ host: '127.0.0.1', port: 0 });
  const payOrigin = `http://127.0.0.1:${(sandbox.server.address() as AddressInfo).port}`;

  const isPlayed = base.whatsapp?.appSecret === standInWhatsapp.appSecret;
  const config: Config = {
    ...base,
    cards: { ...base.cards, baseUrl: await cardsThrough(payOrigin) },
    whatsapp:
      base.whatsapp && isPlayed ? { ...base.whatsapp, apiUrl: `${payOrigin}/whatsapp` } : base.whatsapp,
  };
  const opened = openOperator({ config, database: operatorDatabase, log, clock });
  const operator = operatorThrough(served ? { ...opened, tick: served.tick } : opened);
  const app = await buildApp({
    config,
    database,
    operator,
    log,
    portalFolder,
    // People here are quick.
    proofCost: 1,
    ...(arrivalMs === undefined ? {} : { arrivalMs }),
  });
  if (withJobs === 'sent') await app.openJobs();
  else if (withJobs) await app.startJobs();
  await app.server.ready();

  const call: TestApp['call'] = ({ token, headers, ...options }) =>
    app.server.inject({
      ...options,
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
    });

  const dropDatabase = () => drop(inject('machines'), name);

  return {
    server: app.server,
    database,
    payOrigin,
    portalOrigin: config.portalOrigin,
    call,
    async signIn(username, password = demoPassword) {
      const answer = await call({
        method: 'POST',
        url: `/SSOManagement/api/${country}/ssoManagement/users/login`,
        payload: { username, password },
      });
      const token = answer.headers.token;
      if (typeof token !== 'string') throw new Error(`no token for ${username}: ${answer.body}`);
      return token;
    },
    operator,
    async tick() {
      await operator.tick();
      while ((await operator.events.deliver()) > 0);
    },
    settleOnce: app.settleEvents,
    anchorAgreements: app.anchorAgreements,
    lookAfterPayment: app.lookAfterPayment,
    runAutomatic: app.runAutomatic,
    runRetention: () => app.runRetention(AbortSignal.timeout(60_000)),
    async endErasureDays(userId) {
      await database.pool.query('update users set closed_until = now() where user_id = $1', [userId]);
      await app.eraseAccount(userId);
    },
    eraseAccount: app.eraseAccount,
    finishErasure: app.finishErasure,
    async settleEvents() {
      // Those that another worker holds are waited for, too.
      const waiting = 'select 1 from events where settled_at is null limit 1';
      while ((await app.settleEvents()) > 0 || (await database.pool.query(waiting)).rowCount);
    },
    dropDatabase,
    async close() {
      await app.server.close();
      await sandbox.close();
      await served?.close();
      await sandboxDatabase.close();
      await operatorDatabase.close();
      await database.close();
      await dropDatabase();
    },
  };
}
