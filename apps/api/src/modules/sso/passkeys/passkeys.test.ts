import { addPasskey, askToSignIn, beginPasskey, listPasskeys } from '@portal/contract/access/passkeys';
import { beginSecondFactor, getSecondFactor } from '@portal/contract/access/second-factor';
import { deleteUser, login } from '@portal/contract/access/sso';
import { listMessages } from '@portal/contract/help/notifications';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/build-app.ts';
import { givenSecondFactor, proveByPassword, proveSession } from '../../../../test/given/codes.ts';
import { givenUser } from '../../../../test/given/given-user.ts';
import { outboxOf } from '../../../../test/given/notifications.ts';
import {
  addTo,
  challengeFor,
  deviceFor,
  enterWith,
  givenPasskey,
  handleOf,
  type Lie,
  proveWith,
} from '../../../../test/given/passkey.ts';
import { createChallenges, relyingPartyOf } from './passkeys.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
});
afterAll(() => app.close());

const ask = (method: 'GET' | 'POST' | 'DELETE', url: string, token: string, payload?: object) =>
  app.call({ method, url, token, ...(payload ? { payload } : {}) });
const codeOf = ({ statusCode, body }: { statusCode: number; body: string }) => [
  statusCode,
  body === '' ? null : JSON.parse(body).code,
];
const refused = [400, 'PASSKEY_REFUSED'];
const forget = () => app.database.pool.query("delete from rate_limits where key like 'passkey:%'");

/** Honest but for one thing. */
const lies: [string, Lie][] = [
  ['a page of another origin', { origin: 'https://portal.evil.example' }],
  ['another host', { rpId: 'evil.example' }],
  ['a person who was not recognised', { isUnverified: true }],
  ['an answer to something else', { type: 'payment.get' }],
];

