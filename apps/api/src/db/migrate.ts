// The portal's migrations, and the operator's monthly partitions.
import { runMigrations } from '@portal/database/migrations';
import type pg from 'pg';
import { migrationsFolder } from '../own-files.ts';

const lock = 7_203_911;

export const migrateDatabase = (connection: pg.PoolConfig): Promise<void> =>
  runMigrations(connection, {
    folder: migrationsFolder,
    schema: 'public',
    lock,
    afterwards: (client) => ensureUsagePartitions(client, new Date(), { monthsBack: 7, monthsAhead: 2 }),
  });

/** Usage records live in one partition a month (UTC); made at the start and every night. */
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
