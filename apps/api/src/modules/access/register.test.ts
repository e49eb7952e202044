import { createPermission } from '@portal/contract/access/permissions';
import {
  checkRegistered,
  completeRegistration,
  generateCode,
  login,
  startRegistration,
  validateCode,
} from '@portal/contract/access/sso';
import { country } from '@portal/market/path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callWithWork, solveBotCheck } from '../../../test/bot.ts';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { lastCode, lastMessage, passBotCheck, typeCode, wrongCode } from '../../../test/given/codes.ts';
import { international, local, noMobile } from '../../../test/given/country.ts';
import { givenUser } from '../../../test/given/given-user.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

let count = 0;
const newEmail = () => `nueva${++count}.${Date.now()}@correo.example`;

const start = (identifier: string) =>
  app.call({ method: 'POST', url: startRegistration.path, headers: { UserId: identifier } });
const complete = (payload: object, grant?: string) =>
  app.call({
    method: 'POST',
    url: completeRegistration.path,
    payload: {
      name: 'Ana',
      lastName: 'Pérez',
      phoneNumber: null,
      email: null,
      password: 'Zarpado26',
      ...payload,
    },
    headers: grant ? { 'x-otp-grant': grant } : {},
  });

async function earnGrant(identifier: string, recipient = identifier): Promise<string> {
  await passBotCheck(app, identifier);
  const { codeNumberEn } = (await start(identifier)).json();
  const answer = await typeCode(app, codeNumberEn, await lastCode(app, recipient));
  return String(answer.headers['x-otp-grant']);
}

