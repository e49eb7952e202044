// What a purchase writes, recorded from the real application, and made anew for every repetition.
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes, randomUUID } from 'node:crypto';
import { connectDatabase } from '@portal/database/connection';
import type pg from 'pg';
import { buildApp } from '../../apps/api/src/app.ts';
import { openOperator } from '../../apps/api/src/app-operator.ts';
import { readConfig } from '../../apps/api/src/config.ts';
import { createLog } from '../../apps/api/src/log.ts';

export interface Statement {
  /** Of a prepared one: the database plans it once for each connection. */
  name?: string;
  text: string;
  values: unknown[];
}

/** A transaction, or one statement alone. */
export interface Step {
  isTransaction: boolean;
  statements: Statement[];
}

export interface Recording {
  /** In order; a charge of a card stands between the first and the second. */
  steps: Step[];
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
  const log = createLog(config.logLevel);
  const { server, startJobs } = await buildApp({
    config,
    database,
    // On the same pool, so that its statements are recorded, too.
    operator: openOperator({ config, database, log }),
    log,
    portalFolder: '/nonexistent',
  });
  // Nothing is sent to a queue that nobody has opened.
  await startJobs();
  await server.ready();
  const recordOne = async () => {
    const steps: Step[] = [];
    const stop = recordInto(steps, database.pool);
    const payload = ask.body();
    // `inject` begins when it is awaited.
    const answer = await ofPurchase.run(
      true,
      async () => await server.inject({ method: 'POST', url: ask.path, headers: ask.headers, payload }),
    );
    stop();
    if (answer.statusCode !== 201)
      throw new Error(`the purchase answered ${answer.statusCode} ${answer.body}`);
    return { steps, answer: answer.json() as unknown };
  };
  const [first, second] = [await recordOne(), await recordOne()];
  await server.close();
  await database.close();
  const shared = new Set(idsOf(second.steps));
  const ownIds = [...new Set(idsOf(first.steps))].filter((id) => !shared.has(id));
  return { ...first, ownIds };
}

const idsOf = (steps: Step[]): string[] =>
  steps
    .flatMap(({ statements }) => statements)
    .flatMap(({ values }) => JSON.stringify(values).match(uuid) ?? []);

/** Jobs and events go on meanwhile, through the same pool. */
const ofPurchase = new AsyncLocalStorage<true>();
const writes = /\b(insert into|update|delete from)\b/i;

const recorded = (statement: string | Statement, values: unknown[]): Statement => {
  const { text, ...named } = typeof statement === 'string' ? { text: statement } : statement;
  return { ...('name' in named && { name: named.name }), text, values };
};

function recordInto(steps: Step[], pool: pg.Pool): () => void {
  const connect = pool.connect.bind(pool) as (callback?: unknown) => Promise<pg.PoolClient>;
  const ask = pool.query.bind(pool) as (...all: unknown[]) => unknown;
  const recordingClient = async (callback?: unknown) => {
    // The pool's own statements, each alone.
    if (callback || !ofPurchase.getStore()) return connect(callback);
    const client = await connect();
    const query = client.query;
    const statements: Statement[] = [];
    client.query = ((statement: string | Statement, values: unknown[] = []) => {
      const { text } = typeof statement === 'string' ? { text: statement } : statement;
      if (text === 'commit') steps.push({ isTransaction: true, statements });
      else if (text !== 'begin') statements.push(recorded(statement, values));
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
  pool.connect = recordingClient as typeof pool.connect;
  pool.query = ((statement: string | Statement, values: unknown[] = []) => {
    const { text } = typeof statement === 'string' ? { text: statement } : statement;
    if (ofPurchase.getStore() && writes.test(text))
      steps.push({ isTransaction: false, statements: [recorded(statement, values)] });
    return ask(statement, values);
  }) as typeof pool.query;
  return () => {
    pool.connect = connect as typeof pool.connect;
    pool.query = ask as typeof pool.query;
  };
}

/** The same statements with ids, hashes and moments of their own. */
export function makeAnew({ steps, ownIds }: Pick<Recording, 'steps' | 'ownIds'>): Step[] {
  const fresh = new Map(ownIds.map((id) => [id, id[14] === '7' ? timedId() : randomUUID()]));
  const renew = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(uuid, (id) => fresh.get(id) ?? id);
    if (value instanceof Date) return new Date();
    if (value instanceof Uint8Array) return randomBytes(value.length);
    return Array.isArray(value) ? value.map(renew) : value;
  };
  return steps.map(({ isTransaction, statements }) => ({
    isTransaction,
    statements: statements.map((statement) => ({ ...statement, values: statement.values.map(renew) })),
  }));
}

/** A UUIDv7: rows that are made together lie together. */
function timedId(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
