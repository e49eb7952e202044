// A person at the bot check: takes a challenge and solves it, as the browser's widget does.
import { getBotChallenge } from '@portal/contract/help/portal-support';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import pg from 'pg';
import type { TestApp } from './build-app.ts';

/** Does the work that is asked for, as the browser does, and asks again. */
export async function callWithWork(app: TestApp, options: Parameters<TestApp['call']>[0]) {
  const answer = await app.call(options);
  if (answer.json().code !== 'WORK_REQUIRED') return answer;
  const work = await solved(answer.json().challenge);
  return app.call({ ...options, headers: { ...options.headers, 'x-proof-of-work': work } });
}

export async function solved(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

export async function solveBotCheck(app: TestApp, purpose = 'checkRegistered'): Promise<string> {
  const answer = await app.call({ method: 'GET', url: `${getBotChallenge.path}?purpose=${purpose}` });
  return solved(answer.json());
}

// Who waits for somebody else's lock, for tests that hold one themselves.

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
