import { randomUUID } from 'node:crypto';
import { getPreferences, listMessages, readAllMessages } from '@portal/contract/help/notifications';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import {
  askMessages,
  dataUsed,
  givenEvent,
  givenLineManager,
  type Manager,
  messagesOf,
  unreadOf,
} from '../../../test/given/notifications.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const { path } = listMessages;
const preferences = getPreferences.path;

const patch = (token: string, id: string, payload: object) =>
  app.call({ method: 'PATCH', url: `${path}/${id}`, token, payload });
const remove = (token: string, id: string) => app.call({ method: 'DELETE', url: `${path}/${id}`, token });

/** Minutes apart, the newest first in the list. */
async function told(count: number): Promise<Manager> {
  const user = await givenLineManager(app);
  for (let minute = count; minute > 0; minute--)
    await givenEvent(app, { ...dataUsed(user), at: new Date(Date.now() - minute * 60_000) });
  await app.settleEvents();
  return user;
}

describe('200', () => {
  it('what the user was told, newest first, with what it is about', async () => {
    const user = await told(2);
    const answer = await askMessages(app, user.token);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'x-total-count': '2', 'x-result-count': '2' });
    const [newest, older] = answer.json();
    expect(newest).toMatchObject({
      '@type': 'CommunicationMessage',
      href: `${path}/${newest.id}`,
      messageType: 'dataAt80',
      subject: 'Usaste el 80 % de tus datos',
      isRead: false,
      characteristic: [
        { name: 'serviceNumber', value: user.line.number },
        { name: 'usageType', value: 'data' },
      ],
    });
    expect(Date.parse(newest.sendTime)).toBeGreaterThan(Date.parse(older.sendTime));
  });

  it('data of one network alone are said to be of it', async () => {
    const user = await givenLineManager(app);
    const wanted = dataUsed(user);
    const bucket = { name: 'Paquete', usageType: 'whatsapp' };
    await givenEvent(app, { ...wanted, event: { ...wanted.event, bucket } });
    await app.settleEvents();
    const [told] = await messagesOf(app, user);
    expect(told).toMatchObject({
      messageType: 'dataAt80',
      subject: 'Usaste el 80 % de tus datos de WhatsApp',
    });
  });

  it('an empty list for who has been told nothing', async () => {
    const diego = await app.signIn('nuevo@correo.example');
    const answer = await askMessages(app, diego);
    expect(answer.json()).toEqual([]);
    expect(answer.headers['x-total-count']).toBe('0');
  });

  it('some for Ana from the start, made as everybody’s are', async () => {
    await app.settleEvents();
    const ana = { token: await app.signIn('ana.paredes@correo.example') };
    const kinds = (await askMessages(app, ana.token))
      .json()
      .map((each: { messageType: string }) => each.messageType);
    expect(new Set(kinds)).toEqual(new Set(['billReady', 'repairAwaitsYou', 'repairMoved', 'dataAt80']));
    const { rows } = await app.database.pool.query(
      "select from messages where recipient = 'ana.paredes@correo.example'",
    );
    expect(rows).toEqual([]);
  });

  it('pages, also from the end, and the unread alone', async () => {
    const user = await told(7);
    const all = await messagesOf(app, user);
    for (const offset of [0, 2, 4, 5]) {
      const answer = await askMessages(app, user.token, { offset: String(offset), limit: '2' });
      expect(answer.statusCode).toBe(206);
      expect(answer.headers['content-range']).toBe(`items ${offset}-${offset + 1}/7`);
      expect(answer.json()).toEqual(all.slice(offset, offset + 2));
    }
    expect((await askMessages(app, user.token, { offset: '6', limit: '2' })).json()).toEqual(all.slice(6));
    await patch(user.token, all[1]?.id ?? '', { isRead: true });
    const unread = await askMessages(app, user.token, { isRead: 'false' });
    expect(unread.headers['x-total-count']).toBe('6');
    expect(unread.json().map(({ id }: { id: string }) => id)).toEqual(
      all.filter((_, place) => place !== 1).map(({ id }) => id),
    );
    expect((await askMessages(app, user.token, { isRead: 'true' })).json()).toHaveLength(1);
  });

  it('read, read again, and unread: the number in the header follows', async () => {
    const user = await told(2);
    const [first] = await messagesOf(app, user);
    const id = first?.id ?? '';
    for (const [isRead, unread] of [
      [true, 1],
      [true, 1],
      [false, 2],
      [true, 1],
    ] as const) {
      const answer = await patch(user.token, id, { isRead });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ id, isRead });
      expect(await unreadOf(app, user)).toBe(unread);
    }
  });

  it('preferences: sensible ones until they are chosen, then those', async () => {
    const user = await givenLineManager(app);
    const ask = () => app.call({ method: 'GET', url: preferences, token: user.token });
    const first = { email: true, charges: true, promotions: false, bills: true, sms: false };
    expect((await ask()).json()).toEqual(first);
    const chosen = { email: false, charges: false, promotions: true, bills: false, sms: true };
    for (const payload of [first, chosen]) {
      const answer = await app.call({ method: 'PUT', url: preferences, token: user.token, payload });
      expect(answer.statusCode).toBe(200);
      expect((await ask()).json()).toEqual(payload);
    }
    const byPhone = await app.signIn('0992000001');
    const luis = await app.call({ method: 'GET', url: preferences, token: byPhone });
    expect(luis.json()).toMatchObject({ sms: true });
  });
});

