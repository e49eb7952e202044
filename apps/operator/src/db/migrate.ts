// The operator's migrations, and its monthly partitions.
import { fileURLToPath } from 'node:url';
import { type Migrations, runMigrations } from '@portal/database/migrations';
import type pg from 'pg';
import { migrationsFolder } from '../own-files.ts';

export const operatorMigrations: Migrations = {
  folder: fileURLToPath(migrationsFolder),
  schema: 'operator',
  lock: 7_203_914,
  afterwards: (client) => ensureUsagePartitions(client, new Date(), { monthsBack: 7, monthsAhead: 2 }),
};

export const migrateOperator = (connection: pg.PoolConfig): Promise<void> =>
  runMigrations(connection, operatorMigrations);

/** Usage records live in one partition a month (UTC); made at the start and every night. */
export async function ensureUsagePartitions(
  client: Pick<pg.ClientBase, 'query'>,
  now: Date,
  span: { monthsBack: number; monthsAhead: number },
): Promise<void> {
  // Those of an earlier version stand in another schema.
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_inherits join pg_class c on c.oid = inhrelid
     where inhparent = 'operator.usage_records'::regclass`,
  );
  const known = new Set(rows.map(({ name }) => name));
  for (let offset = -span.monthsBack; offset <= span.monthsAhead; offset++) {
    const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1));
    const to = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset + 1, 1));
    const name = `usage_records_${from.toISOString().slice(0, 7).replace('-', '_')}`;
    if (!known.has(name))
      await client.query(
        `create table if not exists operator.${name} partition of operator.usage_records
         for values from ('${from.toISOString()}') to ('${to.toISOString()}')`,
      );
  }
}
