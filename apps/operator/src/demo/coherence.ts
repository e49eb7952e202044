// What must hold in every filled database, as questions in SQL; each finds the rows that break one rule.
import { demo } from '@portal/market/demo';
import { market } from '@portal/market/here';
import { rechargeBalanceName } from '@portal/market/money';
import { taxPercent } from '@portal/market/tax';
import type pg from 'pg';

// Rules about bills: their arithmetic, their periods, their numbers and their documents.

const billRules: Record<string, string> = {
  'the lines of a bill add up to its net amounts': `
    select b.bill_no as subject from operator.bills b
    left join lateral (
      select coalesce(sum(amount_cents) filter (where tax_rate_percent = ${taxPercent}), 0) as taxable,
        coalesce(sum(amount_cents) filter (where tax_rate_percent = 0), 0) as exempt, count(*) as items
      from operator.bill_items i where i.customer_id = b.customer_id and i.bill_no = b.bill_no) i on true
    where i.items = 0 or i.taxable <> b.taxable_cents or i.exempt <> b.exempt_cents`,

  'a line of a bill is quantity times price, and belongs to a bill': `
    select bill_no as subject from operator.bill_items i
    where amount_cents <> quantity * unit_price_cents or amount_cents <= 0 and kind not in ('credit', 'discount')
      or tax_rate_percent not in (0, ${taxPercent})
      or not exists (select from operator.bills b where b.customer_id = i.customer_id and b.bill_no = i.bill_no)`,

  'a line of a bill says what it is, for which service, and of which day of the period': `
    select i.bill_no as subject from operator.bill_items i
    join operator.bills b on b.customer_id = i.customer_id and b.bill_no = i.bill_no
    where i.kind is null or i.service_number is null or i.charged_on not between period_start and period_end
      or not exists (select from operator.lines l where l.customer_id = b.customer_id
        and l.account_id = b.account_id and l.service_number = i.service_number)`,

  'the tax is its share of what is taxable, half a cent up, and the total is the sum': `
    select bill_no as subject from operator.bills
    where tax_cents <> round(taxable_cents * ${taxPercent} / 100.0) or total_cents <> taxable_cents + exempt_cents + tax_cents`,

  'a postpaid or home account has six bills, a prepaid one none': `
    select a.account_id as subject from operator.billing_accounts a
    left join operator.bills b on b.customer_id = a.customer_id and b.account_id = a.account_id
    group by a.customer_id, a.account_id, a.kind
    having count(b.bill_no) <> case a.kind when 'Prepaid' then 0 else 6 end`,

  'a bill is about a line of its account, internet where a home has it': `
    select bill_no as subject from operator.bills b
    left join operator.lines l on l.customer_id = b.customer_id and l.line_id = b.line_id
    where l.account_id is distinct from b.account_id
      or l.kind = 'Fixed' and l.service_type not in (5, 7)`,

  'periods of one account touch and do not overlap': `
    select bill_no as subject from (
      select bill_no, period_start, lag(period_end) over w as before from operator.bills
      window w as (partition by customer_id, account_id order by issued_on)) b
    where before + 1 <> period_start`,

  'a period is one cycle of the account, billed on the day after it ends': `
    select bill_no as subject from operator.bills b
    join operator.billing_accounts a on a.customer_id = b.customer_id and a.account_id = b.account_id
    where issued_on <> period_end + 1 or issued_on <> (period_start + interval '1 month')::date
      or extract(day from issued_on) <> a.cycle_day or due_on <= issued_on`,

  'the newest bill was issued when the current cycle began': `
    select account_id as subject from operator.bills, moment
    group by customer_id, account_id, today
    having max(issued_on) > today or (max(issued_on) + interval '1 month')::date <= today`,

  'only the newest bill may be unpaid': `
    select bill_no as subject from (
      select bill_no, state, row_number() over w as place from operator.bills
      window w as (partition by customer_id, account_id order by issued_on desc)) b
    where place > 1 and state <> 'settled'`,

  'a bill is settled when it has been paid, after its issue and before now': `
    select bill_no as subject from operator.bills, moment
    where (state = 'settled') <> (paid_at is not null)
      or paid_at > now or paid_at < (issued_on + time '05:00') at time zone 'UTC'`,

  'a bill number is unique and has its shape': `
    select bill_no as subject from operator.bills
    where bill_no !~ '^001-00[23]-[0-9]{9}$'
    union all
    select bill_no from operator.bills group by bill_no having count(*) > 1`,

  'bill numbers grow with time': `
    select least::text as subject from (
      select min(bill_no) as least, lag(max(bill_no)) over (order by issued_on) as before
      from operator.bills group by issued_on) b
    where before >= least`,

  'a bill has its key, and its document within a week of its issue': `
    select bill_no as subject from operator.bills
    where access_key is null or document_ready_at is null
      or (document_ready_at at time zone 'UTC')::date not between issued_on and issued_on + 8`,
};

