// The portal's migrations, and after them those of the operator that is embedded beside it.
import { runMigrations } from '@portal/database/migrations';
import { migrateOperator } from '@portal/operator/db/migrate';
import type pg from 'pg';
import { migrationsFolder } from '../own-files.ts';

const lock = 7_203_911;

export async function migrateDatabase(connection: pg.PoolConfig): Promise<void> {
  await runMigrations(connection, { folder: migrationsFolder, schema: 'public', lock });
  // Takes over the tables that the portal's first migrations made for it.
  await migrateOperator(connection);
}
