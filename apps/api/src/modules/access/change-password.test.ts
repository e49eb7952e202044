import { createPersonalToken } from '@portal/contract/access/personal-tokens';
import {
  changePassword,
  checkRegistered,
  deleteUser,
  generateCode,
  getUserinfo,
  login,
  updateProfile,
} from '@portal/contract/access/sso';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockedIn, solveBotCheck } from '../../../test/bot.ts';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import {
  askRecoveryCode,
  earnResetGrant,
  enter,
  lastCode,
  lastMessage,
  passBotCheck,
  proveByPassword,
  resetWith,
  typeCode,
  wrongCode,
} from '../../../test/given/codes.ts';
import { givenLine, givenManager, givenNext } from '../../../test/given/given-line.ts';
import { givenPostpaidLine, givenUser, provePassword } from '../../../test/given/given-user.ts';
import { addTo, challengeFor, deviceFor, enterWith, givenPasskey } from '../../../test/given/passkey.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
});
afterAll(() => app.close());

const userinfo = '/SSOManagement/api/ec/ssoManagement/users/userinfo';
const isAlive = async (token: string) =>
  (await app.call({ method: 'GET', url: userinfo, token })).statusCode === 200;
const askCode = (identifier: string) => askRecoveryCode(app, identifier);
const reset = (identifier: string, password: string, grant?: string) =>
  resetWith(app, identifier, password, grant);
const earnGrant = (identifier: string, recipient?: string) => earnResetGrant(app, identifier, recipient);