// Rules about allowances, what consumed them, and prepaid money.

const countedTypes = `('voz', 'internet', 'sms')`;

const usageRules: Record<string, string> = {
  'a bucket belongs to a mobile line and is in force': `
    select bucket_id as subject from operator.usage_buckets u
    left join operator.lines l on l.customer_id = u.customer_id and l.line_id = u.line_id, moment
    where l.service_type is distinct from 1 or now not between valid_from and valid_until`,

  'no more is consumed than is included': `
    select bucket_id as subject from operator.usage_buckets
    where consumed < 0 or included < 0 or not is_unlimited and consumed > included`,

  'a bucket counts in the unit of its type': `
    select bucket_id as subject from operator.usage_buckets
    where unit <> case usage_type when 'voz' then 'MIN' when 'sms' then 'SMS' else 'MB' end`,

  'what a plan includes ends with the cycle that runs now': `
    select bucket_id as subject from operator.usage_buckets u
    join operator.lines l on l.customer_id = u.customer_id and l.line_id = u.line_id
    join operator.billing_accounts a on a.customer_id = l.customer_id and a.account_id = l.account_id
    join operator.bills b on b.customer_id = a.customer_id and b.account_id = a.account_id, moment
    where u.source = 'plan' and (issued_on + interval '1 month')::date > today and (
      valid_from <> issued_on::timestamp at time zone '${market.zone}'
      or valid_until <> (issued_on + interval '1 month') at time zone '${market.zone}' - interval '1 second')`,

  'a postpaid line in service has data, minutes and messages of its plan': `
    select l.service_number as subject from operator.lines l
    where l.kind = 'Postpaid' and l.status in ('A', 'S') and 3 <> (select count(distinct usage_type) from operator.usage_buckets u
      where u.customer_id = l.customer_id and u.line_id = l.line_id
        and u.source = 'plan' and u.usage_type in ${countedTypes})`,

  'the records of a validity that cost nothing add up to what its buckets consumed': `
    select u.line_id as subject from (
      select customer_id, line_id, usage_type, valid_from, valid_until, sum(consumed) as consumed
      from operator.usage_buckets where usage_type in ${countedTypes} group by 1, 2, 3, 4, 5) u
    left join lateral (
      select coalesce(sum(quantity), 0) as used from operator.usage_records r
      where r.customer_id = u.customer_id and r.line_id = u.line_id and r.usage_type = u.usage_type
        and r.amount_cents = 0
        and r.started_at between u.valid_from and u.valid_until) r on true
    where r.used <> u.consumed`,

  'a record is of a mobile line, in the past, of at least one unit': `
    select record_id as subject from operator.usage_records r
    left join operator.lines l on l.customer_id = r.customer_id and l.line_id = r.line_id, moment
    where l.service_type is distinct from 1 or started_at > now or quantity < 1 or amount_cents < 0
      or destination !~ case usage_type when 'internet' then '^[a-z.]+[.]example$' else '^(${market.numbers.trunk}${market.numbers.mobile.first}[0-9]{8}|00[0-9]{8,13})$' end`,

  'what goes on being used is an active mobile line of its kind': `
    select g.line_id as subject from operator.usage_growth g
    left join operator.lines l on l.customer_id = g.customer_id and l.line_id = g.line_id
    where l.status is distinct from 'A' or l.service_type <> 1 or l.kind <> g.kind`,

  'the days of a line are the sums of its records': `
    select coalesce(d.line_id, r.line_id) as subject from operator.usage_days d
    full join (
      select customer_id, line_id, usage_type, (started_at at time zone '${market.zone}')::date as day,
        count(*) as records, sum(quantity) as quantity, sum(amount_cents) as amount_cents
      from operator.usage_records where is_counted group by 1, 2, 3, 4) r using (customer_id, line_id, usage_type, day)
    where d.records is distinct from r.records or d.quantity is distinct from r.quantity
      or d.amount_cents is distinct from r.amount_cents`,

  'what a postpaid line has spent is what its records cost': `
    select service_number as subject from operator.lines l
    left join (select customer_id, line_id, sum(amount_cents) as cents from operator.usage_records group by 1, 2) r
      using (customer_id, line_id)
    left join (select customer_id, line_id, sum(amount_cents) as cents from operator.spendings group by 1, 2) s
      using (customer_id, line_id)
    where l.kind = 'Postpaid' and coalesce(r.cents, 0) <> coalesce(s.cents, 0)`,

  'what is billed as used is what the records of its period cost, with tax, to the cent a line': `
    select bill_no as subject from (
      select b.bill_no, b.customer_id, l.line_id, b.period_start, b.issued_on, count(*) as items,
        sum(i.amount_cents * (100 + i.tax_rate_percent) / 100.0) as cents
      from operator.bills b
      join operator.bill_items i on i.customer_id = b.customer_id and i.bill_no = b.bill_no
      join operator.lines l on l.customer_id = b.customer_id and l.service_number = i.service_number
      where i.kind in ('internationalCall', 'use') group by 1, 2, 3, 4, 5) u
    where abs(cents - (select coalesce(sum(amount_cents), 0) from operator.usage_records r
      where r.customer_id = u.customer_id and r.line_id = u.line_id
        and r.started_at >= period_start::timestamp at time zone '${market.zone}'
        and r.started_at < issued_on::timestamp at time zone '${market.zone}')) >= items`,

  'what a postpaid line has used beyond its plan in a period that was billed is on that bill': `
    select b.bill_no as subject from operator.bills b
    join operator.lines l on l.customer_id = b.customer_id and l.line_id = b.line_id and l.kind = 'Postpaid'
    join operator.usage_records r on r.customer_id = l.customer_id and r.line_id = l.line_id
      and r.started_at >= b.period_start::timestamp at time zone '${market.zone}'
      and r.started_at < b.issued_on::timestamp at time zone '${market.zone}'
    where r.amount_cents > 0 and not exists (select from operator.bill_items i
      where i.customer_id = b.customer_id and i.bill_no = b.bill_no and i.service_number = l.service_number
        and i.kind in ('internationalCall', 'use'))`,

  'a prepaid line, and no other, has a recharge balance that does not expire': `
    select service_number as subject from operator.lines l
    where (kind = 'Prepaid') <> exists (select from operator.prepaid_balances p
      where p.customer_id = l.customer_id and p.line_id = l.line_id and p.name = '${rechargeBalanceName}'
        and p.valid_until is null and p.amount_cents >= 0)
    union all
    select p.name from operator.prepaid_balances p
    left join operator.lines l on l.customer_id = p.customer_id and l.line_id = p.line_id
    where l.kind is distinct from 'Prepaid'`,
};

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
