import { recordPageView } from '@portal/contract/help/portal-support';
import { civilDateOf } from '@portal/market/civil-dates';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { eventually } from '../../../test/eventually.ts';
import { countedPage } from './analytics.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

const view = (payload: unknown, headers = {}) =>
  app.call({
    method: 'POST',
    url: recordPageView.path,
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/json', ...headers },
  });

async function counted(): Promise<Record<string, number>> {
  const { rows } = await app.database.db.execute<{ path: string; views: string; day: string }>(
    sql`select path, views, day::text from page_views`,
  );
  expect(rows.every(({ day }) => day === civilDateOf(new Date()))).toBe(true);
  return Object.fromEntries(rows.map(({ path, views }) => [path, Number(views)]));
}

describe('204', () => {
  it('views are added up by day and page, with what was there before', async () => {
    for (const path of ['/ec/home', '/ec/home?x=1', '/ec/billing/pay/001-1', '/ec/billing/pay/001-2', '/x'])
      expect((await view({ path })).statusCode).toBe(204);
    const first = { '/ec/home': 2, '/ec/billing/pay/:billNo': 2, '/ec/otra': 1 };
    await eventually(async () => expect(await counted()).toEqual(first));

    await view({ path: '/ec/home' });
    await eventually(async () => expect((await counted())['/ec/home']).toBe(3));
  });

  it('nothing of whoever looked is kept, and no cookie is set', async () => {
    const answer = await view({ path: '/ec/home' }, { cookie: 'a=b', 'user-agent': 'Alguien' });
    expect(answer.body).toBe('');
    expect(answer.headers).not.toHaveProperty('set-cookie');
    const { rows } = await app.database.db.execute<{ column_name: string }>(
      sql`select column_name from information_schema.columns where table_name = 'page_views' order by 1`,
    );
    expect(rows.map((row) => row.column_name)).toEqual(['day', 'path', 'views']);
  });

  it('what has not been written is written at the end', async () => {
    await view({ path: '/ec/support' });
    await app.server.close();
    expect(await counted()).toEqual({ '/ec/support': 1 });
  });
});

describe('400', () => {
  it.each([[{}], [{ path: '' }], [{ path: 7 }], [{ path: 'x'.repeat(201) }], [{ path: '/ec/', ip: '1' }]])(
    '%j',
    async (payload) => expect((await view(payload)).statusCode).toBe(400),
  );

  it('415: anything but JSON, which another site could send without asking', async () => {
    const answer = await view({ path: '/ec/home' }, { 'content-type': 'text/plain' });
    expect(answer.statusCode).toBe(415);
  });
});

describe('429', () => {
  it('one address cannot count for ever', async () => {
    const answers = await Promise.all(Array.from({ length: 620 }, () => view({ path: '/ec/home' })));
    const refused = answers.filter((answer) => answer.statusCode === 429);
    expect(refused).toHaveLength(20);
    expect(refused[0]?.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});

describe('page shapes', () => {
  describe('the counted page', () => {
    it.each([
      ['/ec/home', '/ec/home'],
      ['/home', '/ec/home'],
      ['/ec/login/', '/ec/login'],
      ['/ec', '/ec'],
      ['/ec/', '/ec'],
      ['/', '/ec'],
      ['/EC/Home/With-Services', '/ec/home/with-services'],
      ['/ec/billing/', '/ec/billing'],
      ['/ec/billing/pay/001-001-000000123', '/ec/billing/pay/:billNo'],
      ['/ec/billing/pay/:billNo', '/ec/billing/pay/:billNo'],
      ['/ec/associate-services/pre-paid/2?line=0991000001#x', '/ec/associate-services/pre-paid/:step'],
    ])('%s is %s', (raw, page) => expect(countedPage(raw)).toBe(page));

    it.each([
      '/ec/0991000001',
      '/ec/ec/home',
      '/ec/home/0991000001',
      '/ec/billing/pay/a/b',
      'ana.paredes@correo.example',
      'https://otro.example/ec/home',
      '/ecuador',
      '/ec/__proto__',
      'x',
      '\n',
    ])('%j is another one', (raw) => expect(countedPage(raw)).toBe('/ec/otra'));
  });
});
