// The measure of the whole API: bare Fastify routes on raw `pg`, in a process of their own. Started by `fork`.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import pg from 'pg';
import { bareAnswer, type Results } from './bare-answer.ts';
import { endOf, nodeArguments } from './portal.ts';
import type { Recording, Statement } from './recorded-statements.ts';
import type { AtEnd } from './run.ts';

const file = fileURLToPath(import.meta.url);

interface Order {
  connection: pg.PoolConfig;
  waves: Recording['waves'];
}

export interface BareServer {
  origin: string;
  pid: number;
}

export const homePath = '/home';
export const oneQueryPath = '/one-query';

export async function startBareServer(order: Order, atEnd: AtEnd): Promise<BareServer> {
  // Structured messages carry the recorded parameters as they are, bytes included.
  const child = fork(file, ['--serve'], { serialization: 'advanced', execArgv: [...nodeArguments] });
  atEnd(() => endOf(child, 'SIGKILL'));
  child.send(order);
  const [origin] = (await once(child, 'message')) as [string];
  return { origin, pid: child.pid ?? 0 };
}

async function serve({ connection, waves }: Order): Promise<string> {
  pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool(connection);
  const app = Fastify();

  app.get(homePath, async (_request, reply) => {
    const results: Results = {};
    const run = async (statement: Statement) => {
      results[statement.name] = (await pool.query(statement)).rows;
    };
    for (const wave of waves) await Promise.all(wave.map(run));
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(bareAnswer(results)));
  });

  const [[first] = []] = waves;
  if (!first) throw new Error('no statement was recorded');
  app.get(oneQueryPath, async (_request, reply) => {
    const { rows } = await pool.query(first);
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(rows));
  });
  return app.listen({ host: '127.0.0.1', port: 0 });
}

if (process.argv.includes('--serve')) {
  process.once('disconnect', () => process.exit(1));
  const [order] = (await once(process, 'message')) as [Order];
  process.send?.(await serve(order));
}