describe('codes that strangers ask for', () => {
  const pass = async (identifier: string, remoteAddress: string) => {
    const passed = { UserId: identifier, 'x-bot-token': await solveBotCheck(app) };
    await app.call({ method: 'POST', url: checkRegistered.path, headers: passed, remoteAddress });
  };
  const asking = (identifier: string, remoteAddress: string) => {
    const headers = { UserId: identifier, OperationId: 'ResetPassword' };
    return { method: 'POST', url: generateCode.path, headers, remoteAddress } as const;
  };
  const recovery = async (identifier: string, remoteAddress: string) => {
    await pass(identifier, remoteAddress);
    return callWithWork(app, asking(identifier, remoteAddress));
  };

  it('shut nobody out, and cost work: whoever has not asked has theirs (SIGN-26)', async () => {
    const { email } = await givenUser(app);
    const statuses = [];
    for (let asked = 0; asked < 12; asked++)
      statuses.push((await recovery(email, `203.0.${asked}.1`)).statusCode);
    expect(statuses).toEqual(Array(12).fill(200));
    await pass(email, '203.0.99.1');
    const free = await app.call(asking(email, '203.0.99.1'));
    expect([free.statusCode, free.json().code]).toEqual([403, 'WORK_REQUIRED']);
    // Whoever is refused anyway has not worked for it.
    const again = await app.call(asking(email, '203.0.1.1'));
    expect([again.statusCode, again.json().code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  });

  it('are as many at once as one after the other', async () => {
    const { email } = await givenUser(app);
    const places = Array.from({ length: 40 }, (_, index) => `203.9.${index}.1`);
    for (const place of places) await pass(email, place);
    const answers = await Promise.all(places.map((place) => app.call(asking(email, place))));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(6);
    // Those that were refused have not made it dearer.
    expect((await recovery(email, '198.51.100.1')).statusCode).toBe(200);
  });

  it('are checked though many junk ones come from the same address', async () => {
    const { email } = await givenUser(app);
    const own = await recovery(email, '203.3.0.1');
    const payload = { codeNumberEn: 'made-up', codeNumber: '000000' };
    const junk = () =>
      app.call({ method: 'POST', url: validateCode.path, payload, remoteAddress: '203.3.0.1' });
    for (let many = 0; many < 31; many++) await Promise.all(Array.from({ length: 10 }, junk));
    const { codeNumberEn } = own.json();
    const typed = { codeNumberEn, codeNumber: await lastCode(app, email) };
    const { statusCode } = await app.call({
      method: 'POST',
      url: validateCode.path,
      payload: typed,
      remoteAddress: '203.3.0.1',
    });
    expect(statusCode).toBe(200);
  });

  it('do not end the owner’s, which was asked for from elsewhere (JOIN-11)', async () => {
    const { email } = await givenUser(app);
    const own = await recovery(email, '203.1.0.1');
    const code = await lastCode(app, email);
    expect((await recovery(email, '203.2.0.1')).statusCode).toBe(200);
    expect((await typeCode(app, own.json().codeNumberEn, code)).statusCode).toBe(200);
  });
});

describe('is this registered?', () => {
  it('204 registered, 400 an e-mail that is not, 404 a number that is not', async () => {
    const { email } = await givenUser(app);
    expect(await passBotCheck(app, email)).toBe(204);
    expect(await passBotCheck(app, newEmail())).toBe(400);
    expect(await passBotCheck(app, local('93000001'))).toBe(404);
    expect(await passBotCheck(app, local('92000001'))).toBe(204);
  });

  it('412 blocked, and for how long', async () => {
    const { email } = await givenUser(app);
    for (let attempt = 0; attempt < 3; attempt++)
      await app.call({ method: 'POST', url: login.path, payload: { username: email, password: 'x' } });
    const answer = await app.call({
      method: 'POST',
      url: checkRegistered.path,
      headers: { UserId: email, 'x-bot-token': await solveBotCheck(app) },
    });
    expect(answer.statusCode).toBe(412);
    expect(answer.json()).toMatchObject({
      code: 'BLOCKED',
      message: expect.stringMatching(/favor de intentar nuevamente en 15 minutos: /),
    });
  });

  it('403 without a solution, with a made-up one, and with one that was spent', async () => {
    const ask = (token?: string) =>
      app.call({
        method: 'POST',
        url: checkRegistered.path,
        headers: { UserId: newEmail(), ...(token ? { 'x-bot-token': token } : {}) },
      });
    const solution = await solveBotCheck(app);
    expect((await ask()).statusCode).toBe(403);
    expect((await ask('bm90IGEgc29sdXRpb24=')).statusCode).toBe(403);
    expect((await ask(solution)).statusCode).toBe(400);
    expect((await ask(solution)).statusCode).toBe(403);
  });

  it('204 for some work, after hundreds of questions from an address that many share (SIGN-26)', async () => {
    const { email } = await givenUser(app);
    await app.database.pool.query(
      'insert into rate_limits (key, points, expire) values ($1, 200, (extract(epoch from now()) + 900) * 1000)',
      ['asking:203.0.113.81'],
    );
    const asked = {
      method: 'POST',
      url: checkRegistered.path,
      headers: { UserId: email, 'x-bot-token': await solveBotCheck(app) },
      remoteAddress: '203.0.113.81',
    } as const;
    const idle = await app.call(asked);
    expect([idle.statusCode, idle.json().code]).toEqual([403, 'WORK_REQUIRED']);
    // What was solved for the check against robots is good still.
    expect((await callWithWork(app, asked)).statusCode).toBe(204);
  });

  it('404 for as many digits that are no mobile number', async () => {
    expect(await passBotCheck(app, noMobile)).toBe(404);
  });

  it.each([
    '',
    'not a name',
    'a@',
    'a@b',
    '@correo.example',
    'a b@correo.example',
    'ana@correo.example,b@correo.example',
    'ana@-correo.example',
    '0222222',
    '12345',
  ])('400 for «%s»', async (identifier) => {
    const answer = await app.call({
      method: 'POST',
      url: checkRegistered.path,
      headers: { UserId: identifier, 'x-bot-token': await solveBotCheck(app) },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'INVALID', field: 'UserId' });
  });
});

describe('registration by e-mail', () => {
  it('from code to session', async () => {
    const email = newEmail();
    await passBotCheck(app, email);
    const started = await start(email.toUpperCase());
    expect(started.statusCode).toBe(200);
    expect(started.json()).toMatchObject({ codeLength: 6, expiresIn: 300 });
    expect(started.json().destination).toMatch(/\*{4}@correo\.example$/);
    const code = await lastCode(app, email);
    expect(started.body).not.toContain(code);
    const typed = await typeCode(app, started.json().codeNumberEn, code);
    expect(typed.json()).toEqual({ valid: true });
    const created = await complete({ email }, String(typed.headers['x-otp-grant']));
    expect(created.statusCode).toBe(201);
    expect(created.json()).toMatchObject({
      '@type': 'DigitalIdentity',
      givenName: 'Ana',
      familyName: 'Pérez',
    });
    expect(await app.signIn(email, 'Zarpado26')).toMatch(/\S/);
  });

  it('409 for somebody who is registered', async () => {
    const { email } = await givenUser(app);
    await passBotCheck(app, email);
    const answer = await start(email);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toContain('otro usuario');
    expect(answer.json()).not.toHaveProperty('codeNumberEn');
  });

  it('403 for an address that never passed the bot check', async () => {
    expect((await start(newEmail())).statusCode).toBe(403);
  });
});

describe('registration by number', () => {
  it.each([
    [local('93000001'), 'Prepaid', 2, 'prepaid'],
    [local('93000002'), 'Postpaid', 3, 'postpaid'],
  ] as const)('%s is %s: from SMS to the line itself', async (number, kind, id, name) => {
    await passBotCheck(app, number);
    const started = await start(number);
    expect(started.headers.subscriptiontype).toBe(kind);
    expect(started.json().destination).toBe(`******${number.slice(-4)}`);
    const recipient = international(number);
    const text = await lastMessage(app, recipient);
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text).toMatch(/^[\w .,]+$/);
    const typed = await typeCode(app, started.json().codeNumberEn, await lastCode(app, recipient));
    const created = await complete({ phoneNumber: number }, String(typed.headers['x-otp-grant']));
    expect(created.statusCode).toBe(201);

    const token = await app.signIn(number, 'Zarpado26');
    const privilege = {
      manageableAsset: {
        id: number,
        entityType: 'product',
        identifierType: 'msisdn',
        partyProfile: { id, name },
      },
      function: 'Manage service',
      action: 'R',
    };
    const associated = await app.call({
      method: 'POST',
      url: createPermission.path,
      token,
      headers: { claroid: number },
      payload: {
        description: 'Asociación de servicio',
        user: { login_name: number },
        privilege: [privilege],
      },
    });
    expect(associated.statusCode).toBe(201);
    expect(associated.json().privilege[0].manageableAsset).toMatchObject({
      id: number,
      partyProfile: { id, name },
    });
    const profile = await app.call({
      method: 'GET',
      url: `/SSOManagement/api/${country}/ssoManagement/users/userinfo`,
      token,
    });
    expect(profile.json()).toMatchObject({ email: null, phone_number: number, passwordChangedAt: null });
    expect(profile.json().userAssets).toEqual([
      { id: number, entityType: 'product', assetType: 'msisdn', role: name },
    ]);
  });

  it.each([
    [local('84000001'), 'OTHER_COMPANY'],
    [local('93000009'), 'BUSINESS_LINE'],
  ])('404 for %s, which is no person’s line of ours: %s', async (number, code) => {
    await passBotCheck(app, number);
    const answer = await start(number);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code, message: 'SUBSCRIPTOR NO EXISTE' });
  });
});

