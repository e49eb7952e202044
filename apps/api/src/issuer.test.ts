import { getDocument } from '@portal/contract/paying/documents';
import { dayMs } from '@portal/market/civil-dates';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test/build-app.ts';
import { billsOf, givenCycle } from '../test/given/bills.ts';
import { givenSubscriber } from '../test/given/plan-change.ts';
import { readConfig } from './config.ts';

const company = {
  ISSUER_NAME: 'Telefonía Inventada S.A.',
  ISSUER_TAX_ID: '0990000000001',
  ISSUER_ADDRESS: 'Calle Falsa 123, Cuenca',
};

describe('settings of the issuer', () => {
  it('are a fictional company under the brand unless somebody says otherwise', () => {
    const { issuer, billSeries } = readConfig({ BRAND_NAME: 'Mi Marca' });
    expect(issuer).toMatchObject({ tradeName: 'Mi Marca', taxId: '1799999990001' });
    expect(billSeries).toBe('001-003');
  });

  it('name another one', () => {
    const { issuer } = readConfig({ ...company, ISSUER_SPECIAL_TAXPAYER: '5368' });
    expect(issuer).toEqual({
      legalName: company.ISSUER_NAME,
      tradeName: 'Mi Claro',
      taxId: company.ISSUER_TAX_ID,
      headquartersAddress: company.ISSUER_ADDRESS,
      establishmentAddress: company.ISSUER_ADDRESS,
      keepsAccounting: true,
      specialTaxpayer: '5368',
    });
  });

  it.each([
    [{ ...company, ISSUER_TAX_ID: '' }, 'ISSUER_TAX_ID'],
    [{ ISSUER_BRANCH_ADDRESS: 'Calle Falsa 124' }, 'ISSUER_BRANCH_ADDRESS'],
    [{ ...company, ISSUER_TAX_ID: '099000000000' }, 'ISSUER_TAX_ID'],
    [{ ISSUER_SERIES: '1-3' }, 'ISSUER_SERIES'],
    [{ ISSUER_WATERMARK: 'off' }, 'ISSUER_WATERMARK'],
  ])('%j stops the start with a line that names it', (environment, name) => {
    expect(() => readConfig(environment)).toThrow(name);
  });
});

describe('what is issued', () => {
  let app: TestApp | undefined;
  afterAll(() => app?.close());

  it('bears the RUC in its access key and the series in its number', async () => {
    let now = new Date();
    const environment = { ...company, ISSUER_SERIES: '002-007' };
    app = await startTestApp({ clock: { now: () => now }, environment });
    const { token, line } = await givenSubscriber(app);
    const { cut } = await givenCycle(app, line, now);
    now = cut;
    await app.tick();
    const [bill] = await billsOf(app, token, line.number);
    expect(bill?.billNo).toMatch(/^002-007-\d{9}$/);
    const { rows } = await app.database.pool.query(
      'select access_key from operator.bills where bill_no = $1',
      [bill?.billNo],
    );
    expect(rows[0].access_key.slice(10, 39)).toBe(
      `${company.ISSUER_TAX_ID}1${bill?.billNo.replaceAll('-', '')}`,
    );
    now = new Date(cut.getTime() + 7 * dayMs);
    const url = `${getDocument.path}?type=pdf&numfactura=${bill?.billNo}`;
    expect((await app.call({ method: 'GET', url, token })).statusCode).toBe(200);
  });
});
