import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
  renewBackupCodes,
} from '@portal/contract/access/second-factor';
import { deleteUser, stepUp } from '@portal/contract/access/sso';
import { listMessages } from '@portal/contract/help/notifications';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/build-app.ts';
import {
  attemptOf,
  codeOf,
  enter,
  givenSecondFactor,
  proveByPassword,
  proveSession,
} from '../../../../test/given/codes.ts';
import { givenUser, provePassword } from '../../../../test/given/given-user.ts';
import { outboxOf } from '../../../../test/given/notifications.ts';
import { createSealing } from '../../../db/shared-secrets.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
});
afterAll(() => app.close());

const ask = (method: 'GET' | 'POST' | 'DELETE', url: string, token: string) =>
  app.call({ method, url, token });
const confirm = (token: string, code: string) =>
  app.call({ method: 'PUT', url: confirmSecondFactor.path, token, payload: { code } });
const unlock = (userId: string) =>
  app.database.pool.query('delete from login_attempts where subject = $1', [`codes:${userId}`]);

describe('an app of codes', () => {
  it('201, 200: begun with a secret, in force once its code was typed, with ten backup codes', async () => {
    const user = await givenUser(app);
    const token = await app.signIn(user.email, user.password);
    expect((await ask('GET', getSecondFactor.path, token)).json()).toMatchObject({ active: false });
    await proveByPassword(app, token, user.password);
    const begun = await ask('POST', beginSecondFactor.path, token);
    const { secret, uri } = begun.json();
    expect([begun.statusCode, uri]).toEqual([201, expect.stringContaining(encodeURIComponent(user.email))]);
    expect((await ask('GET', getSecondFactor.path, token)).json()).toMatchObject({ active: false });
    expect((await enter(app, { username: user.email, password: user.password })).statusCode).toBe(200);
    const wrong = await confirm(token, '000000');
    expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'OTP_INVALID']);
    const { backupCodes } = (await confirm(token, (await codeOf(secret)).replace(/^.../, '$& '))).json();
    expect(new Set(backupCodes).size).toBe(10);
    expect(backupCodes[0]).toMatch(/^\d{4} \d{4} \d{4}$/);
    expect((await ask('GET', getSecondFactor.path, token)).json()).toMatchObject({
      active: true,
      backupCodesLeft: 10,
    });
    for (const [method, url, code] of [
      ['POST', beginSecondFactor.path, 'SECOND_FACTOR_ON'],
      ['PUT', confirmSecondFactor.path, 'SECOND_FACTOR_ON'],
    ] as const) {
      const payload = { code: '123456' };
      const answer = await app.call({ method, url, token, ...(method === 'PUT' ? { payload } : {}) });
      expect([answer.statusCode, answer.json().code]).toEqual([409, code]);
    }
  });

  it('is sealed: neither secret nor backup codes can be read in the database', async () => {
    const user = await givenUser(app);
    const { secret, backupCodes } = await givenSecondFactor(app, user);
    const { rows } = await app.database.pool.query(
      `select row_to_json(f)::text || coalesce((select string_agg(row_to_json(b)::text, '') from backup_codes b
         where b.user_id = f.user_id), '') as kept from second_factors f where user_id = $1`,
      [user.userId],
    );
    const hex = (text: string) => Buffer.from(text).toString('hex');
    for (const text of [secret, ...backupCodes, ...backupCodes.map((code) => code.replaceAll(' ', ''))]) {
      expect(rows[0].kept).not.toContain(text);
      expect(rows[0].kept).not.toContain(hex(text));
    }
  });

  it('409: what is not on is not turned off, renewed or confirmed', async () => {
    const { email, password } = await givenUser(app);
    const token = await app.signIn(email, password);
    await proveByPassword(app, token, password);
    for (const answer of [
      await ask('DELETE', endSecondFactor.path, token),
      await ask('POST', renewBackupCodes.path, token),
      await confirm(token, '123456'),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'SECOND_FACTOR_OFF']);
  });

  it('is told of by every way, when it is turned on and off', async () => {
    const user = await givenUser(app);
    const { token } = await givenSecondFactor(app, user);
    await ask('POST', renewBackupCodes.path, token);
    await proveSession(app, token);
    expect((await ask('DELETE', endSecondFactor.path, token)).statusCode).toBe(204);
    expect((await enter(app, { username: user.email, password: user.password })).statusCode).toBe(200);
    await app.settleEvents();
    const kinds = (await ask('GET', listMessages.path, token))
      .json()
      .map(({ messageType }: { messageType: string }) => messageType);
    expect(kinds).toEqual(['secondFactorOff', 'backupCodesRenewed', 'secondFactorOn']);
    expect(await outboxOf(app, user.email)).toHaveLength(3);
  });

  it('goes with the account', async () => {
    const user = await givenUser(app);
    const { token } = await givenSecondFactor(app, user);
    expect((await ask('DELETE', deleteUser.path, token)).statusCode).toBe(200);
    await app.endErasureDays(user.userId);
    const { rowCount } = await app.database.pool.query(
      'select from second_factors where user_id = $1 union all select from backup_codes where user_id = $1',
      [user.userId],
    );
    expect(rowCount).toBe(0);
  });
});

