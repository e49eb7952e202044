import { getVoiceUsage } from '@portal/contract/lines/usage-records';
import type { CustomerBill } from '@portal/contract/paying/billing';
import { listCustomerBills } from '@portal/contract/paying/billing';
import { getDocument } from '@portal/contract/paying/documents';
import { receipts } from '@portal/market/receipts';
import type { Bill } from '@portal/operator-ports/billing';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { givenBillOf } from '../../../test/given/bills.ts';
import { buyPackage, givenBuyer } from '../../../test/given/buyer.ts';
import { payBillByCard } from '../../../test/given/cards.ts';
import { local } from '../../../test/given/country.ts';
import { givenBill, givenPostpaidLine, givenUser } from '../../../test/given/given-user.ts';
import type { ManagedLine } from '../../caller.ts';
import { createGetInvoice } from './get-invoice.ts';

let app: TestApp;
let ana: string;
const anasLine = local('91000001');
beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
  ana = await app.signIn('ana.paredes@correo.example');
});
afterAll(() => app.close());

const document = (query: string, token = ana, headers = {}) =>
  app.call({ method: 'GET', url: `${getDocument.path}${query}`, token, headers });

const read = async <T>(url: string, token = ana): Promise<T> =>
  (await app.call({ method: 'GET', url, token })).json();
const billsOf = (number: string) => read<CustomerBill[]>(`${listCustomerBills.path}?serviceId=${number}`);

/** Fields of each row of a CSV without quotes. */
const fieldsOf = (csv: string) =>
  csv
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((row) => row.split(';'));

