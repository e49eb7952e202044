import { getDataUsage, getVoiceUsage, listUsages } from '@portal/contract/lines/usage-records';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { calls, daysAgo, givenLine } from '../../../test/given/given-records.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const paths = [getVoiceUsage.path, getDataUsage.path];

describe('400', () => {
  it.each([
    ['reversed', { dateFrom: daysAgo(1), dateTo: daysAgo(2) }],
    ['in the future', { dateTo: daysAgo(-1) }],
    ['longer than six months', { dateFrom: daysAgo(190) }],
  ])('a range that is %s', async (_name, words) => {
    const { get } = await givenLine(app, []);
    for (const path of paths) {
      const answer = await get(path, words);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'DATE_RANGE']);
      expect(answer.json().message).toContain('BAD REQUEST');
    }
  });

  it.each(['ayer', '2026-02-30', '21/11/2026', '2026-11-21T00:00', ''])(
    'a date such as «%s»',
    async (date) => {
      const { get } = await givenLine(app, []);
      for (const path of paths) expect((await get(path, { dateFrom: date })).statusCode).toBe(400);
      expect((await get(listUsages.path, { 'usageDate.gte': date })).statusCode).toBe(400);
    },
  );

  it('a page of nothing, an unknown word, a kind or an order that there is not, a date given twice', async () => {
    const { get } = await givenLine(app, []);
    const queries: [string, Record<string, string>][] = [
      [getVoiceUsage.path, { limit: '0' }],
      [getVoiceUsage.path, { limit: '-1' }],
      [getVoiceUsage.path, { dateUntil: daysAgo(1) }],
      [listUsages.path, { usageType: 'fax' }],
      [listUsages.path, { sort: 'amount' }],
    ];
    for (const [path, words] of queries) expect((await get(path, words)).statusCode).toBe(400);
    const twice = `${getVoiceUsage.path}?dateFrom=${daysAgo(2)}&dateFrom=${daysAgo(1)}`;
    expect((await get(twice)).statusCode).toBe(400);
  });
});

describe('401 and 404', () => {
  it('401 without a session', async () => {
    for (const url of [...paths, listUsages.path])
      expect((await app.call({ method: 'GET', url })).statusCode).toBe(401);
  });

  it('404: somebody else’s line, the same as one that does not exist', async () => {
    const { get, line } = await givenLine(app, calls(1));
    for (const path of [...paths, listUsages.path]) {
      const foreign = await get(path, { serviceId: '0991000001' });
      const unreal = await get(path, { serviceId: '0999999999' });
      expect([foreign.statusCode, foreign.body]).toEqual([404, unreal.body]);
      expect(foreign.headers).not.toHaveProperty('x-total-count');
      const mixed = `${path}?serviceId=${line.number}&serviceId=0991000001`;
      expect((await get(mixed)).statusCode).toBe(404);
    }
  });
});
