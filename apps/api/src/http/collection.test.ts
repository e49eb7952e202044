// TMF630 collections through the calls of a demo customer: one idiom for every API.

import { login } from '@portal/contract/access/sso';
import { listMessages } from '@portal/contract/help/notifications';
import { listTroubleTickets } from '@portal/contract/help/tickets';
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import { listProducts } from '@portal/contract/lines/inventory';
import { listUsages } from '@portal/contract/lines/usage-records';
import { listCustomerBills } from '@portal/contract/paying/billing';
import { createPayment, listPayments } from '@portal/contract/paying/payments';
import {
  getPackageOffering,
  getPlan,
  listPackageOfferings,
  listRoamingDestinations,
} from '@portal/contract/shopping/catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/build-app.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
  token = await app.signIn('ana.paredes@correo.example');
});
afterAll(() => app.close());

const get = (url: string) => app.call({ method: 'GET', url, token });
const list = async (url: string) => (await get(url)).json();
const bills = listCustomerBills.path;

describe('filters', () => {
  it('compare amounts, days and words, alone and together', async () => {
    const all = await list(bills);
    const amounts: number[] = all.map((bill: { amountDue: { value: number } }) => bill.amountDue.value);
    const middle = amounts.toSorted((a, b) => a - b)[Math.floor(amounts.length / 2)] ?? 0;
    const found = async (query: string) => (await list(`${bills}?${query}`)).length;
    const count = (holds: (amount: number) => boolean) => amounts.filter(holds).length;
    expect(await found(`amountDue.value.gt=${middle}`)).toBe(count((amount) => amount > middle));
    expect(await found(`amountDue.value.gte=${middle}`)).toBe(count((amount) => amount >= middle));
    expect(await found(`amountDue.value.lt=${middle}`)).toBe(count((amount) => amount < middle));
    expect(await found(`amountDue.value.lte=${middle}`)).toBe(count((amount) => amount <= middle));
    expect(await found(`amountDue.value=${middle}`)).toBe(count((amount) => amount === middle));
    expect(await found(`amountDue.value.ne=${middle}`)).toBe(count((amount) => amount !== middle));
    const { billDate, billNo } = all[1];
    const day = billDate.slice(0, 10);
    const upTo = all.filter((bill: { billDate: string }) => bill.billDate <= billDate).length;
    expect(await found(`billDate.lte=${day}`)).toBe(upTo);
    expect(await found(`billDate.lte=${encodeURIComponent(billDate)}`)).toBe(upTo);
    expect(await list(`${bills}?billDate=${day}&billNo=${billNo}&state.ne=cancelled`)).toMatchObject([
      { billNo },
    ]);
    expect(await found(`billNo.ne=${billNo}`)).toBe(all.length - 1);
    const two = 'state=sent&state=settled';
    expect(await found(two)).toBe(await found('state=sent,settled'));
    expect(await found(two)).toBeGreaterThan(await found('state=sent'));
  });

  it('find an item by any of its fields', async () => {
    for (const [path, field] of [
      [listBillingAccounts.path, 'accountType'],
      [listPackageOfferings.path, 'lastUpdate'],
      [listProducts.path, 'productOffering.name'],
      [listTroubleTickets.path, 'channel.name'],
      [listUsages.path, 'description'],
    ] as const) {
      const [first] = await list(`${path}?limit=1`);
      const value = field.split('.').reduce((item, name) => item[name], first);
      const found = await list(`${path}?${field}=${encodeURIComponent(value)}`);
      expect(found.map(({ id }: { id: string }) => id)).toContain(first.id);
    }
  });

  it('400 that names what is no field, in every API', async () => {
    for (const [query, field] of [
      ['nombre=Ana', 'nombre'],
      ['amountDue.value.around=3', 'amountDue.value.around'],
      ['amountDue=3', 'amountDue'],
      ['amountDue.value.gt=mucho', 'amountDue.value.gt'],
      ['amountDue.value=3,', 'amountDue.value'],
      ['constructor.name=Object', 'constructor.name'],
      ['sort=nombre', 'sort'],
      ['limit=0', 'limit'],
      ['limit=x', 'limit'],
      ['month=2026-13', 'month'],
      ['state=unknown', 'state'],
      ['limit=1&limit=2', 'limit'],
    ]) {
      const answer = await get(`${bills}?${query}`);
      expect([query, answer.statusCode, answer.json().field]).toEqual([query, 400, field]);
    }
    for (const path of [listPayments.path, listMessages.path, listUsages.path, listTroubleTickets.path])
      expect((await get(`${path}?nombre=Ana`)).json()).toMatchObject({ code: 'INVALID', field: 'nombre' });
    for (const [query, field] of [
      ['', 'id'],
      ['limit=1', 'limit'],
      ['id=MAX60&code=x', 'code'],
    ])
      expect([query, (await get(`${getPlan.path}?${query}`)).json().field]).toEqual([query, field]);
    const odd = await get(`${bills}?${encodeURIComponent('<b>')}=1`);
    expect([odd.statusCode, odd.json().field]).toEqual([400, undefined]);
  });

  it('400 that names the field of a body', async () => {
    const body = (payload: object) => app.call({ method: 'POST', url: login.path, payload });
    expect((await body({ username: 'ana', password: 7 })).json()).toMatchObject({ field: 'password' });
    expect((await body({ username: 'ana', password: 'x', pin: '1' })).json()).toMatchObject({ field: 'pin' });
    const payload = {
      totalAmount: { amount: 3 },
      paymentItem: [{ item: { id: 'x', '@referredType': 'house' } }],
    };
    const payment = await app.call({ method: 'POST', url: createPayment.path, token, payload });
    expect(payment.json()).toMatchObject({ field: 'paymentItem.0.item.@referredType' });
  });
});

