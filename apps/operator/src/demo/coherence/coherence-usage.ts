// Rules about allowances, what consumed them, and prepaid money.

import { market } from '@portal/market/here';
import { rechargeBalanceName } from '@portal/market/money';

const countedTypes = `('voz', 'internet', 'sms')`;

export const usageRules: Record<string, string> = {
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
