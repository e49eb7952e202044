// The whole Wi-Fi of a home, through the door: who is connected, who may not be, guests, the router and its speed (WIFI-4 to 6).
import {
  type ConnectedDevice,
  changeConnectedDevice,
  changeGuestNetwork,
  type GuestNetwork,
  getGuestNetwork,
  getRouterState,
  listConnectedDevices,
  measureSpeed,
  restartRouter,
  type SpeedTest,
} from '@portal/contract/lines/home-network';
import type { Role } from '@portal/contract/policy';
import { hourMs, instantAt } from '@portal/market/civil-dates';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { givenSignedIn, type SignedIn } from '../../../test/given/association.ts';
import { proveSession } from '../../../test/given/codes.ts';
import {
  type GivenInternet,
  givenInternet,
  givenRole,
  type InternetOptions,
} from '../../../test/given/given-line.ts';
import { toldTo } from '../../../test/given/notifications.ts';

// A Monday, at eight in the evening: nearly everything is at home.
const monday = '2026-11-16';
let app: TestApp;
let now: Date;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
});
beforeEach(() => {
  now = instantAt(monday, 20);
});
afterAll(() => app.close());

interface Home {
  user: SignedIn;
  internet: GivenInternet;
}

const manages = (user: SignedIn, { code }: GivenInternet, role: Role = 'manager') =>
  givenRole(app, user, { serviceNumber: code }, role);

async function given(options: InternetOptions = {}): Promise<Home> {
  const user = await givenSignedIn(app);
  const internet = await givenInternet(app, [], options);
  await manages(user, internet);
  return { user, internet };
}

const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const ask = (
  { user, internet }: Home,
  method: 'GET' | 'POST' | 'PATCH' | 'PUT',
  url: string,
  body?: object,
) =>
  app.call({
    method,
    token: user.token,
    url: method === 'GET' ? `${url}?serviceId=${internet.code}` : url,
    ...(method === 'GET' ? {} : { payload: { serviceId: internet.code, ...body } }),
  });
const devicesOf = async (home: Home): Promise<ConnectedDevice[]> =>
  (await ask(home, 'GET', listConnectedDevices.path)).json();
const change = (home: Home, id: string, body: object) =>
  ask(home, 'PATCH', changeConnectedDevice.path.replace(':id', id), body);
const guestsOf = async (home: Home): Promise<GuestNetwork> =>
  (await ask(home, 'GET', getGuestNetwork.path)).json();
const guests = async (home: Home, body: object) => {
  await proveSession(app, home.user.token);
  return ask(home, 'PUT', changeGuestNetwork.path, body);
};
const restart = (home: Home) => ask(home, 'POST', restartRouter.path);
const speed = (home: Home) => ask(home, 'POST', measureSpeed.path);
const isConnected = ({ connectedSince }: ConnectedDevice) => connectedSince !== null;

/** One that is connected at this hour, whichever it is in this home. */
async function connectedIn(home: Home): Promise<ConnectedDevice> {
  const [device] = await devicesOf(home);
  if (!device || !isConnected(device)) throw new Error('nobody is at home');
  return device;
}
const seen = async (home: Home, id: string) => (await devicesOf(home)).find((device) => device.id === id);

async function giveProblem({ customerId, lineId }: GivenInternet, category: string): Promise<void> {
  const { pool } = app.database;
  await pool.query(
    `insert into operator.service_problems (customer_id, problem_id, category, reason, status, started_at, expected_end_at,
       delay_minutes) values ($1, 'RED-1', $2, 'Se cortó una fibra.', 'inProgress', $3, $4, 0)`,
    [customerId, category, now, new Date(now.getTime() + hourMs)],
  );
  await pool.query(
    `insert into operator.problem_lines (customer_id, line_id, problem_id, started_at) values ($1, $2, 'RED-1', $3)`,
    [customerId, lineId, now],
  );
}

