import {
  changeWifi,
  getMonitor,
  getWifiInfo,
  type Monitor,
  type WifiService,
} from '@portal/contract/lines/wifi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { proveSession } from '../../../test/given/codes.ts';
import { type GivenInternet, givenInternet, type InternetOptions } from '../../../test/given/given-line.ts';
import { type GivenUser, givenPostpaidLine, givenUser } from '../../../test/given/given-user.ts';

// The Wi-Fi calls of a user with a home of their own, for the tests beside it.

interface Home {
  user: GivenUser;
  token: string;
  internet: GivenInternet;
}

const bodyOf = ({ code, ssid, key }: GivenInternet, newkey: string) => ({
  relatedParty: { id: code, href: '', role: 'owner', name: 'Usuaria', '@referredType': 'Individual' },
  wifiChangeInfo: { enabledWireless: true, key, newkey, ssid },
  notificationInfo: { email: null as string | null, mobile: null as string | null },
});

/** @param appOf the app is there when the tests run, not when they are read */
function wifiCalls(appOf: () => TestApp) {
  const infoOf = (token: string, code: string, word = 'RelatedParty.id') =>
    appOf().call({ method: 'GET', url: `${getWifiInfo.path}?${word}=${encodeURIComponent(code)}`, token });
  const post = (token: string, payload: object) =>
    appOf().call({ method: 'POST', url: changeWifi.path, token, payload });
  /** By somebody who has just said who they are. */
  async function reveal(token: string, code: string) {
    await proveSession(appOf(), token);
    const url = `${getWifiInfo.path}?RelatedParty.id=${encodeURIComponent(code)}&reveal=true`;
    return appOf().call({ method: 'GET', url, token });
  }
  return {
    infoOf,
    reveal,
    post,
    change: ({ token, internet }: Home, newkey: string) => post(token, bodyOf(internet, newkey)),
    monitorOf: (token: string, href: string) => appOf().call({ method: 'GET', url: href, token }),

    async keyOf({ token, internet }: Home): Promise<string | null> {
      return (await reveal(token, internet.code)).json<WifiService>().wifiInfo.key;
    },

    async givenHome(options: InternetOptions = {}): Promise<Home> {
      const app = appOf();
      const user = await givenUser(app);
      const internet = await givenInternet(app, [user], options);
      return { user, internet, token: await app.signIn(user.email, user.password) };
    },
  };
}

let app: TestApp;
let now = new Date();
const minuteMs = 60_000;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
});
afterAll(() => app.close());

const { infoOf, reveal, post, change, keyOf, monitorOf, givenHome } = wifiCalls(() => app);
async function outbox(to: string): Promise<{ subject: string | null; text: string }[]> {
  await app.settleEvents();
  return (await app.call({ method: 'GET', url: `/dev/outbox.json?to=${encodeURIComponent(to)}` })).json();
}

describe('200', () => {
  it("Ana's network and security; its key on a press, once she has said in this session who she is", async () => {
    const ana = await app.signIn('ana.paredes@correo.example');
    const answer = await infoOf(ana, 'IN-100001');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      '@type': 'WifiService',
      id: 'IN-100001',
      href: `${getWifiInfo.path}?RelatedParty.id=IN-100001`,
      wifiInfo: { encriptionMode: 'WPA2', ssid: 'Casa Paredes', key: null },
      serviceCharacteristic: [
        { name: 'ssid', value: 'Casa Paredes' },
        { name: 'encriptionMode', value: 'WPA2' },
        { name: 'enabledWireless', value: 'true' },
      ],
      pendingChange: null,
    });
    expect((await infoOf(ana, 'in-100001', 'relatedParty.id')).statusCode).toBe(200);
    const url = `${getWifiInfo.path}?RelatedParty.id=IN-100001&reveal=true`;
    const early = await app.call({ method: 'GET', url, token: ana });
    expect([early.statusCode, early.json().code]).toEqual([403, 'STEP_UP_REQUIRED']);
    expect((await reveal(ana, 'IN-100001')).json().wifiInfo.key).toBe('Jacaranda1988');
    expect((await infoOf(ana, 'IN-100001')).json().wifiInfo.key).toBeNull();
  });

  it('a change that is done at once, and the key of before is of no use any more', async () => {
    const home = await givenHome();
    const answer = await change(home, 'Jacaranda77');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers.location).toBeUndefined();
    const monitor = answer.json<Monitor>();
    expect(monitor).toMatchObject({ '@type': 'Monitor', state: 'Completed' });
    expect((await monitorOf(home.token, monitor.href)).json()).toEqual(monitor);
    expect(await keyOf(home)).toBe('Jacaranda77');
    expect((await change(home, 'Jacaranda78')).json()).toMatchObject({ code: 'WIFI_NETWORK_CHANGED' });
  });

  it('without the key of now: by whoever has just said who they are, and by nobody else', async () => {
    const home = await givenHome();
    const body = bodyOf(home.internet, 'Jacaranda77');
    const { key: _, ...wifiChangeInfo } = body.wifiChangeInfo;
    const payload = { ...body, wifiChangeInfo };
    expect((await post(home.token, payload)).json().code).toBe('STEP_UP_REQUIRED');
    expect(await keyOf(home)).toBe(home.internet.key);
    expect((await post(home.token, payload)).statusCode).toBe(200);
    expect(await keyOf(home)).toBe('Jacaranda77');
  });

  it('thirteen digits that could be a card are a WEP key', async () => {
    const home = await givenHome({ encryption: 'WEP', key: '4222222222222' });
    expect((await change(home, '0000000000000')).statusCode).toBe(200);
    expect(await keyOf(home)).toBe('0000000000000');
  });

  it('tells the user in the ways they chose, at their own addresses, and never the key', async () => {
    const home = await givenHome();
    const line = await givenPostpaidLine(app, home.user);
    const token = await app.signIn(home.user.email, home.user.password);
    const body = bodyOf(home.internet, 'Jacaranda77');
    body.notificationInfo = { email: 'alguien.mas@correo.example', mobile: line.number };
    expect((await post(token, body)).statusCode).toBe(200);
    const [mail] = await outbox(home.user.email);
    expect(mail).toMatchObject({ subject: 'La clave de tu red WiFi cambió' });
    const [sms] = await outbox(line.number);
    expect(sms?.text).toMatch(/^La clave de tu red WiFi Casa IN-\d+ cambio/);
    expect(`${mail?.text}${sms?.text}`).not.toMatch(/Jacaranda77|Guayacan2481/);
    expect(await outbox('alguien.mas@correo.example')).toEqual([]);
  });

  it('writes to nobody else’s number', async () => {
    const home = await givenHome();
    const body = bodyOf(home.internet, 'Jacaranda77');
    body.notificationInfo.mobile = '0987654321';
    expect((await post(home.token, body)).statusCode).toBe(200);
    expect(await outbox('0987654321')).toEqual([]);
    expect(await outbox(home.user.email)).toEqual([]);
  });

  it('keeps keys sealed: in no column, event or message can one be read', async () => {
    now = new Date();
    const home = await givenHome({ appliesLater: true });
    await change(home, 'Jacaranda77');
    now = new Date(now.getTime() + 5 * minuteMs);
    await app.tick();
    await change({ ...home, internet: { ...home.internet, key: 'Jacaranda77' } }, 'Jacaranda88');
    const { pool } = app.database;
    const networks = await pool.query(
      `select customer_id, w::text || encode(sealed_key, 'escape') as kept from operator.wifi_networks w where line_id = $1`,
      [home.internet.lineId],
    );
    const changes = await pool.query(
      `select w::text || encode(sealed_key, 'escape') as kept from operator.wifi_changes w where line_id = $1`,
      [home.internet.lineId],
    );
    const events = await pool.query('select e::text as kept from events e where customer_id = $1', [
      networks.rows[0].customer_id,
    ]);
    const everything = [networks, changes, events].flatMap(({ rows }) => rows.map(({ kept }) => kept)).join();
    expect([networks.rowCount, changes.rowCount]).toEqual([1, 2]);
    expect(everything).toContain('MonitorStateChangeEvent');
    expect(everything).not.toMatch(/Guayacan2481|Jacaranda/);
  });
});

