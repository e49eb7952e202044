import { changeWifi, getMonitor, getWifiInfo, type Monitor } from '@portal/contract/lines/wifi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { givenUser } from '../../../test/given/given-user.ts';
import { givenInternet } from '../../../test/given/given-wifi.ts';
import { bodyOf, wifiCalls } from './wifi-calls.fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const { infoOf, reveal, post, change, keyOf, monitorOf, givenHome } = wifiCalls(() => app);

describe('400', () => {
  it.each([
    ['', 'no service'],
    ['?RelatedParty.id=', 'an empty service'],
    ['?RelatedParty.id=IN-100001&relatedParty.id=IN-100001', 'a service twice'],
    ['?RelatedParty.id=IN-100001&other=1', 'another word'],
  ])('%s (%s)', async (query) => {
    const ana = await app.signIn('ana.paredes@correo.example');
    const answer = await app.call({ method: 'GET', url: `${getWifiInfo.path}${query}`, token: ana });
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.body).not.toContain('Jacaranda');
  });

  it.each([
    ['no change', { wifiChangeInfo: undefined }],
    ['switched off', { wifiChangeInfo: { enabledWireless: false, key: 'a', newkey: 'b', ssid: 'c' } }],
    ['no new key', { wifiChangeInfo: { enabledWireless: true, key: 'a', ssid: 'c' } }],
    ['a key of 64', { wifiChangeInfo: { key: 'a', newkey: `A1${'b'.repeat(62)}`, ssid: 'c' } }],
    ['no service', { relatedParty: undefined }],
    ['a card', { wifiChangeInfo: { key: 'a', newkey: '5451951574925480', ssid: 'c' } }],
  ])('%s', async (_words, over) => {
    const home = await givenHome();
    const answer = await post(home.token, { ...bodyOf(home.internet, 'Jacaranda77'), ...over });
    expect(answer.statusCode).toBe(400);
    expect(await keyOf(home)).toBe(home.internet.key);
  });
});

describe('401', () => {
  it.each([
    ['GET', `${getWifiInfo.path}?RelatedParty.id=IN-100001`],
    ['POST', changeWifi.path],
    ['GET', getMonitor.path.replace(':id', '0197f0a0-0000-7000-8000-000000000000')],
  ] as const)('%s %s without a session', async (method, url) => {
    expect((await app.call({ method, url })).statusCode).toBe(401);
  });
});

describe('403', () => {
  it('another identity in the header', async () => {
    const home = await givenHome();
    const headers = { userprofileid: 'ana.paredes@correo.example' };
    const url = `${getWifiInfo.path}?RelatedParty.id=${home.internet.code}`;
    expect((await app.call({ method: 'GET', url, token: home.token, headers })).statusCode).toBe(403);
  });
});

describe('404', () => {
  it('a service of somebody else, as one that does not exist, in every place and spelling', async () => {
    const [home, stranger] = [await givenHome({ appliesLater: true }), await givenHome()];
    const missing = await infoOf(stranger.token, 'IN-999999');
    expect(missing.statusCode).toBe(404);
    const { code, customerId } = home.internet;
    for (const id of [code, code.toLowerCase(), ` ${code} `, `9.${code}`, customerId])
      expect((await infoOf(stranger.token, id)).body).toBe(missing.body);
    const url = `${getWifiInfo.path}?RelatedParty.id=${stranger.internet.code}`;
    const headers = { claroid: code };
    expect((await app.call({ method: 'GET', url, token: stranger.token, headers })).body).toBe(missing.body);

    expect((await post(stranger.token, bodyOf(home.internet, 'Jacaranda77'))).body).toBe(missing.body);
    expect(await keyOf(home)).toBe(home.internet.key);
    const { href } = (await change(home, 'Jacaranda77')).json<Monitor>();
    expect((await monitorOf(stranger.token, href)).body).toBe(missing.body);
    expect((await monitorOf(stranger.token, `${href}x`)).body).toBe(missing.body);
  });

  it('a line that has no Wi-Fi', async () => {
    const home = await givenHome({ hasWifi: false });
    expect((await infoOf(home.token, home.internet.code)).statusCode).toBe(404);
    expect((await change(home, 'Jacaranda77')).statusCode).toBe(404);
    const ana = await app.signIn('ana.paredes@correo.example');
    for (const code of ['TV-100001', '042100001', '0991000001'])
      expect((await infoOf(ana, code)).statusCode).toBe(404);
  });

  it('a service that is no longer managed', async () => {
    const home = await givenHome();
    await app.database.pool.query('delete from associations where user_id = $1', [home.user.userId]);
    expect((await infoOf(home.token, home.internet.code)).statusCode).toBe(404);
  });
});

describe('409', () => {
  it('a change is on its way', async () => {
    const home = await givenHome({ appliesLater: true });
    expect((await change(home, 'Jacaranda77')).statusCode).toBe(202);
    const answer = await change(home, 'Jacaranda78');
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'WIFI_CHANGE_PENDING' });
  });
});

describe('422', () => {
  it.each([
    ['WPA2', 'Abcdef1'],
    ['WPA2', 'guayacan2481'],
    ['WPA2', 'Guayacanes'],
    ['WPA2', 'Guayacan 2481'],
    ['WPA2', 'Guayacan#2481'],
    ['WEP', '123456789012'],
    ['WEP', '12345678901234'],
    ['WEP', 'Guayacan24811'],
  ] as const)('%s refuses %s', async (encryption, newkey) => {
    const home = await givenHome({ encryption });
    const answer = await change(home, newkey);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'WIFI_KEY_RULES' });
    expect(answer.body).not.toContain(newkey);
    expect(await keyOf(home)).toBe(home.internet.key);
  });

  it.each([
    ['a key that is not the current one', { key: 'Guayacan2482' }],
    ['another name', { ssid: 'Otra' }],
  ])('%s', async (_words, over) => {
    const home = await givenHome();
    const answer = await post(home.token, bodyOf({ ...home.internet, ...over }, 'Jacaranda77'));
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'WIFI_NETWORK_CHANGED' });
    expect(await keyOf(home)).toBe(home.internet.key);
  });
});

describe('429', () => {
  it('a network is not changed all the time, whoever of its managers asks', async () => {
    const [one, other] = [await givenUser(app), await givenUser(app)];
    const internet = await givenInternet(app, [one, other]);
    const tokens = await Promise.all([one, other].map((user) => app.signIn(user.email, user.password)));
    const tries = await Promise.all(
      Array.from({ length: 11 }, (_, count) => post(tokens[count % 2] ?? '', bodyOf(internet, 'corta'))),
    );
    const statuses = tries.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  it('keys are not shown all the time', async () => {
    const home = await givenHome();
    await app.database.pool.query(
      `insert into rate_limits (key, points, expire) values ($1, 60, $2)
       on conflict (key) do update set points = 60`,
      [`wifiReveal:${home.user.userId}`, Date.now() + 60_000],
    );
    expect((await reveal(home.token, home.internet.code)).statusCode).toBe(429);
    expect((await infoOf(home.token, home.internet.code)).statusCode).toBe(200);
  });
});