describe('204', () => {
  it('deleted: gone from list and number', async () => {
    const user = await told(3);
    const [read, unread, stays] = await messagesOf(app, user);
    await patch(user.token, read?.id ?? '', { isRead: true });
    expect((await remove(user.token, read?.id ?? '')).statusCode).toBe(204);
    expect(await unreadOf(app, user)).toBe(2);
    expect((await remove(user.token, unread?.id ?? '')).statusCode).toBe(204);
    expect(await unreadOf(app, user)).toBe(1);
    expect(await messagesOf(app, user)).toEqual([stays]);
  });

  it('all of one user read at once, and nobody else’s', async () => {
    const [user, other] = [await told(3), await told(1)];
    const { path: url } = readAllMessages;
    const answer = await app.call({ method: 'PATCH', url, token: user.token, payload: { isRead: true } });
    expect(answer.statusCode).toBe(204);
    expect([await unreadOf(app, user), await unreadOf(app, other)]).toEqual([0, 1]);
    expect((await messagesOf(app, user)).map(({ isRead }) => isRead)).toEqual([true, true, true]);
  });

  it('read and deleted at once: the count stays true', async () => {
    const user = await told(6);
    const all = await messagesOf(app, user);
    await Promise.all([
      ...all.slice(0, 4).map(({ id }) => patch(user.token, id, { isRead: true })),
      ...all.slice(2, 5).map(({ id }) => remove(user.token, id)),
      app.call({ method: 'PATCH', url: readAllMessages.path, token: user.token, payload: { isRead: true } }),
    ]);
    const { rows } = await app.database.pool.query(
      `select c.total, c.unread, count(n.*)::int as rows, count(n.*) filter (where n.read_at is null)::int as open
       from notification_counts c left join notifications n using (user_id) where user_id = $1 group by 1, 2`,
      [user.userId],
    );
    expect(rows).toEqual([{ total: 3, unread: 0, rows: 3, open: 0 }]);
  });
});

describe('400', () => {
  it('words and bodies that are none', async () => {
    const user = await told(1);
    const [message] = await messagesOf(app, user);
    for (const words of ['limit=0', 'limit=x', 'isRead=yes', 'unheard=1', 'userId=1'])
      expect(
        (await app.call({ method: 'GET', url: `${path}?${words}`, token: user.token })).statusCode,
        words,
      ).toBe(400);
    for (const payload of [{}, { isRead: 'true' }, { isRead: true, subject: 'otro' }])
      expect((await patch(user.token, message?.id ?? '', payload)).statusCode).toBe(400);
    const some = { email: true, charges: true, promotions: false, bills: true };
    for (const payload of [{}, some, { ...some, sms: 1 }, { ...some, sms: true, userId: randomUUID() }]) {
      const answer = await app.call({ method: 'PUT', url: preferences, token: user.token, payload });
      expect(answer.statusCode).toBe(400);
    }
  });
});

describe('401 and 403', () => {
  it('without a session, and with a header that names somebody else', async () => {
    const calls = [
      { method: 'GET', url: path },
      { method: 'PATCH', url: path, payload: { isRead: true } },
      { method: 'DELETE', url: `${path}/${randomUUID()}` },
      { method: 'GET', url: preferences },
      { method: 'PUT', url: preferences, payload: {} },
    ] as const;
    const { token } = await told(0);
    for (const call of calls) {
      expect((await app.call(call)).statusCode).toBe(401);
      const headers = { userprofileid: 'ana.paredes@correo.example' };
      expect((await app.call({ ...call, token, headers })).statusCode).toBe(403);
    }
  });
});

describe('404 hidden', () => {
  it('somebody else’s is the same as none at all, and stays as it was', async () => {
    const [owner, stranger] = [await told(1), await told(0)];
    const [message] = await messagesOf(app, owner);
    const requestId = { 'Request-UUID': 'EC-10012345' };
    const answers = [];
    for (const id of [message?.id ?? '', randomUUID(), 'x', "' or 1=1 --"])
      for (const call of [{ method: 'PATCH', payload: { isRead: true } }, { method: 'DELETE' }] as const) {
        const url = `${path}/${encodeURIComponent(id)}`;
        const answer = await app.call({ ...call, url, token: stranger.token, headers: requestId });
        answers.push(`${answer.statusCode} ${answer.body}`);
      }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(/^404 /);
    expect(await messagesOf(app, owner)).toEqual([message]);
  });
});

it('416: a page beyond the end', async () => {
  const { token } = await told(1);
  const answer = await askMessages(app, token, { offset: '1', limit: '1' });
  expect(answer.statusCode).toBe(416);
  expect(answer.headers['content-range']).toBe('items */1');
});
