import { expect, test } from 'vitest';
import type { Place, ShardPlacement } from './place-shards.ts';
import { refusalsOf } from './refusals.ts';

const byUser = { by: 'user_id', group: 'users' };
const byCustomer = { by: 'customer_id', group: 'customers' };
const placement: ShardPlacement = new Map<string, Place>([
  ['public.users', byUser],
  ['public.sessions', byUser],
  ['public.names', { by: 'name', group: 'name' }],
  ['o.lines', byCustomer],
  ['o.bills', byCustomer],
  ['o.plans', 'reference'],
  ['public.events', 'metadata'],
  ['public.limits', 'plain'],
]);

test.each([
  ['by equality', 'select * from users where user_id = $1'],
  ['by one of several', 'select * from users u where u.user_id = any($1::uuid[])'],
  ['in a list', 'select * from users where "users"."user_id" in ($1, $2)'],
  ['the value first', 'delete from users where $1 = user_id and expires_at < now()'],
  ['in each arm', 'select 1 from o.lines where customer_id in ($1) or (customer_id = $2 and line_id = $3)'],
  ['joined by the column', 'select 1 from users u join sessions s using (user_id) where s.user_id = $1'],
  [
    'joined with what is everywhere',
    'select * from o.lines l join o.plans p on p.code = l.code where l.customer_id = $1',
  ],
  [
    'a statement inside',
    'select (select count(*) from sessions s where s.user_id = u.user_id) from users u where user_id = $1',
  ],
  [
    'a limit in one place',
    'delete from sessions where user_id = $1 and id in (select id from sessions where user_id = $1 limit 3)',
  ],
  [
    'a limit beside each row',
    'select 1 from o.lines l cross join lateral (select 1 from o.bills b where b.customer_id = l.customer_id and b.customer_id = any($1) limit 1) x where l.customer_id = any($1)',
  ],
  ['an arm that never holds', 'select 1 from users where user_id in ($1) or (false and a = $2)'],
  [
    'each machine its own, when it says so',
    '/* everywhere */ select 1 from o.lines l where due_at < $1 and not exists (select 1 from o.bills b where b.customer_id = l.customer_id) order by due_at limit 5',
  ],
  [
    'a lock in one place',
    'select l.* from o.lines l join o.plans p using (code) where customer_id = $1 for update of l skip locked',
  ],
  ['rows that are given', 'insert into users (user_id, name) values ($1, $2), ($3, $4)'],
  [
    'rows of the same user',
    'insert into sessions (user_id, id) select u.user_id, $2 from users u where u.user_id = $1',
  ],
  [
    'a given user',
    'insert into sessions (user_id, id) select $1::uuid, u.id from users u where u.user_id = $1',
  ],
  [
    'a table of values',
    'update users as u set a = n.a from unnest($1::uuid[], $2::int[]) as n (id, a) where u.user_id = any($1) and u.user_id = n.id',
  ],
  [
    'a case of conditions',
    "delete from users where user_id = $1 and case when a = 'b' then true else $2 end",
  ],
  [
    'the moment alone',
    "update users set seen_at = now() where user_id = $1 and (seen_at is null or seen_at < now() - interval '1 day')",
  ],
  ['the first machine alone', 'update limits set points = 1, at = now() where true'],
  [
    'metadata alone',
    'with a as (delete from events returning id) insert into events select id from a for update',
  ],
  ['no table', 'select pg_advisory_xact_lock($1), now()'],
  [
    'by a common table',
    'with mine as (select user_id from users where user_id = $1) select 1 from sessions s join mine m on s.user_id = m.user_id',
  ],
])('%s: goes where it is', (_, text) => {
  expect(refusalsOf(text, placement)).toEqual([]);
});

