// Who has lost the phone and the paper: the document, a day that everybody hears of, and then the second step is gone.
import {
  beginFactorRecovery,
  getFactorRecovery,
  stopFactorRecovery,
  stopFactorRecoveryByLink,
} from '@portal/contract/access/factor-recovery';
import { endSecondFactor, getSecondFactor } from '@portal/contract/access/second-factor';
import { changePassword } from '@portal/contract/access/sso';
import { listMessages } from '@portal/contract/help/notifications';
import { proveForTheft } from '@portal/contract/help/thefts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { solveBotCheck } from '../../../test/bot.ts';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import {
  attemptOf,
  codeOf,
  earnResetGrant,
  enter,
  givenSecondFactor,
  resetWith,
} from '../../../test/given/codes.ts';
import { type GivenCustomerLine, givenLine, givenManager } from '../../../test/given/given-line.ts';
import { type GivenUser, givenUser } from '../../../test/given/given-user.ts';
import { outboxOf } from '../../../test/given/notifications.ts';
import { challengeFor, enterWith, givenPasskey } from '../../../test/given/passkey.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
});
afterAll(() => app.close());

type Document = Pick<GivenCustomerLine, 'documentType' | 'documentNumber' | 'date'>;

const begin = (attempt: string, { documentNumber, documentType, date }: Document) =>
  app.call({
    method: 'POST',
    url: beginFactorRecovery.path,
    headers: { 'x-login-attempt': attempt },
    payload: {
      questions: [
        { id: '1', answer: documentNumber },
        { id: '2', answer: documentType },
        { id: '3', answer: date },
      ],
    },
  });
const ask = (method: 'GET' | 'DELETE', url: string, token: string) => app.call({ method, url, token });
const endsAt = async (token: string) => (await ask('GET', getFactorRecovery.path, token)).json().endsAt;
const signsIn = async ({ email: username, password }: GivenUser) =>
  (await enter(app, { username, password })).statusCode;

const proveTheft = async ({ email: username }: GivenUser, code: string) =>
  app.call({
    method: 'POST',
    url: proveForTheft.path,
    payload: { username, code },
    headers: { 'x-bot-token': await solveBotCheck(app) },
  });

/** Somebody with a line, an app of codes, and a session from before the phone was lost. */
async function givenLoser() {
  const user = await givenUser(app);
  const line = await givenLine(app);
  await givenManager(app, user, line);
  const { token, secret } = await givenSecondFactor(app, user);
  return { user, line, token, secret };
}

async function givenBegun() {
  const loser = await givenLoser();
  const answer = await begin(await attemptOf(app, loser.user), loser.line);
  expect(answer.statusCode).toBe(201);
  return loser;
}

/** As if so many hours had gone by. */
async function later(hours: number, { userId }: GivenUser): Promise<void> {
  const { pool } = app.database;
  for (const [table, ...columns] of [
    ['factor_recoveries', 'begun_at', 'ends_at'],
    ['second_factors', 'confirmed_at'],
  ])
    for (const column of columns) {
      const { rows } = await pool.query(`select ${column} as at from ${table} where user_id = $1`, [userId]);
      for (const { at } of rows)
        await pool.query(`update ${table} set ${column} = $2 where user_id = $1`, [
          userId,
          new Date(at.getTime() - hours * 3_600_000),
        ]);
    }
  await pool.query(
    "update jobs.job set start_after = now() where name = 'look-after-recovery' and data->>'userId' = $1",
    [userId],
  );
}

/** Its job has looked: it is done with it, or waits for another look. */
const hasLooked = ({ userId }: GivenUser) =>
  expect
    .poll(
      async () =>
        (
          await app.database.pool.query(
            "select state from jobs.job where name = 'look-after-recovery' and data->>'userId' = $1",
            [userId],
          )
        ).rows,
    )
    .toMatchObject([{ state: expect.stringMatching(/completed|retry/) }]);

async function kindsToldTo(token: string): Promise<string[]> {
  await app.settleEvents();
  const told = (await ask('GET', listMessages.path, token)).json();
  return told
    .map(({ messageType }: { messageType: string }) => messageType)
    .filter((kind: string) => kind.startsWith('recovery'));
}

