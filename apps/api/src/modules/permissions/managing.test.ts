import { numberWords } from '@portal/market/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockedIn } from '../../../test/bot.ts';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { eventually } from '../../../test/eventually.ts';
import {
  askCode,
  associate,
  eventsOf,
  givenCode,
  givenGrant,
  givenSignedIn,
  managedBy,
  typeLineCode,
} from '../../../test/given/association.ts';
import { lastCode, lastMessage, wrongCode } from '../../../test/given/codes.ts';
import { e164, international, local, noMobile } from '../../../test/given/country.ts';
import { givenLine, givenManager, givenNext } from '../../../test/given/given-line.ts';
import { outboxOf } from '../../../test/given/notifications.ts';
import { givenHolder, givenPerson } from '../../../test/given/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const forgetPauses = () => app.database.pool.query(`delete from rate_limits where key like 'code%'`);

describe('a code for a line', () => {
  it.each([
    ['Postpaid', local('93000002')],
    ['Prepaid', local('93000001')],
  ])('200 with the kind %s in the header, and nothing of the code in the answer', async (kind, number) => {
    const { token } = await givenSignedIn(app);
    const answer = await askCode(app, token, number);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers.subscriptiontype).toBe(kind);
    expect(answer.json()).toMatchObject({
      codeLength: 6,
      expiresIn: 300,
      destination: `******${number.slice(-4)}`,
    });
    const recipient = international(number);
    expect(answer.body).not.toContain(await lastCode(app, recipient));
    expect(await lastMessage(app, recipient)).toContain('asociar tu linea');
  });

  it('200 in every spelling, and however the caller is named', async () => {
    const { token, email } = await givenSignedIn(app);
    for (const userid of [email, Buffer.from(email.toUpperCase()).toString('base64')]) {
      for (const spell of [(n: string) => n, (n: string) => international(n), (n: string) => ` ${n} `]) {
        const line = await givenLine(app);
        const headers = { userid, claroid: line.number };
        expect((await askCode(app, token, spell(line.number), headers)).statusCode).toBe(200);
      }
    }
  });

  it.each(['', 'abc', noMobile.slice(1), `${noMobile}1`, '<script>'])('400 for «%s»', async (number) => {
    const { token } = await givenSignedIn(app);
    const answer = await askCode(app, token, number);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toContain('BAD REQUEST');
  });

  it('401 without a session, 403 in the name of somebody else', async () => {
    expect((await askCode(app, null, local('93000002'))).statusCode).toBe(401);
    expect((await askCode(app, 'x'.repeat(60), local('93000002'))).statusCode).toBe(401);
    const { token } = await givenSignedIn(app);
    const headers = { userprofileid: 'ana.paredes@correo.example' };
    expect((await askCode(app, token, local('93000002'), headers)).statusCode).toBe(403);
  });

  it('404 SUBSCRIPTOR NO EXISTE: a corporate line, another company, a landline, one that has ended', async () => {
    const { token } = await givenSignedIn(app);
    const ended = await givenLine(app, { status: 'I' });
    const numbers = [local('93000009'), local('84000001'), noMobile, ended.number];
    const answers = await Promise.all(numbers.map((number) => askCode(app, token, number)));
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json().message).toBe('SUBSCRIPTOR NO EXISTE');
      expect(answer.body).toBe(answers[0]?.body);
    }
  });

  it('409 a line of one’s own', async () => {
    const user = await givenSignedIn(app);
    const line = await givenLine(app);
    await givenManager(app, user, line);
    const answer = await askCode(app, user.token, line.number);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'ALREADY_ASSOCIATED' });
  });

  it('422 whoever registered by phone or with a placeholder', async () => {
    for (const login of [local('92000001'), 'social@redes.example']) {
      const answer = await askCode(app, await app.signIn(login), local('93000004'));
      expect(answer.statusCode).toBe(422);
      expect(answer.json().code).toBe('REAL_EMAIL_REQUIRED');
    }
  });

  it('429 a second one within the minute, whoever asks, and the sixth within the hour', async () => {
    const [one, other] = [await givenSignedIn(app), await givenSignedIn(app)];
    const line = await givenLine(app);
    expect((await askCode(app, one.token, line.number)).statusCode).toBe(200);
    expect((await askCode(app, one.token, line.number)).statusCode).toBe(429);
    expect((await askCode(app, other.token, line.number)).statusCode).toBe(429);
    for (let sent = 0; sent < 6; sent++) {
      await app.database.pool.query(`delete from rate_limits where key like 'codePause%'`);
      await askCode(app, one.token, line.number);
    }
    await app.database.pool.query(`delete from rate_limits where key like 'codePause%'`);
    expect((await askCode(app, one.token, line.number)).statusCode).toBe(429);
  });
});

