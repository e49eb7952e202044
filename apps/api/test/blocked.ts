// Who waits for somebody else's lock, for tests that hold one themselves.
import pg from 'pg';
import type { TestApp } from './build-app.ts';

/**
 * Process ids of this database's connections that wait for a lock in a statement with these words. Asked on a
 * connection of its own: within a transaction the view never changes, and those who wait may hold all of the pool.
 */
export async function blockedIn(app: TestApp, words: string): Promise<number[]> {
  const client = new pg.Client(app.database.pool.options);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and position($1 in query) > 0`,
    [words],
  );
  await client.end();
  return rows.map(({ pid }) => pid);
}