describe('codes', () => {
  it('whose tries are spent say so, to the right code as well', async () => {
    const email = newEmail();
    await passBotCheck(app, email);
    const { codeNumberEn } = (await start(email)).json();
    const code = await lastCode(app, email);
    for (let guess = 0; guess < 4; guess++)
      expect((await typeCode(app, codeNumberEn, wrongCode(code))).json().code).toBe('OTP_INVALID');
    for (const guess of [wrongCode(code), code, code])
      expect((await typeCode(app, codeNumberEn, guess)).json()).toMatchObject({
        code: 'OTP_SPENT',
        status: '400',
        message: 'Se agotaron los intentos de este código. Pide uno nuevo para continuar.',
      });
  });

  it('fifty right ones at once: one grant, spent once', async () => {
    const email = newEmail();
    await passBotCheck(app, email);
    const { codeNumberEn } = (await start(email)).json();
    const code = await lastCode(app, email);
    const answers = await Promise.all(Array.from({ length: 50 }, () => typeCode(app, codeNumberEn, code)));
    const earned = answers.filter((answer) => answer.statusCode === 200);
    const grants = new Set(earned.map(({ headers }) => String(headers['x-otp-grant'])));
    expect(grants.size).toBe(1);
    const ends = await Promise.all([...grants, ...grants].map((grant) => complete({ email }, grant)));
    expect(ends.map(({ statusCode }) => statusCode).filter((status) => status === 201)).toHaveLength(1);
  });

  it('whose answer was lost is answered again for two minutes, until its grant is spent', async () => {
    const email = newEmail();
    await passBotCheck(app, email);
    const { codeNumberEn } = (await start(email)).json();
    const code = await lastCode(app, email);
    const grantOf = async (typed: string) => {
      const { headers, json } = await typeCode(app, codeNumberEn, typed);
      return headers['x-otp-grant'] ?? json().code;
    };
    for (let guess = 0; guess < 4; guess++) expect(await grantOf(wrongCode(code))).toBe('OTP_INVALID');
    const grant = await grantOf(code);
    expect(grant).not.toMatch(/^OTP_/);
    expect(await grantOf(wrongCode(code))).toBe('OTP_USED');
    expect(await grantOf(code)).toBe(grant);
    await later(email, "used_at = now() - interval '2 minutes'");
    expect(await grantOf(code)).toBe('OTP_USED');
    await later(email, 'used_at = now()');
    expect(await grantOf(code)).toBe(grant);
    expect((await complete({ email }, grant)).statusCode).toBe(201);
    expect(await grantOf(code)).toBe('OTP_USED');
  });

  /** What becomes of the codes for this address meanwhile. */
  const later = (email: string, change: string) =>
    app.database.pool.query(`update codes set ${change} where subject = $1`, [email]);

  it('says that it is over or used, and that a newer one counts', async () => {
    const email = newEmail();
    await passBotCheck(app, email);
    const first = (await start(email)).json().codeNumberEn;
    const firstCode = await lastCode(app, email);
    expect((await start(email)).statusCode).toBe(429);
    await app.database.pool.query('delete from rate_limits');
    const resent = await app.call({
      method: 'POST',
      url: generateCode.path,
      payload: { userProfileId: email },
    });
    expect(resent.statusCode).toBe(200);
    expect((await typeCode(app, first, firstCode)).json().code).toBe('OTP_REPLACED');

    const second = resent.json().codeNumberEn;
    const code = await lastCode(app, email);
    expect((await typeCode(app, second, firstCode)).json().code).toBe('OTP_INVALID');
    expect((await typeCode(app, second, firstCode, [first, 'x'])).json().code).toBe('OTP_REPLACED');
    expect((await typeCode(app, second, wrongCode(code), [first])).json().code).toBe('OTP_INVALID');
    await later(email, "expires_at = now() - interval '1 second'");
    expect((await typeCode(app, second, code)).json()).toMatchObject({
      code: 'OTP_EXPIRED',
      message: expect.stringMatching(/^Tu código venció/),
    });
    await later(email, "expires_at = now() + interval '1 minute'");
    expect((await typeCode(app, second, code)).statusCode).toBe(200);
    await later(email, "used_at = now() - interval '2 minutes'");
    expect((await typeCode(app, second, code)).json()).toMatchObject({
      code: 'OTP_USED',
      message: expect.stringMatching(/^Ese código ya se usó/),
    });
  });

  it('is stored as a hash only', async () => {
    const email = newEmail();
    await passBotCheck(app, email);
    const { codeNumberEn } = (await start(email)).json();
    const { rows } = await app.database.pool.query('select * from codes where subject = $1', [email]);
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(codeNumberEn);
    expect(stored).not.toContain(await lastCode(app, email));
  });
});

