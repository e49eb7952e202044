// What the home request asks of the database: recorded from the real application, text and parameters.
import { connectDatabase } from '@portal/database/connection';
import type pg from 'pg';
import { buildApp } from '../../apps/api/src/app.ts';
import { openOperator } from '../../apps/api/src/app-operator.ts';
import { readConfig } from '../../apps/api/src/config.ts';
import { createLog } from '../../apps/api/src/log.ts';
import type { Customer } from './portal.ts';

export interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

export interface Recording {
  /** Statements that run side by side stand in one wave; a wave begins when the one before has been answered. */
  waves: Statement[][];
  /** How many connections the application keeps for its requests, and how it sets them up. */
  pool: Pick<pg.PoolConfig, 'max' | 'options' | 'idleTimeoutMillis'>;
  answer: unknown;
}

export async function recordHome(connection: pg.PoolConfig, { home }: Customer): Promise<Recording> {
  const config = readConfig({ LOG_LEVEL: 'silent' });
  const database = connectDatabase(connection);
  const waves: Statement[][] = [];
  const log = createLog(config.logLevel);
  const { server } = await buildApp({
    config,
    database,
    // On the same pool, so that its statements are recorded, too.
    operator: openOperator({ config, database, log }),
    log,
    portalFolder: '/nonexistent',
  });
  await server.ready();
  const stop = recordInto(waves, database.pool);
  const answer = await server.inject({ method: 'GET', url: home.path, headers: home.headers });
  stop();
  const { max, options, idleTimeoutMillis } = database.pool.options;
  await server.close();
  await database.close();
  if (answer.statusCode >= 300) throw new Error(`the home request answered ${answer.statusCode}`);
  return { waves, pool: { max, options, idleTimeoutMillis }, answer: answer.json() };
}

type Query = (statement: Statement, values: unknown[]) => Promise<pg.QueryResult>;

function recordInto(waves: Statement[][], pool: pg.Pool): () => void {
  const query = pool.query.bind(pool) as Query;
  let underWay = 0;
  const recording: Query = async (statement, values) => {
    if (underWay === 0) waves.push([]);
    const { name, text } = statement;
    waves.at(-1)?.push({ name, text, values });
    underWay++;
    try {
      return await query(statement, values);
    } finally {
      underWay--;
    }
  };
  pool.query = recording as typeof pool.query;
  return () => {
    pool.query = query as typeof pool.query;
  };
}