describe('checking it', () => {
  it('is of no use to anybody else, with the handle and the code', async () => {
    const [user, thief] = [await givenSignedIn(app), await givenSignedIn(app)];
    const { handle, code } = await givenCode(app, user, await givenLine(app));
    expect((await typeLineCode(app, thief.token, handle, code)).statusCode).toBe(400);
    expect((await typeLineCode(app, null, handle, code)).statusCode).toBe(400);
    expect((await typeLineCode(app, 'x'.repeat(60), handle, code)).statusCode).toBe(401);
    expect((await typeLineCode(app, user.token, handle, code)).statusCode).toBe(200);
  });

  it('five wrong tries and the right one is refused, also when fifty arrive at once', async () => {
    const user = await givenSignedIn(app);
    const { handle, code } = await givenCode(app, user, await givenLine(app));
    const tries = await Promise.all(
      Array.from({ length: 50 }, () => typeLineCode(app, user.token, handle, wrongCode(code))),
    );
    expect(tries.filter((answer) => answer.json().code === 'OTP_INVALID')).toHaveLength(4);
    expect(tries.filter((answer) => answer.json().code === 'OTP_SPENT')).toHaveLength(46);
    expect((await typeLineCode(app, user.token, handle, code)).json().code).toBe('OTP_SPENT');
  });

  it('fifty right ones at once: one grant', async () => {
    const user = await givenSignedIn(app);
    const { handle, code } = await givenCode(app, user, await givenLine(app));
    const tries = await Promise.all(
      Array.from({ length: 50 }, () => typeLineCode(app, user.token, handle, code)),
    );
    const earned = tries.filter((answer) => answer.statusCode === 200);
    expect(new Set(earned.map(({ headers }) => headers['x-otp-grant'])).size).toBe(1);
  });

  it('lives on when somebody else asks for one of the same line', async () => {
    const [user, other] = [await givenSignedIn(app), await givenSignedIn(app)];
    const line = await givenLine(app);
    const first = await givenCode(app, user, line);
    await forgetPauses();
    const second = await givenCode(app, other, line);
    expect((await typeLineCode(app, user.token, first.handle, first.code)).statusCode).toBe(200);
    expect((await typeLineCode(app, other.token, second.handle, second.code)).statusCode).toBe(200);
  });

  it('is dead after the same user had another one sent', async () => {
    const user = await givenSignedIn(app);
    const line = await givenLine(app);
    const first = await givenCode(app, user, line);
    await forgetPauses();
    const second = await givenCode(app, user, line);
    expect((await typeLineCode(app, user.token, first.handle, first.code)).statusCode).toBe(400);
    expect((await typeLineCode(app, user.token, second.handle, second.code)).statusCode).toBe(200);
  });
});

