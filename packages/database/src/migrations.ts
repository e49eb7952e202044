// Brings one owner's tables up to date; two processes that start together take turns.
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

export interface Migrations {
  /** What `drizzle-kit generate` has written. */
  folder: string;
  /** Where it is kept which of them have run, in a table `migrations`. */
  schema: string;
  /** Of the database's advisory locks. */
  lock: number;
  /** Under the same lock, after them. */
  afterwards?(client: pg.Client): Promise<void>;
}

export async function runMigrations(connection: pg.PoolConfig, migrations: Migrations): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrations.lock]);
    await migrate(drizzle(client), {
      migrationsFolder: migrations.folder,
      migrationsSchema: migrations.schema,
      migrationsTable: 'migrations',
    });
    await migrations.afterwards?.(client);
  } finally {
    await client.end();
  }
}
