// What leaves by WhatsApp, and what leaves by SMS where it does not arrive: once, whoever is killed.
import { generateCode } from '@portal/contract/access/sso';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { eventually } from '../../../test/eventually.ts';
import { givenSignedIn } from '../../../test/given/association.ts';
import { passBotCheck } from '../../../test/given/codes.ts';
import { dataUsed, givenEvent, givenLineManager, outboxOf } from '../../../test/given/notifications.ts';
import { givenHolder } from '../../../test/given/people.ts';
import {
  givenLinked,
  givenNumber,
  makeUnreachable,
  passHalfMinute,
  playedTo,
  postEvent,
  smsTo,
  statusOf,
  whatsappTo,
} from '../../../test/given/whatsapp.ts';
import { createCounts } from '../../metrics/counts.ts';
import { createMessages, type MessagesNeeds } from '../messages/messages.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
});
afterAll(() => app.close());

/** Who reads of use on WhatsApp, and is told of data at 80 %. */
async function givenNews(how?: 'silent' | 'failed') {
  const user = await givenLineManager(app);
  const number = await givenLinked(app, user, givenNumber(), ['news']);
  if (how) await makeUnreachable(app, number.digits, how);
  await givenEvent(app, dataUsed(user));
  await app.settleEvents();
  const message = async () => {
    const found = (await whatsappTo(app, number.digits)).find(({ template }) => template === 'news');
    if (!found) throw new Error('no message of it');
    return found;
  };
  await eventually(async () => expect((await message()).status).not.toBe('pending'));
  return { user, ...number, message };
}

/** What the test’s own «process» does not send itself. */
const silently = { deliver: async () => {}, replaceLater: async () => {} };
const processOf = (schedule: MessagesNeeds['schedule']) =>
  createMessages({
    db: app.database.db,
    sms: null,
    email: null,
    whatsapp: { send: async () => ({ status: 'unavailable', reason: 'none' }) },
    schedule,
    counts: createCounts(),
    log: pino({ level: 'silent' }),
  });

describe('a notice', () => {
  it('that somebody chose leaves there in the place of an SMS, and its e-mail as before', async () => {
    const { user, digits, message } = await givenNews();
    const played = await playedTo(app, digits);
    expect(played.find((words) => words.startsWith('[portal_servicio]'))).toMatch(
      /^\[portal_servicio\]\n.*80 %.*\n.*Internet/,
    );
    expect(await smsTo(app, user.line.serviceNumber)).not.toContainEqual(expect.stringContaining('80'));
    expect((await outboxOf(app, user.email)).map(({ subject }) => subject).join()).toMatch(/80/);
    await postEvent(app, statusOf(await message(), 'delivered'));
    const { delivered_at: at, sms_instead: instead, body } = await message();
    expect([at !== null, instead, body]).toEqual([true, null, '']);
    await passHalfMinute(app);
    await eventually(async () => expect(await waitingReplacements()).toBe(0));
    expect(await smsTo(app, digits)).toEqual([]);
  });

  it('that nobody chose does not', async () => {
    const user = await givenLineManager(app);
    const { digits } = await givenLinked(app, user, givenNumber(), ['bills', 'codes']);
    await givenEvent(app, dataUsed(user));
    await app.settleEvents();
    expect((await whatsappTo(app, digits)).map(({ template }) => template)).not.toContain('news');
  });

  it('of security goes there besides, and no SMS in its place', async () => {
    const user = await givenLineManager(app);
    const { digits } = await givenLinked(app, user, givenNumber(), []);
    await givenEvent(app, {
      eventType: 'PersonalTokenEvent',
      userId: user.userId,
      event: { personalToken: { name: 'Mi panel' } },
    });
    await app.settleEvents();
    const [newest] = await whatsappTo(app, digits);
    expect(newest).toMatchObject({ template: 'security', sms_instead: null });
    expect((await outboxOf(app, user.email))[0]?.subject).toBe('Creaste un acceso para un programa');
  });
});