describe('signing in with a second step', () => {
  it('401, then 200: the password is answered with an attempt, the attempt and a code with a session', async () => {
    const user = await givenUser(app);
    const { secret } = await givenSecondFactor(app, user);
    const first = await enter(app, { username: user.email, password: user.password });
    expect([first.statusCode, first.json()]).toEqual([
      401,
      expect.objectContaining({ code: 'SECOND_FACTOR_REQUIRED', methods: ['code'] }),
    ]);
    expect(first.headers.token).toBeUndefined();
    const attempt = String(first.headers['x-login-attempt']);
    const code = await codeOf(secret);
    const second = await enter(app, { code }, attempt);
    expect([second.statusCode, second.json().sub]).toEqual([200, user.email]);
    const token = String(second.headers.token);
    expect((await ask('GET', getSecondFactor.path, token)).statusCode).toBe(200);
    const again = await enter(app, { code: await codeOf(secret, 1) }, attempt);
    expect([again.statusCode, again.json().code]).toEqual([401, 'LOGIN_ATTEMPT_ENDED']);
  });

  it('an attempt is random, and says to nobody whose it is', async () => {
    const user = await givenUser(app);
    await givenSecondFactor(app, user);
    const attempts = [await attemptOf(app, user), await attemptOf(app, user)];
    expect(attempts.map((attempt) => attempt.slice(0, 8))[0]).not.toBe(attempts[1]?.slice(0, 8));
    const id = Buffer.from(user.userId.replaceAll('-', ''), 'hex');
    for (const attempt of attempts) {
      expect(attempt).toMatch(/^[0-9a-f]{64}$/);
      for (const read of ['hex', 'base64', 'base64url'] as const)
        expect(Buffer.from(attempt, read).includes(id)).toBe(false);
    }
  });

  it('tells nothing before the password is right', async () => {
    const user = await givenUser(app);
    await givenSecondFactor(app, user);
    const plain = await enter(app, { username: 'nobody.here@correo.example', password: 'Wrong2026' });
    const wrong = await enter(app, { username: user.email, password: 'Wrong2026' });
    expect([wrong.statusCode, wrong.body]).toEqual([plain.statusCode, plain.body]);
    expect(wrong.headers['x-login-attempt']).toBeUndefined();
  });

  it('401: without an attempt, with somebody else’s, with one that is ten minutes old', async () => {
    const [user, other] = [await givenUser(app), await givenUser(app)];
    const { secret } = await givenSecondFactor(app, user);
    await givenSecondFactor(app, other);
    const ended = async (attempt?: string) =>
      (await enter(app, { code: await codeOf(secret) }, attempt)).json().code;
    expect(await ended()).toBe('LOGIN_ATTEMPT_ENDED');
    expect(await ended('a'.repeat(64))).toBe('LOGIN_ATTEMPT_ENDED');
    expect(await ended(await attemptOf(app, other))).toBe('OTP_INVALID');
    const attempt = await attemptOf(app, user);
    await app.database.pool.query('update sign_in_attempts set expires_at = now() where user_id = $1', [
      user.userId,
    ]);
    expect(await ended(attempt)).toBe('LOGIN_ATTEMPT_ENDED');
  });

  it('400: a body that is neither step', async () => {
    for (const payload of [{}, { username: 'a' }, { password: 'b' }, { code: '' }, { code: 1 } as never])
      expect((await enter(app, payload)).statusCode).toBe(400);
  });

  it('a code is taken once: again, at once fifty times, and the one before it', async () => {
    const user = await givenUser(app);
    const { secret } = await givenSecondFactor(app, user);
    const attempts = await Promise.all(Array.from({ length: 20 }, () => attemptOf(app, user)));
    const code = await codeOf(secret, 1);
    const answers = await Promise.all(attempts.map((attempt) => enter(app, { code }, attempt)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    await unlock(user.userId);
    const earlier = await enter(app, { code: await codeOf(secret) }, await attemptOf(app, user));
    expect(earlier.json().code).toBe('OTP_INVALID');
  });

  it('locks after three wrong codes, which right passwords do not begin anew', async () => {
    const user = await givenUser(app);
    const { secret, backupCodes } = await givenSecondFactor(app, user);
    for (const code of ['OTP_INVALID', 'OTP_INVALID', 'LOCKED'])
      expect((await enter(app, { code: '000000' }, await attemptOf(app, user))).json().code).toBe(code);
    for (const code of [await codeOf(secret, 1), backupCodes[0] ?? ''])
      expect((await enter(app, { code }, await attemptOf(app, user))).json().message).toBe(
        'user blocked 15 minutos',
      );
  });

  it('a backup code opens once, and is told of with how many are left', async () => {
    const user = await givenUser(app);
    const { backupCodes, token } = await givenSecondFactor(app, user);
    const [code = '', other = ''] = backupCodes;
    const answers = await Promise.all(
      (await Promise.all([1, 2, 3].map(() => attemptOf(app, user)))).map((attempt) =>
        enter(app, { code }, attempt),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    await unlock(user.userId);
    expect((await ask('GET', getSecondFactor.path, token)).json().backupCodesLeft).toBe(9);
    await app.settleEvents();
    expect((await ask('GET', listMessages.path, token)).json()[0]).toMatchObject({
      messageType: 'backupCodeUsed',
      content: expect.stringContaining('Te quedan 9.'),
    });
    await ask('POST', renewBackupCodes.path, token);
    expect((await enter(app, { code: other }, await attemptOf(app, user))).json().code).toBe('OTP_INVALID');
  });

  it('an attempt ends with the password that it was made with', async () => {
    const user = await givenUser(app);
    const { secret } = await givenSecondFactor(app, user);
    const attempt = await attemptOf(app, user);
    await app.database.pool.query(
      "update credentials set password_hash = password_hash || 'x' where user_id = $1",
      [user.userId],
    );
    const answer = await enter(app, { code: await codeOf(secret) }, attempt);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'LOGIN_ATTEMPT_ENDED']);
  });
});

describe('saying again who one is', () => {
  it('by a code, once; the refusal names what the person has', async () => {
    const user = await givenUser(app);
    const { secret } = await givenSecondFactor(app, user);
    const spent = await codeOf(secret);
    const entered = await enter(app, { code: spent }, await attemptOf(app, user));
    const token = String(entered.headers.token);
    const refused = await ask('DELETE', endSecondFactor.path, token);
    expect([refused.statusCode, refused.json().code, refused.json().methods]).toEqual([
      403,
      'STEP_UP_REQUIRED',
      ['code'],
    ]);
    // Whoever knows the password alone does not take away what stands behind it, and makes no codes of it.
    await provePassword(app, user, token);
    for (const [method, path] of [
      ['DELETE', endSecondFactor.path],
      ['POST', renewBackupCodes.path],
    ] as const)
      expect((await ask(method, path, token)).json().methods).toEqual(['code']);
    const prove = (payload: Record<string, string>) =>
      app.call({ method: 'POST', url: stepUp.path, token, payload });
    expect((await prove({ code: spent })).json().code).toBe('OTP_INVALID');
    for (const payload of [{}, { code: '123456', password: user.password }, { other: 'x' } as never])
      expect((await prove(payload)).statusCode).toBe(400);
    expect((await prove({ code: await codeOf(secret, 1) })).statusCode).toBe(204);
    expect((await ask('DELETE', endSecondFactor.path, token)).statusCode).toBe(204);
  });
});

describe('sealing', () => {
  const sealing = createSealing('one key of thirty-two characters.');
  it('is opened by its key for its user alone, and no two are the same', () => {
    const sealed = sealing.close('secret', 'ana');
    expect(sealing.open(sealed, 'ana')).toBe('secret');
    expect(sealing.close('secret', 'ana').equals(sealed)).toBe(false);
    expect(() => sealing.open(sealed, 'pablo')).toThrow();
    expect(() => createSealing('another key of as many characters').open(sealed, 'ana')).toThrow();
    expect(sealing.hash('ana', '1').equals(sealing.hash('pablo', '1'))).toBe(false);
  });
});
