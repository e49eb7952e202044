// The measure of buying: bare Fastify routes that run the same transactions and statements with raw `pg`. Started by `fork`.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import pg from 'pg';
import { endOf, nodeArguments } from './portal.ts';
import { makeAnew, type Recording, type Step } from './recorded-purchase.ts';
import type { AtEnd } from './run.ts';

const file = fileURLToPath(import.meta.url);

interface Order {
  connection: pg.PoolConfig;
  provider: string;
  /** By path. */
  purchases: Record<string, Recording & { isCharged: boolean }>;
}

/** Resolves to its origin. */
export async function startBarePurchases(order: Order, atEnd: AtEnd): Promise<string> {
  // Structured messages carry the recorded parameters as they are, bytes and dates included.
  const child = fork(file, ['--serve'], { serialization: 'advanced', execArgv: [...nodeArguments] });
  atEnd(() => endOf(child, 'SIGKILL'));
  child.send(order);
  const [origin] = (await once(child, 'message')) as [string];
  return origin;
}

async function serve({ connection, provider, purchases }: Order): Promise<string> {
  const pool = new pg.Pool({ ...connection, max: 16, idleTimeoutMillis: 300_000 });
  const app = Fastify();
  for (const [path, recording] of Object.entries(purchases)) {
    app.post(path, async (_request, reply) => {
      for (const [place, step] of makeAnew(recording).entries()) {
        if (place === 1 && recording.isCharged) await charge(provider);
        await run(pool, step);
      }
      return reply.code(201).type('application/json').send(JSON.stringify(recording.answer));
    });
  }
  return app.listen({ host: '127.0.0.1', port: 0 });
}

async function run(pool: pg.Pool, { isTransaction, statements }: Step): Promise<void> {
  const client = await pool.connect();
  try {
    if (isTransaction) await client.query('begin');
    for (const statement of statements) await client.query(statement);
    if (isTransaction) await client.query('commit');
  } finally {
    client.release();
  }
}

const body = JSON.stringify({ amount: { subtotalIva: 2.61, iva: 0.39 } });

async function charge(provider: string): Promise<void> {
  const answer = await fetch(`${provider}/card/v1/charges`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  await answer.json();
}

if (process.argv.includes('--serve')) {
  process.once('disconnect', () => process.exit(1));
  const [order] = (await once(process, 'message')) as [Order];
  process.send?.(await serve(order));
}
