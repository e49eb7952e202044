import { listCustomerBills } from '@portal/contract/billing';
import { getInvoiceDocument } from '@portal/contract/documents';
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
      url: `${getInvoiceDocument.path}?type=pdf&numfactura=${billNo}`,
      token,
    });
    expect(pdf.statusCode).toBe(404);
  });
});

describe('document', () => {
  const document = (query: string, token = ana, headers = {}) =>
    app.call({ method: 'GET', url: `${getInvoiceDocument.path}${query}`, token, headers });

  it('200: the PDF, to be saved under its number', async () => {
    const [bill] = (await bills(`?serviceId=${local('91000001')}&limit=1`)).json();
    for (const answer of [
      await document(`?type=pdf&numfactura=${bill.billNo}`),
      await document(`?numfactura=${bill.billNo}`, ana, { accept: 'application/pdf' }),
    ]) {
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('application/pdf');
      expect(answer.headers['content-disposition']).toBe(`attachment; filename="${bill.billNo}.pdf"`);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
  });

  it('200: its description as a TMF667 document', async () => {
    const [bill] = (await bills(`?serviceId=${local('91000001')}&limit=1`)).json();
    const answer = await document(`?numfactura=${bill.billNo}`, ana, { accept: 'application/json' });
    expect(answer.json()).toMatchObject({ '@type': 'Document', id: bill.billNo, documentType: 'invoice' });
  });

  it('404: not ready, not mine and not real are the same', async () => {
    const { token, line } = await givenCustomer();
    const billNo = await givenBill(app, line);
    const foreign = await document(`?type=pdf&numfactura=${billNo}`);
    const unreal = await document('?type=pdf&numfactura=001-002-000000000');
    const path = await document('?type=pdf&numfactura=../../etc/passwd');
    await app.database.pool.query(
      `update operator.bills set document_ready_at = now() + interval '1 day' where bill_no = $1`,
      [billNo],
    );
    const unready = await document(`?type=pdf&numfactura=${billNo}`, token);
    for (const answer of [foreign, unreal, path, unready]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toBe(unreal.body);
    }
  });
});