describe('an invoice', () => {
  it('200: the PDF, to be saved under its number', async () => {
    const [bill] = await billsOf(anasLine);
    for (const answer of [
      await document(`?type=pdf&numfactura=${bill?.billNo}`),
      await document(`?numfactura=${bill?.billNo}`, ana, { accept: 'application/pdf' }),
    ]) {
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('application/pdf');
      expect(answer.headers['content-disposition']).toBe(`attachment; filename="${bill?.billNo}.pdf"`);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
  });

  it('200: its description as a TMF667 document, with every format that its holder has', async () => {
    const [bill] = await billsOf(anasLine);
    const answer = await document(`?numfactura=${bill?.billNo}`, ana, { accept: 'application/json' });
    expect(answer.json()).toMatchObject({ '@type': 'Document', id: bill?.billNo, documentType: 'invoice' });
    const urls = answer.json().binaryAttachment.map(({ url }: { url: string }) => url);
    expect(urls).toEqual(bill?.billDocument.map(({ url }) => url));
    for (const url of urls) expect((await app.call({ method: 'GET', url, token: ana })).statusCode).toBe(200);
  });

  it.runIf(receipts.xmlOf)('200: as XML, whatever it charges for, with the figures of its bill', async () => {
    const all = (await Promise.all([anasLine, 'IN-100001'].map(billsOf))).flat();
    expect(all.length).toBeGreaterThan(6);
    for (const { billNo, taxIncludedAmount, taxExcludedAmount } of all) {
      const answer = await document(`?type=xml&numfactura=${billNo}`);
      expect(answer.headers['content-type']).toBe('application/xml');
      expect(answer.body).toContain(`<importeTotal>${taxIncludedAmount.value.toFixed(2)}</importeTotal>`);
      expect(answer.body).toContain(
        `<totalSinImpuestos>${taxExcludedAmount.value.toFixed(2)}</totalSinImpuestos>`,
      );
      expect(answer.body).toContain(`<secuencial>${billNo.split('-')[2]}</secuencial>`);
    }
  });

  it('404: not ready, not mine and not real are the same', async () => {
    const user = await givenUser(app);
    const billNo = await givenBill(app, await givenPostpaidLine(app, user));
    const token = await app.signIn(user.email, user.password);
    for (const type of ['pdf', 'xml']) {
      const foreign = await document(`?type=${type}&numfactura=${billNo}`);
      const unreal = await document(`?type=${type}&numfactura=001-002-000000000`);
      const path = await document(`?type=${type}&numfactura=../../etc/passwd`);
      await app.database.pool.query(
        `update operator.bills set document_ready_at = now() + interval '1 day' where bill_no = $1`,
        [billNo],
      );
      const unready = await document(`?type=${type}&numfactura=${billNo}`, token);
      for (const answer of [foreign, unreal, path, unready]) {
        expect(answer.statusCode).toBe(404);
        expect(answer.body).toBe(unreal.body);
      }
    }
  });
});

describe('a bill that nobody has as a document', () => {
  it('says so, and offers none', async () => {
    const user = await givenUser(app);
    const line = await givenPostpaidLine(app, user);
    const billNo = await givenBill(app, line);
    const token = await app.signIn(user.email, user.password);
    for (const column of ['access_key', 'document_ready_at']) {
      await app.database.pool.query(`update operator.bills set ${column} = null where bill_no = $1`, [
        billNo,
      ]);
      const [bill] = await read<CustomerBill[]>(`${listCustomerBills.path}?billNo=${billNo}`, token);
      expect(bill).toMatchObject({ documentReadyAt: null, billDocument: [] });
    }
  });

  it('is any that another system has issued than the one that has documents', async () => {
    const other = await startTestApp({
      overHttp: true,
      environment: {
        UPSTREAM_DOCUMENTS_URL: '',
        UPSTREAM_DOCUMENTS_TOKEN: '',
        UPSTREAM_DOCUMENTS_TIMEOUT_MS: '',
      },
    });
    try {
      const token = await other.signIn('ana.paredes@correo.example');
      const get = (url: string) => other.call({ method: 'GET', url, token });
      const [bill, ...bills] = (await get(listCustomerBills.path)).json<CustomerBill[]>();
      for (const each of [bill, ...bills])
        expect(each).toMatchObject({ documentReadyAt: null, billDocument: [] });
      expect((await get(`${getDocument.path}?type=pdf&numfactura=${bill?.billNo}`)).statusCode).toBe(404);
    } finally {
      await other.close();
    }
  });
});

describe('the invoices of a year', () => {
  it('200: every one that is ready, in each format, and nobody else’s', async () => {
    const bills = await billsOf(anasLine);
    const year = bills[0]?.billDate.slice(0, 4);
    const answer = await document(`?type=zip&year=${year}&serviceId=${anasLine}`);
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="${year}.zip"`);
    const files = unzipSync(answer.rawPayload);
    const ofYear = bills.filter(({ billDate }) => billDate.startsWith(`${year}`));
    const formats = receipts.xmlOf ? ['pdf', 'xml'] : ['pdf'];
    const names = ofYear.flatMap(({ billNo, billDate }) =>
      formats.map((format) => `${billDate.slice(0, 10)} ${billNo}.${format}`),
    );
    expect(Object.keys(files).toSorted()).toEqual(names.toSorted());
    for (const [name, bytes] of Object.entries(files))
      expect(strFromU8(bytes.subarray(0, 5), true)).toBe(name.endsWith('.pdf') ? '%PDF-' : '<?xml');
  });

  it('503: where a bill of it cannot be read, for half a year is none', async () => {
    const other = await startTestApp({
      speaking: (ports) => ({
        ...ports,
        billing: {
          ...ports.billing,
          async list(...asked) {
            const { bills, total } = await ports.billing.list(...asked);
            const [first, ...others] = bills;
            // It contradicts itself.
            return { bills: first ? [{ ...first, taxCents: first.taxCents + 1 }, ...others] : [], total };
          },
        },
      }),
    });
    try {
      const [bill] = await billsOf(anasLine);
      const url = `${getDocument.path}?type=zip&year=${bill?.billDate.slice(0, 4)}&serviceId=${anasLine}`;
      const token = await other.signIn('ana.paredes@correo.example');
      const answer = await other.call({ method: 'GET', url, token });
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'BILLING_UNAVAILABLE']);
    } finally {
      await other.close();
    }
  });

  it('404: a year without any', async () => {
    expect((await document('?type=zip&year=2001')).statusCode).toBe(404);
  });

  it('404: of a line that is not the caller’s', async () => {
    const { token } = await givenBuyer(app);
    expect((await document(`?type=zip&year=2026&serviceId=${anasLine}`, token)).statusCode).toBe(404);
  });
});

describe('tables', () => {
  it('200: calls of a line add up to what is shown', async () => {
    const shown = await read<{ total: { records: number; duration: number; amount: number } }>(
      `${getVoiceUsage.path}?serviceId=${anasLine}`,
    );
    const csv = await document(`?type=csv&table=voice&serviceId=${anasLine}`);
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [columns, ...rows] = fieldsOf(csv.body);
    expect(columns).toEqual(['Fecha', 'Hora', 'Línea', 'Número', 'Minutos', 'Valor']);
    expect(rows).toHaveLength(shown.total.records);
    const sum = (place: number) => rows.reduce((all, row) => all + Number(row[place]?.replace(',', '.')), 0);
    expect(sum(4)).toBe(shown.total.duration);
    expect(sum(5)).toBeCloseTo(shown.total.amount, 2);

    const json = (await document(`?type=json&table=voice&serviceId=${anasLine}`)).json();
    expect(json).toHaveLength(rows.length);
    expect(Object.keys(json[0])).toEqual(columns);
  });

  it('200: movements, of this user alone and between two days', async () => {
    const buyer = await givenBuyer(app);
    const other = await givenBuyer(app);
    for (const each of [buyer, other]) expect((await buyPackage(app, each)).statusCode).toBe(201);
    const rowsOf = async (query: string) =>
      fieldsOf((await document(`?type=csv&table=movements${query}`, buyer.token)).body).slice(1);
    const rows = await rowsOf('');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ 2: buyer.line.number, 3: 'Paquete', 5: 'Pagado' });
    expect(await rowsOf(`&serviceId=${buyer.line.number}`)).toEqual(rows);
    expect(await rowsOf(`&dateFrom=${rows[0]?.[0]}&dateTo=${rows[0]?.[0]}`)).toEqual(rows);
    expect(await rowsOf('&dateTo=2020-01-01')).toEqual([]);
    expect(await rowsOf('&dateFrom=2090-01-01')).toEqual([]);
  });

  it('200: a bill that was paid has the tax of the bill', async () => {
    const buyer = await givenBuyer(app, { kind: 'Postpaid' });
    const { rows } = await app.database.pool.query(
      'select customer_id as "customerId", line_id as "lineId" from operator.lines where service_number = $1',
      [buyer.line.serviceNumber],
    );
    const billNo = await givenBillOf(app, { ...buyer.line, ...rows[0] }, '2026-10-01', [
      ['plan', 'Plan', 999],
    ]);
    const paid = await payBillByCard(app, buyer.token, { billNo, dollars: 11.49 });
    expect(paid.statusCode).toBe(201);
    const [columns = [], row = []] = fieldsOf(
      (await document('?type=csv&table=movements', buyer.token)).body,
    );
    expect(columns.slice(-3)).toEqual(['Valor sin impuesto', 'IVA', 'Total']);
    expect(row.slice(-3)).toEqual(['9,99', '1,5', '11,49']);
  });

  it('400: movements of days that are reversed', async () => {
    const answer = await document('?type=csv&table=movements&dateFrom=2026-11-20&dateTo=2026-11-01');
    expect(answer.json()).toMatchObject({ status: '400', code: 'DATE_RANGE' });
  });

  it('404: records of a line that is not the caller’s', async () => {
    const { token } = await givenBuyer(app);
    const answer = await document(`?type=csv&table=voice&serviceId=${anasLine}`, token);
    expect(answer.statusCode).toBe(404);
  });
});

it.each([
  ['', 'numfactura'],
  ['?type=xml', 'numfactura'],
  ['?type=zip', 'year'],
  ['?type=zip&year=1', 'year'],
  ['?type=csv', 'table'],
  ['?type=csv&table=secrets', 'table'],
  ['?type=exe&numfactura=1', 'type'],
  ['?type=csv&table=voice&dateFrom=yesterday', 'dateFrom'],
])('400: %s names %s', async (query, field) => {
  const answer = await document(query);
  expect([answer.statusCode, answer.json().field]).toEqual([400, field]);
});

it('400: records of days that cannot be asked for', async () => {
  const answer = await document(`?type=csv&table=data&serviceId=${anasLine}&dateFrom=2020-01-01`);
  expect(answer.json()).toMatchObject({ code: 'DATE_RANGE' });
});

it('401: without a session', async () => {
  for (const query of ['?type=zip&year=2026', '?type=csv&table=movements', '?numfactura=1'])
    expect((await app.call({ method: 'GET', url: `${getDocument.path}${query}` })).statusCode).toBe(401);
});

it('an invoice tells what the lines of the bill’s customer have used, and no line of the same id', async () => {
  const asked: (readonly string[])[] = [];
  const { pdf } = createGetInvoice({
    billing: { find: async () => null },
    documents: {
      async invoice({ lineIds }: { lineIds: readonly string[] }) {
        asked.push(lineIds);
        return null;
      },
    } as never,
  });
  const line = (customerId: string, lineId: string) => ({ customerId, lineId, role: 'payer' }) as ManagedLine;
  await pdf([line('A', '2'), line('B', '1')], { customerId: 'A', billNo: '7' } as Bill);
  expect(asked).toEqual([['2']]);
});
