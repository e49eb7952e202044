// What the running operator does about its tables: months ahead of usage records are made, old ones go, rows are swept.
import type { Database } from '@portal/database/connection';
import { sweep } from '@portal/database/sweep';
import type pg from 'pg';
import type { Logger } from 'pino';
import { type OperatorRetention, operatorRetention } from './tables.ts';
import { dropUsagePartitions, ensureUsagePartitions } from './usage-partitions.ts';

export interface RunRetentionNeeds {
  database: Database;
  retention: OperatorRetention;
  log: Pick<Logger, 'info' | 'error'>;
}

export function createRunRetention({
  database,
  retention,
  log,
}: RunRetentionNeeds): (signal?: AbortSignal) => Promise<void> {
  /** By the database's clock: a machine whose clock is years ahead drops nothing. */
  async function keepMonths(client: pg.ClientBase): Promise<void> {
    const { rows } = await client.query<{ now: Date }>('select now() as now');
    const now = rows[0]?.now ?? new Date();
    await ensureUsagePartitions(client, now, { monthsBack: 0, monthsAhead: 2 });
    const dropped = await dropUsagePartitions(client, now, retention.usageMonths);
    if (dropped.length > 0) log.info({ dropped }, 'old months of usage records dropped');
  }

  return async (signal) => {
    const client = await database.pool.connect();
    let lost: Error | undefined;
    try {
      await keepMonths(client);
    } catch (err) {
      // A role that may make no tables, or readers who did not let go: the next time makes up for it.
      log.error({ err }, 'months of usage records not kept');
      lost = err as Error;
    } finally {
      client.release(lost);
    }
    const onFailure = (err: unknown, table: string) => log.error({ err, table }, 'not swept');
    const gone = await sweep(database.db, operatorRetention(retention), { signal, onFailure });
    if (gone.size > 0) log.info({ swept: Object.fromEntries(gone) }, 'operator swept');
  };
}
