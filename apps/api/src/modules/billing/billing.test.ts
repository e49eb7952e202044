import { listCustomerBills } from '@portal/contract/paying/billing';
import { getDocument } from '@portal/contract/paying/documents';
import { currencyCode } from '@portal/market/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { e164, here, local, units, withoutTrunk } from '../../../test/given/country.ts';
import {
  type GivenPostpaidLine,
  givenBill,
  givenPostpaidLine,
  givenUser,
} from '../../../test/given/given-user.ts';

let app: TestApp;
let ana: string;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.signIn('ana.paredes@correo.example');
});
afterAll(() => app.close());

const bills = (query: string, token = ana) =>
  app.call({ method: 'GET', url: `${listCustomerBills.path}${query}`, token });

async function givenCustomer(): Promise<{ token: string; line: GivenPostpaidLine }> {
  const user = await givenUser(app);
  const line = await givenPostpaidLine(app, user);
  return { token: await app.signIn(user.email, user.password), line };
}

/** Ana's prices with the tax: of its rounding a cent may come or go. */
const owed = here({ ecuador: { mobile: 1_839, home: 4_499 }, alborada: { mobile: 1_838, home: 4_499 } });

describe('customerBill 200', () => {
  it('lists six bills of a service, newest first, with whole documents', async () => {
    const list = (await bills(`?serviceId=${local('91000001')}`)).json();
    expect(list).toHaveLength(6);
    const dates = list.map((bill: { billDate: string }) => bill.billDate);
    expect(dates).toEqual([...dates].sort().reverse());
    for (const bill of list) {
      expect(bill.billDocument[0].id).toBe(bill.billNo);
      expect(bill.taxExcludedAmount.value).toBeLessThanOrEqual(bill.taxIncludedAmount.value);
    }
    expect(list[0]).toMatchObject({
      state: 'sent',
      amountDue: { unit: currencyCode, value: units(owed.mobile) },
    });
  });

  it('lists what is to be paid, over all accounts', async () => {
    const list = (await bills('?state=sent')).json();
    expect(list.map((bill: { amountDue: { value: number } }) => bill.amountDue.value).sort()).toEqual([
      units(owed.mobile),
      units(owed.home),
    ]);
  });

  it('finds the account by any of its spellings, and by every service on it', async () => {
    for (const spelling of [withoutTrunk('91000001'), e164('91000001'), `%2B${e164('91000001')}`])
      expect((await bills(`?serviceId=${spelling}`)).json()).toHaveLength(6);
    expect((await bills('?serviceId=tv-100001')).json()).toHaveLength(6);
  });

  it('narrows by month of issue', async () => {
    const { token, line } = await givenCustomer();
    const october = await givenBill(app, line, { issuedOn: '2026-10-31' });
    await givenBill(app, line, { issuedOn: '2026-11-01' });
    const found = (await bills('?month=2026-10&flag=1', token)).json();
    expect(found.map((bill: { billNo: string }) => bill.billNo)).toEqual([october]);
  });

  it('selects fields and always keeps id and href', async () => {
    const [bill] = (await bills(`?serviceId=${local('91000001')}&fields=billNo`)).json();
    expect(Object.keys(bill).sort()).toEqual(['@type', 'billNo', 'href', 'id']);
    const [bare] = (await bills(`?serviceId=${local('91000001')}&field=none`)).json();
    expect(Object.keys(bare).sort()).toEqual(['@type', 'href', 'id']);
  });

  it('has no bills of prepaid lines', async () => {
    expect((await bills(`?serviceId=${local('91000003')}`)).json()).toEqual([]);
  });
});

describe('customerBill 206 and 416', () => {
  it('answers a partial page with its place', async () => {
    const answer = await bills(`?serviceId=${local('91000001')}&limit=2&offset=2`);
    expect(answer.statusCode).toBe(206);
    expect(answer.headers).toMatchObject({
      'x-total-count': '6',
      'x-result-count': '2',
      'content-range': 'items 2-3/6',
    });
    expect(answer.headers.link).toMatch(/rel="prev".*rel="next".*rel="last"/);
  });

  it('answers 200 when the page is everything', async () => {
    expect((await bills(`?serviceId=${local('91000001')}&limit=6`)).statusCode).toBe(200);
  });

  it('answers 416 beyond the end', async () => {
    const answer = await bills(`?serviceId=${local('91000001')}&offset=6`);
    expect(answer.statusCode).toBe(416);
    expect(answer.headers['content-range']).toBe('items */6');
  });
});

describe('customerBill 400', () => {
  it.each([
    '?unknown=1',
    '?limit=0',
    '?limit=-1',
    '?limit=x',
    '?sort=color',
    '?state=lost',
    '?month=2026-13',
    `?serviceId=${local('91000001')}&serviceId=${local('91000002')}`,
  ])('%s', async (query) => {
    const answer = await bills(query);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ '@type': 'Error', status: '400' });
  });
});

describe('customerBill 401', () => {
  it('without a session', async () => {
    expect((await app.call({ method: 'GET', url: listCustomerBills.path })).statusCode).toBe(401);
  });
});

describe('corporate lines', () => {
  it('show no amounts and no bills', async () => {
    const user = await givenUser(app);
    const line = await givenPostpaidLine(app, user, { isCorporate: true });
    const billNo = await givenBill(app, line);
    const token = await app.signIn(user.email, user.password);
    expect((await bills(`?serviceId=${line.number}`, token)).json()).toEqual([]);
    const pdf = await app.call({
      method: 'GET',
      url: `${getDocument.path}?type=pdf&numfactura=${billNo}`,
      token,
    });
    expect(pdf.statusCode).toBe(404);
  });
});
