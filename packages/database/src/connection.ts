// The one door to PostgreSQL: the pool and the query builder on it. It knows no table.
import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export type Db = NodePgDatabase;
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
  return { pool, db: keepReadsInside(drizzle(pool), pool), close: () => pool.end() };
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
