// What a portal opens once, however many processes serve it: the database, the card sandbox, the assistant's page.
import { access, constants, mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { buildAssistantApp } from '@portal/assistant/app';
import { receiveWhatsappEvent } from '@portal/contract/help/whatsapp';
import { connectDatabase } from '@portal/database/connection';
import { closeGracefully } from '@portal/http-server/server';
import { dayMs } from '@portal/market/civil-dates';
import { country } from '@portal/market/path';
import { canonicalMobile } from '@portal/market/service-number';
import { isEmpty } from '@portal/operator/demo/fill';
import { buildPayApp } from '@portal/pay/app';
import { migratePaySandbox } from '@portal/pay/database';
import { startPostgres } from '@portal/private-postgres/start';
import type pg from 'pg';
import type { Logger } from 'pino';
import { assistantPageFolder, payPageFolder } from '../asset-paths.ts';
import { type Config, ConfigError } from '../config.ts';
import { createChainKeys } from '../db/chain-keys.ts';
import { fillDemoOperator, holdsDemoAccounts } from '../db/demo/fill.ts';
import { expectMigratedDatabase, migrateDatabase } from '../db/migrate.ts';
import { hashPassword } from '../modules/sso/password-check.ts';
import { standInWhatsapp } from '../providers/whatsapp/settings.ts';
import { demoAgreements } from './demo-agreements.ts';

const webhookPath = `/PaymentManagement/api/${country}/paymentManagement/providerEvent`;
/** Of one process that serves: its pool, the operator's, and what a start needs for a moment. */
const connectionsOfOne = 40;

export interface Shared {
  /** As it was started: without the assistant where its port was taken. */
  config: Config;
  connection: pg.PoolConfig;
  /** Whoever registers finds no line: an operator has to be loaded. */
  isEmpty: boolean;
}

type Closers = (() => Promise<void>)[];

/** @param closers given what has been opened, also when the rest cannot be */
export async function openShared(asked: Config, log: Logger, closers: Closers): Promise<Shared> {
  const connection = await openDatabase(asked, log, closers);
  // Several processes, and a role that may change no table: in production migrations are a step of their own.
  await (asked.isProduction ? expectMigratedDatabase : migrateDatabase)(connection);
  const isEmptyNow = await fill(asked, connection, log);
  if (asked.cards.provider === 'sandbox') await openSandbox(asked, connection, log, closers);
  const config = asked.assistant.kind === 'off' ? asked : await openAssistantServer(asked, log, closers);
  return { config, connection, isEmpty: isEmptyNow };
}

async function openDatabase(config: Config, log: Logger, closers: Closers): Promise<pg.PoolConfig> {
  if (config.databaseUrl) {
    if (config.isProduction) await expectFolder(config.dataDir);
    return { connectionString: config.databaseUrl };
  }
  const postgres = await startPostgres({
    dataDir: resolve(config.dataDir),
    log: (message) => log.info(message),
    connections: Math.max(100, config.workers * connectionsOfOne),
  });
  closers.push(() => postgres.stop());
  return postgres.connection;
}

/** Anchors of agreements are kept there, apart from the database. */
async function expectFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK);
  } catch {
    throw new ConfigError(`Setting DATA_DIR is not valid: nothing can be written to ${resolve(dataDir)}`);
  }
}

async function fill(config: Config, connection: pg.PoolConfig, log: Logger): Promise<boolean> {
  const onError = (err: Error) => log.warn({ err }, 'database connection');
  const { db, pool, close } = connectDatabase(connection, { poolSize: 2, onError });
  try {
    if (config.isProduction && (await holdsDemoAccounts(pool)))
      throw new ConfigError(
        'This database holds demo accounts or generated customers, whose password is published: production needs another',
      );
    if (await isOfAnotherMarket(pool))
      throw new ConfigError(
        'Setting MARKET is not valid: this database holds the numbers of another country',
      );
    if (config.fillDemo) {
      const { name: brand, helpPhone } = config.brand;
      const keys = await createChainKeys(config.chain)(db);
      await fillDemoOperator(pool, {
        now: new Date(),
        passwordHash: hashPassword,
        taxId: config.issuer.taxId,
        usesNamed: config.usesDemoAccounts,
        agreements: demoAgreements({ brand, helpPhone }, keys),
      });
    }
    return config.upstreams.families.inventory === undefined && (await isEmpty(pool));
  } finally {
    await close();
  }
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
async function openAssistantServer(config: Config, log: Logger, closers: Closers): Promise<Config> {
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
  closers.push(() => closeGracefully(assistant));
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
async function openSandbox(config: Config, connection: pg.PoolConfig, log: Logger, closers: Closers) {
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
    ...(config.whatsapp?.appSecret === standInWhatsapp.appSecret && {
      whatsapp: { ...standInWhatsapp, url: `${portalUrl}${receiveWhatsappEvent.path}` },
    }),
    frame: {
      portalUrl,
      secret: config.paymentFrame.secret,
      pageFolder: payPageFolder,
      colours: config.brand.colours,
    },
    holdReplyMs: config.cards.sandboxHoldMs,
    keptMs: config.retention.sandboxDays * dayMs,
    log: log.child({ part: 'card sandbox' }),
  });
  closers.push(() => closeGracefully(sandbox));
  await sandbox.listen({ host: config.host, port: config.payPort });
}

/** Whether somebody signs in with a number that is no number of this market. Asked once a start, along the key. */
async function isOfAnotherMarket(database: Pick<pg.ClientBase, 'query'>): Promise<boolean> {
  const { rows } = await database.query<{ login_name: string }>(
    `select login_name from login_names
     where login_name between '0' and '9999999999999999' and login_name !~ '@' limit 1`,
  );
  return rows.some(({ login_name }) => canonicalMobile(login_name) !== login_name);
}
