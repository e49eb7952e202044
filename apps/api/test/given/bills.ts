// Builder and readings for bills that the operator's clock issues.
import { type CustomerBill, listCustomerBills } from '@portal/contract/billing';
import { addMonths, civilDateOf, instantAt } from '@portal/market/civil-dates';
import type { TestApp } from '../build-app.ts';
import type { GivenLine } from './given-line.ts';

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
    `select code, description, quantity, amount_cents::int as cents, tax_rate_percent as rate
     from operator.bill_items where bill_no = $1 order by position`,
    [billNo],
  );
  return rows;
}
