// What must hold in every filled database, as questions in SQL; each finds the rows that break one rule.

import { demo } from '@portal/market/demo';
import { market } from '@portal/market/here';
import type pg from 'pg';
import { billRules } from './coherence-bills.ts';
import { usageRules } from './coherence-usage.ts';

const { prefix, mobile, fixed } = market.numbers;

const uuidTables = [
  'customers.customer_id',
  'lines.line_id',
  'usage_buckets.bucket_id',
  'usage_records.record_id',
];

const uuidRules: Record<string, string> = Object.fromEntries(
  uuidTables.map((place) => {
    const [table, column] = place.split('.');
    const shape = "'^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$'";
    return [
      `${place} is a UUIDv7`,
      `select ${column} as subject from operator.${table} where ${column}::text !~ ${shape}`,
    ];
  }),
);

/** Rules about customers, accounts and lines. */
const lineRules: Record<string, string> = {
  ...uuidRules,

  'a customer is found by its document': `
    select document_number as subject from operator.customers c
    where not exists (select from operator.customer_documents d
      where d.document = c.document_type || ':' || c.document_number and d.customer_id = c.customer_id)
    union all
    select document from operator.customer_documents d
    where not exists (select from operator.customers c where c.customer_id = d.customer_id)`,

  ...demo.rules,

  'an account has a cycle day from 1 to 28 unless it is prepaid': `
    select account_id as subject from operator.billing_accounts
    where (kind = 'Prepaid') <> (cycle_day is null) or cycle_day not between 1 and 28`,

  'a line is on an account of its kind, and an account has a line': `
    select service_number as subject from operator.lines l
    where not exists (select from operator.billing_accounts a
      where a.customer_id = l.customer_id and a.account_id = l.account_id and a.kind = l.kind)
    union all
    select account_id from operator.billing_accounts a
    where not exists (select from operator.lines l where l.customer_id = a.customer_id and l.account_id = a.account_id)`,

  'an account number belongs to one customer': `
    select account_id as subject from operator.billing_accounts group by account_id having count(*) > 1`,

  'a line is found by its number': `
    select service_number as subject from operator.lines l
    where not exists (select from operator.line_numbers n where n.service_number = l.service_number
      and n.customer_id = l.customer_id and n.line_id = l.line_id)
    union all
    select service_number from operator.line_numbers n
    where not exists (select from operator.lines l where l.customer_id = n.customer_id and l.line_id = n.line_id)`,

  'a service number has the shape of its service': `
    select service_number as subject from operator.lines
    where service_number !~ case service_type
      when 1 then '^${prefix}${mobile.first}[0-9]{${mobile.digits - 1}}$' when 3 then '^${prefix}${fixed.first}[0-9]{${fixed.digits - 1}}$'
      when 4 then '^TV-[0-9]{6,7}$' when 7 then '^GP-[0-9]{6}$' else '^IN-[0-9]{6,7}$' end`,

  'a line has a plan of its kind': `
    select service_number as subject from operator.lines l
    where not exists (select from operator.plans p where p.plan_code = l.plan_code and p.kind = l.kind)`,

  'a home has one address': `
    select account_id as subject from operator.lines where kind = 'Fixed'
    group by customer_id, account_id having count(distinct address) <> 1 or count(address) <> count(*)`,

  'a home service carries the details of its type': `
    select service_number as subject from operator.lines
    where (service_type in (5, 7)) <> (download_mbps is not null and upload_mbps is not null)
      or (service_type = 4) <> (channel_count is not null and audio_count is not null)
      or (kind = 'Fixed') <> (address is not null)`,

  'an internet service, and no other, has Wi-Fi': `
    select service_number as subject from operator.lines l
    where (service_type = 5) <> exists (select from operator.wifi_networks w
      where w.customer_id = l.customer_id and w.line_id = l.line_id)
    union all
    select ssid from operator.wifi_networks w
    where not exists (select from operator.lines l where l.customer_id = w.customer_id and l.line_id = w.line_id)`,
};

const repairRules: Record<string, string> = {
  'a ticket is found by its number and belongs to a customer': `
    select ticket_id as subject from operator.tickets t
    where not exists (select from operator.ticket_numbers n where n.ticket_id = t.ticket_id and n.customer_id = t.customer_id)
      or not exists (select from operator.customers c where c.customer_id = t.customer_id)
      or line_id is not null and not exists (
        select from operator.lines l where l.customer_id = t.customer_id and l.line_id = t.line_id)
    union all
    select ticket_id from operator.ticket_numbers n
    where not exists (select from operator.tickets t where t.customer_id = n.customer_id and t.ticket_id = n.ticket_id)`,

  'a ticket stands where its last step left it, and its steps follow each other in time': `
    select ticket_id as subject from operator.tickets t, moment, lateral (
      select count(*) as steps, max(position) as last, max(changed_at) as changed,
        (array_agg(status order by position))[1] as first,
        (array_agg(status order by position desc))[1] as current,
        array_agg(changed_at order by position) = array_agg(changed_at order by changed_at) as in_order
      from operator.ticket_steps s where s.customer_id = t.customer_id and s.ticket_id = t.ticket_id) s
    where s.steps = 0 or s.last <> s.steps or s.first <> 'EQUIPO_CAC' or s.current <> t.status
      or not s.in_order or s.changed <> t.updated_at or t.created_at > t.updated_at or t.updated_at > now`,

  'a description names the device, and its number has its check digit': `
    select ticket_id as subject from operator.tickets
    where description !~ ('^Equipo IMEI ' || imei || ', .*[.]$') or imei !~ '^[0-9]{15}$'
      or (select sum(case when n * f > 9 then n * f - 9 else n * f end) % 10
          from generate_series(1, 15) i, lateral (
            select substr(imei, i, 1)::int as n, 2 - i % 2 as f) d) <> 0`,

  'a ticket that waits for its customer has a price, and nobody moves it': `
    select ticket_id as subject from operator.tickets
    where status = 'INF_TECNICO' and decision is null and prices <> '[]' and next_move_at is not null
      or (decision is null) <> (decided_at is null)
      or decision is not null and (prices = '[]' or status in ('EQUIPO_CAC', 'TRASLADO_TALLER', 'ENTREGADO_TALLER', 'INF_TECNICO'))
      or status in ('ENTREGA_CLIENTE', 'ENTREGA_DOMICILIO') and next_move_at is not null`,

  'a step asks for approval where the report is told and something costs': `
    select ticket_id as subject from operator.ticket_steps s join operator.tickets t using (customer_id, ticket_id)
    where needs_approval <> (s.status = 'INF_TECNICO' and prices <> '[]')`,
};

/** By name; each select yields one row `subject` a violation and may read `now` and `today` (of the market) from `moment`. */
const ownRules = { ...lineRules, ...billRules, ...usageRules, ...repairRules };

export interface Violation {
  rule: string;
  count: number;
  example: string;
}

export async function findViolations(
  client: Pick<pg.ClientBase, 'query'>,
  now: Date,
  more: Readonly<Record<string, string>> = {},
): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const [rule, select] of Object.entries({ ...ownRules, ...more })) {
    const { rows } = await client.query<{ count: number; example: string | null }>(
      `with moment as (
         select $1::timestamptz as now, ($1::timestamptz at time zone '${market.zone}')::date as today)
       select count(*)::int as count, min(subject::text) as example from (${select}) as found`,
      [now],
    );
    const found = rows[0];
    if (found && found.count > 0) violations.push({ rule, count: found.count, example: found.example ?? '' });
  }
  return violations;
}
