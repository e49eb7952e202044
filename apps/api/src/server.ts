// Opens the database and the ports, and closes them gracefully.
import { resolve } from 'node:path';
import { setTimeout as passes } from 'node:timers/promises';
import { buildAssistantApp } from '@portal/assistant/app';
import { connectDatabase } from '@portal/database/connection';
import { isEmpty } from '@portal/operator/demo/fill';
import { buildPayApp } from '@portal/pay/app';
import { migratePaySandbox } from '@portal/pay/migrate';
import { startPostgres } from '@portal/private-postgres/start';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Logger } from 'pino';
import { type App, buildApp } from './app.ts';
import { openOperator } from './app-operator.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { demoAccounts } from './db/demo/accounts.ts';
import { demoPassword, fillDemoOperator, holdsDemoAccounts } from './db/demo/fill.ts';
import { expectMigratedDatabase, migrateDatabase } from './db/migrate.ts';
import { createLog } from './log.ts';
import { hashPassword } from './modules/sso/passwords.ts';
import { assistantPageFolder, payPageFolder, portalFolder } from './own-files.ts';

const webhookPath = '/PaymentManagement/api/ec/paymentManagement/providerEvent';

/** How long requests in flight may take to finish before the process ends anyway. */
const stopWithinMs = 25_000;

interface Running {
  /** As it was started: without the assistant where its port was taken. */
  config: Config;
  /** Whoever registers finds no line: an operator has to be loaded. */
  isEmpty: boolean;
  /** Says on `/readyz` that it is about to close. */
  leave(): void;
  close(): Promise<void>;
}