it('a home has its devices, connected ones first, which come and go by the clock and stay the same', async () => {
  const home = await given();
  const evening = await devicesOf(home);
  expect(evening.length).toBeGreaterThanOrEqual(6);
  expect(evening.length).toBeLessThanOrEqual(12);
  const connected = evening.filter(isConnected);
  expect(evening.slice(0, connected.length)).toEqual(connected);
  for (const { ip, connectedSince } of connected) {
    expect(ip).toMatch(/^192\.168\.1\.\d+$/);
    expect(new Date(connectedSince ?? 0) <= now).toBe(true);
  }
  expect(evening.filter((each) => !isConnected(each)).map(({ ip }) => ip)).not.toContain(expect.any(String));
  expect(new Set(evening.map(({ ip, id }) => ip ?? id)).size).toBe(evening.length);
  expect(await devicesOf(home)).toEqual(evening);

  const moments = [];
  for (const hour of [4, 10, 13, 16, 22]) {
    now = instantAt(monday, hour);
    const then = await devicesOf(home);
    expect(then.map(({ id }) => id).sort()).toEqual(evening.map(({ id }) => id).sort());
    moments.push(
      then
        .filter(isConnected)
        .map(({ id }) => id)
        .join(),
    );
  }
  expect(new Set(moments).size).toBeGreaterThan(1);
});