describe('a lost second step', () => {
  it('201: goes after a day and not before, told of at its beginning and its end', async () => {
    const { user, line, token } = await givenLoser();
    const begun = await begin(await attemptOf(app, user), line);
    expect([begun.statusCode, begun.json()]).toEqual([
      201,
      { '@type': 'FactorRecovery', endsAt: expect.any(String) },
    ]);
    const waits = Date.parse(begun.json().endsAt) - Date.now();
    expect(Math.abs(waits - 24 * 3_600_000)).toBeLessThan(60_000);
    expect(await endsAt(token)).toBe(begun.json().endsAt);
    expect(await kindsToldTo(token)).toEqual(['recoveryBegun']);
    const [message] = await outboxOf(app, user.email);
    expect(message?.text).toMatch(/\/ec\/stop-recovery#[0-9a-f]{64}\n/);

    await later(23.9, user);
    await hasLooked(user);
    expect(await signsIn(user)).toBe(401);
    expect((await ask('GET', getSecondFactor.path, token)).json().active).toBe(true);

    await later(0.2, user);
    await expect.poll(() => signsIn(user)).toBe(200);
    expect((await ask('GET', getSecondFactor.path, token)).json()).toMatchObject({ active: false });
    expect(await kindsToldTo(token)).toEqual(['recoveryDone', 'recoveryBegun']);
    expect(await endsAt(token)).toBeNull();
  });

  it('201 again: it is the same one, no sooner, and no second message', async () => {
    const { user, line, token } = await givenBegun();
    const first = await endsAt(token);
    const attempt = await attemptOf(app, user);
    const answers = await Promise.all([1, 2, 3].map(() => begin(attempt, line)));
    for (const answer of answers) expect([answer.statusCode, answer.json().endsAt]).toEqual([201, first]);
    expect(await kindsToldTo(token)).toEqual(['recoveryBegun']);
    expect(await signsIn(user)).toBe(401);
  });

  it('401: without a right password before', async () => {
    const { line } = await givenLoser();
    for (const attempt of ['', 'A'.repeat(65)]) {
      const answer = await begin(attempt, line);
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'LOGIN_ATTEMPT_ENDED']);
    }
  });

  it('401: after a password that is another one by now', async () => {
    const { user, line, token } = await givenLoser();
    const attempt = await attemptOf(app, user);
    const payload = { password: 'Otra#Clave26', currentPassword: user.password };
    const { path: url, method } = changePassword;
    expect((await app.call({ method, url, token, payload })).statusCode).toBe(200);
    const answer = await begin(attempt, line);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'LOGIN_ATTEMPT_ENDED']);
    expect(await endsAt(token)).toBeNull();
  });

  it('400: a wrong date, an unknown document, and a customer who is somebody else, to the byte', async () => {
    const { user, line, token } = await givenLoser();
    const attempt = await attemptOf(app, user);
    const other = await givenLine(app);
    const answers = [
      await begin(attempt, { ...line, date: '2015/03/10' }),
      await begin(attempt, {
        ...line,
        documentNumber: line.documentNumber.replace(/.$/, (last) => (last === '9' ? '8' : '9')),
      }),
      await begin(attempt, other),
    ];
    for (const answer of answers)
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'DOCUMENT_NOT_MATCHED']);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await endsAt(token)).toBeNull();
  });

  it('400: of who has proved to be somebody, their own document alone', async () => {
    const { user, line } = await givenLoser();
    const managed = await givenLine(app);
    await givenManager(app, user, managed);
    await app.database.pool.query(
      "update associations set role = 'holder' where user_id = $1 and service_number = $2",
      [user.userId, line.serviceNumber],
    );
    const attempt = await attemptOf(app, user);
    expect((await begin(attempt, managed)).statusCode).toBe(400);
    expect((await begin(attempt, line)).statusCode).toBe(201);
  });

  it('429: three wrong tries of a document a day', async () => {
    const { user, line } = await givenLoser();
    const attempt = await attemptOf(app, user);
    for (let wrong = 0; wrong < 3; wrong++) await begin(attempt, { ...line, date: '2015/03/10' });
    const answer = await begin(attempt, line);
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'DOCUMENT_TRIES_SPENT']);
  });

  it('a stolen password gains nothing while it waits: neither a session, nor more tries, nor an earlier end', async () => {
    const { user, line, token } = await givenBegun();
    const attempt = await attemptOf(app, user);
    await later(20, user);
    await begin(attempt, line);
    await hasLooked(user);
    expect((await enter(app, { code: '000000' }, attempt)).json().code).toBe('OTP_INVALID');
    for (const url of [getFactorRecovery.path, getSecondFactor.path])
      expect((await app.call({ method: 'GET', url, token: attempt })).statusCode).toBe(401);
    expect(Date.parse(await endsAt(token)) - Date.now()).toBeGreaterThan(3.9 * 3_600_000);
  });
});