async function start(asked: Config, log: Logger): Promise<Running> {
  let config = asked;
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const closer of closers.reverse()) await closer();
  };
  try {
    const connection = await openDatabase(config, log, closers);
    // Several processes, and a role that may change no table: in production migrations are a step of their own.
    await (config.isProduction ? expectMigratedDatabase : migrateDatabase)(connection);
    const database = connectDatabase(connection, {
      onError: (err) => log.warn({ err }, 'database connection'),
    });
    closers.push(() => database.close());
    if (config.isProduction && (await holdsDemoAccounts(database.pool)))
      throw new ConfigError(
        'This database holds demo accounts, whose password is published: production needs another',
      );
    if (config.fillDemo)
      await fillDemoOperator(database.pool, {
        now: new Date(),
        passwordHash: hashPassword,
        ruc: config.issuer.ruc,
      });

    if (config.cards.provider === 'sandbox') await openSandbox(config, connection, log, closers);
    if (config.assistant.kind !== 'off') config = await openAssistantServer(config, log, closers);
    const operatorDatabase = connectDatabase(connection, {
      onError: (err) => log.warn({ err }, 'operator database'),
    });
    closers.push(() => operatorDatabase.close());
    const operator = openOperator({ config, database: operatorDatabase, log });
    const app: App = await buildApp({ config, database, operator, log, portalFolder });
    closers.push(() => closeGently(app.server));
    app.prepare();
    await app.startJobs();
    await app.server.listen({ host: config.host, port: config.port });
    return { config, isEmpty: await isEmpty(database.pool), leave: app.leave, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openDatabase(
  config: Config,
  log: Logger,
  closers: (() => Promise<void>)[],
): Promise<pg.PoolConfig> {
  if (config.databaseUrl) return { connectionString: config.databaseUrl };
  const postgres = await startPostgres({
    dataDir: resolve(config.dataDir),
    log: (message) => log.info(message),
  });
  closers.push(() => postgres.stop());
  return postgres.connection;
}

/** Where this machine reaches a server that listens on `host`. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/** Also those under which a machine of one's own is spoken to. */
const addressesOf = (origin: string, port: number): string[] => [
  origin,
  `http://localhost:${port}`,
  `http://127.0.0.1:${port}`,
];

/** The chat's page: it has an origin of its own, and asks the portal like everybody else. */
async function openAssistantServer(
  config: Config,
  log: Logger,
  closers: (() => Promise<void>)[],
): Promise<Config> {
  const { port, isPortAsked, origin, secret, chatwoot } = config.assistant;
  const assistant = buildAssistantApp({
    portalUrl: `http://${reachable(config.host)}:${config.port}`,
    secret,
    pageFolder: assistantPageFolder,
    portalOrigins: addressesOf(config.portalOrigin, config.port),
    ownOrigins: addressesOf(origin ?? '', port),
    brand: config.brand.name,
    helpPhone: config.brand.helpPhone,
    chatwoot,
    log: log.child({ part: 'assistant' }),
  });
  closers.push(() => closeGently(assistant));
  try {
    await assistant.listen({ host: config.host, port });
    return config;
  } catch (error) {
    if (isPortAsked || !(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'))
      throw error;
    log.warn({ port }, 'the port for the assistant is taken, and ASSISTANT_PORT names no other: without it');
    return { ...config, assistant: { ...config.assistant, kind: 'off', origin: null } };
  }
}

/** A provider of its own: not even its connections are shared with the portal. */
async function openSandbox(
  config: Config,
  connection: pg.PoolConfig,
  log: Logger,
  closers: (() => Promise<void>)[],
) {
  const onError = (err: Error) => log.warn({ err }, 'sandbox database');
  const { pool, close } = connectDatabase(connection, { poolSize: 6, onError });
  closers.push(close);
  await migratePaySandbox(pool);
  const portalUrl = `http://${reachable(config.host)}:${config.port}`;
  const sandbox = buildPayApp({
    pool,
    portalOrigins: addressesOf(config.portalOrigin, config.port),
    publicMerchantId: config.cards.publicMerchantId,
    privateMerchantId: config.cards.privateMerchantId,
    webhook: {
      url: `${portalUrl}${webhookPath}`,
      secret: config.cards.webhookSecret,
    },
    frame: { portalUrl, secret: config.paymentFrame.secret, pageFolder: payPageFolder },
    holdReplyMs: config.cards.sandboxHoldMs,
    log: log.child({ part: 'card sandbox' }),
  });
  closers.push(() => closeGently(sandbox));
  await sandbox.listen({ host: config.host, port: config.payPort });
}

/** Requests in flight finish; a connection that is kept alive after its last answer must not hold the stop. */
async function closeGently(server: FastifyInstance): Promise<void> {
  const timer = setInterval(() => server.server.closeIdleConnections(), 100);
  await server.close().finally(() => clearInterval(timer));
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function announce({ config, isEmpty }: Running): void {
  say(`\n  ${config.brand.name}: ${config.portalOrigin}/ec/`);
  const docs = config.showsDocs ? `${config.portalOrigin}/docs   description: ` : '';
  say(`  API: ${docs}${config.portalOrigin}/openapi.json`);
  if (config.assistant.origin) say(`  Assistant: ${config.assistant.origin}/`);
  if (config.cards.provider === 'sandbox') say(`  Card sandbox: ${config.cards.baseUrl}/`);
  if (!config.sms || !config.email) say(`  SMS and e-mail that were sent: ${config.portalOrigin}/dev/outbox`);
  if (config.fillDemo) {
    say(`\n  Demo accounts, password ${demoPassword}:`);
    for (const account of demoAccounts) say(`    ${account.login.padEnd(30)} ${account.who}`);
  }
  if (isEmpty) {
    say(
      '\n  The database has no customers: whoever registers finds no line. Load an operator’s plans, customers,',
    );
    say('  accounts, lines and bills; or `npm run db -- seed --lines N` fills it with a generated operator.');
  }
  say('');
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const running = await start(config, log);
  announce(running);

  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    running.leave();
    await passes(config.shutdownDelaySeconds * 1_000);
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    await running.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
}

main().catch((error: unknown) => {
  const line = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${error instanceof ConfigError ? '' : 'Could not start: '}${line}\n`);
  process.exit(1);
});