describe('adding a passkey', () => {
  it('201: made by a device, seen by its name, and used', async () => {
    const user = await givenUser(app);
    const { token, device, passkey, userHandle } = await givenPasskey(app, user);
    const list = async () => (await ask('GET', listPasskeys.path, token)).json();
    expect(await list()).toMatchObject([{ name: 'Mi celular', lastUsedAt: null }]);
    expect(Object.keys((await list())[0]).toSorted()).toEqual(
      ['@type', 'createdAt', 'href', 'id', 'lastUsedAt', 'name'].toSorted(),
    );
    await enterWith(app, device.sign(await challengeFor.signIn(app), userHandle));
    expect((await ask('GET', passkey.href, token)).json()).toMatchObject({
      name: 'Mi celular',
      lastUsedAt: expect.stringMatching(/^20/),
    });
  });

  it('asks for a key that stays in the device, recognises its person, and is none of those it has', async () => {
    const user = await givenUser(app);
    const { token, device } = await givenPasskey(app, user);
    expect((await ask('POST', beginPasskey.path, token)).json()).toMatchObject({
      rp: { id: relyingPartyOf(app.portalOrigin).id },
      user: { id: handleOf(user.userId), name: user.email, displayName: 'Usuaria De Prueba' },
      excludeCredentials: [{ id: device.credentialId, transports: ['internal'] }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

  it.each(lies)('400: %s', async (_name, lie) => {
    const user = await givenUser(app);
    const { token } = await givenPasskey(app, user);
    const device = deviceFor(app.portalOrigin);
    const answer = await addTo(app, token, device.make(await challengeFor.adding(app, token), lie));
    expect(codeOf(answer)).toEqual(refused);
    expect((await ask('GET', listPasskeys.path, token)).json()).toHaveLength(1);
  });

  it('400: a challenge of another session, for something else, or used before', async () => {
    const user = await givenUser(app);
    const { token, device } = await givenPasskey(app, user);
    const other = await app.signIn(user.email, user.password);
    await proveByPassword(app, other, user.password);
    const used = await challengeFor.adding(app, token);
    await addTo(app, token, device.make(used));
    await proveSession(app, token);
    for (const challenge of [
      await challengeFor.adding(app, other),
      await challengeFor.signIn(app),
      await challengeFor.stepUp(app, token),
      used,
      'A'.repeat(51),
      '',
    ])
      expect(codeOf(await addTo(app, token, deviceFor(app.portalOrigin).make(challenge)))).toEqual(refused);
    // The same device once more.
    const again = await addTo(app, token, device.make(await challengeFor.adding(app, token)));
    expect(codeOf(again)).toEqual(refused);
  });

  it('one for each time that its person says who they are, also of fifteen at once; 422: ten at most', async () => {
    const user = await givenUser(app);
    const { token } = await givenPasskey(app, user);
    for (let made = 2; made <= 10; made++) {
      await proveSession(app, token);
      const challenges = await Promise.all(Array.from({ length: 15 }, () => challengeFor.adding(app, token)));
      const answers = await Promise.all(
        challenges
          .slice(made)
          .map((challenge) => addTo(app, token, deviceFor(app.portalOrigin).make(challenge))),
      );
      expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    }
    await proveSession(app, token);
    expect(codeOf(await ask('POST', beginPasskey.path, token))).toEqual([422, 'TOO_MANY_PASSKEYS']);
  });

  it('400: a body that is none', async () => {
    const { email, password } = await givenUser(app);
    const token = await app.signIn(email, password);
    await proveByPassword(app, token, password);
    const credential = deviceFor(app.portalOrigin).make(await challengeFor.adding(app, token));
    for (const payload of [{}, { credential }, { name: ' ', credential }, { name: 'a', credential: {} }])
      expect((await ask('POST', addPasskey.path, token, payload)).statusCode).toBe(400);
  });

  it('is told of by every way, when one is added and when it is removed; removed, it opens nothing', async () => {
    const user = await givenUser(app);
    const { token, device, passkey, userHandle } = await givenPasskey(app, user);
    expect((await ask('DELETE', passkey.href, token)).statusCode).toBe(204);
    expect((await ask('DELETE', passkey.href, token)).statusCode).toBe(404);
    expect(codeOf(await enterWith(app, device.sign(await challengeFor.signIn(app), userHandle)))).toEqual(
      refused,
    );
    await app.settleEvents();
    const told = (await ask('GET', listMessages.path, token)).json();
    expect(told.map(({ messageType }: { messageType: string }) => messageType)).toEqual([
      'passkeyRemoved',
      'passkeyAdded',
    ]);
    expect(told[1].content).toContain('«Mi celular»');
    expect(await outboxOf(app, user.email)).toHaveLength(2);
  });

  it('goes with the account', async () => {
    const user = await givenUser(app);
    const { token } = await givenPasskey(app, user);
    expect((await ask('DELETE', deleteUser.path, token)).statusCode).toBe(200);
    await app.endErasureDays(user.userId);
    const { rowCount } = await app.database.pool.query('select from passkeys where user_id = $1', [
      user.userId,
    ]);
    expect(rowCount).toBe(0);
  });
});

describe('signing in with a passkey', () => {
  it('200: without a name and a password, and without the second step that it is', async () => {
    const user = await givenUser(app);
    const { device, userHandle } = await givenPasskey(app, user, await givenSecondFactor(app, user));
    const asked = (await app.call({ method: 'POST', url: askToSignIn.path })).json();
    expect(asked).toMatchObject({ allowCredentials: [], userVerification: 'required' });
    const answer = await enterWith(app, device.sign(asked.challenge, userHandle));
    expect([answer.statusCode, answer.json().sub]).toEqual([200, user.email]);
    const token = String(answer.headers.token);
    expect((await ask('GET', getSecondFactor.path, token)).json().active).toBe(true);
    // It is a sign-in like any other: what decides who may enter asks again.
    expect((await ask('POST', beginPasskey.path, token)).json()).toMatchObject({
      code: 'STEP_UP_REQUIRED',
      methods: ['code', 'assertion'],
    });
  });

  it.each(lies)('400: %s', async (_name, lie) => {
    const user = await givenUser(app);
    const { device, userHandle } = await givenPasskey(app, user);
    const answer = await enterWith(app, device.sign(await challengeFor.signIn(app), userHandle, lie));
    expect(codeOf(answer)).toEqual(refused);
    expect(answer.headers.token).toBeUndefined();
  });

  it('400: the same again, also fifty at once', async () => {
    const user = await givenUser(app);
    const { device, userHandle } = await givenPasskey(app, user);
    const assertion = device.sign(await challengeFor.signIn(app), userHandle);
    const answers = await Promise.all(Array.from({ length: 50 }, () => enterWith(app, assertion)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(codeOf(await enterWith(app, assertion))).toEqual(refused);
  });

  it('400: what was asked for a step-up, or for adding, of whomever', async () => {
    const user = await givenUser(app);
    const { token, device, userHandle } = await givenPasskey(app, user);
    for (const challenge of [await challengeFor.stepUp(app, token), await challengeFor.adding(app, token)])
      expect(codeOf(await enterWith(app, device.sign(challenge, userHandle)))).toEqual(refused);
  });

  it('400: somebody else’s passkey, and one that nobody has, to the byte', async () => {
    const [user, other] = [await givenUser(app), await givenUser(app)];
    const { device } = await givenPasskey(app, user);
    const stranger = deviceFor(app.portalOrigin);
    const answers = [];
    for (const [from, userId] of [
      [device, other.userId],
      [stranger, user.userId],
      [stranger, '018f0000-0000-7000-8000-000000000000'],
    ] as const)
      answers.push(await enterWith(app, from.sign(await challengeFor.signIn(app), handleOf(userId))));
    expect(answers.map(codeOf)).toEqual([refused, refused, refused]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    for (const userHandle of [null, 'AAAA', 'A'.repeat(22)]) {
      const lie = { userHandle };
      expect(codeOf(await enterWith(app, device.sign(await challengeFor.signIn(app), '', lie)))).toEqual(
        refused,
      );
    }
  });

  it('400: a device that counts, and says less than before', async () => {
    const user = await givenUser(app);
    const { device, userHandle } = await givenPasskey(app, user);
    const enter = async (lie?: Lie) =>
      (await enterWith(app, device.sign(await challengeFor.signIn(app), userHandle, lie))).statusCode;
    expect(await enter({ counter: 7 })).toBe(200);
    for (const counter of [7, 3, 0]) expect(await enter({ counter })).toBe(400);
    await forget();
    expect(await enter({ counter: 8 })).toBe(200);
  });

  it('200: a device that never counts, again and again', async () => {
    const user = await givenUser(app);
    const { device, userHandle } = await givenPasskey(app, user, { counts: false });
    for (let time = 0; time < 3; time++)
      expect((await enterWith(app, device.sign(await challengeFor.signIn(app), userHandle))).statusCode).toBe(
        200,
      );
  });

  it('three wrong ones of a passkey lock it for where they came from, and nothing else does', async () => {
    const user = await givenUser(app);
    const { device, userHandle } = await givenPasskey(app, user);
    for (let wrong = 0; wrong < 3; wrong++)
      await expect(app.signIn(user.email, 'Equivocada1')).rejects.toThrow();
    const from = async (address: string, lie?: Lie) => {
      const assertion = device.sign(await challengeFor.signIn(app), userHandle, lie);
      const { path: url } = login;
      return app.call({ method: 'POST', url, payload: { assertion }, remoteAddress: address });
    };
    // Whoever knows whose it is, and has no passkey of theirs.
    const stranger = async () =>
      enterWith(app, deviceFor(app.portalOrigin).sign(await challengeFor.signIn(app), userHandle));
    for (let time = 0; time < 12; time++) expect(codeOf(await stranger())).toEqual(refused);
    expect((await from('2001:db8:1:2::1')).statusCode).toBe(200);
    // Whoever has heard which it is.
    const lie = { origin: 'https://portal.evil.example' };
    for (const end of ['a', 'b', 'c'])
      expect(codeOf(await from(`2001:db8:9:9::${end}`, lie))).toEqual(refused);
    expect((await from('2001:db8:9:9::d')).json().message).toBe('user blocked 15 minutos');
    expect((await from('2001:db8:1:2::2')).statusCode).toBe(200);
  });

  it('400: a body that is more than one way, or none', async () => {
    const user = await givenUser(app);
    const { device, userHandle } = await givenPasskey(app, user);
    const assertion = device.sign(await challengeFor.signIn(app), userHandle);
    expect((await enterWith(app, { ...assertion, id: 'not base64url!' })).statusCode).toBe(400);
    expect((await enterWith(app, {} as never)).statusCode).toBe(400);
  });
});

describe('saying again who one is with a passkey', () => {
  it('204, and what asks for it goes on', async () => {
    const user = await givenUser(app);
    const { device, userHandle } = await givenPasskey(app, user);
    const entered = await enterWith(app, device.sign(await challengeFor.signIn(app), userHandle));
    const token = String(entered.headers.token);
    expect((await ask('POST', beginSecondFactor.path, token)).json()).toMatchObject({
      code: 'STEP_UP_REQUIRED',
      methods: ['password', 'assertion'],
    });
    const assertion = device.sign(await challengeFor.stepUp(app, token), userHandle);
    expect((await proveWith(app, token, assertion)).statusCode).toBe(204);
    expect((await ask('POST', beginSecondFactor.path, token)).statusCode).toBe(201);
    expect(codeOf(await proveWith(app, token, assertion))).toEqual(refused);
  });

  it('400: a challenge of another session, of a sign-in, and the passkey of somebody else', async () => {
    const [user, other] = [await givenUser(app), await givenUser(app)];
    const { device, userHandle, token: elsewhere } = await givenPasskey(app, user);
    const { device: othersDevice } = await givenPasskey(app, other);
    const token = await app.signIn(user.email, user.password);
    const tries = [
      device.sign(await challengeFor.stepUp(app, elsewhere), userHandle),
      device.sign(await challengeFor.signIn(app), userHandle),
      othersDevice.sign(await challengeFor.stepUp(app, token), handleOf(other.userId)),
      othersDevice.sign(await challengeFor.stepUp(app, token), userHandle),
    ];
    for (const assertion of tries) expect(codeOf(await proveWith(app, token, assertion))).toEqual(refused);
    expect((await ask('POST', beginSecondFactor.path, token)).statusCode).toBe(403);
  });
});

describe('a challenge', () => {
  it('is good for five minutes, for its purpose, once', async () => {
    let now = Date.parse('2026-11-23T12:00:00Z');
    const spent = new Set<string>();
    const challenges = createChallenges({
      sealing: async () => ({
        hash: (whose, text) => Buffer.from(`${whose}${text}`.padEnd(16)).subarray(-16),
      }),
      spend: async (id) => spent.size < spent.add(id).size,
      now: () => now,
    });
    const made = await challenges.make({ to: 'signIn' });
    const session = { userId: 'ana', tokenHash: Buffer.from('token') };
    expect(await challenges.take({ to: 'signIn' }, `${made}A`)).toBe(false);
    now += 5 * 60_000 - 1;
    expect(await challenges.take({ to: 'signIn' }, made)).toBe(true);
    expect(await challenges.take({ to: 'signIn' }, made)).toBe(false);
    const late = await challenges.make({ to: 'add', session });
    now += 5 * 60_000;
    expect(await challenges.take({ to: 'add', session }, late)).toBe(false);
    expect(spent.size).toBe(1);
  });

  it('belongs to the portal’s own host, which on this machine is localhost', () => {
    expect(relyingPartyOf('https://mi.operador.example')).toEqual({
      id: 'mi.operador.example',
      origin: 'https://mi.operador.example',
    });
    for (const origin of ['http://127.0.0.1:3000', 'http://[::1]:3000', 'http://localhost:3000'])
      expect(relyingPartyOf(origin)).toEqual({ id: 'localhost', origin: 'http://localhost:3000' });
  });
});
