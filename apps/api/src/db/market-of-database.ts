// Whose country a database is: its numbers say so. One filled in another would show that country's amounts as this one's.
import { canonicalMobile } from '@portal/market/service-number';
import type pg from 'pg';

/** Whether somebody signs in with a number that is no number of this market. Asked once a start, along the key. */
export async function isOfAnotherMarket(database: Pick<pg.ClientBase, 'query'>): Promise<boolean> {
  const { rows } = await database.query<{ login_name: string }>(
    `select login_name from login_names
     where login_name between '0' and '9999999999999999' and login_name !~ '@' limit 1`,
  );
  return rows.some(({ login_name }) => canonicalMobile(login_name) !== login_name);
}
