// The version before runs on the tables of this one: what it asks on the hot paths still has its tables and columns.
import { readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { createDatabases } from '../demo/databases.fixture.ts';

/** Sign-in, home and payment as the release has asked them; `npm run record-release` writes it at the next one. */
const { migration, statements } = JSON.parse(
  readFileSync(new URL('hot-paths.json', import.meta.url), 'utf8'),
) as { migration: Record<'api' | 'operator', string>; statements: string[] };

const databases = createDatabases();
afterAll(() => databases.close());

it('each statement of the release is understood by the newest tables', async () => {
  const { client } = await databases.create();
  const refused: string[] = [];
  for (const statement of statements)
    await client.query(`prepare released as ${statement}`).then(
      () => client.query('deallocate released'),
      (error: Error) => refused.push(`${error.message}: ${statement}`),
    );
  expect(refused).toEqual([]);
});

it('the release is one that has been, and its statements are of all three paths', () => {
  for (const app of ['api', 'operator'] as const) {
    const journal = new URL(`../../../../${app}/src/db/migrations/meta/_journal.json`, import.meta.url);
    expect(readFileSync(journal, 'utf8')).toContain(`"${migration[app]}"`);
  }
  for (const table of ['sessions', 'credentials', 'payments', 'associations', 'lines', 'bills'])
    expect(statements.some((text) => new RegExp(`\\b${table}\\b`).test(text))).toBe(true);
});