describe('recovery', () => {
  it('sets a new password, ends every session, lifts a lock and tells the owner', async () => {
    const { email, password } = await givenUser(app);
    const token = await app.signIn(email, password);
    const grant = await earnGrant(email);
    const answer = await reset(email, 'Nueva2026', grant);
    expect(answer.json()).toEqual({ message: 'Contraseña modificada exitosamente' });
    expect(await isAlive(token)).toBe(false);
    expect(await isAlive(await app.signIn(email, 'Nueva2026'))).toBe(true);
    await app.settleEvents();
    expect(await lastMessage(app, email)).toContain('se restableció con un código a tu correo');
    expect((await reset(email, 'Otra2026x', grant)).statusCode).toBe(403);
  });

  it('takes the identifier encoded, as the documents send it', async () => {
    const { email } = await givenUser(app);
    await passBotCheck(app, email);
    expect((await askCode(Buffer.from(email).toString('base64'))).statusCode).toBe(200);
  });

  it('404 for nobody, 403 without the bot check', async () => {
    const { email } = await givenUser(app);
    expect((await askCode(email)).statusCode).toBe(403);
    await passBotCheck(app, 'nadie@correo.example');
    expect((await askCode('nadie@correo.example')).statusCode).toBe(404);
  });

  it('409: a number that is another customer’s by now opens no account of before', async () => {
    const line = await givenLine(app);
    await givenManager(app, await givenUser(app, line.serviceNumber), line);
    await passBotCheck(app, line.number);
    expect((await askCode(line.number)).statusCode).toBe(200);
    await givenNext(app, line);
    await app.database.pool.query("delete from rate_limits where key like 'code%'");
    const answer = await askCode(line.number);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'NUMBER_MOVED']);
  });

  it('goes through while a stranger’s wrong passwords lock the account, and ends the lock', async () => {
    const { email, password } = await givenUser(app);
    const payload = { username: email, password: 'x' };
    for (let attempt = 0; attempt < 3; attempt++)
      await app.call({ method: 'POST', url: login.path, payload, remoteAddress: '198.51.100.1' });
    const enter = (word: string) =>
      app.call({ method: 'POST', url: login.path, payload: { username: email, password: word } });
    expect((await enter(password)).json().code).toBe('LOCKED');
    const grant = await earnGrant(email);
    // The code alone opens nothing yet.
    expect((await enter(password)).json().code).toBe('LOCKED');
    expect((await reset(email, 'Nueva2026', grant)).statusCode).toBe(200);
    expect((await enter('Nueva2026')).statusCode).toBe(200);
  });

  const askFrom = async (remoteAddress: string, email: string) => {
    const headers = { UserId: email, 'x-bot-token': await solveBotCheck(app) };
    await app.call({ method: 'POST', url: checkRegistered.path, headers, remoteAddress });
    const asked = { method: 'POST' as const, url: generateCode.path, remoteAddress };
    return app.call({ ...asked, headers: { UserId: email } });
  };

  it('a stranger who asks for codes to somebody’s address is refused; its owner is not', async () => {
    const { email } = await givenUser(app);
    expect((await askFrom('198.51.100.1', email)).statusCode).toBe(200);
    expect((await askFrom('198.51.100.1', email)).statusCode).toBe(429);
    expect((await askFrom('203.0.113.7', email)).statusCode).toBe(200);
  });

  it('400: the code of before, typed after another one was asked for over another network, is older and not wrong', async () => {
    const { email } = await givenUser(app);
    const first = (await askFrom('198.51.100.1', email)).json().codeNumberEn;
    const code = await lastCode(app, email);
    const second = (await askFrom('203.0.113.7', email)).json().codeNumberEn;
    expect((await typeCode(app, second, code)).json().code).toBe('OTP_INVALID');
    expect((await typeCode(app, second, code, [first])).json().code).toBe('OTP_REPLACED');
    expect((await typeCode(app, second, wrongCode(code), [first])).json().code).toBe('OTP_INVALID');
  });

  it('a code is compared five times, also where it is named beside another one (JOIN-5)', async () => {
    const { email } = await givenUser(app);
    const first = (await askFrom('198.51.100.1', email)).json().codeNumberEn;
    const code = await lastCode(app, email);
    const second = (await askFrom('203.0.113.7', email)).json().codeNumberEn;
    for (let guess = 0; guess < 5; guess++) await typeCode(app, second, wrongCode(code), [first]);
    const third = (await askFrom('192.0.2.9', email)).json().codeNumberEn;
    expect((await typeCode(app, third, code, [first])).json().code).toBe('OTP_INVALID');
    expect((await typeCode(app, first, code)).json().code).toBe('OTP_SPENT');
  });

  it('403 without a grant, however many at once: none of them takes a place among the hashes', async () => {
    const { email, password } = await givenUser(app);
    const flood = Array.from({ length: 200 }, (_, index) =>
      reset(email, 'Nueva2026', index % 2 ? 'made-up' : undefined),
    );
    const token = await app.signIn(email, password);
    expect((await Promise.all(flood)).map(({ statusCode }) => statusCode)).toEqual(Array(200).fill(403));
    expect(await isAlive(token)).toBe(true);
  });

  it('400 for an identifier that is none once it is decoded', async () => {
    for (const header of ['AAAA', Buffer.from([0xff, 0xfe, 0xc0]).toString('base64'), 'a'.repeat(300)])
      expect((await reset(header, 'Nueva2026', 'made-up')).statusCode, header).toBe(400);
  });

  it('403 without a grant or with one of somebody else; 422 keeps it', async () => {
    const [mine, theirs] = [await givenUser(app), await givenUser(app)];
    expect((await reset(mine.email, 'Nueva2026')).statusCode).toBe(403);
    const grant = await earnGrant(mine.email);
    expect((await reset(theirs.email, 'Nueva2026', grant)).statusCode).toBe(403);
    expect((await reset(mine.email, 'corta', grant)).statusCode).toBe(422);
    expect((await reset(mine.email, 'Admin123', grant)).json().code).toBe('PASSWORD_COMMON');
    expect((await reset(mine.email, 'Nueva2026', grant)).statusCode).toBe(200);
  });
});

const change = (token: string, payload: object) =>
  app.call({ method: 'PUT', url: changePassword.path, token, payload });

