// Builder and readings for bills that the operator's clock issues.
import { type CustomerBill, listCustomerBills } from '@portal/contract/paying/billing';
import { addDays, addMonths, civilDateOf, instantAt } from '@portal/market/civil-dates';
import { taxOn, taxPercent } from '@portal/market/tax';
import type { BillItemKind } from '@portal/operator-ports/billing';
import type { TestApp } from '../build-app.ts';
import type { GivenCustomerLine, GivenLine } from './given-line.ts';

/** The account is billed from the cycle that runs at `now`. Answers the cut at which that ends. */
export async function givenCycle(app: TestApp, { accountId }: Pick<GivenLine, 'accountId'>, now: Date) {
  const cutOn = addMonths(`${civilDateOf(now).slice(0, 8)}01`, 1);
  await app.database.pool.query(
    'update operator.billing_accounts set next_bill_on = $2 where account_id = $1',
    [accountId, cutOn],
  );
  return { cutOn, cut: instantAt(cutOn) };
}

/** Newest first. */
export async function billsOf(
  app: TestApp,
  token: string,
  number: string,
  query = '',
): Promise<CustomerBill[]> {
  const url = `${listCustomerBills.path}?serviceId=${number}${query}`;
  return (await app.call({ method: 'GET', url, token })).json();
}

/** What a bill consists of, in the order in which it is printed. */
export async function itemsOf(app: TestApp, billNo: string | undefined) {
  const { rows } = await app.database.pool.query(
    `select kind, service_number as service, charged_on::text as on, code, description, quantity, amount_cents::int as cents, tax_rate_percent as rate
     from operator.bill_items where bill_no = $1 order by position`,
    [billNo],
  );
  return rows;
}

/** A line of a bill: what it is, how it is called, and cents without IVA. */
export type GivenItem = [kind: BillItemKind | null, description: string, cents: number, code?: string];

let nextBill = 700_000_000;

/** A bill that its lines add up to; no lines: the operator tells its total alone. */
export async function givenBillOf(
  app: Pick<TestApp, 'database'>,
  line: Pick<GivenCustomerLine, 'customerId' | 'accountId' | 'lineId' | 'serviceNumber'>,
  issuedOn: string,
  items: readonly GivenItem[],
  state = 'sent',
): Promise<string> {
  const billNo = `001-002-${nextBill++}`;
  const netCents = items.reduce((sum, [, , cents]) => sum + cents, 0) || 999;
  await app.database.pool.query(
    `insert into operator.bills (customer_id, bill_no, account_id, line_id, plan_name, issued_on, period_start,
       period_end, due_on, taxable_cents, exempt_cents, tax_cents, total_cents, state)
     values ($1, $2, $3, $4, 'Esencial 8 GB', $5, $6, $7, $8, $9, 0, $10, $11, $12)`,
    [
      line.customerId,
      billNo,
      line.accountId,
      line.lineId,
      issuedOn,
      addMonths(issuedOn, -1),
      addDays(issuedOn, -1),
      addDays(issuedOn, 20),
      netCents,
      taxOn(netCents),
      netCents + taxOn(netCents),
      state,
    ],
  );
  for (const [index, [kind, description, cents, code = description]] of items.entries())
    await app.database.pool.query(
      `insert into operator.bill_items (customer_id, bill_no, position, code, description, quantity,
         unit_price_cents, amount_cents, tax_rate_percent, kind, service_number)
       values ($1, $2, $3, $4, $5, 1, $6, $6, $9, $7, $8)`,
      [
        line.customerId,
        billNo,
        index + 1,
        code,
        description,
        cents,
        kind,
        kind && line.serviceNumber,
        taxPercent,
      ],
    );
  return billNo;
}
