import { getWifiInfo, type Monitor, type WifiService } from '@portal/contract/lines/wifi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { givenPostpaidLine } from '../../../test/given/given-user.ts';
import { bodyOf, wifiCalls } from './wifi-calls.fixture.ts';

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
