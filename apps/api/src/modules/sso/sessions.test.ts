import {
  endOtherSessions,
  endSession,
  listSessions,
  type OpenSession,
} from '@portal/contract/access/sessions';
import { deleteUser, getProfile, login } from '@portal/contract/access/sso';
import { listMessages, savePreferences } from '@portal/contract/help/notifications';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { type GivenUser, givenUser, provePassword } from '../../../test/given/given-user.ts';
import { outboxOf } from '../../../test/given/notifications.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    withJobs: true,
    environment: {
      TRUST_PROXY_HOPS: '1',
      PLACE_COUNTRY_HEADER: 'CF-IPCountry',
      PLACE_CITY_HEADER: 'CF-IPCity',
    },
  });
});
afterAll(() => app.close());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

interface From {
  agent?: string;
  address?: string;
  cookie?: string;
  headers?: Record<string, string>;
}

async function enter(
  { email, password }: GivenUser,
  { agent = firefox, address, cookie, headers }: From = {},
) {
  const answer = await app.call({
    method: 'POST',
    url: login.path,
    payload: { username: email, password },
    headers: { 'user-agent': agent, ...(cookie ? { cookie } : {}), ...headers },
    ...(address ? { remoteAddress: address } : {}),
  });
  const kept = answer.cookies.find(({ name }) => name === 'portal_device');
  return { token: String(answer.headers.token), cookie: `portal_device=${kept?.value}`, kept };
}

const sessionsOf = async (token: string): Promise<OpenSession[]> =>
  (await app.call({ method: 'GET', url: listSessions.path, token })).json();
const isOpen = async (token: string) =>
  (await app.call({ method: 'GET', url: getProfile.path, token })).statusCode === 200;
const close = (token: string, id: string) =>
  app.call({ method: 'DELETE', url: endSession.path.replace(':id', id), token });

describe('open sessions', () => {
  it('200: what signed in, where, and which one asks', async () => {
    const user = await givenUser(app);
    const city = Buffer.from('Yaguachi Viejo (Ñ)').toString('latin1');
    const phone = await enter(user, { agent: iphone, headers: { 'cf-ipcountry': 'EC', 'cf-ipcity': city } });
    const { token } = await enter(user, { headers: { 'cf-ipcountry': 'XX<', 'cf-ipcity': '' } });
    const [current, other] = (await sessionsOf(token)).toSorted((one) => (one.current ? -1 : 1));
    expect(current).toMatchObject({ device: 'Computador, Firefox', deviceType: 'computer', place: null });
    expect(other).toMatchObject({
      device: 'iPhone, Safari',
      deviceType: 'phone',
      place: 'Yaguachi Viejo Ñ, Ecuador',
      current: false,
    });
    expect(JSON.stringify([current, other])).not.toContain(phone.token.slice(22));
    const one = await app.call({ method: 'GET', url: other?.href ?? '', token });
    expect(one.json()).toEqual(other);
  });

  it.each([
    [
      'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      'iPad, Safari',
    ],
    [
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
      'Celular, Chrome',
    ],
    ['curl/8.14', 'Equipo desconocido'],
    ['<script>'.repeat(200), 'Equipo desconocido'],
    ['', 'Equipo desconocido'],
  ])('a device that says %s', async (agent, device) => {
    const { token } = await enter(await givenUser(app), { agent });
    expect(await sessionsOf(token)).toMatchObject([{ device, current: true }]);
  });

  it('204: one is closed, and signed out at its next call; twice is 404', async () => {
    const user = await givenUser(app);
    const [mine, theirs] = [await enter(user), await enter(user)];
    const [other] = (await sessionsOf(mine.token)).filter(({ current }) => !current);
    expect((await close(mine.token, other?.id ?? '')).statusCode).toBe(204);
    expect([await isOpen(mine.token), await isOpen(theirs.token)]).toEqual([true, false]);
    expect((await close(mine.token, other?.id ?? '')).statusCode).toBe(404);
  });

  it('204: all but the one that asks; 400 for anything less clear', async () => {
    const user = await givenUser(app);
    const [mine, ...others] = [await enter(user), await enter(user), await enter(user)];
    const ask = (query: string) =>
      app.call({ method: 'DELETE', url: endOtherSessions.path + query, token: mine.token });
    for (const query of ['', '?others=false', '?others=true&x=1'])
      expect((await ask(query)).statusCode).toBe(400);
    expect((await ask('?others=true')).statusCode).toBe(204);
    expect(await isOpen(mine.token)).toBe(true);
    for (const { token } of others) expect(await isOpen(token)).toBe(false);
    expect(await sessionsOf(mine.token)).toHaveLength(1);
  });

  it('one that has ended is not in the list', async () => {
    const user = await givenUser(app);
    await enter(user);
    await app.database.pool.query(
      "update sessions set last_seen_at = now() - interval '61 minutes' where user_id = $1",
      [user.userId],
    );
    expect(await sessionsOf((await enter(user)).token)).toHaveLength(1);
  });
});

describe('a device that is new', () => {
  async function told(token: string): Promise<{ messageType: string; content: string }[]> {
    await app.settleEvents();
    return (await app.call({ method: 'GET', url: listMessages.path, token })).json();
  }

  it('is told of by mail, whatever is wished; the first one of an account is not', async () => {
    const user = await givenUser(app);
    const first = await enter(user);
    expect(await told(first.token)).toEqual([]);
    const none = { email: false, sms: false, charges: false, bills: false, promotions: false };
    await app.call({ method: 'PUT', url: savePreferences.path, token: first.token, payload: none });
    await enter(user, { agent: iphone, headers: { 'cf-ipcountry': 'EC', 'cf-ipcity': 'Quito' } });
    const news = await told(first.token);
    expect(news).toMatchObject([{ messageType: 'newDevice' }]);
    expect(news[0]?.content).toContain('iPhone, Safari (Quito, Ecuador)');
    expect(await outboxOf(app, user.email)).toMatchObject([
      { subject: 'Entraron a tu cuenta desde un equipo nuevo' },
    ]);
  });

  it('is known again by its cookie from anywhere, and without one by its program at its address', async () => {
    const user = await givenUser(app);
    const { token, cookie, kept } = await enter(user, { address: '10.0.0.1' });
    expect(kept).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: login.path });
    await enter(user, { address: '10.0.0.2', cookie });
    await enter(user, { address: '10.0.0.1' });
    expect(await told(token)).toEqual([]);
    await enter(user, { address: '10.0.0.2' });
    expect(await told(token)).toHaveLength(1);
  });

  it('is new to each person: the cookie of one makes another one no device', async () => {
    const [one, other] = [await givenUser(app), await givenUser(app)];
    const { cookie } = await enter(one);
    const { token } = await enter(other, { address: '10.0.0.3' });
    await enter(other, { address: '10.0.0.4', cookie });
    expect(await told(token)).toHaveLength(1);
  });

  it('forgets with the account what it was known by', async () => {
    const user = await givenUser(app);
    const { token } = await enter(user);
    const known = async () =>
      (await app.database.pool.query('select from known_devices where user_id = $1', [user.userId])).rowCount;
    expect(await known()).toBe(2);
    await provePassword(app, user, token);
    await app.call({ method: 'DELETE', url: deleteUser.path, token });
    await app.endErasureDays(user.userId);
    expect(await known()).toBe(0);
  });
});
