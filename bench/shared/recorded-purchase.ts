// The transactions of a purchase, recorded from the real application, and made anew for every repetition.
import { randomBytes, randomUUID } from 'node:crypto';
import { connectDatabase } from '@portal/database/connection';
import type pg from 'pg';
import { buildApp } from '../../apps/api/src/app.ts';
import { readConfig } from '../../apps/api/src/config.ts';
import { createLog } from '../../apps/api/src/log.ts';

export interface Statement {
  /** Of a prepared one: the database plans it once for each connection. */
  name?: string;
  text: string;
  values: unknown[];
}

export interface Recording {
  /** In order; a charge stands between the first and the second. */
  transactions: Statement[][];
  /** Ids that belong to this one purchase. */
  ownIds: string[];
  answer: unknown;
}

export interface PurchaseAsk {
  path: string;
  headers: Record<string, string>;
  /** With a key of its own each time. */
  body(): object;
}

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Two of the same: what is not in both is each one's own. */
export async function recordPurchase(
  connection: pg.PoolConfig,
  provider: string,
  ask: PurchaseAsk,
): Promise<Recording> {
  const config = readConfig({ LOG_LEVEL: 'silent', OPERATOR_CLOCK: 'off', KUSHKI_BASE_URL: provider });
  const database = connectDatabase(connection);
  const { server } = await buildApp({
    config,
    database,
    log: createLog(config.logLevel),
    portalFolder: '/nonexistent',
  });
  await server.ready();
  const recordOne = async () => {
    const transactions: Statement[][] = [];
    const stop = recordInto(transactions, database.pool);
    const payload = ask.body();
    const answer = await server.inject({ method: 'POST', url: ask.path, headers: ask.headers, payload });
    stop();
    if (answer.statusCode !== 201)
      throw new Error(`the purchase answered ${answer.statusCode} ${answer.body}`);
    return { transactions, answer: answer.json() as unknown };
  };
  const [first, second] = [await recordOne(), await recordOne()];
  await server.close();
  await database.close();
  const shared = new Set(idsOf(second.transactions));
  const ownIds = [...new Set(idsOf(first.transactions))].filter((id) => !shared.has(id));
  return { ...first, ownIds };
}

const idsOf = (transactions: Statement[][]): string[] =>
  transactions.flat().flatMap(({ values }) => JSON.stringify(values).match(uuid) ?? []);

function recordInto(transactions: Statement[][], pool: pg.Pool): () => void {
  const connect = pool.connect.bind(pool) as (callback?: unknown) => Promise<pg.PoolClient>;
  const recording = async (callback?: unknown) => {
    // The pool's own statements, each alone.
    if (callback) return connect(callback);
    const client = await connect();
    const query = client.query;
    const transaction: Statement[] = [];
    client.query = ((statement: string | Statement, values: unknown[] = []) => {
      const { text, ...named } = typeof statement === 'string' ? { text: statement } : statement;
      if (text === 'commit') transactions.push(transaction);
      else if (text !== 'begin')
        transaction.push({ ...('name' in named && { name: named.name }), text, values });
      return (query as (...all: unknown[]) => unknown).call(client, statement, values);
    }) as typeof client.query;
    const { release } = client;
    client.release = (...reason) => {
      client.query = query;
      client.release = release;
      release.call(client, ...reason);
    };
    return client;
  };
  pool.connect = recording as typeof pool.connect;
  return () => {
    pool.connect = connect as typeof pool.connect;
  };
}

/** The same statements with ids, hashes and moments of their own. */
export function makeAnew({
  transactions,
  ownIds,
}: Pick<Recording, 'transactions' | 'ownIds'>): Statement[][] {
  const fresh = new Map(ownIds.map((id) => [id, id[14] === '7' ? timedId() : randomUUID()]));
  const renew = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(uuid, (id) => fresh.get(id) ?? id);
    if (value instanceof Date) return new Date();
    if (value instanceof Uint8Array) return randomBytes(value.length);
    return Array.isArray(value) ? value.map(renew) : value;
  };
  return transactions.map((statements) =>
    statements.map((statement) => ({ ...statement, values: statement.values.map(renew) })),
  );
}

/** A UUIDv7: rows that are made together lie together. */
function timedId(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
