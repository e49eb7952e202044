// Rules about bills: their arithmetic, their periods, their numbers and their documents.
import { taxPercent } from '@portal/market/tax';

export const billRules: Record<string, string> = {
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
