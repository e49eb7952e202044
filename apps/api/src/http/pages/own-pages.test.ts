// HOME-10: a page with somebody's figures: whose it is decides the cookie, what is in it decides the API.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getProfile, login, logout } from '@portal/contract/access/sso';
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import { listCustomerBills } from '@portal/contract/paying/billing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword, startTestApp, type TestApp } from '../../../test/build-app.ts';
import { givenLine, givenManager } from '../../../test/given/given-line.ts';
import { givenUser } from '../../../test/given/given-user.ts';
import { createLog } from '../../log.ts';

/** Stands in for the app: the page says what was answered to two calls. */
const drawing = `
  export const drawPage = async () => ({ audience: 'customer', title: '', style: '', html: '<div id="root">nobody</div>' });
  export const drawOwnPage = async ({ pathname, search }, settings, ask) => {
    if (pathname === '/') return null;
    if (pathname === '/breaks') throw new Error('it broke');
    if (pathname === '/hangs') await new Promise(() => undefined);
    const answers = await Promise.all([ask('${getProfile.path}', {}), ask('${listBillingAccounts.path}' + search, {})]);
    const html = '<div id="root">' + answers.map(({ status, body }) => status + body).join('|') + '</div><script>stranger()</script>';
    return { audience: 'customer', title: '', style: '', html, owner: JSON.parse(answers[0].body).sub, line: '' };
  };`;

const dist = mkdtempSync(join(tmpdir(), 'portal-own-'));
let app: TestApp;

beforeAll(async () => {
  mkdirSync(join(dist, 'pages'));
  writeFileSync(
    join(dist, 'index.html'),
    '<html lang="es"><title>-</title><meta name="market" content="" /><meta name="portal-settings" content="" /><script>ours()</script><div id="root"></div>',
  );
  const paths = ['/', '/home', '/breaks', '/hangs'];
  writeFileSync(join(dist, 'routes.json'), JSON.stringify(paths.map((path) => ({ path, files: [] }))));
  writeFileSync(join(dist, 'pages', 'pages.mjs'), drawing);
  app = await startTestApp({ portalFolder: dist });
});
afterAll(async () => {
  await app.close();
  rmSync(dist, { recursive: true });
});

async function signIn(username: string, password = demoPassword, at = app) {
  const answer = await at.call({ method: 'POST', url: login.path, payload: { username, password } });
  const [set = ''] = answer.headers['set-cookie'] ?? [];
  return { token: String(answer.headers.token), set, cookie: set.split(';')[0] ?? '' };
}

const open = (cookie: string, url = '/ec/home') => app.call({ method: 'GET', url, headers: { cookie } });
const bodyOf = (name: string) => `data-owner="${name}"`;

