import {
  type DataUsage,
  getDataUsage,
  getVoiceUsage,
  listUsages,
  type Usage,
  type VoiceUsage,
} from '@portal/contract/lines/usage-records';
import { wallTime } from '@portal/market/civil-dates';
import { currencyCode } from '@portal/market/money';
import { addRecords } from '@portal/operator/usage/records.store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { international, local, units } from '../../../test/given/country.ts';
import { at, calls, daysAgo, givenLine, givenRecords, newRecord } from '../../../test/given/given-records.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('voiceUsage and dataUsage 200', () => {
  it('answers every call of the last thirty days, newest first, and what they add up to', async () => {
    const { voice } = await givenLine(app, [
      { startedAt: at(daysAgo(1), '18:22:00'), destination: local('87654321'), quantity: 3, amountCents: 15 },
      { startedAt: at(daysAgo(30), '00:00:00'), quantity: 4, amountCents: 20 },
      { startedAt: at(daysAgo(31), '23:59:59'), quantity: 100 },
      { startedAt: at(daysAgo(2), '10:00:00'), usageType: 'internet', quantity: 70 },
    ]);
    expect(await voice()).toEqual({
      '@type': 'VoiceUsage',
      dateFrom: daysAgo(30),
      dateTo: daysAgo(0),
      total: { records: 2, duration: 7, amount: units(35) },
      consumption: [
        {
          date: wallTime(at(daysAgo(1), '18:22:00')),
          type: 'Saliente',
          destinationNumber: local('87654321'),
          duration: 3,
          amount: units(15),
        },
        expect.objectContaining({ date: wallTime(at(daysAgo(30), '00:00:00')) }),
      ],
    });
  });

  it('answers data sessions with their host and megabytes', async () => {
    const { get, line } = await givenLine(app, [
      {
        usageType: 'internet',
        startedAt: at(daysAgo(3), '07:30:00'),
        destination: 'video.example',
        quantity: 12,
      },
    ]);
    const usage = (await get(getDataUsage.path, { serviceId: line.number })).json<DataUsage>();
    expect(usage.total).toEqual({ records: 1, data: 12 });
    expect(usage.consumption).toEqual([
      { date: wallTime(at(daysAgo(3), '07:30:00')), urlConnection: 'video.example', data: 12 },
    ]);
  });

  it('takes both ends of the range, by Ecuador’s days', async () => {
    const { voice } = await givenLine(app, [
      { startedAt: at(daysAgo(6), '23:59:59'), quantity: 1 },
      { startedAt: at(daysAgo(5), '00:00:00'), quantity: 2 },
      { startedAt: at(daysAgo(4), '23:59:59'), quantity: 4 },
      { startedAt: at(daysAgo(3), '00:00:00'), quantity: 8 },
    ]);
    const { total, consumption } = await voice({ dateFrom: daysAgo(5), dateTo: daysAgo(4) });
    expect(total.duration).toBe(6);
    expect(consumption.map(({ duration }) => duration)).toEqual([4, 2]);
  });

  it('answers nothing for a quiet range, a home service, and a customer without lines', async () => {
    const { voice } = await givenLine(app, []);
    expect(await voice()).toMatchObject({ total: { records: 0, duration: 0, amount: 0 }, consumption: [] });
    const ana = await app.signIn('ana.paredes@correo.example');
    const url = `${getVoiceUsage.path}?serviceId=TV-100001`;
    expect((await app.call({ method: 'GET', url, token: ana })).json()).toMatchObject({ consumption: [] });
    const diego = await app.signIn('nuevo@correo.example');
    const nobody = await app.call({ method: 'GET', url: getDataUsage.path, token: diego });
    expect(nobody.json()).toMatchObject({ total: { records: 0 }, consumption: [] });
  });

  it('shows no amounts of a corporate line', async () => {
    const { voice, get } = await givenLine(app, calls(2), { isCorporate: true });
    const { total, consumption } = await voice();
    expect(total).toEqual({ records: 2, duration: 3, amount: null });
    expect(consumption.map(({ amount }) => amount)).toEqual([null, null]);
    const usages = (await get(listUsages.path)).json<Usage[]>();
    expect(usages.map(({ ratedProductUsage }) => ratedProductUsage)).toEqual([[], []]);
  });

  it('takes every spelling of the line, and every line when none is named', async () => {
    const { voice, line } = await givenLine(app, calls(2));
    const spelling = international(line.number);
    expect((await voice({ serviceId: spelling })).total.records).toBe(2);
    const ana = await app.signIn('ana.paredes@correo.example');
    const records = async (query: string) =>
      (await app.call({ method: 'GET', url: `${getVoiceUsage.path}${query}`, token: ana })).json<VoiceUsage>()
        .total.records;
    const each = await Promise.all(
      [local('91000001'), local('91000002'), local('91000003')].map((number) =>
        records(`?serviceId=${number}`),
      ),
    );
    for (const count of each) expect(count).toBeGreaterThanOrEqual(60);
    expect(await records('')).toBe(each.reduce((sum, count) => sum + count, 0));
  });
});

