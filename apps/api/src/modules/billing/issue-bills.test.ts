import { listAppliedBillingRates } from '@portal/contract/paying/billing';
import { getDocument } from '@portal/contract/paying/documents';
import { addDays, addMonths, civilDateOf, dayMs, daysBetween, instantAt } from '@portal/market/civil-dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { findViolations } from '../../../test/coherence.ts';
import { billsOf, givenCycle, itemsOf } from '../../../test/given/bills.ts';
import { buyPackage, givenBuyer, recharge } from '../../../test/given/buyer.ts';
import { letNeighboursGo } from '../../../test/given/neighbours-gone.ts';
import { givenOrder, givenSubscriber, type Subscriber } from '../../../test/given/plan-change.ts';

let app: TestApp;
let now: Date;
beforeAll(async () => {
  now = new Date();
  app = await startTestApp({ withJobs: true, clock: { now: () => now } });
  await letNeighboursGo(app.database.pool, 'writtenDown');
});
afterAll(() => app.close());

const secondMs = 1_000;
const rows = async (sql: string, values: unknown[] = []) => (await app.database.pool.query(sql, values)).rows;
async function tickAt(instant: Date): Promise<void> {
  now = instant;
  await app.tick();
}
async function givenBilled() {
  const user = await givenSubscriber(app);
  return { user, number: user.line.number, ...(await givenCycle(app, user.line, now)) };
}
const pdf = (token: string, billNo: string | undefined) =>
  app.call({ method: 'GET', url: `${getDocument.path}?type=pdf&numfactura=${billNo}`, token });