test.each([
  ['public.users is not named by its column', 'select * from users where email = $1'],
  ['public.users is not named by its column', 'select * from users where user_id > $1'],
  ['public.users is not named by its column', 'select * from users where not user_id = $1'],
  ['public.users is not named by its column', 'select * from users where user_id = $1 or email = $2'],
  [
    'public.users is not named by its column',
    'select * from users u, unnest($1::uuid[]) as n (id) where u.user_id = n.id',
  ],
  [
    'public.sessions is not named by its column',
    'select * from users u join sessions s on s.id = u.id where u.user_id = $1',
  ],
  [
    'public.sessions is not named by its column',
    'select 1 from users where user_id = $1 and exists (select 1 from sessions)',
  ],
  [
    'public.users is not named by its column',
    'insert into users (user_id) select id from jsonb_to_recordset($1) as r (id uuid)',
  ],
  ['public.users is not named by its column', 'insert into users (name) values ($1)'],
  [
    'tables of several groups: users, customers',
    'select 1 from users u, o.lines l where u.user_id = $1 and l.customer_id = $2',
  ],
  [
    'public.events together with what is spread',
    'select 1 from users u join events e on e.u = u.user_id where u.user_id = $1',
  ],
  ['rows locked in several places', 'select 1 from users where user_id in ($1, $2) for update'],
  [
    'rows locked in several places',
    'select 1 from (select * from users where user_id = any($1)) u for share',
  ],
  ['a select without columns', 'select from users where user_id = $1'],
  ['a clock or an interval in an update', 'update users set a = coalesce(a, now()) where user_id = $1'],
  ['a clock or an interval in an update', "update users set a = b + interval '1 day' where user_id = $1"],
  [
    'a clock or an interval on conflict',
    'insert into users (user_id) values ($1) on conflict (user_id) do update set a = current_timestamp',
  ],
  [
    'a clock or an interval in what a change returns',
    'delete from users where user_id = $1 returning a > now() as is_open',
  ],
  [
    'a clock that goes on in a change’s condition',
    'update users set a = $2 where user_id = $1 and a > clock_timestamp()',
  ],
  [
    'a clock or an interval in a change’s condition, with a choice or a column',
    'update users set a = $2 where user_id = $1 and coalesce(a <= now(), true)',
  ],
  [
    'a clock or an interval in a change’s condition, with a choice or a column',
    "delete from events where id = $1 and at + interval '1 day' < $2",
  ],
  [
    'a clock or an interval in the condition on conflict',
    'insert into users (user_id) values ($1) on conflict (user_id) do update set a = $2 where users.at < now()',
  ],
  ['a case of one value in a change', "delete from users where user_id = $1 and case a when 'b' then $2 end"],
  ['a clock or an interval in an update', 'update events set at = coalesce(at, now()) where id = $1'],
  [
    'a change inside of another statement',
    'with u as (delete from users where user_id = $1 returning *) select 1 from u',
  ],
  [
    'a limit inside of another statement',
    'select 1 from o.lines l cross join unnest($2::text[]) as k (kind) cross join lateral (select 1 from o.bills b where b.customer_id = any($1) and b.customer_id = l.customer_id and b.kind = k.kind limit 1) x where l.customer_id = any($1)',
  ],
  [
    'o.lines is not named by its column; o.bills is not named by its column',
    '/* everywhere */ select 1 from o.lines l, o.bills b where l.id = b.id',
  ],
  [
    'o.bills has to be named by itself',
    'select 1 from unnest($1::uuid[]) as c (id) join o.lines l on l.customer_id = c.id join o.bills b on b.customer_id = l.customer_id where l.customer_id = any($1)',
  ],
  ['the column of its place in an update', 'update users set user_id = $1, a = $2 where user_id = $1'],
  [
    'the column of its place on conflict',
    'insert into users (user_id) values ($1) on conflict (user_id) do update set user_id = excluded.user_id',
  ],
  [
    'o.bills has to be named by itself',
    'select * from o.lines l where customer_id = $1 and (a or exists (select 1 from o.bills b where b.customer_id = l.customer_id)) for update',
  ],
  ['rows locked in several places', '/* everywhere */ select 1 from o.lines where due_at < $1 for update'],
])('%s', (refusal, text) => {
  expect(refusalsOf(text, placement).join('; ')).toBe(refusal);
});
