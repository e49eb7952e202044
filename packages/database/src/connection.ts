// The one door to PostgreSQL: the pool and the query builder on it. It knows no table.
import { AsyncLocalStorage } from 'node:async_hooks';
import { appendFileSync } from 'node:fs';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { isPooled, keepWatch, reach } from './address/address.ts';

// Every statement that the query builder writes passes here; for a test they are kept, each once a process.

const file = process.env.RECORD_STATEMENTS;
const seen = new Set<string>();

export const recordStatement: (text: string) => void = file
  ? (text) => {
      if (seen.has(text)) return;
      seen.add(text);
      appendFileSync(file, `${JSON.stringify(text)}\n`);
    }
  : () => {};

const recorder = { logQuery: recordStatement };

/** Statements keep their text and lose their name. */
function forgetNames(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((first: unknown, ...rest: unknown[]) =>
    query(isNamed(first) ? { ...first, name: undefined } : first, ...rest)) as typeof client.query;
}

const isNamed = (asked: unknown): asked is { name: string } =>
  typeof asked === 'object' && asked !== null && 'name' in asked && 'text' in asked;

declare const inTransaction: unique symbol;

/** Inside `db.transaction(...)`. */
export type Tx = Omit<NodePgDatabase, 'transaction'> & { [inTransaction]: true };
export type Db = Omit<NodePgDatabase, 'transaction'> & {
  /** Rolled back when the work fails. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
};

export interface Database {
  pool: pg.Pool;
  db: Db;
  close(): Promise<void>;
}

/** Done around each statement, by whoever watches: what is said is a text, or an object with one and perhaps a name. */
type Around = <T>(said: unknown, work: () => Promise<T>) => Promise<T>;

const alone: Around = (_said, work) => work();

/** How long a caller waits for a connection or a statement before the answer is 503. */
const usualWaitMs = 2_000;
/** What PostgreSQL itself ends. A pooler refuses them when they come with a connection: transactions bring them. */
const limitsOf = (waitMs: number) => ({
  statement_timeout: waitMs + 1_000,
  idle_in_transaction_session_timeout: waitMs + 8_000,
});
const beginWith = (limits: Record<string, number>) =>
  `begin; ${Object.entries(limits)
    .map(([name, ms]) => `set local ${name} = ${ms}`)
    .join('; ')}`;

export function connectDatabase(
  connection: pg.PoolConfig,
  options: { poolSize?: number; waitMs?: number; onError?: (error: Error) => void; around?: Around } = {},
): Database {
  const waitMs = options.waitMs ?? usualWaitMs;
  const limits = limitsOf(waitMs);
  const isShared = isPooled(connection);
  const pool = new pg.Pool({
    ...reach(connection),
    max: options.poolSize ?? 16,
    connectionTimeoutMillis: waitMs,
    // A new connection is a new process of PostgreSQL's: they are kept through quiet minutes.
    idleTimeoutMillis: 300_000,
    query_timeout: waitMs,
    ...(isShared ? {} : limits),
    application_name: 'portal-ec',
    keepAlive: true,
  });
  const onError = options.onError ?? (() => {});
  pool.on('error', onError);
  // A connection that drops while it is checked out ends the process unless it has a handler of its own.
  pool.on('connect', (client) => client.on('error', onError));
  if (isShared) pool.on('connect', forgetNames);
  const endWatch = keepWatch(connection);
  return {
    pool,
    db: openDb(pool, { begin: isShared ? beginWith(limits) : 'begin', around: options.around ?? alone }),
    close: () => pool.end().finally(endWatch),
  };
}

/** Where statements of our own are run: `statement.ts`. */
const connections = new WeakMap<Db | Tx, pg.Pool | pg.PoolClient>();

export function connectionOf(on: Db | Tx): pg.Pool | pg.PoolClient {
  const connection = connections.get(on);
  if (!connection) throw new Error('this query builder was not opened by connectDatabase');
  return connection;
}

/**
 * Inside a transaction the pool is closed: a read through it waits for a connection that, when all are taken by
 * such transactions, none of them gives back. `scripts/awaited-in-transactions.grit` sees most such reads while
 * they are written, this one all of them.
 */
function openDb(pool: pg.Pool, { begin, around }: { begin: string; around: Around }): Db {
  const inside = new AsyncLocalStorage<true>();
  const mustBeOutside = () => {
    if (inside.getStore()) throw new Error('the pool is asked for a connection inside a transaction');
  };
  const [query, connect] = [pool.query.bind(pool), pool.connect.bind(pool)];
  pool.query = ((...args: Parameters<typeof query>) => {
    mustBeOutside();
    return around(args[0], () => query(...args) as unknown as Promise<unknown>);
  }) as typeof pool.query;
  pool.connect = ((...args: Parameters<typeof connect>) => {
    mustBeOutside();
    return connect(...args);
  }) as typeof pool.connect;

  async function transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    const watched = watchedClient(client, around);
    const tx = drizzle(watched, { logger: recorder }) as unknown as Tx;
    connections.set(tx, watched);
    let lost: Error | undefined;
    try {
      await client.query(begin);
      const done = await inside.run(true, () => work(tx));
      await watched.query('commit');
      return done;
    } catch (error) {
      // A connection that cannot even roll back is nobody's any more.
      await client.query('rollback').catch((failure: Error) => {
        lost = failure;
      });
      throw error;
    } finally {
      client.release(lost);
    }
  }
  const db: Db = Object.assign(drizzle(pool, { logger: recorder }), { transaction });
  connections.set(db, pool);
  return db;
}

/** The same connection, with something done around what a transaction asks of it. */
function watchedClient(client: pg.PoolClient, around: Around): pg.PoolClient {
  const query = client.query.bind(client);
  return Object.create(client, {
    query: {
      value: (...args: Parameters<typeof query>) =>
        around(args[0], () => query(...args) as unknown as Promise<unknown>),
    },
  });
}