const waitingReplacements = async () =>
  (
    await app.database.pool.query(
      `select 1 from jobs.job where name = 'replace-whatsapp' and state in ('created', 'retry', 'active')`,
    )
  ).rowCount;

describe('what does not arrive', () => {
  it('because it was refused leaves by SMS at once', async () => {
    const user = await givenLineManager(app);
    const { digits } = await givenLinked(app, user, givenNumber(), ['news']);
    const { db } = app.database;
    const refusing = processOf(silently);
    await db.transaction((tx) =>
      refusing.send(tx, {
        channel: 'whatsapp',
        to: digits,
        text: 'no',
        template: 'news',
        smsInstead: 'por SMS',
      }),
    );
    const [row] = await whatsappTo(app, digits);
    const refused = createMessages({
      db,
      sms: null,
      email: null,
      whatsapp: { send: async () => ({ status: 'refused', reason: 'HTTP 400, code 131026' }) },
      schedule: silently,
      counts: createCounts(),
      log: pino({ level: 'silent' }),
    });
    await refused.deliver(row?.message_id ?? '');
    await refused.deliver(row?.message_id ?? '');
    expect(await smsTo(app, digits)).toEqual(['por SMS']);
    expect((await whatsappTo(app, digits))[0]).toMatchObject({
      status: 'failed',
      body: '',
      sms_instead: null,
    });
  });

  it('because it failed leaves by SMS when that is told, however often', async () => {
    const { digits, message } = await givenNews('failed');
    const failed = statusOf(await message(), 'failed');
    await Promise.all([postEvent(app, failed), postEvent(app, failed), postEvent(app, failed)]);
    const told = await smsTo(app, digits);
    expect(told).toEqual([expect.stringMatching(/80 %/)]);
    expect(told[0]).toMatch(/^[\x20-\x7e]{1,160}$/);
  });

  it('within half a minute leaves by SMS once, and its late arrival changes nothing', async () => {
    const { digits, message } = await givenNews('silent');
    expect(await smsTo(app, digits)).toEqual([]);
    await passHalfMinute(app);
    await eventually(async () => expect(await smsTo(app, digits)).toHaveLength(1));
    await postEvent(app, statusOf(await message(), 'delivered'));
    await passHalfMinute(app);
    await eventually(async () => expect(await waitingReplacements()).toBe(0));
    expect(await smsTo(app, digits)).toHaveLength(1);
    expect((await message()).delivered_at).not.toBeNull();
  });

  it('does so once also where several processes look at it and one dies before its end', async () => {
    const { digits, message } = await givenNews('silent');
    const { message_id: messageId } = await message();
    await app.database.pool.query(
      `update messages set sent_at = now() - interval '31 seconds' where message_id = $1`,
      [messageId],
    );
    // Killed after everything was written, and before it was committed.
    const dying = createMessages({
      db: {
        ...app.database.db,
        transaction: (work: (tx: never) => Promise<unknown>) =>
          app.database.db.transaction(async (tx) => {
            await work(tx as never);
            throw new Error('killed');
          }),
      } as never,
      sms: null,
      email: null,
      whatsapp: null,
      schedule: silently,
      counts: createCounts(),
      log: pino({ level: 'silent' }),
    });
    await expect(dying.replaceLate(messageId)).rejects.toThrow('killed');
    expect(await smsTo(app, digits)).toEqual([]);
    const left = await Promise.all([1, 2, 3, 4].map(() => processOf(silently).replaceLate(messageId)));
    expect(left.filter(Boolean)).toHaveLength(1);
    expect(await smsTo(app, digits)).toHaveLength(1);
  });

  it('and what arrives at the same moment are one or the other', async () => {
    for (let nth = 0; nth < 4; nth++) {
      const { digits, message } = await givenNews('silent');
      const waiting = await message();
      await app.database.pool.query(
        `update messages set sent_at = now() - interval '31 seconds' where message_id = $1`,
        [waiting.message_id],
      );
      const [isReplaced] = await Promise.all([
        processOf(silently).replaceLate(waiting.message_id),
        postEvent(app, statusOf(waiting, 'delivered')),
      ]);
      expect(await smsTo(app, digits)).toHaveLength(isReplaced ? 1 : 0);
    }
  });

  it('while the provider cannot be reached leaves by SMS after the same time, and never there after', async () => {
    const number = givenNumber();
    const lonely = processOf(silently);
    await app.database.db.transaction((tx) =>
      lonely.send(tx, {
        channel: 'whatsapp',
        to: number.number,
        text: 'Te quedan 2 GB.',
        template: 'news',
        smsInstead: 'Te quedan 2 GB.',
      }),
    );
    const [row] = await whatsappTo(app, number.digits);
    await expect(lonely.deliver(row?.message_id ?? '')).rejects.toThrow();
    expect(await lonely.replaceLate(row?.message_id ?? '')).toBe(true);
    await lonely.deliver(row?.message_id ?? '');
    expect(await whatsappTo(app, number.digits)).toMatchObject([{ status: 'failed', body: '', attempts: 1 }]);
    expect(await smsTo(app, number.digits)).toEqual(['Te quedan 2 GB.']);
  });
});

