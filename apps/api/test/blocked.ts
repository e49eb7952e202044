// Who waits for somebody else's lock, for tests that hold one themselves.
import type { TestApp } from './build-app.ts';

/**
 * Process ids of this database's connections that wait for a lock in a statement with these words. Asked on a
 * connection of its own: within a transaction the view never changes.
 */
export async function blockedIn(app: TestApp, words: string): Promise<number[]> {
  const { rows } = await app.database.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and position($1 in query) > 0`,
    [words],
  );
  return rows.map(({ pid }) => pid);
}