describe('pages', () => {
  it('206 with counts and links; the pages together are the whole', async () => {
    const { get, voice, line } = await givenLine(app, calls(37));
    const whole = await voice();
    const page = (offset: number) =>
      get(getVoiceUsage.path, { serviceId: line.number, limit: '10', offset: String(offset) });
    const pages = await Promise.all([0, 10, 20, 30].map(page));
    expect(pages.map((answer) => answer.statusCode)).toEqual([206, 206, 206, 206]);
    expect(pages.flatMap((answer) => answer.json<VoiceUsage>().consumption)).toEqual(whole.consumption);
    expect(pages[1]?.json<VoiceUsage>().total).toEqual(whole.total);
    expect(pages[3]?.headers).toMatchObject({
      'x-total-count': '37',
      'x-result-count': '7',
      'content-range': 'items 30-36/37',
    });
    expect(pages[1]?.headers.link).toMatch(
      /offset=0>; rel="first".*offset=0>; rel="prev".*offset=20>; rel="next".*offset=30>; rel="last"/,
    );
  });

  it('200 when the page is the whole, and when no page was asked for', async () => {
    const { get, line } = await givenLine(app, calls(3));
    const asked = await get(getVoiceUsage.path, { serviceId: line.number, limit: '10' });
    expect([asked.statusCode, asked.headers['content-range']]).toEqual([200, 'items 0-2/3']);
    const unasked = await get(getVoiceUsage.path, { serviceId: line.number });
    expect([unasked.statusCode, unasked.headers['content-range']]).toEqual([200, undefined]);
    expect(unasked.headers['x-total-count']).toBe('3');
  });

  it('416 beyond the end', async () => {
    const { get, line } = await givenLine(app, calls(3));
    for (const path of [getVoiceUsage.path, listUsages.path]) {
      const answer = await get(path, { serviceId: line.number, offset: '3', limit: '10' });
      expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, 'items */3']);
    }
  });

  it('a whole range ends at 5,000 records and says how many there are', async () => {
    const { line, get } = await givenLine(app, []);
    await app.database.pool.query(
      `insert into operator.usage_records select $1, $2, now() - i * interval '1 minute', gen_random_uuid(), 'voz',
         '${local('87654321')}', 1, 0 from generate_series(1, 5010) i`,
      [line.customerId, line.lineId],
    );
    const answer = await get(getVoiceUsage.path, { serviceId: line.number });
    expect([answer.statusCode, answer.headers['x-total-count']]).toEqual([200, '5010']);
    expect(answer.json<VoiceUsage>().consumption).toHaveLength(5_000);
  });
});