describe('a code', () => {
  const recover = async (loginName: string) => {
    await passBotCheck(app, loginName);
    const answer = await app.call({ method: 'POST', url: generateCode.path, headers: { UserId: loginName } });
    expect(answer.statusCode).toBe(200);
  };

  /** Somebody whose name is their number. */
  async function givenByNumber() {
    const user = await givenSignedIn(app);
    const number = givenNumber();
    await givenLinked(app, user, number, ['codes']);
    await app.database.pool.query('update users set login_name = $2, email_kind = $3 where user_id = $1', [
      user.userId,
      number.digits,
      'phone',
    ]);
    await app.database.pool.query('insert into login_names (login_name, user_id) values ($2, $1)', [
      user.userId,
      number.digits,
    ]);
    await app.database.pool.query('delete from login_names where login_name = $1', [user.email]);
    return { user, ...number };
  }

  it('for signing in again goes there to who chose it, where it is their own name', async () => {
    const { number, digits } = await givenByNumber();
    await recover(number);
    const [newest] = await whatsappTo(app, digits);
    expect(newest).toMatchObject({ template: 'codes' });
    expect(await smsTo(app, digits)).toEqual([]);
    await eventually(async () =>
      expect(
        (await playedTo(app, digits)).filter((words) => /^\[portal_codigo\]\n\d{6}$/.test(words)),
      ).toHaveLength(2),
    );
    // It is on the phone before it is written here that it was handed over, from which the half minute counts.
    await eventually(async () => expect((await whatsappTo(app, digits))[0]?.status).toBe('sent'));
    await passHalfMinute(app);
    await eventually(async () => expect((await smsTo(app, digits)).at(-1)).toMatch(/^Tu codigo es \d{6}/));
  });

  it('that proves a line goes to the line by SMS, whatever its person chose', async () => {
    const user = await givenHolder(app);
    const { number, serviceNumber: digits } = user.line;
    await givenLinked(app, user, { number, digits });
    const before = (await whatsappTo(app, digits)).length;
    const answer = await app.call({
      method: 'POST',
      url: generateCode.path,
      token: user.token,
      headers: { OperationId: 'ConfirmarIdentidad' },
      payload: { claroNumber: number },
    });
    expect(answer.statusCode).toBe(200);
    expect((await smsTo(app, digits)).at(-1)).toMatch(/^Tu codigo para confirmar que eres tu es \d{6}/);
    expect(await whatsappTo(app, digits)).toHaveLength(before);
  });
});