describe('associating', () => {
  it.each(['Postpaid', 'Prepaid'] as const)('201 %s: the next request knows the line', async (kind) => {
    const user = await givenSignedIn(app);
    const line = await givenLine(app, { kind });
    const grant = await givenGrant(app, user, line);
    const answer = await associate(app, user, { number: line.number, grant, kind });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      '@type': 'Permission',
      id: line.number,
      user: { id: user.userId, login_name: user.email },
      privilege: [{ action: 'R', manageableAsset: { partyProfile: { name: kind.toLowerCase() } } }],
    });
    expect(await managedBy(app, user.token)).toEqual([line.number]);
    expect(await eventsOf(app, user.userId, 'PermissionCreateEvent')).toEqual([
      { serviceNumber: line.serviceNumber, kind },
    ]);
  });

  it('201 again for a lost answer: nothing is done twice', async () => {
    const user = await givenSignedIn(app);
    const line = await givenLine(app);
    const grant = await givenGrant(app, user, line);
    const first = await associate(app, user, { number: line.number, grant });
    const again = await associate(app, user, { number: line.number, grant });
    expect(again.statusCode).toBe(201);
    expect(again.body).toBe(first.body);
    expect(await eventsOf(app, user.userId, 'PermissionCreateEvent')).toHaveLength(1);
  });

  it('201 a line of somebody else, with its own code: its other managers are told, each once', async () => {
    const [owner, user] = [await givenSignedIn(app), await givenSignedIn(app)];
    const line = await givenLine(app);
    await givenManager(app, owner, line);
    const grant = await givenGrant(app, user, line);
    expect((await associate(app, user, { number: line.number, grant })).statusCode).toBe(201);
    expect(await managedBy(app, owner.token)).toEqual([line.number]);
    await app.settleEvents();
    const { rows } = await app.database.pool.query(
      `select recipient, body from messages where channel = 'email' and subject like 'Otra cuenta%' and
      recipient = any($1)`,
      [[owner.email, user.email]],
    );
    expect(rows).toEqual([
      { recipient: owner.email, body: expect.stringContaining(numberWords(line.serviceNumber)) },
    ]);
    expect(rows[0].body).not.toContain(user.email);
  });

  it('tells a manager who has only a number by SMS, and a placeholder not at all', async () => {
    for (const [login, number] of [
      [local('92000001'), local('92000001')],
      ['social@redes.example', local('92000002')],
    ] as const) {
      const user = await givenSignedIn(app);
      const serviceNumber = international(number);
      await forgetPauses();
      const grant = await givenGrant(app, user, { number, serviceNumber, accountId: '' });
      const kind = login === number ? 'Prepaid' : 'Postpaid';
      expect((await associate(app, user, { number, grant, kind })).statusCode).toBe(201);
    }
    await app.settleEvents();
    const told = await outboxOf(app, e164('92000001'));
    expect(told.map(({ text }) => text).join()).toContain(
      `Otra cuenta asocio ${numberWords(e164('92000001'))}`,
    );
    await expect(lastMessage(app, 'social@redes.example')).rejects.toThrow('no message');
  });

  it('400 the wrong kind of line: the grant stays good', async () => {
    const user = await givenSignedIn(app);
    const line = await givenLine(app);
    const grant = await givenGrant(app, user, line);
    const wrong = await associate(app, user, { number: line.number, grant, kind: 'Prepaid' });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json().message).toContain('BAD REQUEST');
    expect((await associate(app, user, { number: line.number, grant })).statusCode).toBe(201);
  });

  it('403 without a grant, with a made-up one, one of another line, of another user, a spent one', async () => {
    const [user, other] = [await givenSignedIn(app), await givenSignedIn(app)];
    const [line, elsewhere] = [await givenLine(app), await givenLine(app)];
    const grant = await givenGrant(app, user, line);
    const refused = [
      await associate(app, user, { number: line.number }),
      await associate(app, user, { number: line.number, grant: 'x'.repeat(43) }),
      await associate(app, user, { number: elsewhere.number, grant }),
      await associate(app, other, { number: line.number, grant }),
    ];
    for (const answer of refused)
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'GRANT_REQUIRED']);
    expect((await associate(app, user, { number: line.number, grant })).statusCode).toBe(201);
    await app.database.pool.query('delete from associations where user_id = $1', [user.userId]);
    expect((await associate(app, user, { number: line.number, grant })).statusCode).toBe(403);
    expect(await managedBy(app, other.token)).toEqual([]);
  });

  it('403 in the name of somebody else; a body that names them changes nothing', async () => {
    const user = await givenSignedIn(app);
    const line = await givenLine(app);
    const grant = await givenGrant(app, user, line);
    const headers = { userprofileid: 'otro@correo.example' };
    expect((await associate(app, user, { number: line.number, grant, headers })).statusCode).toBe(403);
    const named = { ...user, email: 'otro@correo.example' };
    const answer = await associate(app, named, { number: line.number, grant });
    expect(answer.json().user.login_name).toBe(user.email);
  });

  it('404 a corporate line and another company’s', async () => {
    const user = await givenSignedIn(app);
    for (const number of [local('93000009'), local('84000001')]) {
      const answer = await associate(app, user, { number, grant: 'x'.repeat(43) });
      expect(answer.json()).toMatchObject({ status: '404', message: 'SUBSCRIPTOR NO EXISTE' });
    }
  });

  it('fifty at once with one grant: one association, one event', async () => {
    const user = await givenSignedIn(app);
    const line = await givenLine(app);
    const grant = await givenGrant(app, user, line);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => associate(app, user, { number: line.number, grant })),
    );
    expect(answers.every(({ statusCode }) => statusCode === 201 || statusCode === 403)).toBe(true);
    expect(await eventsOf(app, user.userId, 'PermissionCreateEvent')).toHaveLength(1);
    expect(await managedBy(app, user.token)).toEqual([line.number]);
  });
});