describe('when a cycle ends', () => {
  it('its bill is issued, not a second before, and it is to be paid', async () => {
    const { user, number, cutOn, cut } = await givenBilled();
    await tickAt(new Date(cut.getTime() - secondMs));
    expect(await billsOf(app, user.token, number)).toEqual([]);

    await tickAt(cut);
    await tickAt(new Date(cut.getTime() + secondMs));
    const [bill, ...others] = await billsOf(app, user.token, number);
    expect(others).toEqual([]);
    const dueOn = addDays(cutOn, 20);
    expect(bill).toMatchObject({
      state: 'sent',
      billDate: `${cutOn}T00:00:00-05:00`,
      billingPeriod: {
        startDateTime: `${addMonths(cutOn, -1)}T00:00:00-05:00`,
        endDateTime: `${addDays(cutOn, -1)}T23:59:59-05:00`,
      },
      paymentDueDate: `${dueOn}T23:59:59-05:00`,
      amountDue: { value: 11.49 },
      remainingAmount: { value: 11.49 },
      taxExcludedAmount: { value: 9.99 },
      product: { id: number, name: 'Esencial 8 GB' },
    });
    expect(bill?.billNo).toMatch(/^001-003-\d{9}$/);
    expect(bill?.paymentReference).toBe(bill?.billNo.replaceAll('-', ''));
    expect(await itemsOf(app, bill?.billNo)).toEqual([
      {
        kind: 'plan',
        code: 'ESE08',
        description: 'Plan Esencial 8 GB',
        quantity: 1,
        cents: 999,
        rate: 15,
        service: user.line.serviceNumber,
        on: null,
      },
    ]);
    expect(
      await rows(
        `select event from events e join operator.lines l on l.customer_id::text = e.customer_id
         where event_type = 'CustomerBillCreateEvent' and service_number = $1`,
        [user.line.serviceNumber],
      ),
    ).toEqual([
      {
        event: {
          billNo: bill?.billNo,
          accountId: user.line.accountId,
          serviceNumber: user.line.serviceNumber,
          totalCents: 1_149,
          dueOn,
          documentReadyAt: expect.stringMatching(/T11:00:00/),
        },
      },
    ]);
  });

  it('of a line that began within the cycle it charges the days, and the month from the next one on (BILL-9)', async () => {
    const { user, number, cut, cutOn } = await givenBilled();
    const days = 10;
    await rows('update operator.lines set activated_on = $2 where service_number = $1', [
      user.line.serviceNumber,
      addDays(cutOn, -days),
    ]);
    await tickAt(cut);
    const [first] = await billsOf(app, user.token, number);
    const all = daysBetween(addMonths(cutOn, -1), cutOn);
    const part = Math.round((1_149 * days) / all);
    expect(await itemsOf(app, first?.billNo)).toMatchObject([
      { kind: 'proration', description: `Plan Esencial 8 GB, ${days} de ${all} días`, rate: 15 },
    ]);
    expect(Math.abs((first?.amountDue.value ?? 0) * 100 - part)).toBeLessThanOrEqual(1);

    await tickAt(instantAt(addMonths(cutOn, 1)));
    const [second] = await billsOf(app, user.token, number);
    expect(await itemsOf(app, second?.billNo)).toMatchObject([{ kind: 'plan', cents: 999 }]);
  });

  it('late, when it is due already, nobody is told so before the next morning, nor warned sooner than of another', async () => {
    const { user, number, cutOn } = await givenBilled();
    const day = addDays(cutOn, 25);
    const told = async () =>
      rows(
        `select event->'dunning'->>'stage' as stage, event->'dunning'->>'suspendsOn' as "on" from events
         where event_type = 'DunningEvent' and event->'dunning'->>'accountId' = $1`,
        [user.line.accountId],
      );
    for (const hour of [3, 3.1, 23]) await tickAt(instantAt(day, hour));
    expect(await billsOf(app, user.token, number)).toHaveLength(1);
    expect(await told()).toEqual([]);
    await tickAt(instantAt(addDays(day, 1), 9));
    expect(await told()).toEqual([{ stage: 'overdue', on: null }]);
  });

  it('its document is ready on the second working day after the cut', async () => {
    const { user, number, cut, cutOn } = await givenBilled();
    await tickAt(cut);
    const [fresh] = await billsOf(app, user.token, number);
    expect(fresh).toMatchObject({
      billDocument: [],
      documentReadyAt: expect.stringMatching(/T06:00:00/),
    });
    expect((await pdf(user.token, fresh?.billNo)).statusCode).toBe(404);

    now = instantAt(addDays(cutOn, 6));
    const [ready] = await billsOf(app, user.token, number);
    expect(ready?.billDocument).toMatchObject([{ id: fresh?.billNo, mimeType: 'application/pdf' }]);
    const answer = await pdf(user.token, fresh?.billNo);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('what was charged to the invoice is on it, and waits no longer', async () => {
    now = new Date();
    const bought = now;
    const buyer = await givenBuyer(app, { kind: 'Postpaid' });
    const { cut } = await givenCycle(app, buyer.line, now);
    await buyPackage(app, buyer, { type: 'account', itemId: 'ROA-AME-1G', dollars: 12 });
    await recharge(app, buyer, { type: 'account', dollars: 5 });
    const charges = async (isBilled: boolean) =>
      (
        await app.call({
          method: 'GET',
          url: `${listAppliedBillingRates.path}?product.publicIdentifier=${buyer.line.number}&isBilled=${isBilled}`,
          token: buyer.token,
        })
      ).json();
    expect(await charges(false)).toHaveLength(2);

    await tickAt(cut);
    const [bill] = await billsOf(app, buyer.token, buyer.line.number);
    expect(await itemsOf(app, bill?.billNo)).toMatchObject([
      { code: 'ESE08', cents: 999 },
      { kind: 'package', code: 'ROA-AME-1G', description: expect.stringContaining('Paquete '), cents: 1_043 },
      {
        kind: 'recharge',
        code: 'RECARGA',
        description: 'Recarga de saldo',
        cents: 435,
        on: civilDateOf(bought),
      },
    ]);
    // 24,77 and 15 % of it, 3,7155.
    expect(bill).toMatchObject({ taxExcludedAmount: { value: 24.77 }, amountDue: { value: 28.49 } });
    expect(await charges(false)).toEqual([]);
    for (const charge of await charges(true)) expect(charge.bill).toEqual({ id: bill?.billNo });
  });

  it('a credit larger than the bill brings it to nothing, which nobody is asked for, and the rest to the next ones', async () => {
    now = new Date();
    const { user, number, cut, cutOn } = await givenBilled();
    // Net $24,99: two bills of $9,99, and half of the third.
    await rows(
      `insert into operator.invoice_charges (customer_id, account_id, charge_id, line_id, service_number, code,
         description, amount_cents, tax_cents, tax_rate_percent, charged_at)
       select customer_id, account_id, gen_random_uuid(), line_id, service_number, 'RCL-1', 'Valor a tu favor', -2499,
         -375, 15, $2 from operator.lines where service_number = $1`,
      [user.line.serviceNumber, now],
    );
    const totals: (number | undefined)[] = [];
    for (const month of [0, 1, 2, 3]) {
      await tickAt(month === 0 ? cut : instantAt(addMonths(cutOn, month)));
      const [bill] = await billsOf(app, user.token, number, '&sort=-billDate');
      totals.push(bill?.amountDue.value);
      expect(bill?.state).toBe(bill?.amountDue.value === 0 ? 'settled' : 'sent');
    }
    expect(totals).toEqual([0, 0, 5.73, 11.49]);
    const [sums] = await rows(
      `select sum(amount_cents)::int as net, sum(tax_cents)::int as tax, count(bill_no)::int as billed,
         count(*)::int as parts from operator.invoice_charges where account_id = $1`,
      [user.line.accountId],
    );
    expect(sums).toEqual({ net: -2_499, tax: -375, billed: 3, parts: 3 });
  });

  it('a charge after the cut waits for the next bill, though this one is late', async () => {
    now = new Date();
    const buyer = await givenBuyer(app, { kind: 'Postpaid' });
    const { cut, cutOn } = await givenCycle(app, buyer.line, now);
    await buyPackage(app, buyer, { type: 'account' });
    await rows('update operator.invoice_charges set charged_at = $2 where account_id = $1', [
      buyer.line.accountId,
      new Date(cut.getTime() + 1),
    ]);
    await tickAt(new Date(cut.getTime() + dayMs));
    const [bill] = await billsOf(app, buyer.token, buyer.line.number);
    expect(await itemsOf(app, bill?.billNo)).toHaveLength(1);
    await tickAt(instantAt(addMonths(cutOn, 1)));
    const [next] = await billsOf(app, buyer.token, buyer.line.number);
    expect(await itemsOf(app, next?.billNo)).toHaveLength(2);
  });

  it('a home has one bill for all of its services, due as soon after the cut as the last one', async () => {
    now = new Date();
    const ana = await app.signIn('ana.paredes@correo.example');
    const [account] = await rows(
      `select next_bill_on::text, due_on - issued_on as days from operator.billing_accounts
       join operator.bills using (customer_id, account_id)
       where account_id = (select account_id from operator.lines where service_number = 'IN-100001')
       order by issued_on desc limit 1`,
    );
    const earlier = await billsOf(app, ana, 'IN-100001');
    await tickAt(instantAt(account.next_bill_on));
    const all = await billsOf(app, ana, 'IN-100001', '&sort=-billDate');
    expect(all.slice(1).map(({ billNo }) => billNo)).toEqual(earlier.map(({ billNo }) => billNo));
    expect(earlier.length).toBeGreaterThanOrEqual(6);
    expect(all[0]).toMatchObject({
      state: 'sent',
      amountDue: { value: 44.99 },
      paymentDueDate: `${addDays(account.next_bill_on, account.days)}T23:59:59-05:00`,
      product: { id: 'IN-100001', name: 'Internet Hogar' },
    });
    expect((await itemsOf(app, all[0]?.billNo)).map(({ code }) => code)).toEqual([
      'HOG300',
      'TV090',
      'TEL01',
    ]);
    // What the history shows: the newest six.
    const page = await billsOf(app, ana, 'IN-100001', '&sort=-billDate&limit=6');
    expect(page.map(({ billNo }) => billNo)).toEqual(all.slice(0, 6).map(({ billNo }) => billNo));
  });
});

describe('a change of plan', () => {
  async function givenChange() {
    now = new Date();
    const { user, cutOn } = await givenBilled();
    expect((await givenOrder(app, user, 'MAX30')).statusCode).toBe(201);
    return { user, cutOn };
  }
  async function expectBoth({ token, line }: Subscriber) {
    const [after, before] = await billsOf(app, token, line.number);
    expect(await itemsOf(app, before?.billNo)).toMatchObject([{ code: 'ESE08', cents: 999 }]);
    expect(before).toMatchObject({ product: { name: 'Esencial 8 GB' }, amountDue: { value: 11.49 } });
    expect(await itemsOf(app, after?.billNo)).toMatchObject([{ code: 'MAX30', cents: 1_912 }]);
    expect(after).toMatchObject({ product: { name: 'Max 30 GB' }, amountDue: { value: 21.99 } });
  }

  it('is on the bill of the cycle that it began with, and not on the one before', async () => {
    const { user, cutOn } = await givenChange();
    await tickAt(instantAt(cutOn));
    await tickAt(instantAt(addMonths(cutOn, 1)));
    await expectBoth(user);
  });

  it('the same when both cycles are billed at once', async () => {
    const { user, cutOn } = await givenChange();
    await tickAt(instantAt(addMonths(cutOn, 1)));
    await expectBoth(user);
  });

  it('the same when it could not be carried out yet', async () => {
    const { user, cutOn } = await givenChange();
    await rows(
      `insert into operator.deferred_items (customer_id, task, subject_id, failures, retry_at)
       select o.customer_id, 'applyPlanChanges', order_id, 9, 'infinity' from operator.plan_orders o
         join order_keys k using (order_id) where k.user_id = $1`,
      [user.userId],
    );
    await tickAt(instantAt(addMonths(cutOn, 1)));
    await expectBoth(user);
  });
});

describe('one bill a cycle', () => {
  const ofAccounts = (accountIds: string[]) =>
    rows(
      'select account_id, bill_no, issued_on::text from operator.bills where account_id = any($1) order by bill_no',
      [accountIds],
    );

  it('of months without a tick, in order', async () => {
    now = new Date();
    const { user, cutOn } = await givenBilled();
    await tickAt(instantAt(addMonths(cutOn, 4), 12));
    const issued = await ofAccounts([user.line.accountId]);
    expect(issued.map((bill) => bill.issued_on)).toEqual([0, 1, 2, 3, 4].map((age) => addMonths(cutOn, age)));
  });

  it('of years without a tick: those of the last twelve months and the present one', async () => {
    now = new Date();
    const { user, cutOn } = await givenBilled();
    await tickAt(instantAt(addMonths(cutOn, 30), 12));
    const issued = await ofAccounts([user.line.accountId]);
    expect(issued).toHaveLength(13);
    expect(issued[0].issued_on).toBe(addMonths(cutOn, 18));
  });

  it('though several processes tick, numbered without gap or repetition', async () => {
    now = new Date();
    const users = await Promise.all(Array.from({ length: 6 }, () => givenSubscriber(app)));
    const accounts = users.map(({ line }) => line.accountId);
    let cut = now;
    for (const { line } of users) ({ cut } = await givenCycle(app, line, now));
    now = cut;
    await Promise.all([app.tick(), app.tick(), app.tick(), app.tick()]);
    await app.tick();
    const issued = await ofAccounts(accounts);
    expect(issued.map((bill) => bill.account_id).sort()).toEqual([...accounts].sort());
    const numbers = await rows(
      `select right(bill_no, 9)::int as number from operator.bills where bill_no like '001-003-%' order by bill_no`,
    );
    expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, index) => index + 1));
  });

  it('adds up, and has a key with its check digit', async () => {
    const broken = (await findViolations(app.database.pool, now)).map(({ rule }) => rule);
    for (const rule of [
      'the lines of a bill add up to its net amounts',
      'a line of a bill is quantity times price, and belongs to a bill',
      'the tax is its share of what is taxable, half a cent up, and the total is the sum',
      'a bill is about a line of its account, internet where a home has it',
      'a bill number is unique and has its shape',
      'an access key holds the date, the issuer, the number and its check digit',
    ])
      expect(broken).not.toContain(rule);
  });
});
