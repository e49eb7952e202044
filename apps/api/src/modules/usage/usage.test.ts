import { type AccumulatedBalance, listAccumulatedBalances } from '@portal/contract/lines/balance';
import { listUsageConsumptionReports, type UsageConsumptionReport } from '@portal/contract/lines/usage';
import { type DayUsage, listDailyUsage } from '@portal/contract/lines/usage-records';
import { gigabyteWords } from '@portal/market/words';
import type { Bucket } from '@portal/operator-ports/usage';
import { callsOf } from '@portal/operator-tmf/families';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { givenSignedIn } from '../../../test/given/association.ts';
import { e164, local, units } from '../../../test/given/country.ts';
import {
  type GivenCustomerLine,
  givenBalance,
  givenLine as givenMobile,
  givenRole,
} from '../../../test/given/given-line.ts';
import { at, daysAgo, givenAllowance, givenLine } from '../../../test/given/given-records.ts';
import { json, startFaultyUpstream } from '../../../test/neighbours/faulty-upstream.ts';
import { categoriesOf, dayUsageOf, remainingOf } from './usage.ts';

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

  it('of two lines that their customers call alike each has its own, allowances as balance', async () => {
    const user = await givenSignedIn(app);
    const lines = [await givenMobile(app, { kind: 'Prepaid' }), await givenMobile(app, { kind: 'Prepaid' })];
    const [{ lineId }, other] = lines as [GivenCustomerLine, GivenCustomerLine];
    for (const table of ['lines', 'line_numbers'])
      await app.database.pool.query(`update operator.${table} set line_id = $2 where line_id = $1`, [
        other.lineId,
        lineId,
      ]);
    for (const [place, line] of lines.entries()) {
      await givenRole(app, user, line, 'manager');
      const { customerId } = line;
      await givenBalance(app, { customerId, lineId }, 100 + place);
      if (place === 0) await givenAllowance(app, { customerId, lineId });
    }
    const get = async (url: string) => (await app.call({ method: 'GET', url, token: user.token })).json();
    const numbers = lines.map(({ number }) => number);
    const balances: AccumulatedBalance[] = await get(listAccumulatedBalances.path);
    expect(balances.map(({ id, totalBalance }) => [id, totalBalance.amount])).toEqual([
      [numbers[0], units(100)],
      [numbers[1], units(101)],
    ]);
    const all: UsageConsumptionReport[] = await get(listUsageConsumptionReports.path);
    expect(all.map(({ id, bucket }) => [id, bucket.length])).toEqual([
      [`r-${numbers[0]}`, 1],
      [`r-${numbers[1]}`, 0],
    ]);
  });

  it('knows nothing of a plan of which nobody counts anything', async () => {
    const { line, get } = await givenLine(app, []);
    const answer = await get(listUsageConsumptionReports.path, { 'product.publicIdentifier': line.number });
    expect(answer.json()).toEqual([]);
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

it('says nothing of a line without an allowance where something could not be read', async () => {
  const upstream = await startFaultyUpstream();
  const other = await startTestApp({
    environment: { UPSTREAM_USAGE_URL: upstream.url, UPSTREAM_USAGE_TOKEN: 'a-key-of-16-characters' },
  });
  try {
    const { rows } = await app.database.pool.query(
      'select customer_id as "customerId", line_id as "lineId" from operator.line_numbers where service_number = $1',
      [e164('91000001')],
    );
    const [mine] = await app.operator.usage.buckets([{ ...rows[0], kind: 'Postpaid' }]);
    const { body } = callsOf('usage').buckets?.answer.write([mine], [] as never) ?? {};
    upstream.answer(json([...(body as object[]), { no: 'report' }]));
    const token = await other.signIn('ana.paredes@correo.example');
    const answer = await other.call({ method: 'GET', url: listUsageConsumptionReports.path, token });
    expect(answer.json()).toMatchObject([{ id: `r-${local('91000001')}` }]);
  } finally {
    await other.close();
    await upstream.close();
  }
});

describe('day-usage', () => {
  describe('dailyUsage', () => {
    let app: TestApp;
    beforeAll(async () => {
      app = await startTestApp();
    });
    afterAll(() => app.close());

    it('answers every day of the range in its unit, with what was used on it and in how many records', async () => {
      const { get, line } = await givenLine(app, [
        { usageType: 'internet', startedAt: at(daysAgo(3), '00:00:00'), quantity: 12 },
        { usageType: 'internet', startedAt: at(daysAgo(3), '23:59:59'), quantity: 30 },
        { usageType: 'internet', startedAt: at(daysAgo(1), '08:00:00'), quantity: 5 },
        { usageType: 'voz', startedAt: at(daysAgo(1), '08:00:00'), quantity: 7 },
      ]);
      const ask = async (words: Record<string, string>) =>
        (await get(listDailyUsage.path, { serviceId: line.number, ...words })).json<DayUsage[]>();
      const data = await ask({ dateFrom: daysAgo(3) });
      expect(data.map(({ date, used, unit, records }) => [date, used, unit, records])).toEqual([
        [daysAgo(3), 42, 'MB', 2],
        [daysAgo(2), 0, 'MB', 0],
        [daysAgo(1), 5, 'MB', 1],
        [daysAgo(0), 0, 'MB', 0],
      ]);
      expect(await ask({ usageType: 'voice', dateFrom: daysAgo(1), dateTo: daysAgo(1) })).toMatchObject([
        { date: daysAgo(1), used: 7, unit: 'MIN', records: 1 },
      ]);
      expect(await ask({ usageType: 'sms' })).toHaveLength(31);
    });

    it('refuses a call that names no line, another kind, and days that cannot be asked for', async () => {
      const { get, line } = await givenLine(app, []);
      const serviceId = line.number;
      const answer = async (words: Record<string, string>) => {
        const { statusCode, json } = await get(listDailyUsage.path, words);
        return [statusCode, json<{ code: string }>().code];
      };
      expect((await answer({}))[0]).toBe(400);
      expect((await answer({ serviceId, usageType: 'fax' }))[0]).toBe(400);
      expect(await answer({ serviceId, dateFrom: daysAgo(1), dateTo: daysAgo(2) })).toEqual([
        400,
        'DATE_RANGE',
      ]);
      expect(await answer({ serviceId, dateFrom: daysAgo(250) })).toEqual([400, 'DATE_RANGE']);
    });
  });

  describe('what the allowances of a day give', () => {
    const bucket = (words: Partial<Bucket>): Bucket => ({
      customerId: 'C',
      lineId: 'L',
      bucketId: 'B',
      name: 'Internet',
      usageType: 'internet',
      unit: 'MB',
      source: 'plan',
      isUnlimited: false,
      included: 1000,
      consumed: 0,
      validFrom: at('2026-05-02', '00:00:00'),
      validUntil: at('2026-05-03', '23:59:59'),
      updatedAt: at('2026-05-02', '00:00:00'),
      ...words,
    });
    const included = (...buckets: Bucket[]) =>
      dayUsageOf('internet', { from: '2026-05-01', to: '2026-05-04' }, [], buckets).map(
        (day) => day.included,
      );

    it('is their sum, on the country’s days on which they are in force; null before and after', () => {
      const packet = bucket({ included: 200, validFrom: at('2026-05-03', '15:00:00') });
      expect(included(bucket({}), packet)).toEqual([null, 1000, 1200, null]);
    });

    it('is -1 where one has no limit, and counts no other kind', () => {
      expect(included(bucket({}), bucket({ isUnlimited: true }))).toEqual([null, -1, -1, null]);
      expect(included(bucket({ usageType: 'voz' }))).toEqual([null, null, null, null]);
    });
  });
});

describe('usage-sums', () => {
  const bucket = (over: object) => ({
    customerId: 'c',
    lineId: 'l',
    bucketId: 'b',
    name: 'Internet',
    usageType: 'internet',
    unit: 'MB' as const,
    source: 'plan' as const,
    isUnlimited: false,
    included: 1000,
    consumed: 400,
    validFrom: new Date(0),
    validUntil: new Date(1),
    updatedAt: new Date(0),
    ...over,
  });

  describe('remainingOf', () => {
    it('is what was included less what was used', () => expect(remainingOf(bucket({}))).toBe(600));
    it('never falls below zero', () => expect(remainingOf(bucket({ consumed: 1200 }))).toBe(0));
    it('is −1 when unlimited', () => expect(remainingOf(bucket({ isUnlimited: true }))).toBe(-1));
    it('is −1 above 999000', () => {
      expect(remainingOf(bucket({ included: 999_001, consumed: 0 }))).toBe(-1);
      expect(remainingOf(bucket({ included: 999_000, consumed: 0 }))).toBe(999_000);
    });
  });

  describe('categoriesOf', () => {
    it('sums buckets of one type', () => {
      expect(categoriesOf([bucket({}), bucket({ source: 'package', included: 500, consumed: 0 })])).toEqual([
        { type: 'internet', available: 1100, consume: 400, unity: 'MB', isLimit: false },
      ]);
    });
    it('is unlimited when any bucket is, whatever the order', () => {
      for (const buckets of [
        [bucket({ isUnlimited: true }), bucket({})],
        [bucket({}), bucket({ isUnlimited: true })],
      ])
        expect(categoriesOf(buckets)[0]).toMatchObject({ available: -1, consume: 800, isLimit: true });
    });
    it('has nothing to say of no buckets', () => expect(categoriesOf([])).toEqual([]));
  });
});
