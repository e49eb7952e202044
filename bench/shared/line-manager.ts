// A user of the demo operator who manages many of its lines: two in five postpaid, two prepaid, one at home.
import { randomUUID } from 'node:crypto';
import type pg from 'pg';

export interface LineManager {
  /** The password is every demo account's. */
  username: string;
}

export async function giveLineManager(client: pg.Client, lines: number): Promise<LineManager> {
  const userId = randomUUID();
  const username = `gestora.${lines}@correo.example`;
  await client.query(
    `insert into users (user_id, login_name, email_kind, email, given_name, family_name, tour_seen_at)
     values ($1, $2, 'real', $2, 'Gestora', 'De Líneas', now())`,
    [userId, username],
  );
  await client.query('insert into login_names (login_name, user_id) values ($1, $2)', [username, userId]);
  await client.query(
    `insert into credentials (user_id, password_hash) select $1, password_hash from credentials
     join login_names using (user_id) where login_name = 'ana.paredes@correo.example'`,
    [userId],
  );
  for (const [kind, inFive] of [
    ['Postpaid', 2],
    ['Prepaid', 2],
    ['Fixed', 1],
  ] as const)
    await associate(client, userId, kind, (lines * inFive) / 5);
  return { username };
}

async function associate(client: pg.Client, userId: string, kind: string, count: number): Promise<void> {
  const { rowCount } = await client.query(
    `with chosen as (
       insert into associations (user_id, service_number, customer_id, line_id, account_id, kind)
       select $1, service_number, customer_id, line_id, account_id, kind from operator.lines
       where kind = $2 and status = 'A' and not is_corporate and service_type < 6
       order by md5(service_number) limit $3
       returning user_id, service_number, customer_id
     )
     insert into line_managers (user_id, service_number, customer_id)
     select user_id, service_number, customer_id from chosen`,
    [userId, kind, count],
  );
  if (rowCount !== count)
    throw new Error(`the demo operator has ${rowCount} lines of kind ${kind}, not ${count}`);
}