describe('what is under way while a code resets the password', () => {
  /** What is begun while somebody else holds what `statement` says. */
  async function begunWhileHeld<T>(
    statement: string,
    value: string,
    begin: () => Promise<T[]>,
  ): Promise<T[]> {
    const client = await app.database.pool.connect();
    await client.query('begin');
    await client.query(statement, [value]);
    try {
      return await begin();
    } finally {
      await client.query('rollback');
      client.release();
    }
  }
  const waiting = (count: number, words = 'user_id') =>
    expect.poll(() => blockedIn(app, words), { timeout: 1_500 }).toHaveLength(count);

  it('401: another password, and an access for a program, in a session that ends with it', async () => {
    const { userId, email, password } = await givenUser(app);
    const token = await app.signIn(email, password);
    await proveByPassword(app, token, password);
    const grant = await earnGrant(email);
    const hold = 'select from users where user_id = $1 for no key update';
    const [resetting, changing, giving] = await begunWhileHeld(hold, userId, async () => {
      const begun = [reset(email, 'Nueva2026', grant)];
      await waiting(1);
      begun.push(change(token, { password: 'Ladron#2026', currentPassword: password }));
      await waiting(2);
      const payload = { name: 'Panel', scopes: ['usage'], days: 9 };
      begun.push(app.call({ method: 'POST', url: createPersonalToken.path, token, payload }));
      await waiting(3);
      return begun;
    });
    const ended = [await resetting, await changing, await giving];
    expect(ended.map((answer) => answer?.statusCode)).toEqual([200, 401, 401]);
    expect((await enter(app, { username: email, password: 'Ladron#2026' })).json().code).toBe('114E');
    expect(await isAlive(await app.signIn(email, 'Nueva2026'))).toBe(true);
  });

  it('401: a passkey that a device has just made', async () => {
    const { email, password } = await givenUser(app);
    const token = await app.signIn(email, password);
    await proveByPassword(app, token, password);
    const grant = await earnGrant(email);
    const challenge = await challengeFor.adding(app, token);
    const hold = 'insert into spent_challenges values ($1, now())';
    const [adding] = await begunWhileHeld(hold, `passkey ${challenge}`, async () => {
      const begun = [addTo(app, token, deviceFor(app.portalOrigin).make(challenge))];
      await waiting(1, 'spent_challenges');
      expect((await reset(email, 'Nueva2026', grant)).statusCode).toBe(200);
      return begun;
    });
    expect((await adding)?.statusCode).toBe(401);
  });

  it.each(['password', 'passkey'])('a sign-in by a %s neither stops it nor comes in', async (way) => {
    const user = await givenUser(app);
    const { userId, email: username, password } = user;
    const { device, userHandle } = await givenPasskey(app, user);
    const grant = await earnGrant(username);
    const assertion = device.sign(await challengeFor.signIn(app), userHandle);
    const hold = 'select from sessions where user_id = $1 for update';
    const [resetting, entering] = await begunWhileHeld(hold, userId, async () => {
      const begun = [reset(username, 'Nueva2026', grant)];
      await waiting(1);
      begun.push(way === 'password' ? enter(app, { username, password }) : enterWith(app, assertion));
      await waiting(2);
      return begun;
    });
    expect((await resetting)?.statusCode).toBe(200);
    expect((await entering)?.json().code).toBe(way === 'password' ? '114E' : 'PASSKEY_REFUSED');
  });
});

describe('change while signed in', () => {
  it('with the current password: this session stays, the others end', async () => {
    const { email, password } = await givenUser(app);
    const [here, there] = [await app.signIn(email, password), await app.signIn(email, password)];
    const answer = await change(here, { password: 'Nueva#2026', currentPassword: password });
    expect(answer.statusCode).toBe(200);
    expect([await isAlive(here), await isAlive(there)]).toEqual([true, false]);
    const { passwordChangedAt } = (
      await app.call({ method: 'GET', url: getUserinfo.path, token: here })
    ).json();
    expect(Date.now() - Date.parse(passwordChangedAt)).toBeLessThan(60_000);
    expect(await app.signIn(email, 'Nueva#2026')).toMatch(/\S/);
  });

  it('a sign-in that was verified just before, with the old password, opens no session after it', async () => {
    const { userId, email, password } = await givenUser(app);
    const client = await app.database.pool.connect();
    await client.query('begin');
    await client.query("update credentials set password_hash = 'another' where user_id = $1", [userId]);
    const payload = { username: email, password };
    const crossing = app.call({ method: 'POST', url: login.path, payload });
    await expect.poll(() => blockedIn(app, 'insert into "sessions"'), { timeout: 2_500 }).toHaveLength(1);
    await client.query('commit');
    client.release();
    expect((await crossing).json().code).toBe('114E');
    const opened = await app.database.pool.query('select 1 from sessions where user_id = $1', [userId]);
    expect(opened.rowCount).toBe(0);
  });

  it('after verifying it in this session, and only in this one', async () => {
    const user = await givenUser(app);
    const { email, password } = user;
    const [here, there] = [await app.signIn(email, password), await app.signIn(email, password)];
    expect((await change(here, { password: 'Nueva#2026' })).statusCode).toBe(403);
    await provePassword(app, user, here);
    expect((await change(there, { password: 'Nueva#2026' })).statusCode).toBe(403);
    expect((await change(here, { password: 'Nueva#2026' })).statusCode).toBe(200);
  });

  it('403 wrong current, 422 weak or the same; nothing changes', async () => {
    const { email, password } = await givenUser(app);
    const token = await app.signIn(email, password);
    const wrong = await change(token, { password: 'Nueva#2026', currentPassword: 'Otra#2026' });
    expect(wrong.json()).toMatchObject({ status: '403', message: 'La contraseña actual es incorrecta' });
    for (const weak of ['Nueva2026', 'nueva#2026', 'N#2', 'Nueva #2026'])
      expect((await change(token, { password: weak, currentPassword: password })).statusCode).toBe(422);
    for (const common of ['Passw0rd!', 'Admin123!']) {
      const answer = await change(token, { password: common, currentPassword: password });
      expect(answer.json().code, common).toBe('PASSWORD_COMMON');
    }
    expect(await app.signIn(email, password)).toMatch(/\S/);
  });

  it('401 without a session', async () => {
    expect(
      (await app.call({ method: 'PUT', url: changePassword.path, payload: { password: 'Nueva#2026' } }))
        .statusCode,
    ).toBe(401);
  });
});