it('201: a number that is theirs by now is their line, whoever they were to the one that had it before', async () => {
  const holder = await givenHolder(app);
  const guest = await givenSignedIn(app);
  await givenPerson(app, holder, 'viewer', guest);
  const next = await givenNext(app, holder.line);
  for (const user of [guest, holder]) {
    await forgetPauses();
    const grant = await givenGrant(app, user, next);
    expect((await associate(app, user, { number: next.number, grant })).statusCode).toBe(201);
    const { rows } = await app.database.pool.query(
      'select customer_id, line_id, role from associations where user_id = $1',
      [user.userId],
    );
    expect(rows).toEqual([{ customer_id: next.customerId, line_id: next.lineId, role: 'manager' }]);
  }
});

/** Those of `holdNumbers` in the permissions' store. */
const numberLocks = 7_203_915;

it('two who associate a line at the same time are each told of the other', async () => {
  const users = [await givenSignedIn(app), await givenSignedIn(app)];
  const line = await givenLine(app);
  const grants: string[] = [];
  for (const user of users) {
    await app.database.pool.query("delete from rate_limits where key like 'code%'");
    grants.push(await givenGrant(app, user, line));
  }
  // Both are under way before either may go on.
  const gate = await app.database.pool.connect();
  await gate.query('begin');
  await gate.query('select pg_advisory_xact_lock(hashtextextended($1, $2))', [
    line.serviceNumber,
    numberLocks,
  ]);
  const answers = users.map((user, index) =>
    associate(app, user, { number: line.number, grant: grants[index] ?? '' }),
  );
  await eventually(async () => expect(await blockedIn(app, '')).toHaveLength(2));
  await gate.query('commit');
  gate.release();
  for (const answer of await Promise.all(answers)) expect(answer.statusCode).toBe(201);
  await app.settleEvents();
  for (const user of users) {
    expect(await managedBy(app, user.token)).toEqual([line.number]);
    const told = (await outboxOf(app, user.email)).filter(({ subject }) =>
      subject?.startsWith('Otra cuenta'),
    );
    expect(told).toEqual([
      expect.objectContaining({ text: expect.stringContaining(numberWords(line.serviceNumber)) }),
    ]);
  }
});