describe('202', () => {
  it('a change for later: the monitor tells, and the equipment takes it at a tick of the clock', async () => {
    now = new Date();
    const home = await givenHome({ appliesLater: true });
    const body = bodyOf(home.internet, 'Jacaranda77');
    body.notificationInfo.email = home.user.email;
    const answer = await post(home.token, body);
    expect(answer.statusCode).toBe(202);
    const monitor = answer.json<Monitor>();
    expect(answer.headers.location).toBe(monitor.href);
    expect(monitor.state).toBe('InProgress');

    await app.tick();
    const info = (await reveal(home.token, home.internet.code)).json<WifiService>();
    expect(info.wifiInfo.key).toBe(home.internet.key);
    expect(info.pendingChange).toMatchObject({ id: monitor.id, href: monitor.href });
    expect(await outbox(home.user.email)).toEqual([]);

    now = new Date(now.getTime() + 5 * minuteMs);
    await app.tick();
    expect((await monitorOf(home.token, monitor.href)).json()).toMatchObject({ state: 'Completed' });
    const done = (await reveal(home.token, home.internet.code)).json<WifiService>();
    expect(done).toMatchObject({ wifiInfo: { key: 'Jacaranda77' }, pendingChange: null });
    expect(await outbox(home.user.email)).toHaveLength(1);
    const { rows } = await app.database.pool.query(
      'select sealed_key from operator.wifi_changes where change_id = $1',
      [monitor.id],
    );
    expect(rows).toEqual([{ sealed_key: null }]);
  });

  it('a service without service: accepted, and in error when the equipment should have reported', async () => {
    now = new Date();
    const home = await givenHome({ status: 'S' });
    const body = bodyOf(home.internet, 'Jacaranda77');
    body.notificationInfo.email = home.user.email;
    const answer = await post(home.token, body);
    expect(answer.statusCode).toBe(202);
    now = new Date(now.getTime() + 5 * minuteMs);
    await app.tick();
    const { href } = answer.json<Monitor>();
    expect((await monitorOf(home.token, href)).json()).toMatchObject({ state: 'InError' });
    expect(await keyOf(home)).toBe(home.internet.key);
    const [mail] = await outbox(home.user.email);
    expect(mail?.subject).toBe('No pudimos cambiar la clave de tu red WiFi');
  });

  it('many at once: one is accepted', async () => {
    const home = await givenHome({ appliesLater: true });
    const others = await Promise.all(
      Array.from({ length: 8 }, (_, count) => change(home, `Jacaranda${count}${count}`)),
    );
    const statuses = others.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([202, 409, 409, 409, 409, 409, 409, 409]);
  });
});

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

  it('whatever has become of a line of another customer that its operator calls the same', async () => {
    const home = await givenHome();
    await app.database.pool.query('insert into rate_limits (key, points, expire) values ($1, 10, $2)', [
      `wifiChange:${home.internet.lineId}`,
      Date.now() + 60_000,
    ]);
    expect((await post(home.token, bodyOf(home.internet, 'corta'))).statusCode).toBe(422);
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
