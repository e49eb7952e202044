// Rules about customers, accounts and lines.
import { demo } from '@portal/market/demo';
import { market } from '@portal/market/here';

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

export const lineRules: Record<string, string> = {
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