describe('usage', () => {
  it('is the same in the shape of TMF635, by kind and range, in either order', async () => {
    const { get, line } = await givenLine(app, [
      { startedAt: at(daysAgo(2), '09:00:00'), destination: local('87654321'), quantity: 3, amountCents: 15 },
      {
        startedAt: at(daysAgo(1), '09:00:00'),
        usageType: 'internet',
        destination: 'video.example',
        quantity: 7,
      },
      { startedAt: at(daysAgo(3), '09:00:00'), usageType: 'sms', quantity: 1 },
    ]);
    const list = async (words: Record<string, string>) => (await get(listUsages.path, words)).json<Usage[]>();
    const kinds = (usages: Usage[]) => usages.map(({ usageType }) => usageType);
    expect(kinds(await list({}))).toEqual(['data', 'voice', 'sms']);
    expect(kinds(await list({ sort: 'usageDate', limit: '2' }))).toEqual(['sms', 'voice']);
    expect(kinds(await list({ usageType: 'sms,data' }))).toEqual(['data', 'sms']);
    const range = { 'usageDate.gte': daysAgo(2), 'usageDate.lte': daysAgo(2) };
    const [call] = await list({ ...range, 'product.publicIdentifier': line.number });
    expect(call).toEqual({
      '@type': 'Usage',
      id: expect.any(String),
      href: `${listUsages.path}/${call?.id}`,
      usageType: 'voice',
      usageDate: wallTime(at(daysAgo(2), '09:00:00')),
      status: 'rated',
      description: 'Llamada saliente',
      usageSpecification: {
        id: 'voice',
        href: expect.stringMatching(/usageSpecification\/voice$/),
        name: 'Llamada saliente',
        '@referredType': 'UsageSpecification',
      },
      usageCharacteristic: [
        { name: 'publicIdentifier', valueType: 'string', value: line.number },
        { name: 'destinationNumber', valueType: 'string', value: local('87654321') },
        { name: 'duration', valueType: 'integer', value: '3' },
      ],
      ratedProductUsage: [
        {
          ratingDate: wallTime(at(daysAgo(2), '09:00:00')),
          taxIncludedRatingAmount: { unit: currencyCode, value: units(15) },
          productRef: { id: line.number, '@referredType': 'Product' },
        },
      ],
    });
    expect(await list({ usageType: 'voice', fields: 'usageDate' })).toEqual([
      { '@type': 'Usage', id: call?.id, href: call?.href, usageDate: call?.usageDate },
    ]);
  });
});

describe('records that nobody counted', () => {
  it('are counted when a page shows them, and newer and older ones are counted on', async () => {
    const { line, voice } = await givenLine(app, calls(3));
    const rows = calls(12).map((call) => newRecord(line, call));
    for (const row of rows)
      await app.database.pool.query(
        `insert into operator.usage_records (customer_id, line_id, started_at, record_id, usage_type, destination, quantity,
           amount_cents) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [
          row.customerId,
          row.lineId,
          row.startedAt,
          row.recordId,
          row.usageType,
          row.destination,
          row.quantity,
          row.amountCents,
        ],
      );
    expect((await voice({ limit: '10' })).total.records).toBe(15);
    await givenRecords(app, line, [{ startedAt: new Date(), quantity: 1_000 }]);
    const { total, consumption } = await voice({ limit: '10', offset: '10' });
    expect(total.records).toBe(16);
    expect(total.duration).toBe(1_000 + 6 + 78);
    expect(consumption).toHaveLength(6);
  });

  it('are neither missed nor counted twice by those who add records meanwhile', async () => {
    const { line, voice } = await givenLine(app, []);
    await app.database.pool.query(
      `insert into operator.usage_records select $1, $2, now() - i * interval '1 minute', gen_random_uuid(), 'voz',
         '${local('87654321')}', 1, 0 from generate_series(1, 2000) i`,
      [line.customerId, line.lineId],
    );
    const [added] = await Promise.all([
      Promise.all(calls(12).map((call) => givenRecords(app, line, [call]))),
      Promise.all(Array.from({ length: 12 }, () => voice({ limit: '10' }))),
    ]);
    const { total } = await voice({ limit: '10' });
    expect(total.records).toBe(2_000 + added.length);
    const { rows } = await app.database.pool.query(
      'select sum(records)::int as records from operator.usage_days where line_id = $1',
      [line.lineId],
    );
    expect(rows).toEqual([{ records: total.records }]);
  });

  it('a record that is written twice counts once', async () => {
    const { line, voice } = await givenLine(app, []);
    const [row] = await givenRecords(app, line, calls(1));
    if (row) await app.database.db.transaction((tx) => addRecords(tx, [row]));
    expect((await voice()).total.records).toBe(1);
  });
});

describe('service-record-refusals', () => {
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
});
