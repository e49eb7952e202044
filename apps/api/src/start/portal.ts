// The portal in one process: its connections, its jobs, its port.
import { connectDatabase } from '@portal/database/connection';
import { closeGracefully } from '@portal/http-server/server';
import { aroundStatement, startTracing } from '@portal/trace/trace';
import type pg from 'pg';
import type { Logger } from 'pino';
import { type App, buildApp } from '../app.ts';
import { openOperator } from '../app-operator.ts';
import { portalFolder } from '../asset-paths.ts';
import type { Config } from '../config.ts';
import type { Team } from '../http/description/operations.ts';

export interface Portal {
  /** Says on `/readyz` that it is about to close. */
  leave(): void;
  close(): Promise<void>;
}

export interface PortalNeeds {
  config: Config;
  connection: pg.PoolConfig;
  log: Logger;
  /** Null: it serves alone. */
  team: Team | null;
}

export async function openPortal({ config, connection, log, team }: PortalNeeds): Promise<Portal> {
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const closer of closers.reverse()) await closer();
  };
  try {
    const onError = (err: Error) => log.warn({ err }, 'database connection');
    closers.push(await startTracing(config.tracing));
    const database = connectDatabase(connection, { onError, around: aroundStatement });
    closers.push(() => database.close());
    const operatorDatabase = connectDatabase(connection, {
      onError: (err) => log.warn({ err }, 'operator database'),
      around: aroundStatement,
    });
    closers.push(() => operatorDatabase.close());
    const operator = openOperator({ config, database: operatorDatabase, log });
    const app: App = await buildApp({ config, database, operator, log, portalFolder, team });
    closers.push(() => closeGracefully(app.server));
    app.prepare();
    await app.startJobs();
    await app.server.listen({ host: config.host, port: config.port });
    return { leave: app.leave, close };
  } catch (error) {
    await close();
    throw error;
  }
}