describe('profile', () => {
  it('200 with the new names, 400 for what is no name', async () => {
    const { email, password } = await givenUser(app);
    const token = await app.signIn(email, password);
    const put = (payload: object) => app.call({ method: 'PUT', url: updateProfile.path, token, payload });
    const answer = await put({ name: ' María José ', lastName: 'Ñúñez', nickName: 'Majo' });
    expect(answer.json()).toMatchObject({
      given_name: 'María José',
      family_name: 'Ñúñez',
      nickname: 'Majo',
      email,
    });
    for (const name of ['', ' ', 'An4', '<i>', 'x'.repeat(81), 'Иван', 'Ana 💃', 'Andina S.A.'])
      expect((await put({ name, lastName: 'Pérez' })).json()).toMatchObject({ status: '400', field: 'name' });
    expect((await put({ name: 'Ana', lastName: 'Pérez', emailKind: 'real', userId: 'x' })).statusCode).toBe(
      200,
    );
  });
});

describe('a company that was entered with dots in its name', () => {
  it('200 while it stays as it is, 400 for another one like it', async () => {
    const { userId, email, password } = await givenUser(app);
    await app.database.pool.query(`update users set given_name = 'Andina S.A.' where user_id = $1`, [userId]);
    const token = await app.signIn(email, password);
    const put = (name: string, nickName: string) =>
      app.call({
        method: 'PUT',
        url: updateProfile.path,
        token,
        payload: { name, lastName: 'De Prueba', nickName },
      });
    expect((await put('Andina S.A.', ' La  Andina ')).json()).toMatchObject({
      given_name: 'Andina S.A.',
      nickname: 'La Andina',
    });
    expect((await put('Andina C.A.', 'otra')).statusCode).toBe(400);
    expect((await put('Andina', 'otra')).json()).toMatchObject({ given_name: 'Andina', nickname: 'otra' });
  });
});

describe('deletion', () => {
  it('200: the person is gone, the payments stay', async () => {
    const user = await givenUser(app);
    await givenPostpaidLine(app, user);
    const token = await app.signIn(user.email, user.password);
    const erase = () => app.call({ method: 'DELETE', url: deleteUser.path, token });
    expect((await erase()).json()).toMatchObject({ status: '403', code: 'STEP_UP_REQUIRED' });
    await provePassword(app, { ...user, password: 'Otra2026' }, token);
    expect((await erase()).statusCode).toBe(403);
    await provePassword(app, user, await app.signIn(user.email, user.password));
    expect((await erase()).statusCode).toBe(403);
    await provePassword(app, user, token);
    expect((await erase()).statusCode).toBe(200);
    expect(await isAlive(token)).toBe(false);
    await app.endErasureDays(user.userId);
    for (const table of ['users', 'login_names', 'credentials', 'sessions', 'associations']) {
      const { rowCount } = await app.database.pool.query(`select 1 from ${table} where user_id = $1`, [
        user.userId,
      ]);
      expect(rowCount, table).toBe(0);
    }
    const again = await app.call({
      method: 'POST',
      url: login.path,
      payload: { username: user.email, password: user.password },
    });
    expect(again.json().code).toBe('114E');
  });
});
