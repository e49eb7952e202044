// The version before runs on the tables of this one: what it asks on the hot paths is understood, and answered.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { knownOf, valuesFor } from './given-values.ts';

/** Sign-in, home and payment as the release has asked them; `npm run record-release` writes it at the next one. */
const { version, statements } = JSON.parse(
  readFileSync(new URL('hot-paths.json', import.meta.url), 'utf8'),
) as { version: string; statements: string[] };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('each statement of the release is run for a customer, and those who read find what is theirs', async () => {
  const login = 'ana.paredes@correo.example';
  await app.signIn(login);
  const client = await app.database.pool.connect();
  const known = await knownOf(client, login);
  const refused: string[] = [];
  const found: string[] = [];
  for (const statement of statements) {
    await client.query('begin');
    try {
      await client.query(`prepare released as ${statement}`);
      const { rows } = await client.query<{ types: string[] }>(
        "select parameter_types::text[] as types from pg_prepared_statements where name = 'released'",
      );
      const answer = await client.query(statement, valuesFor(statement, rows[0]?.types ?? [], known));
      if (answer.command === 'SELECT' && answer.rowCount) found.push(statement);
    } catch (error) {
      refused.push(`${error instanceof Error ? error.message : error}: ${statement}`);
    }
    await client.query('rollback');
    await client.query('deallocate all');
  }
  client.release(true);
  expect(refused).toEqual([]);
  for (const table of ['login_names', 'credentials', 'sessions', 'lines', 'billing_accounts', 'bills'])
    expect(
      found.some((text) => new RegExp(`from [^(]*"${table}"`).test(text)),
      table,
    ).toBe(true);
});

it('the release is one that has been, and its statements are of all three paths', () => {
  const changes = readFileSync(new URL('../../../../../CHANGELOG.md', import.meta.url), 'utf8');
  expect(changes).toContain(`## ${version}`);
  for (const table of ['sessions', 'credentials', 'payments', 'associations', 'lines', 'bills'])
    expect(statements.some((text) => new RegExp(`\\b${table}\\b`).test(text))).toBe(true);
});