describe('completing without what it takes', () => {
  it('403 without a grant, with a made-up, used or other person’s one', async () => {
    const email = newEmail();
    expect((await complete({ email })).json().code).toBe('GRANT_REQUIRED');
    const flood = Array.from({ length: 100 }, () => complete({ email }, 'x'.repeat(43)));
    expect((await Promise.all(flood)).map(({ statusCode }) => statusCode)).toEqual(Array(100).fill(403));
    const grant = await earnGrant(email);
    expect((await complete({ email: newEmail() }, grant)).statusCode).toBe(403);
    expect((await complete({ email }, grant)).statusCode).toBe(201);
    expect((await complete({ email }, grant)).statusCode).toBe(403);
  });

  it('422 and 400 leave the grant usable: nothing typed is lost', async () => {
    const email = newEmail();
    const grant = await earnGrant(email);
    for (const [password, code] of [
      ['corta1', 'PASSWORD_RULES'],
      ['SinNumero', 'PASSWORD_RULES'],
      ['Clave#2026', 'PASSWORD_RULES'],
      ['DemasiadoLarga1', 'PASSWORD_RULES'],
      ['password1', 'PASSWORD_COMMON'],
      ['2026Clave', 'PASSWORD_COMMON'],
    ])
      expect((await complete({ email, password }, grant)).json()).toMatchObject({ code, status: '422' });
    for (const name of ['', '   ', 'Ana1', '<b>Ana</b>', 'Ana😀', 'Анна', '安娜', 'x'.repeat(81)])
      expect((await complete({ email, name }, grant)).statusCode).toBe(400);
    expect((await complete({ email, name: ' María José ' }, grant)).json().givenName).toBe('María José');
  });
});
