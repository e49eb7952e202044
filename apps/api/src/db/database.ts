// The one door to PostgreSQL: the pool, the query builder on it, migrations and monthly partitions.
import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { migrationsFolder } from '../own-files.ts';
import * as schema from './schema.ts';

export type Db = NodePgDatabase<typeof schema>;
/** Inside `db.transaction(...)`. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

export interface Database {
  pool: pg.Pool;
  db: Db;
  close(): Promise<void>;
}

/** How long a caller waits for a connection or a statement before the answer is 503. */
const connectTimeoutMs = 2_000;
const statementTimeoutMs = 2_000;

export function connectDatabase(
  connection: pg.PoolConfig,
  options: { poolSize?: number; onError?: (error: Error) => void } = {},
): Database {
  const pool = new pg.Pool({
    ...connection,
    max: options.poolSize ?? 16,
    connectionTimeoutMillis: connectTimeoutMs,
    // A new connection is a new process of PostgreSQL's: they are kept through quiet minutes.
    idleTimeoutMillis: 300_000,
    statement_timeout: 3_000,
    query_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'portal-ec',
    keepAlive: true,
  });
  const onError = options.onError ?? (() => {});
  pool.on('error', onError);
  // A connection that drops while it is checked out ends the process unless it has a handler of its own.
  pool.on('connect', (client) => client.on('error', onError));
  return { pool, db: keepReadsInside(drizzle(pool, { schema }), pool), close: () => pool.end() };
}

/**
 * Inside a transaction the pool is closed: a read through it waits for a connection that, when all are taken by
 * such transactions, none of them gives back. `scripts/awaited-in-transactions.grit` sees most such reads while
 * they are written, this one all of them.
 */
function keepReadsInside(db: Db, pool: pg.Pool): Db {
  const inside = new AsyncLocalStorage<true>();
  const mustBeOutside = () => {
    if (inside.getStore()) throw new Error('the pool is asked for a connection inside a transaction');
  };
  const [query, connect, transaction] = [
    pool.query.bind(pool),
    pool.connect.bind(pool),
    db.transaction.bind(db),
  ];
  pool.query = ((...args: Parameters<typeof query>) => {
    mustBeOutside();
    return query(...args);
  }) as typeof pool.query;
  pool.connect = ((...args: Parameters<typeof connect>) => {
    mustBeOutside();
    return connect(...args);
  }) as typeof pool.connect;
  db.transaction = (work, config) => transaction((tx) => inside.run(true, () => work(tx)), config);
  return db;
}

const migrationLock = 7_203_911;

/** Brings the schema up to date; two processes that start together take turns. */
export async function migrateDatabase(connection: pg.PoolConfig): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), {
      migrationsFolder,
      migrationsSchema: 'public',
      migrationsTable: 'migrations',
    });
    await ensureUsagePartitions(client, new Date(), { monthsBack: 7, monthsAhead: 2 });
  } finally {
    await client.end();
  }
}

/** Usage records live in one partition a month (UTC); called at start and by the operator's clock. */
export async function ensureUsagePartitions(
  client: Pick<pg.ClientBase, 'query'>,
  now: Date,
  span: { monthsBack: number; monthsAhead: number },
): Promise<void> {
  for (let offset = -span.monthsBack; offset <= span.monthsAhead; offset++) {
    const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1));
    const to = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset + 1, 1));
    const name = `usage_records_${from.toISOString().slice(0, 7).replace('-', '_')}`;
    await client.query(
      `create table if not exists ${name} partition of usage_records
       for values from ('${from.toISOString()}') to ('${to.toISOString()}')`,
    );
  }
}
