import { createHash } from 'node:crypto';
import { login, logout } from '@portal/contract/access/sso';
import { recordOnBoarding } from '@portal/contract/help/portal-support';
import { country } from '@portal/market/path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callWithWork } from '../../../test/bot.ts';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { e164, local, withoutTrunk } from '../../../test/given/country.ts';
import { givenPostpaidLine, givenUser } from '../../../test/given/given-user.ts';
import { hashPassword } from './password-check.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const userinfo = `/SSOManagement/api/${country}/ssoManagement/users/userinfo`;
const signIn = (username: string, password: string, headers = {}) =>
  app.call({ method: 'POST', url: login.path, payload: { username, password }, headers });
const revoke = (token: string) =>
  app.call({ method: 'GET', url: `${logout.path}?Token_type=revoke`, headers: { token } });

describe('login', () => {
  it('200: opens a session whose token travels in a header and is stored as a hash', async () => {
    const { email, password } = await givenUser(app);
    const answer = await signIn(email, password);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ '@type': 'Session', sub: email, expiresIn: 3600 });
    const token = String(answer.headers.token);
    const hash = createHash('sha256').update(token).digest();
    const stored = await app.database.pool.query('select 1 from sessions where token_hash = $1', [hash]);
    expect(stored.rowCount).toBe(1);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([
    local('92000001'),
    withoutTrunk('92000001'),
    e164('92000001'),
    `+${e164('92000001').replace(/(\d\d\d)/g, '$1 ')}`,
    `${e164('92000001')}@telefono.example`,
  ])('200: a number signs in as %s', async (spelling) => {
    const answer = await signIn(spelling, 'Portal2026');
    expect(answer.statusCode).toBe(200);
    expect(answer.json().sub).toBe(e164('92000001'));
  });

  it('200: an e-mail in capitals and with spaces around it', async () => {
    const { email, password } = await givenUser(app);
    expect((await signIn(` ${email.toUpperCase()} `, password)).statusCode).toBe(200);
  });

  it('200: by the number of the profile, as long as its line is held and nobody has signed up with it', async () => {
    const [user, next] = [await givenUser(app), await givenUser(app)];
    const [line, other] = [await givenPostpaidLine(app, user), await givenPostpaidLine(app, user)];
    const query = (statement: string, ...values: string[]) => app.database.pool.query(statement, values);
    const number = e164(line.number.slice(-8));
    const enters = async (name: string) => (await signIn(name, user.password)).json();
    const isShown = async () => {
      const token = await app.signIn(user.email, user.password);
      return (await app.call({ method: 'GET', url: userinfo, token })).json().phone_number_verified;
    };
    for (const each of [line, other])
      await query(
        `insert into line_managers (service_number, user_id, customer_id, role)
         select service_number, user_id, customer_id, 'holder' from associations
         where service_number = $1 and user_id = $2`,
        ...[e164(each.number.slice(-8)), user.userId],
      );
    // A line of theirs that is not the number of their profile is no name of theirs.
    expect([await enters(line.number), await isShown()]).toMatchObject([{ code: '114E' }, false]);
    await query('update users set phone = $2 where user_id = $1', user.userId, number);
    expect([await enters(line.number), await isShown()]).toMatchObject([{ sub: user.email }, true]);
    expect(await enters(other.number)).toMatchObject({ code: '114E' });

    await query('insert into login_names values ($1, $2)', number, next.userId);
    expect(await enters(line.number)).toMatchObject({ sub: number });
    await query('delete from login_names where login_name = $1', number);

    await query('update associations set ended_at = now() where user_id = $1', user.userId);
    expect(await isShown()).toBe(false);
    await query('update associations set ended_at = null where user_id = $1', user.userId);

    await query(`update line_managers set role = 'manager' where user_id = $1`, user.userId);
    await query('delete from associations where user_id = $1', user.userId);
    expect([await enters(line.number), await isShown()]).toMatchObject([{ code: '114E' }, false]);
  });

  it('200: Ana by the number that her profile shows', async () => {
    const answer = await signIn(local('91000001'), 'Portal2026');
    expect(answer.json().sub).toBe('ana.paredes@correo.example');
  });

  it('400: an unknown user and a wrong password look alike', async () => {
    const { email } = await givenUser(app);
    const wrong = await signIn(email, 'Wrong2026');
    const unknown = await signIn('nobody@correo.example', 'Wrong2026');
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toMatchObject({ code: '114E', message: expect.stringContaining('incorrecta') });
    expect(unknown.body).toBe(wrong.body);
    expect(unknown.headers.token).toBeUndefined();
  });

  it('400: three failures lock for 15 minutes, the right password included, in every spelling', async () => {
    const { email, password } = await givenUser(app);
    const said: string[] = [];
    for (let attempt = 0; attempt < 3; attempt++)
      said.push((await signIn(email, 'Wrong2026')).json().message);
    const wrong = '114E: Usuario y/o contraseña incorrecta';
    expect(said).toEqual([wrong, wrong, 'user blocked 15 minutos']);
    const answer = await signIn(email.toUpperCase(), password);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe('user blocked 15 minutos');
  });

  it('400: an unknown name locks in the same way', async () => {
    const name = 'nobody.at.all@correo.example';
    for (let attempt = 0; attempt < 2; attempt++) await signIn(name, 'Wrong2026');
    expect((await signIn(name, 'Wrong2026')).json().message).toBe('user blocked 15 minutos');
  });

  it('400: six failures lock for an hour, nine for twelve hours', async () => {
    const { email, userId } = await givenUser(app);
    const expireLock = () =>
      app.database.pool.query(
        `update login_attempts set locked_until = now() - interval '1 second' where subject = $1`,
        [userId],
      );
    for (const [failures, message] of [
      [3, 'user blocked 15 minutos'],
      [3, 'user blocked 1 hora'],
      [3, 'user blocked 12 horas'],
    ] as const) {
      await expireLock();
      for (let attempt = 1; attempt < failures; attempt++) await signIn(email, 'Wrong2026');
      expect((await signIn(email, 'Wrong2026')).json().message).toBe(message);
    }
  });

  it('400: of fifty wrong tries at once three are compared', async () => {
    const { email, password, userId } = await givenUser(app);
    const answers = await Promise.all(Array.from({ length: 50 }, () => signIn(email, 'Wrong2026')));
    const compared = answers.filter((answer) => answer.json().code === '114E');
    // The third says what it has brought.
    expect(compared).toHaveLength(2);
    const { rows } = await app.database.pool.query('select failures from login_attempts where subject = $1', [
      userId,
    ]);
    expect(rows[0].failures).toBe(3);
    expect((await signIn(email, password)).json().code).toBe('LOCKED');
  });

  it('200: twenty right ones at once, as of an account that several people share', async () => {
    const { email, password } = await givenUser(app);
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(email, password)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
  });

  it('503: an address that tries sixty at once is told to come back; nobody else waits, nothing is counted', async () => {
    const address = (remoteAddress: string, username: string, password: string) =>
      app.call({ method: 'POST', url: login.path, payload: { username, password }, remoteAddress });
    const users = await Promise.all(Array.from({ length: 60 }, () => givenUser(app)));
    // None has been compared before the last one comes.
    const dear = await hashPassword('Zarpado26');
    await app.database.pool.query('update credentials set password_hash = $1 where user_id = any($2)', [
      dear,
      users.map(({ userId }) => userId),
    ]);
    const flood = users.map(({ email }) => address('10.0.0.1', email, 'Wrong2026'));
    const other = await givenUser(app);
    const elsewhere = await address('10.0.0.2', other.email, other.password);
    expect(elsewhere.statusCode).toBe(200);
    const answers = await Promise.all(flood);
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(refused).toHaveLength(40);
    expect(refused[0]?.headers['retry-after']).toMatch(/^\d+$/);
    expect(refused[0]?.json()).toMatchObject({ code: 'BUSY', '@type': 'Error' });
    const { rowCount } = await app.database.pool.query(
      'select from login_attempts where subject = any($1::text[])',
      [users.map(({ userId }) => userId)],
    );
    expect(rowCount).toBe(20);
  });

  describe('failures at an address that others share (SIGN-26)', () => {
    const failed = (address: string, points: number) =>
      app.database.pool.query(
        'insert into rate_limits (key, points, expire) values ($1, $2, (extract(epoch from now()) + 900) * 1000)',
        [`loginFailure:${address}`, points],
      );
    const countAt = async (address: string) => {
      const { rows } = await app.database.pool.query('select points from rate_limits where key = $1', [
        `loginFailure:${address}`,
      ]);
      return rows[0]?.points;
    };
    const signInAt = (remoteAddress: string) => ({ method: 'POST', url: login.path, remoteAddress }) as const;

    it('200: after hundreds, for some work', async () => {
      const { email: username, password } = await givenUser(app);
      await failed('203.0.113.77', 300);
      const asked = signInAt('203.0.113.77');
      const idle = await app.call({ ...asked, payload: { username, password } });
      expect([idle.statusCode, idle.json().code]).toEqual([403, 'WORK_REQUIRED']);
      const worked = await callWithWork(app, { ...asked, payload: { username, password } });
      expect(worked.statusCode).toBe(200);
      expect(await countAt('203.0.113.77')).toBe(300);
    });

    it('many at once make it no dearer than one after the other, nor do any number more than half a minute', async () => {
      await failed('203.0.113.78', 290);
      const { email: username } = await givenUser(app);
      const payload = { username, password: 'Wrong2026' };
      await Promise.all(Array.from({ length: 60 }, () => app.call({ ...signInAt('203.0.113.78'), payload })));
      expect(await countAt('203.0.113.78')).toBeLessThanOrEqual(300);
      await failed('203.0.113.79', 5_000);
      const { challenge } = (await app.call({ ...signInAt('203.0.113.79'), payload })).json();
      expect(challenge.parameters.data.doublings).toBe(6);
    });

    it('none is a first step that is over: nothing was guessed', async () => {
      const made = {
        ...signInAt('203.0.113.80'),
        headers: { 'x-login-attempt': 'made-up' },
        payload: { code: '000000' },
      };
      const answers = await Promise.all(Array.from({ length: 20 }, () => app.call(made)));
      expect(answers[0]?.json().code).toBe('LOGIN_ATTEMPT_ENDED');
      expect(await countAt('203.0.113.80')).toBe(0);
    });
  });

  it('200: the twenty-first session ends the oldest, also when many begin at once', async () => {
    const { email, password, userId } = await givenUser(app);
    const oldest = await app.signIn(email, password);
    await Promise.all(Array.from({ length: 19 }, () => app.signIn(email, password)));
    const status = async () => (await app.call({ method: 'GET', url: userinfo, token: oldest })).statusCode;
    expect(await status()).toBe(200);
    await Promise.all([app.signIn(email, password), app.signIn(email, password)]);
    expect(await status()).toBe(401);
    const { rowCount } = await app.database.pool.query('select from sessions where user_id = $1', [userId]);
    expect(rowCount).toBe(20);
  });

  it('200: a success forgets the failures before it', async () => {
    const { email, password } = await givenUser(app);
    await signIn(email, 'Wrong2026');
    await signIn(email, 'Wrong2026');
    expect((await signIn(email, password)).statusCode).toBe(200);
    await signIn(email, 'Wrong2026');
    expect((await signIn(email, password)).statusCode).toBe(200);
  });

  it.each([
    {},
    { username: 'a@b.example' },
    { username: '', password: 'x' },
    { username: 'a', password: 'b', role: 'x' },
    [],
  ])('400: body %j', async (payload) => {
    const answer = await app.call({ method: 'POST', url: login.path, payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()['@type']).toBe('Error');
  });

  it('400 and 415: what is not JSON', async () => {
    const send = (payload: string, type: string) =>
      app.call({ method: 'POST', url: login.path, payload, headers: { 'content-type': type } });
    expect((await send('{', 'application/json')).statusCode).toBe(400);
    expect((await send('{"username":"a\\u0000","password":"b"}', 'application/json')).statusCode).toBe(400);
    expect((await send('username=a', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
    expect((await send('{}', 'text/plain')).statusCode).toBe(415);
  });

  it('verifying the password opens no session', async () => {
    const { email, password, userId } = await givenUser(app);
    const answer = await signIn(email, password, { OperationId: 'VerifyPassword' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers.token).toBeUndefined();
    const sessions = await app.database.pool.query('select 1 from sessions where user_id = $1', [userId]);
    expect(sessions.rowCount).toBe(0);
  });
});

describe('profile', () => {
  it('200: a real e-mail, a phone and the lines', async () => {
    const token = await app.signIn('ana.paredes@correo.example');
    const answer = await app.call({ method: 'GET', url: userinfo, token });
    expect(answer.json()).toMatchObject({
      email: 'ana.paredes@correo.example',
      emailKind: 'real',
      given_name: 'Ana Lucía',
      estatus: 'ok',
      onBoarding: false,
    });
    expect(answer.json().userAssets).toContainEqual({
      id: local('91000001'),
      entityType: 'product',
      assetType: 'msisdn',
      role: 'postpaid',
    });
  });

  it.each([
    [local('92000001'), 'phone'],
    ['social@redes.example', 'placeholder'],
  ])('200: %s has no e-mail of its own', async (name, emailKind) => {
    const token = await app.signIn(name);
    const profile = (await app.call({ method: 'GET', url: userinfo, token })).json();
    expect(profile).toMatchObject({ email: null, email_verified: false, emailKind });
  });

  it('204: the first visit goes on in any browser, until it is over', async () => {
    const { email, password } = await givenUser(app);
    const token = await app.signIn(email, password);
    const record = async (payload: object) => {
      const answer = await app.call({ method: 'POST', url: recordOnBoarding.path, token, payload });
      const elsewhere = await app.signIn(email, password);
      const profile = await app.call({ method: 'GET', url: userinfo, token: elsewhere });
      const { onBoarding, onBoardingStep } = profile.json();
      return [answer.statusCode, onBoarding, onBoardingStep];
    };
    expect(await record({ step: 3 })).toEqual([204, true, 3]);
    expect(await record({ step: 2 })).toEqual([204, true, 2]);
    expect(await record({ step: 5 })).toEqual([400, true, 2]);
    expect(await record({})).toEqual([204, false, 2]);
  });

  it.each(['', 'Bearer', 'Bearer x', 'Basic YTpi', `Bearer ${'A'.repeat(65)}`])(
    '401: authorization «%s»',
    async (value) => {
      const answer = await app.call({ method: 'GET', url: userinfo, headers: { authorization: value } });
      expect(answer.statusCode).toBe(401);
    },
  );

  it('401: a token in the query is no token', async () => {
    const token = await app.signIn(local('92000001'));
    expect((await app.call({ method: 'GET', url: `${userinfo}?token=${token}` })).statusCode).toBe(401);
  });

  it('401: an idle session and an old one end by the server’s clock', async () => {
    for (const change of [
      `last_seen_at = now() - interval '61 minutes'`,
      `expires_at = now() - interval '1 second'`,
    ]) {
      const { email, password, userId } = await givenUser(app);
      const token = await app.signIn(email, password);
      expect((await app.call({ method: 'GET', url: userinfo, token })).statusCode).toBe(200);
      await app.database.pool.query(`update sessions set ${change} where user_id = $1`, [userId]);
      expect((await app.call({ method: 'GET', url: userinfo, token })).statusCode).toBe(401);
    }
  });

  it('403: an identity header that names somebody else', async () => {
    const token = await app.signIn('ana.paredes@correo.example');
    for (const header of ['userprofileid', 'UserId', 'userid']) {
      const as = (value: string) =>
        app.call({ method: 'GET', url: userinfo, token, headers: { [header]: value } });
      expect((await as('otro@correo.example')).statusCode).toBe(403);
      expect((await as('ANA.PAREDES@correo.example')).statusCode).toBe(200);
      expect((await as(local('91000001'))).statusCode).toBe(200);
      expect((await as(Buffer.from('ana.paredes@correo.example').toString('base64'))).statusCode).toBe(200);
    }
  });
});

describe('logout', () => {
  it('200: the token is dead at once, and revoking it again is fine', async () => {
    const { email, password } = await givenUser(app);
    const token = await app.signIn(email, password);
    expect((await revoke(token)).json()).toEqual({ revoked: true });
    expect((await app.call({ method: 'GET', url: userinfo, token })).statusCode).toBe(401);
    expect((await revoke(token)).statusCode).toBe(200);
  });

  it('200: other sessions of the user go on', async () => {
    const { email, password } = await givenUser(app);
    const [first, second] = [await app.signIn(email, password), await app.signIn(email, password)];
    await revoke(first);
    expect((await app.call({ method: 'GET', url: userinfo, token: second })).statusCode).toBe(200);
  });

  it('400: without the header Token', async () => {
    expect((await app.call({ method: 'GET', url: `${logout.path}?Token_type=revoke` })).statusCode).toBe(400);
  });
});
