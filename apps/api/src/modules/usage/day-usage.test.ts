import { type DayUsage, listDailyUsage } from '@portal/contract/lines/usage-records';
import type { Bucket } from '@portal/operator-ports/usage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { at, daysAgo, givenLine } from '../../../test/given/given-records.ts';
import { dayUsageOf } from './day-usage.ts';

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
    validFrom: new Date('2026-05-02T05:00:00Z'),
    validUntil: new Date('2026-05-04T04:59:59Z'),
    updatedAt: new Date('2026-05-02T05:00:00Z'),
    ...words,
  });
  const included = (...buckets: Bucket[]) =>
    dayUsageOf('internet', { from: '2026-05-01', to: '2026-05-04' }, [], buckets).map((day) => day.included);

  it('is their sum, on the days in Ecuador on which they are in force; null before and after', () => {
    const packet = bucket({ included: 200, validFrom: new Date('2026-05-03T20:00:00Z') });
    expect(included(bucket({}), packet)).toEqual([null, 1000, 1200, null]);
  });

  it('is -1 where one has no limit, and counts no other kind', () => {
    expect(included(bucket({}), bucket({ isUnlimited: true }))).toEqual([null, -1, -1, null]);
    expect(included(bucket({ usageType: 'voz' }))).toEqual([null, null, null, null]);
  });
});