describe('pages', () => {
  it('206 with the totals of what is left by a filter that the database does not know', async () => {
    const all = await list(`${listUsages.path}?usageType=voice&limit=500`);
    const answer = await get(`${listUsages.path}?usageType=voice&status=rated&offset=1&limit=2`);
    expect(answer.statusCode).toBe(206);
    expect(answer.json()).toEqual(all.slice(1, 3));
    expect(answer.headers).toMatchObject({
      'x-total-count': String(all.length),
      'x-result-count': '2',
      'content-range': `items 1-2/${all.length}`,
    });
  });

  it('sort by several fields, each either way', async () => {
    const sorted = await list(`${bills}?sort=state,-amountDue.value`);
    const key = (bill: { state: string; amountDue: { value: number } }) =>
      `${bill.state} ${(1e6 - bill.amountDue.value).toFixed(2)}`;
    expect(sorted.map(key)).toEqual(sorted.map(key).toSorted());
  });
});

describe('fields', () => {
  it('select in a list and of one item, by the contract’s schema', async () => {
    const names = (item: object) => Object.keys(item).sort();
    const [bill] = await list(`${bills}?limit=1&fields=state,billNo`);
    expect(names(bill)).toEqual(['@type', 'billNo', 'href', 'id', 'state']);
    expect(names(await list(`${bill.href}?fields=none`))).toEqual(['@type', 'href', 'id']);
    const plan = await list(`${getPackageOffering.path.replace(':id', 'MAX60')}?fields=claves`);
    // A key outside the schema stays here, whether the whole is asked for or a part.
    expect(
      Object.keys(plan.claves).every((key) => ['LDI', 'LLAMADAS', 'GIGAS', 'ROAMING'].includes(key)),
    ).toBe(true);
    expect((await get(`${bill.href}?fileds=id`)).json()).toMatchObject({ code: 'INVALID', field: 'fileds' });
    for (const path of [bills, bill.href]) {
      const refused = await get(`${path}?fields=state,bogus`);
      expect([refused.statusCode, refused.json()]).toMatchObject([400, { code: 'INVALID', field: 'fields' }]);
    }
  });

  it('are refused by a list that has no words', async () => {
    const { path } = listRoamingDestinations;
    expect((await get(path)).statusCode).toBe(200);
    expect((await get(`${path}?fields=id`)).json()).toMatchObject({ code: 'INVALID', field: 'fields' });
  });
});
