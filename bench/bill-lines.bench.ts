// How long a bill with 500 lines takes to open, against one with 5: the call, and the page that the server draws of it.
import { getCustomerBill } from '@portal/contract/paying/billing';
import type pg from 'pg';
import { demoPassword } from '../apps/api/src/db/demo/fill.ts';
import { type Ask, inTurns } from './shared/load.ts';
import { customerWith, openSession, startPortal } from './shared/portal.ts';
import { startPrivatePostgres, withClient } from './shared/private-postgres.ts';
import { quantile, runBench, standApart } from './shared/run.ts';

const turns = 200;
const warmUpTurns = 60;
const sizes = [500, 5] as const;

await runBench(async (report, atEnd) => {
  if (!standApart()) report.say('without real-time priority: a busy machine scatters the figures');
  const database = await (await startPrivatePostgres(atEnd)).createDatabase('bill');
  const { origin } = await startPortal({ DATABASE_URL: database.url, DEMO: 'on' }, atEnd);
  const bills = await withClient(database.connection, async (client) => {
    const made = [await giveBill(client, sizes[0]), await giveBill(client, sizes[1])] as const;
    await client.query('vacuum (analyze)');
    return made;
  });
  const { token, cookie } = await openSession(origin, 'ana.paredes@correo.example', demoPassword);
  const { headers } = customerWith(token).home;
  const ways: Record<string, (billNo: string) => Ask> = {
    'the call': (billNo) => ({
      origin,
      headers,
      path: `${getCustomerBill.path.replace(':id', billNo)}?expand=lines`,
    }),
    'the page': (billNo) => ({
      origin,
      headers: { cookie, 'accept-encoding': 'br' },
      path: `/ec/billing/${billNo}`,
    }),
  };
  for (const [name, ask] of Object.entries(ways)) {
    const asks = bills.map(ask);
    await inTurns(asks, warmUpTurns);
    // What else the machine does only ever adds: the quieter half tells more.
    const [many = 0, few = 0] = (await inTurns(asks, turns)).map((times) => quantile(times, 0.25));
    report.say(`${name}: ${many.toFixed(2)} ms with ${sizes[0]} lines, ${few.toFixed(2)} with ${sizes[1]}`);
    report.atMost(`${name} of a bill, ${sizes[0]} lines to ${sizes[1]}`, many / few, 2);
  }
});

/** Two bills of as many lines, a month apart, on an account of Ana's of its own; answers the newer one's number. */
async function giveBill(client: pg.Client, lines: number): Promise<string> {
  const accountId = `bench-${lines}`;
  const { rows } = await client.query(
    `with line as (
       insert into operator.lines select (jsonb_populate_record(l, jsonb_build_object('line_id', gen_random_uuid(),
         'account_id', $1::text, 'service_number', '59399' || lpad($2::int::text, 7, '0')))).*
       from operator.lines as l where service_number = '593991000001'
       returning customer_id, line_id, account_id, service_number, kind
     ), managed as (
       insert into associations (user_id, service_number, customer_id, line_id, account_id, kind, role)
       select a.user_id, line.service_number, line.customer_id, line.line_id, line.account_id, line.kind, a.role
       from line join associations as a on a.service_number = '593991000001'
     ), bill as (
       insert into operator.bills (customer_id, bill_no, account_id, line_id, issued_on, period_start, period_end,
         due_on, taxable_cents, exempt_cents, tax_cents, total_cents, state)
       select customer_id, '001-009-' || lpad(($2::int * 10 + n)::text, 9, '0'), account_id, line_id,
         d, (d - interval '1 month')::date, d - 1, d + 20, $2::int * 100, 0, $2::int * 15, $2::int * 115, 'sent'
       from line, generate_series(0, 1) as n, lateral (select (date '2026-10-01' + n * 31)) as on_day (d)
       returning customer_id, bill_no
     ), items as (
       insert into operator.bill_items (customer_id, bill_no, position, code, description, quantity,
         unit_price_cents, amount_cents, tax_rate_percent, kind)
       select customer_id, bill_no, n, 'C' || n, 'Llamada internacional a España', 1, 100, 100, 15,
         case n % 3 when 0 then 'internationalCall' when 1 then 'package' else 'thirdParty' end
       from bill, generate_series(1, $2::int) as n
     )
     select max(bill_no) as "billNo" from bill`,
    [accountId, lines],
  );
  return rows[0].billNo;
}