it('a device is named, and known from then on; the same change twice is one', async () => {
  let home: Home;
  let stranger: ConnectedDevice | undefined;
  // Not every home has one.
  do {
    home = await given();
    stranger = (await devicesOf(home)).find(({ isKnown }) => !isKnown);
  } while (!stranger);
  const body = { name: '  Foco del patio ', kind: 'other' };
  const answers = await Promise.all([1, 2].map(() => change(home, stranger.id, body)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(answers[0]?.json()).toMatchObject({ name: 'Foco del patio', isKnown: true });
  expect(answers[1]?.json()).toEqual(answers[0]?.json());
  expect(await seen(home, stranger.id)).toEqual(answers[0]?.json());
});

it('one that is paused is not connected until somebody lets it, whatever hour it is', async () => {
  const home = await given();
  const { id } = await connectedIn(home);
  const paused = await change(home, id, { paused: true });
  expect(paused.json()).toMatchObject({ paused: true, pausedBy: 'hand', connectedSince: null, ip: null });
  for (const _day of [1, 2, 3]) {
    pass(24 * hourMs);
    expect(await seen(home, id)).toMatchObject({ paused: true, connectedSince: null });
  }
  now = instantAt(monday, 20.5);
  const free = (await change(home, id, { paused: false })).json<ConnectedDevice>();
  expect(free).toMatchObject({ paused: false, pausedBy: null });
  expect(new Date(free.connectedSince ?? 0)).toEqual(now);
  pass(60_000);
  expect((await change(home, id, { paused: false })).json()).toEqual(free);
});

it('a timetable pauses it by the clock of the country, past midnight too, until it has none', async () => {
  const home = await given();
  const { id } = await connectedIn(home);
  const timetable = { from: '21:00', until: '06:30', days: ['monday', 'friday'] };
  expect((await change(home, id, { timetable })).json()).toMatchObject({ paused: false, timetable });
  const pausedAt = async (date: string, hour: number) => {
    now = instantAt(date, hour);
    return (await seen(home, id))?.pausedBy;
  };
  expect(await pausedAt(monday, 20.99)).toBeNull();
  expect(await pausedAt(monday, 21)).toBe('timetable');
  expect(await pausedAt('2026-11-17', 6.4)).toBe('timetable');
  expect(await pausedAt('2026-11-17', 6.5)).toBeNull();
  expect(await pausedAt('2026-11-17', 22)).toBeNull();
  expect(await pausedAt('2026-11-20', 23)).toBe('timetable');
  // By hand it cannot be let in meanwhile; without a timetable it is.
  expect((await change(home, id, { paused: false })).json()).toMatchObject({ pausedBy: 'timetable' });
  expect((await change(home, id, { timetable: null })).json()).toMatchObject({
    pausedBy: null,
    timetable: null,
  });
});

it('one that is blocked is thrown off and stays listed, and that is told once to all who manage', async () => {
  const user = await givenSignedIn(app);
  const other = await givenSignedIn(app);
  const home = { user, internet: await givenInternet(app, []) };
  for (const each of [user, other]) await manages(each, home.internet);
  const { id, name } = await connectedIn(home);
  await proveSession(app, user.token);
  for (const _time of [1, 2]) {
    const blocked = await change(home, id, { blocked: true });
    expect(blocked.json()).toMatchObject({ blocked: true, connectedSince: null, ip: null });
  }
  pass(24 * hourMs);
  expect(await seen(home, id)).toMatchObject({ blocked: true, connectedSince: null });
  await app.operator.events.deliver();
  for (const each of [user, other]) {
    const told = (await toldTo(app, each)).filter(({ messageType }) => messageType === 'homeNetworkChanged');
    expect(told).toHaveLength(1);
    expect(told[0]?.content).toContain(`«${name}»`);
  }
  expect((await change(home, id, { blocked: false })).json()).toMatchObject({ blocked: false });
});

it('guests have a key while their network is on, another one each time; their devices go with it', async () => {
  const home = await given();
  const off = { '@type': 'GuestNetwork', enabled: false, ssid: null, key: null, until: null };
  expect(await guestsOf(home)).toEqual(off);
  const onAt = now;
  const on = (await guests(home, { enabled: true, hours: 3 })).json<GuestNetwork>();
  expect(on).toMatchObject({ enabled: true, ssid: `${home.internet.ssid}-invitados` });
  expect(new Date(on.until ?? 0)).toEqual(new Date(onAt.getTime() + 3 * hourMs));
  // Once more is one network with another end.
  const longer = (await guests(home, { enabled: true, hours: 5 })).json<GuestNetwork>();
  expect(longer.key).toBe(on.key);
  const isGuest = ({ network }: ConnectedDevice) => network === 'guest';
  expect((await devicesOf(home)).filter(isGuest)).toEqual([]);
  pass(hourMs);
  const there = (await devicesOf(home)).filter(isGuest);
  expect(there.length).toBeGreaterThan(0);
  for (const guest of there) expect(guest).toMatchObject({ ip: expect.stringMatching(/^192\.168\.50\./) });
  pass(5 * hourMs);
  expect(await guestsOf(home)).toEqual(off);
  expect((await devicesOf(home)).filter(isGuest)).toEqual([]);
  const again = (await guests(home, { enabled: true })).json<GuestNetwork>();
  expect(again).toMatchObject({ enabled: true, until: null });
  expect(again.key).not.toBe(on.key);
  expect((await guests(home, { enabled: false })).json()).toEqual(off);

  await app.operator.events.deliver();
  const told = (await toldTo(app, home.user)).map(({ content }) => content).join();
  expect(told.match(/red de invitados/g)).toHaveLength(2);
  expect(told).not.toContain(on.key);
  const { rows } = await app.database.pool.query(
    `select w::text || coalesce(encode(guest_key, 'escape'), '') as kept from operator.wifi_networks w where line_id = $1`,
    [home.internet.lineId],
  );
  expect(rows[0].kept).not.toContain(again.key);
});

it('a restart takes its minute, in which nothing is connected and nothing is measured; it is one at a time', async () => {
  const home = await given();
  expect((await ask(home, 'GET', getRouterState.path)).json()).toMatchObject({
    state: 'running',
    restartedAt: null,
  });
  const both = await Promise.all([restart(home), restart(home)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([202, 409]);
  expect(both.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('RESTART_PENDING');
  const meanwhile = (await ask(home, 'GET', getRouterState.path)).json();
  expect(meanwhile).toMatchObject({ state: 'restarting' });
  expect(new Date(meanwhile.until)).toEqual(new Date(now.getTime() + 60_000));
  expect((await devicesOf(home)).filter(isConnected)).toEqual([]);
  expect((await speed(home)).json().code).toBe('ROUTER_UNREACHABLE');
  const backAt = new Date(now.getTime() + 60_000);
  pass(61_000);
  expect((await ask(home, 'GET', getRouterState.path)).json()).toMatchObject({
    state: 'running',
    until: null,
  });
  const back = (await devicesOf(home)).filter(isConnected);
  expect(back.length).toBeGreaterThan(0);
  for (const { connectedSince } of back) expect(new Date(connectedSince ?? 0) >= backAt).toBe(true);
  expect((await speed(home)).statusCode).toBe(200);
});

it('six restarts an hour, of a line', async () => {
  const home = await given();
  const statuses = [];
  for (const _time of [1, 2, 3, 4, 5, 6, 7]) {
    statuses.push((await restart(home)).statusCode);
    pass(61_000);
  }
  expect(statuses).toEqual([202, 202, 202, 202, 202, 202, 429]);
});

it('a speed is another each time, beside what the plan says, and worse while the network is', async () => {
  const home = await given();
  const measured: SpeedTest[] = [];
  for (const _time of [1, 2, 3]) {
    measured.push((await speed(home)).json());
    pass(30_000);
  }
  for (const { downloadMbps, uploadMbps, contractedDownloadMbps, contractedUploadMbps } of measured) {
    expect([contractedDownloadMbps, contractedUploadMbps]).toEqual([300, 150]);
    expect(downloadMbps / 300).toBeGreaterThanOrEqual(0.7);
    expect(downloadMbps / 300).toBeLessThanOrEqual(0.98);
    expect(uploadMbps / 150).toBeGreaterThanOrEqual(0.7);
  }
  expect(new Set(measured.map(({ downloadMbps }) => downloadMbps)).size).toBeGreaterThan(1);
  await giveProblem(home.internet, 'degradation');
  const slow = (await speed(home)).json<SpeedTest>();
  expect(slow.downloadMbps / 300).toBeLessThanOrEqual(0.5);
});

it.each(['outage', 'maintenance'])(
  'a home with a problem of the network (%s) is not reached',
  async (category) => {
    const home = await given();
    await giveProblem(home.internet, category);
    for (const answer of [await speed(home), await restart(home)])
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'ROUTER_UNREACHABLE']);
  },
);

it('equipment that is silent, and a line that is not in service, have nothing connected', async () => {
  const silent = await given();
  await app.database.pool.query(
    'insert into operator.equipment_faults (customer_id, line_id, since) values ($1, $2, $3)',
    [silent.internet.customerId, silent.internet.lineId, now],
  );
  for (const home of [silent, await given({ status: 'S' })]) {
    const devices = await devicesOf(home);
    expect(devices.length).toBeGreaterThan(5);
    expect(devices.filter(isConnected)).toEqual([]);
    expect((await speed(home)).json().code).toBe('ROUTER_UNREACHABLE');
  }
});

it('it is for who manages the line: another role is told so, and a stranger that there is no such line', async () => {
  const home = await given();
  const { id } = await connectedIn(home);
  const every = async (user: SignedIn) => {
    const of = { ...home, user };
    await proveSession(app, user.token);
    const answers = [
      await ask(of, 'GET', listConnectedDevices.path),
      await ask(of, 'GET', getGuestNetwork.path),
      await ask(of, 'GET', getRouterState.path),
      await change(of, id, { name: 'Mío' }),
      await ask(of, 'PUT', changeGuestNetwork.path, { enabled: true }),
      await speed(of),
      await restart(of),
    ];
    return answers.map((answer) => answer.json().code ?? answer.statusCode);
  };
  const inRole = async (role: Role) => {
    const user = await givenSignedIn(app);
    await manages(user, home.internet, role);
    return every(user);
  };
  for (const role of ['holder', 'manager'] as const) {
    expect(await inRole(role), role).toEqual([200, 200, 200, 200, 200, 200, 202]);
    pass(61_000);
  }
  for (const role of ['payer', 'viewer'] as const)
    expect(await inRole(role), role).toEqual(Array(7).fill('ROLE_NOT_ENOUGH'));
  expect(await every(await givenSignedIn(app))).toEqual(Array(7).fill('NOT_FOUND'));
});

it('404: a device of another home, one that there is not, and a line without Wi-Fi', async () => {
  const [mine, theirs] = [await given(), await given()];
  const { id } = await connectedIn(theirs);
  const foreign = await change(mine, id, { paused: true });
  const none = await change(mine, 'NADA', { paused: true });
  expect([foreign.statusCode, foreign.body]).toEqual([404, none.body]);
  expect(await seen(theirs, id)).toMatchObject({ paused: false });
  const without = await given({ hasWifi: false });
  expect((await ask(without, 'GET', listConnectedDevices.path)).statusCode).toBe(404);
  expect((await speed(without)).statusCode).toBe(404);
});

it.each([
  ['nothing to change', {}],
  ['no name', { name: '   ' }],
  ['a name of 41', { name: 'x'.repeat(41) }],
  ['no such kind', { kind: 'toaster' }],
  ['no such hour', { timetable: { from: '24:00', until: '06:00', days: ['monday'] } }],
  ['no days', { timetable: { from: '22:00', until: '06:00', days: [] } }],
])('400: %s', async (_what, body) => {
  const home = await given();
  const { id } = await connectedIn(home);
  expect((await change(home, id, body)).statusCode).toBe(400);
});
