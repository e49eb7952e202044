// The operator alone: its database, its clock, and its TM Forum APIs, so that it can be somebody's upstream.
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { reach } from '@portal/database/address/address';
import { connectDatabase } from '@portal/database/connection';
import { createCopySink } from '@portal/database/copy-sink';
import { closeGracefully } from '@portal/http-server/server';
import { keepDoing } from '@portal/keep-doing/keep-doing';
import { hourMs } from '@portal/market/civil-dates';
import { startPostgres } from '@portal/private-postgres/start';
import { logSettings, logTarget } from '@portal/trace/log-lines';
import pg from 'pg';
import pino, { type Logger } from 'pino';
import { systemClock } from './clock/clock.ts';
import { migrateOperator } from './db/migrate.ts';
import { readSeal } from './db/seal.ts';
import { type DemoFilling, fillDemo, isEmpty } from './demo/fill.ts';
import { buildOperatorApp } from './http/app.ts';
import { createHub, mayBeCalled } from './hub/hub.ts';
import { compensationFrom } from './network/compensation.ts';
import { createOperator } from './operator.ts';
import { issuerFrom, type OperatorSettings, operatorSettings } from './settings.ts';

const stopWithinMs = 25_000;
const fillLock = 7_203_915;

const announcement = (origin: string, key: string | undefined): string =>
  [`\n  The operator: ${origin}`, ...(key ? [`  Its key, until it stops: ${key}`] : []), '\n'].join('\n');

async function openDatabase(settings: OperatorSettings, log: Logger, closers: (() => Promise<void>)[]) {
  if (settings.DATABASE_URL) return { connectionString: settings.DATABASE_URL };
  const dataDir = resolve(settings.OPERATOR_DATA_DIR);
  const postgres = await startPostgres({ dataDir, log: (message) => log.info(message) });
  closers.push(() => postgres.stop());
  return postgres.connection;
}

/** One transaction under a lock: a second process waits, finds customers, and leaves. */
async function fillOnce(
  connection: pg.PoolConfig,
  filling: Pick<DemoFilling, 'taxId' | 'usesNamed'>,
): Promise<void> {
  const client = new pg.Client(reach(connection));
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [fillLock]);
    if (await isEmpty(client))
      await fillDemo(client, {
        sink: createCopySink(client),
        now: new Date(),
        ...filling,
        subscribe: () => null,
      });
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function start(settings: OperatorSettings): Promise<() => Promise<void>> {
  const { logFormat: format, logLevel: level } = logSettings(settings.LOG_FORMAT, settings.LOG_LEVEL);
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  const log = format === 'plain' ? pino(options, logTarget(format)) : pino(options);
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const closer of closers.reverse()) await closer();
  };
  try {
    const issuer = issuerFrom(settings);
    if ('refused' in issuer) throw new Error(issuer.refused);
    const connection = await openDatabase(settings, log, closers);
    await migrateOperator(connection);
    const isDemo = settings.DEMO ? settings.DEMO === 'on' : !settings.DATABASE_URL;
    if (isDemo) await fillOnce(connection, { taxId: issuer.taxId, usesNamed: settings.DEMO_USE === 'on' });
    const database = connectDatabase(connection, { onError: (err) => log.warn({ err }, 'database') });
    closers.push(() => database.close());

    const tickMs = settings.OPERATOR_CLOCK_SECONDS * 1_000;
    const operator = createOperator({
      database,
      log,
      clock: systemClock,
      tickMs,
      issuer,
      billSeries: settings.ISSUER_SERIES,
      help: {
        portalOrigin: settings.PORTAL_ORIGIN,
        helpPhone: settings.BRAND_HELP_PHONE,
        helpPaymentUrl: settings.SITE_HELP_PAYMENT_URL ?? '',
      },
      compensation: compensationFrom(settings),
      retention: {
        ordersDays: settings.RETENTION_ORDERS_DAYS,
        usageMonths: settings.RETENTION_USAGE_MONTHS,
      },
    });
    closers.push(() => operator.close());
    const callbacks = {
      portalOrigin: settings.PORTAL_ORIGIN,
      origins: settings.OPERATOR_CALLBACK_ORIGINS ?? [],
      host: settings.HOST,
    };
    const hub = createHub({
      db: database.db,
      seal: await readSeal(database.db),
      log,
      mayBeCalled: (callback) => mayBeCalled(callbacks, callback),
    });
    operator.events.listen(hub.listener);

    const apiKey = settings.OPERATOR_API_KEY ?? randomBytes(24).toString('base64url');
    const app = buildOperatorApp({ ports: operator, hub, apiKey, log });
    closers.push(() => closeGracefully(app));
    const isTicking = settings.OPERATOR_CLOCK ? settings.OPERATOR_CLOCK === 'on' : isDemo;
    const keep = (work: () => Promise<boolean>, everyMs: number) => {
      const onFailure = (err: unknown) => log.warn({ err }, 'work without a request failed');
      closers.push(keepDoing(work, { everyMs, afterFailureMs: Math.min(everyMs, 5_000), onFailure }).stop);
    };
    const once = (work: () => Promise<void>) => () => work().then(() => false);
    if (isTicking) keep(once(operator.tick), tickMs);
    keep(async () => (await operator.events.deliver()) > 0, 1_000);
    keep(hub.tell, 1_000);
    keep(
      once(() => operator.runRetention()),
      hourMs,
    );
    const { HOST: host, OPERATOR_PORT: port } = settings;
    await app.listen({ host, port });
    const origin = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
    const made = settings.OPERATOR_API_KEY ? {} : { keyUntilItStops: apiKey };
    if (format === 'json') log.info({ origin, ...made }, 'serving');
    else process.stdout.write(announcement(origin, made.keyUntilItStops));
    return close;
  } catch (error) {
    await close();
    throw error;
  }
}

async function main(): Promise<void> {
  const known = Object.keys(operatorSettings.shape);
  const given = Object.fromEntries(known.map((name) => [name, process.env[name]?.trim() || undefined]));
  const parsed = operatorSettings.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`Setting ${issue?.path.join('.')} is not valid: ${issue?.message}`);
  }
  const close = await start(parsed.data);
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
}

main().catch((error: unknown) => {
  process.stderr.write(`Could not start: ${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
});
