// Weeks of use for every mobile line of a seeded operator, five records a day, as its clock would have counted them.
import { addDays, type CivilDate, civilDateOf, instantAt } from '@portal/market/civil-dates';
import type pg from 'pg';

/** What a line does in a day, one after the other; of the same quantity each. */
const ofDay = ['voz', 'internet', 'voz', 'internet', 'internet'] as const;
const quantities = { voz: 3, internet: 25 } as const;
/** All within one day of UTC, by which months are parted. */
const hours = { from: 7, each: 2 } as const;

/** The last ones that are over. */
export function daysBefore(now: Date, count: number): CivilDate[] {
  const today = civilDateOf(now);
  return Array.from({ length: count }, (_, index) => addDays(today, index - count));
}

/** In the order in which they would have come, so that a line's do not lie side by side. */
export async function giveRecords(client: pg.Client, days: readonly CivilDate[]): Promise<void> {
  for (const month of new Set(days.map((day) => day.slice(0, 7))))
    await refillMonth(
      client,
      `usage_records_${month.replace('-', '_')}`,
      days.filter((day) => day.startsWith(month)),
    );
}

/** A table of its own until it is full: millions of rows go into no index one by one, and not into the log. */
async function refillMonth(client: pg.Client, name: string, days: readonly CivilDate[]): Promise<void> {
  await client.query('begin');
  await client.query("set local maintenance_work_mem = '1GB'");
  const { rows } = await client.query<{ bounds: string }>(
    'select pg_get_expr(relpartbound, oid) as bounds from pg_class where oid = $1::regclass',
    [`operator.${name}`],
  );
  await client.query('create table operator.filling (like operator.usage_records including defaults)');
  await client.query(
    `insert into operator.filling select * from operator.${name} where started_at < $1 or started_at >= $2`,
    [instantAt(days.at(0) ?? ''), instantAt(addDays(days.at(-1) ?? '', 1))],
  );
  await client.query(`drop table operator.${name}`);
  for (const day of days)
    for (const [index, usageType] of ofDay.entries())
      await client.query(
        `insert into operator.filling
         select customer_id, line_id, $1::timestamptz + random() * $2 * interval '1 hour', gen_random_uuid(), $3::text,
           case $3::text when 'voz' then '0987654321' else 'noticias.example' end, $4::int, 0, true
         from operator.lines where kind <> 'Fixed'`,
        [instantAt(day, hours.from + index * hours.each), hours.each, usageType, quantities[usageType]],
      );
  await client.query(`alter table operator.filling rename to ${name}`);
  await client.query(
    `alter table operator.usage_records attach partition operator.${name} ${rows[0]?.bounds}`,
  );
  await client.query('commit');
}

/** What those records add up to. */
export async function giveDays(client: pg.Client, days: readonly CivilDate[]): Promise<void> {
  const key = 'usage_days_customer_id_line_id_usage_type_day_pk';
  const uses = Object.entries(quantities).map(([usageType, quantity]) => {
    const records = ofDay.filter((each) => each === usageType).length;
    return { usageType, records, quantity: records * quantity };
  });
  for (const statement of [
    'begin',
    "set local maintenance_work_mem = '1GB'",
    `alter table operator.usage_days drop constraint ${key}`,
    'drop index operator.usage_days_by_age',
    `delete from operator.usage_days where day between '${days.at(0)}' and '${days.at(-1)}'`,
    `insert into operator.usage_days (customer_id, line_id, usage_type, day, records, quantity, amount_cents)
     select customer_id, line_id, u."usageType", d.day, u.records, u.quantity, 0
     from unnest(array['${days.join("','")}']::date[]) d (day),
       jsonb_to_recordset('${JSON.stringify(uses)}') u ("usageType" text, records int, quantity int),
       operator.lines where kind <> 'Fixed'`,
    `alter table operator.usage_days add constraint ${key} primary key (customer_id, line_id, usage_type, day)`,
    'create index usage_days_by_age on operator.usage_days (day)',
    'commit',
  ])
    await client.query(statement);
}
