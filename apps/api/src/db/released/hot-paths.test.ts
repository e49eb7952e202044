// The version before runs on the tables of this one: what it asks on the hot paths is understood, and answered.
import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';

// Values for statements that were kept without theirs: each placeholder gets that of the column it stands beside, as one
// customer's rows have it.

type Known = ReadonlyMap<string, unknown>;

/** By column, what the customer's rows hold; of two rows that have it, the first one's. */
async function knownOf(client: pg.ClientBase, login: string): Promise<Known> {
  const one = async (text: string, values: unknown[]) => (await client.query(text, values)).rows[0] ?? {};
  const names = await one('select * from login_names where login_name = $1', [login]);
  const user = [names.user_id];
  const line = await one("select * from associations where user_id = $1 and kind = 'Postpaid' limit 1", user);
  const rows = [
    names,
    line,
    await one('select * from users where user_id = $1', user),
    await one('select * from credentials where user_id = $1', user),
    await one('select * from sessions where user_id = $1 order by created_at desc limit 1', user),
    await one(
      "select * from operator.bills where customer_id = $1 and account_id = $2 and state = 'sent' limit 1",
      [line.customer_id, line.account_id],
    ),
  ];
  return new Map(rows.toReversed().flatMap((row) => Object.entries(row)));
}

/** Of a new row: whose it is; everything else is its own. */
const owners = ['user_id', 'customer_id', 'line_id', 'account_id', 'service_number', 'login_name'];

/** @param types of the placeholders, as PostgreSQL has understood them */
function valuesFor(statement: string, types: readonly string[], known: Known): unknown[] {
  const inserted = insertedColumns(statement);
  return types.map((type, index) => {
    const column = inserted?.[index % inserted.length] ?? columnBeside(statement, index + 1);
    // Of several new rows the first is this customer's: another one of theirs could collide with it.
    const isFirst = !inserted || index < inserted.length;
    const isKnown = known.has(column) && isFirst && (!inserted || owners.includes(column));
    const value = isKnown ? known.get(column) : someOf(type.replace('[]', ''));
    return type.endsWith('[]') ? [value] : value;
  });
}

function insertedColumns(statement: string): string[] | null {
  const [, list] = /^insert into [^(]+\(([^)]+)\) values /.exec(statement) ?? [];
  return list ? list.split(',').map((name) => name.replaceAll('"', '').trim()) : null;
}

function columnBeside(statement: string, place: number): string {
  const compared = new RegExp(String.raw`(\w+)"? (?:=|<>|[<>]=?) (?:any\()?\$${place}\b`);
  const among = new RegExp(String.raw`(\w+)"? in \((?:\$\d+, )*\$${place}\b`);
  return (compared.exec(statement) ?? among.exec(statement))?.[1] ?? '';
}

function someOf(type: string): unknown {
  if (type === 'uuid') return randomUUID();
  if (type === 'bytea') return randomBytes(32);
  if (type === 'boolean') return false;
  if (type.startsWith('timestamp') || type === 'date') return new Date();
  if (type.startsWith('json')) return '{}';
  return type === 'text' ? 'x' : 1;
}

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
