// The operator's migrations, and its first monthly partitions.
import { fileURLToPath } from 'node:url';
import { type Migrations, runMigrations } from '@portal/database/migrations';
import type pg from 'pg';
import { migrationsFolder } from '../asset-paths.ts';
import { operatorPlacement } from './tables.ts';
import { ensureUsagePartitions } from './usage-partitions.ts';

export const operatorMigrations: Migrations = {
  folder: fileURLToPath(migrationsFolder),
  schema: 'operator',
  lock: 7_203_914,
  placement: operatorPlacement,
  afterwards: (client) => ensureUsagePartitions(client, new Date(), { monthsBack: 7, monthsAhead: 2 }),
};

export const migrateOperator = (connection: pg.PoolConfig): Promise<void> =>
  runMigrations(connection, operatorMigrations);