describe('the cookie', () => {
  it('goes to pages alone, and no script reads it', async () => {
    const { email, password } = await givenUser(app);
    const { set, token } = await signIn(email, password);
    expect(set).toMatch(/^portal_page=[\w-]{65}; Path=\/ec\/; HttpOnly; SameSite=Lax$/);
    expect(set).not.toContain(token);
    const secure = await startTestApp({
      environment: { PORTAL_ORIGIN: 'https://portal.example' },
      portalFolder: dist,
    });
    const answer = await secure.call({
      method: 'POST',
      url: login.path,
      payload: { username: 'ana.paredes@correo.example', password: demoPassword },
    });
    // With https no other host of the domain can set one of this name.
    const [page = '', , device = ''] = [answer.headers['set-cookie'] ?? []].flat();
    expect(page).toMatch(/^__Host-portal_page=[\w-]{65}; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
    expect(device).toMatch(
      /^__Host-portal_device=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict; Secure$/,
    );
    const opened = async (cookie: string) =>
      (await secure.call({ method: 'GET', url: '/ec/home', headers: { cookie } })).body;
    const own = page.split(';')[0] ?? '';
    expect(await opened(own)).toContain(bodyOf('ana.paredes@correo.example'));
    expect(await opened(own.replace('__Host-', ''))).toContain('nobody');
    await secure.close();
  });

  it('opens no call of the API, in whatever place', async () => {
    const { cookie } = await signIn('ana.paredes@correo.example');
    const value = cookie.split('=')[1] ?? '';
    for (const headers of [{ cookie }, { authorization: `Bearer ${value}` }, { token: value }])
      for (const url of [getProfile.path, listBillingAccounts.path, listCustomerBills.path])
        expect((await app.call({ method: 'GET', url, headers })).statusCode).toBe(401);
    // Nor does the bearer draw a page.
    const { token } = await signIn('ana.paredes@correo.example');
    expect((await open(`portal_page=${token}`)).body).toContain('nobody');
    expect((await app.call({ method: 'GET', url: '/ec/home', token })).body).toContain('nobody');
  });
});

describe('a page', () => {
  it('holds what the API answers the same person, and is kept by nobody', async () => {
    const { cookie, token } = await signIn('ana.paredes@correo.example');
    const page = await open(cookie);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(bodyOf('ana.paredes@correo.example'));
    const accounts = await app.call({ method: 'GET', url: listBillingAccounts.path, token });
    expect(page.body).toContain(`200${accounts.body}`);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', vary: 'Accept-Encoding, Cookie' });
  });

  it('has one line in the log, and what the server was refused for it another', async () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => lines.push(line) });
    const told = await startTestApp({ portalFolder: dist, log });
    const { cookie } = await signIn('ana.paredes@correo.example', demoPassword, told);
    const page = { route: '/ec/*', status: 200 };
    const refused = { route: listBillingAccounts.path, status: 400 };
    for (const [url, said] of [
      ['/ec/home', [page]],
      ['/ec/home?serviceId=0991999999', [refused, page]],
    ] as const) {
      lines.length = 0;
      await told.call({ method: 'GET', url, headers: { cookie } });
      const requests = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
      // A line comes after the answer.
      await expect.poll(() => requests().map(({ route, status }) => ({ route, status }))).toEqual(said);
    }
    await told.close();
  });

  it('runs what the build has put into it, and nothing that came with the figures', async () => {
    const { cookie } = await signIn('ana.paredes@correo.example');
    const own = String((await open(cookie)).headers['content-security-policy']);
    expect(own.match(/'sha256-/g)).toHaveLength(1);
    expect(own).toBe((await open('')).headers['content-security-policy']);
  });

  it('of a manager has what a manager may see, and of a line of somebody else nothing', async () => {
    const [manager, line] = [await givenUser(app), await givenLine(app)];
    await givenManager(app, manager, line);
    const { cookie, token } = await signIn(manager.email, manager.password);
    const accounts = await app.call({ method: 'GET', url: listBillingAccounts.path, token });
    expect((await open(cookie)).body).toContain(accounts.body);
    const foreign = await open(cookie, '/ec/home?serviceId=0991000001');
    expect(foreign.body).not.toContain('0991000001');
  });

  it.each([
    ['no cookie', ''],
    ['a forged one', `portal_page=${'A'.repeat(65)}`],
    ['no token at all', 'portal_page=%00"; portal_page=x'],
  ])('is everybody’s for %s', async (_name, cookie) => {
    const page = await open(cookie);
    expect([page.statusCode, page.body.includes('nobody')]).toEqual([200, true]);
  });

  it('is everybody’s once the session has ended: by signing out, by itself, with all others', async () => {
    const user = await givenUser(app);
    const [left, idle, kept] = [
      await signIn(user.email, user.password),
      await signIn(user.email, user.password),
      await signIn(user.email, user.password),
    ];
    const revoked = await app.call({
      method: 'GET',
      url: `${logout.path}?Token_type=revoke`,
      token: left.token,
      headers: { token: left.token },
    });
    expect(revoked.headers['set-cookie']?.[0]).toMatch(/^portal_page=; Path=\/ec\/; Max-Age=0; /);
    expect((await open(left.cookie)).body).toContain('nobody');
    expect((await open(idle.cookie)).body).toContain(bodyOf(user.email));
    await app.database.pool.query(
      `update sessions set last_seen_at = now() - interval '61 minutes' where page_token_hash = sha256($1)`,
      [idle.cookie.split('=')[1]],
    );
    expect((await open(idle.cookie)).body).toContain('nobody');
    expect((await open(kept.cookie)).body).toContain(bodyOf(user.email));
    await app.database.pool.query('delete from sessions where login_name = $1', [user.email]);
    expect((await open(kept.cookie)).body).toContain('nobody');
  });

  it('is everybody’s once the browser was left without a network, until somebody signs in', async () => {
    const user = await givenUser(app);
    const { cookie } = await signIn(user.email, user.password);
    expect((await open(`portal_left=1; ${cookie}`)).body).toContain('nobody');
    expect((await open(`${cookie}; portal_left=1`)).body).toContain('nobody');
    const answer = await app.call({
      method: 'POST',
      url: login.path,
      payload: { username: user.email, password: user.password },
    });
    expect(answer.headers['set-cookie']?.[1]).toBe('portal_left=; Path=/ec/; Max-Age=0');
  });

  it('leaves the cookie of whoever is signed in when a session of before is ended', async () => {
    const { email, password } = await givenUser(app);
    const [before, now] = [await signIn(email, password), await signIn(email, password)];
    const answer = await app.call({
      method: 'GET',
      url: `${logout.path}?Token_type=revoke`,
      token: now.token,
      headers: { token: before.token },
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('is everybody’s when it cannot be drawn, takes too long, or too many are being drawn', async () => {
    const { cookie } = await signIn('ana.paredes@correo.example');
    expect((await open(cookie, '/ec/')).body).toContain('nobody');
    expect((await open(cookie, '/ec/breaks')).body).toContain('nobody');
    const hanging = await Promise.all(Array.from({ length: 7 }, () => open(cookie, '/ec/hangs')));
    for (const page of hanging) expect(page.body).toContain('nobody');
    // Her share is taken by pages that nobody ends; somebody else's is not.
    expect((await open(cookie)).body).toContain('nobody');
    const other = await signIn('otro@correo.example');
    expect((await open(other.cookie)).body).toContain(bodyOf('otro@correo.example'));
  });
});