describe('is stopped', () => {
  const isOver = async (user: GivenUser, token: string) => {
    expect(await endsAt(token)).toBeNull();
    await later(25, user);
    await hasLooked(user);
    expect(await signsIn(user)).toBe(401);
  };

  it('204: by whoever is signed in, and told of', async () => {
    const { user, token } = await givenBegun();
    expect((await ask('DELETE', stopFactorRecovery.path, token)).statusCode).toBe(204);
    expect((await ask('DELETE', stopFactorRecovery.path, token)).statusCode).toBe(204);
    expect(await kindsToldTo(token)).toEqual(['recoveryStopped', 'recoveryBegun']);
    await isOver(user, token);
  });

  it('204: by the link of the message, once; 404 by any other', async () => {
    const { user, token } = await givenBegun();
    await app.settleEvents();
    const [message] = await outboxOf(app, user.email);
    const link = /#([0-9a-f]{64})/.exec(message?.text ?? '')?.[1] ?? '';
    const stop = async (given: string) =>
      (
        await app.call({
          method: 'POST',
          url: stopFactorRecoveryByLink.path,
          payload: { token: given },
        })
      ).statusCode;
    for (const wrong of [link.replace(/.$/, 'x'), `${link.slice(0, 32)}${'0'.repeat(16)}`, 'x'])
      expect(await stop(wrong)).toBe(404);
    expect(await endsAt(token)).not.toBeNull();
    expect(await stop(link)).toBe(204);
    expect(await stop(link)).toBe(404);
    await isOver(user, token);
  });

  it('by a code of the app, which is not lost then', async () => {
    const { user, token, secret } = await givenBegun();
    const entered = await enter(app, { code: await codeOf(secret, 1) }, await attemptOf(app, user));
    expect(entered.statusCode).toBe(200);
    await isOver(user, token);

    // Also where the code is said without a session.
    const other = await givenBegun();
    expect((await proveTheft(other.user, await codeOf(other.secret, 1))).statusCode).toBe(200);
    await isOver(other.user, other.token);
  });

  it('not by a code of a second step that was turned on in the days before a reset: it reports no theft either', async () => {
    const { user, line, secret } = await givenLoser();
    const grant = await earnResetGrant(app, user.email);
    expect((await resetWith(app, user.email, user.password, grant)).statusCode).toBe(200);
    expect((await begin(await attemptOf(app, user), line)).statusCode).toBe(201);
    const refused = await proveTheft(user, await codeOf(secret, 1));
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'CODE_DOUBTFUL']);
    await later(25, user);
    await expect.poll(() => signsIn(user)).toBe(200);
  });

  it('by a passkey, and by another password', async () => {
    const one = await givenLoser();
    const { device, userHandle } = await givenPasskey(app, one.user, { token: one.token });
    await begin(await attemptOf(app, one.user), one.line);
    const assertion = device.sign(await challengeFor.signIn(app), userHandle);
    expect((await enterWith(app, assertion)).statusCode).toBe(200);
    await isOver(one.user, one.token);

    const two = await givenBegun();
    const payload = { password: 'Otra#Clave26', currentPassword: two.user.password };
    const { path: url, method } = changePassword;
    expect((await app.call({ method, url, token: two.token, payload })).statusCode).toBe(200);
    expect(await endsAt(two.token)).toBeNull();
    expect(await kindsToldTo(two.token)).toEqual(['recoveryStopped', 'recoveryBegun']);
  });

  it('by turning the second step off; one that was added since stays', async () => {
    const { user, token } = await givenBegun();
    await app.database.pool.query(
      "update second_factors set confirmed_at = now() + interval '25 hours' where user_id = $1",
      [user.userId],
    );
    await later(25, user);
    await hasLooked(user);
    expect(await signsIn(user)).toBe(401);
    expect(await kindsToldTo(token)).toEqual(['recoveryBegun']);

    const other = await givenBegun();
    expect((await ask('DELETE', endSecondFactor.path, other.token)).statusCode).toBe(204);
    expect(await endsAt(other.token)).toBeNull();
  });
});
