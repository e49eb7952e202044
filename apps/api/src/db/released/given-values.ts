// Values for statements that were kept without theirs: each placeholder gets that of the column it stands beside, as one
// customer's rows have it.
import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';

type Known = ReadonlyMap<string, unknown>;

/** By column, what the customer's rows hold; of two rows that have it, the first one's. */
export async function knownOf(client: pg.ClientBase, login: string): Promise<Known> {
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
export function valuesFor(statement: string, types: readonly string[], known: Known): unknown[] {
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
