import { listUsageConsumptionReports, type UsageConsumptionReport } from '@portal/contract/lines/usage';
import { gigabyteWords } from '@portal/market/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { e164, local } from '../../../test/given/country.ts';

let app: TestApp;
let ana: string;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.signIn('ana.paredes@correo.example');
});
afterAll(() => app.close());

const reports = async (query = ''): Promise<UsageConsumptionReport[]> =>
  (await app.call({ method: 'GET', url: `${listUsageConsumptionReports.path}${query}`, token: ana })).json();

describe('usageConsumptionReport 200', () => {
  it('answers one line with its buckets and the sums of them', async () => {
    const [report] = await reports(`?product.publicIdentifier=${local('91000001')}`);
    const internet = report?.bucket.find((bucket) => bucket.usageType === 'internet');
    expect(internet?.bucketBalance[0]).toMatchObject({
      unit: 'MB',
      remainingValueLabel: `${gigabyteWords(9_421)} GB`,
    });
    const [consumed, included] = internet?.bucketCounter ?? [];
    const remaining = internet?.bucketBalance[0]?.remainingValue ?? 0;
    expect((consumed?.value ?? 0) + remaining).toBe(included?.value);
    expect(report?.category.find((category) => category.type === 'internet')).toEqual({
      type: 'internet',
      available: remaining,
      consume: consumed?.value,
      unity: 'MB',
      isLimit: false,
    });
  });

  it('says unlimited in every way the documents read', async () => {
    const [report] = await reports(`?product.publicIdentifier=${local('91000002')}`);
    const internet = report?.bucket.find((bucket) => bucket.usageType === 'internet');
    expect(internet?.bucketBalance[0]).toMatchObject({
      remainingValue: -1,
      remainingValueLabel: 'Ilimitado',
    });
    expect(report?.category.find((category) => category.type === 'internet')).toMatchObject({
      available: -1,
      isLimit: true,
    });
  });

  it('answers every mobile line in one call, and nothing for home services', async () => {
    const numbers = (await reports()).map((report) => report.id).sort();
    expect(numbers).toEqual(['91000001', '91000002', '91000003'].map((eight) => `r-${local(eight)}`));
    expect(await reports('?product.publicIdentifier=IN-100001')).toEqual([]);
  });

  it('leaves out what has expired', async () => {
    await app.database.pool.query(
      `update operator.usage_buckets set valid_until = now() - interval '1 second'
       where usage_type = 'sms' and line_id = (select line_id from operator.line_numbers where service_number = '${e164('91000001')}')`,
    );
    const [report] = await reports(`?product.publicIdentifier=${local('91000001')}`);
    expect(report?.bucket.map((bucket) => bucket.usageType)).not.toContain('sms');
  });
});
