// What must hold between portal and operator in every filled database, besides the operator's own rules.
import { demoMobile } from '@portal/market/demo';
import { findViolations as findIn, type Violation } from '@portal/operator/demo/coherence';
import type pg from 'pg';

const userRules: Record<string, string> = {
  'a user signs in under its login name and e-mail, with a password': `
    select login_name as subject from users u
    where not exists (select from login_names n where n.login_name = u.login_name and n.user_id = u.user_id)
      or not exists (select from login_names n where n.login_name = u.email and n.user_id = u.user_id)
      or not exists (select from credentials c where c.user_id = u.user_id and c.password_hash like '$argon2id$%')`,

  'a login name is canonical': `
    select login_name as subject from login_names
    where login_name !~ '^${demoMobile('')}[0-9]{8}$' and (login_name <> lower(login_name) or login_name !~ '^[^@ ]+@[^@ ]+[.]example$')`,

  'a user registered by phone has a number and the e-mail derived from it': `
    select login_name as subject from users
    where (email_kind = 'phone') <> (login_name = phone)
      or email_kind = 'phone' and email <> phone || '@telefono.example'`,

  'an association points at a real line, from both sides': `
    select service_number as subject from associations a
    where not exists (select from operator.lines l where l.customer_id::text = a.customer_id
        and l.line_id::text = a.line_id
        and l.account_id = a.account_id and l.service_number = a.service_number and l.kind = a.kind)
      or not exists (select from line_managers m where m.service_number = a.service_number and m.user_id = a.user_id
        and m.customer_id = a.customer_id and m.role = a.role)
      or not exists (select from users u where u.user_id = a.user_id)
    union all
    select service_number from line_managers m
    where not exists (select from associations a where a.user_id = m.user_id and a.service_number = m.service_number)`,

  'a user holds all of a customer or none of it': `
    select user_id::text as subject from associations group by user_id, customer_id having count(distinct role) > 1`,
};

/** @see findIn */
export async function findViolations(client: Pick<pg.ClientBase, 'query'>, now: Date): Promise<Violation[]> {
  return findIn(client, now, userRules);
}
