import { endOtherSessions } from '@portal/contract/access/sessions';
import { changePassword, deleteUser, logout } from '@portal/contract/access/sso';
import {
  addPushSubscription,
  getPushKey,
  listMessages,
  listPushSubscriptions,
  type PushSubscriptionAnswer,
  readAllMessages,
} from '@portal/contract/help/notifications';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { eventually } from '../../../test/eventually.ts';
import { givenSignedIn, type SignedIn } from '../../../test/given/association.ts';
import { provePassword } from '../../../test/given/given-user.ts';
import {
  dataUsed,
  givenEvent,
  givenLineManager,
  type Manager,
  wishes,
} from '../../../test/given/notifications.ts';
import { type PushService, readVapid, startPushService } from '../../../test/neighbours/push-service.ts';

let app: TestApp;
let service: PushService;
beforeAll(async () => {
  service = await startPushService();
  app = await startTestApp({ withJobs: true });
});
afterAll(async () => {
  await app.close();
  await service.close();
});
beforeEach(() => {
  service.pushed.length = 0;
  service.answers.length = 0;
});

const { path } = listPushSubscriptions;
const subscribe = (user: SignedIn, payload: object = service.subscription()) =>
  app.call({ method: 'POST', url: addPushSubscription.path, token: user.token, payload });
const listOf = async (user: SignedIn): Promise<PushSubscriptionAnswer[]> =>
  (await app.call({ method: 'GET', url: path, token: user.token })).json();
const remove = (user: SignedIn, id: string) =>
  app.call({ method: 'DELETE', url: `${path}/${id}`, token: user.token });

async function tell(user: Manager): Promise<void> {
  await givenEvent(app, dataUsed(user));
  await app.settleEvents();
}

const arrived = (count: number) => eventually(() => expect(service.pushed).toHaveLength(count));

describe('a browser that is subscribed', () => {
  it('201: is told the title and nothing else, encrypted for it and signed by the portal', async () => {
    const user = await givenLineManager(app);
    const made = await subscribe(user);
    expect([made.statusCode, made.json().isCurrent]).toEqual([201, true]);
    expect(made.body).not.toContain('127.0.0.1');
    await tell(user);
    await arrived(1);
    const [first] = service.pushed;
    const told = await app.call({ method: 'GET', url: listMessages.path, token: user.token });
    expect(first?.words).toEqual({ id: told.json()[0].id, title: 'Usaste el 80 % de tus datos' });
    expect(first?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });

    const { publicKey } = (await app.call({ method: 'GET', url: getPushKey.path, token: user.token })).json();
    expect(readVapid(first?.headers.authorization, publicKey)).toMatchObject({
      aud: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
      sub: expect.stringMatching(/^(https:|mailto:)/),
    });
  });

  it('is told again after a push service that was down, and forgotten by one that no longer knows it', async () => {
    const user = await givenLineManager(app);
    await subscribe(user);
    service.answers.push(503);
    await tell(user);
    await arrived(2);
    service.answers.push(410);
    await givenEvent(app, dataUsed(user, 100));
    await app.settleEvents();
    await arrived(3);
    await eventually(async () => expect(await listOf(user)).toEqual([]));
  });

  it('is not told what its user does not want to hear, or has read', async () => {
    const user = await givenLineManager(app);
    await wishes(app, user, { email: false, bills: false });
    const { serviceNumber } = user.line;
    const event = { billNo: '001-002-000000125', serviceNumber, totalCents: 900, dueOn: '2026-12-01' };
    await subscribe(user);
    await givenEvent(app, { eventType: 'CustomerBillCreateEvent', customerId: user.customerId, event });
    await tell(user);
    await arrived(1);
    expect(service.pushed[0]?.words).toMatchObject({ title: 'Usaste el 80 % de tus datos' });
  });

  it('the same address again is the same subscription; of many only the newest stay', async () => {
    const user = await givenSignedIn(app);
    const mine = service.subscription();
    const { id } = (await subscribe(user, mine)).json();
    expect((await subscribe(user, mine)).json().id).toBe(id);
    expect(await listOf(user)).toHaveLength(1);
    for (let more = 0; more < 10; more++) await subscribe(user);
    const kept = await listOf(user);
    expect(kept).toHaveLength(10);
    expect(kept.map((each) => each.id)).not.toContain(id);
  });
});

describe('whose it is', () => {
  it('404: a stranger neither sees nor ends it', async () => {
    const [user, stranger] = [await givenSignedIn(app), await givenSignedIn(app)];
    const { id } = (await subscribe(user)).json();
    expect(await listOf(stranger)).toEqual([]);
    const refused = await remove(stranger, id);
    const madeUp = await remove(stranger, '01900000-0000-7000-8000-000000000000');
    expect([refused.statusCode, refused.body]).toEqual([404, madeUp.body]);
    expect((await remove(user, 'no-id')).statusCode).toBe(404);
    expect(await listOf(user)).toHaveLength(1);
    expect((await remove(user, id)).statusCode).toBe(204);
    expect(await listOf(user)).toEqual([]);
  });

  it('401: nobody without a session', async () => {
    for (const method of ['GET', 'POST'] as const)
      expect((await app.call({ method, url: path, payload: service.subscription() })).statusCode).toBe(401);
  });
});

describe('the end of a session', () => {
  it('by signing out ends the subscription of that browser alone', async () => {
    const user = await givenSignedIn(app);
    const other = { ...user, token: await app.signIn(user.email, user.password) };
    await subscribe(user);
    await subscribe(other);
    await app.call({
      method: 'GET',
      url: `${logout.path}?Token_type=revoke`,
      headers: { token: user.token },
    });
    expect((await listOf(other)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
  });

  it('by closing the others ends those of all others, also of one that had ended by itself', async () => {
    const user = await givenSignedIn(app);
    const other = { ...user, token: await app.signIn(user.email, user.password) };
    await subscribe(user);
    await subscribe(other);
    await app.database.pool.query('delete from sessions where token_hash = sha256($1)', [
      Buffer.from(other.token),
    ]);
    const url = `${endOtherSessions.path}?others=true`;
    expect((await app.call({ method: 'DELETE', url, token: user.token })).statusCode).toBe(204);
    expect((await listOf(user)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
  });

  it('by a new password ends those of all others; by leaving, every one', async () => {
    const user = await givenSignedIn(app);
    const other = { ...user, token: await app.signIn(user.email, user.password) };
    await subscribe(user);
    await subscribe(other);
    const payload = { currentPassword: user.password, password: 'Nueva#2026' };
    const { method, path: url } = changePassword;
    expect((await app.call({ method, url, token: user.token, payload })).statusCode).toBeLessThan(300);
    expect((await listOf(user)).map(({ isCurrent }) => isCurrent)).toEqual([true]);

    const leaving = await givenSignedIn(app);
    await subscribe(leaving);
    await provePassword(app, leaving, leaving.token);
    await app.call({ method: deleteUser.method, url: deleteUser.path, token: leaving.token });
    const rows = await app.database.pool.query('select from push_subscriptions where user_id = $1', [
      leaving.userId,
    ]);
    expect(rows.rowCount).toBe(0);
  });
});

describe('400: an address that no push service has', () => {
  it.each([
    'http://updates.push.example/x',
    'https://10.0.0.1/x',
    'https://[::1]/x',
    'https://push.local/x',
    'https://user:pass@push.example.com/x',
    'https://push.example.com:8443/x',
    'not an address',
  ])('%s', async (endpoint) => {
    const user = await givenSignedIn(app);
    const answer = await subscribe(user, { ...service.subscription(), endpoint });
    expect(answer.statusCode).toBe(400);
  });

  it('nor keys that no browser gives', async () => {
    const user = await givenSignedIn(app);
    const { endpoint } = service.subscription();
    expect((await subscribe(user, { endpoint, keys: { p256dh: 'x', auth: 'y' } })).statusCode).toBe(400);
  });
});

it('429: nobody subscribes without end', async () => {
  const user = await givenSignedIn(app);
  const mine = service.subscription();
  const statuses: number[] = [];
  for (let tries = 0; tries < 31; tries++) statuses.push((await subscribe(user, mine)).statusCode);
  expect(statuses.indexOf(429)).toBe(30);
});

it('what was read before its turn is no news', async () => {
  const user = await givenLineManager(app);
  await subscribe(user);
  service.answers.push(503);
  await tell(user);
  await arrived(1);
  const { method, path: url } = readAllMessages;
  await app.call({ method, url, token: user.token, payload: { isRead: true } });
  await eventually(async () => {
    const { rows } = await app.database.pool.query(
      "select from jobs.job where name = 'push' and data->>'userId' = $1 and state <> 'completed'",
      [user.userId],
    );
    expect(rows).toEqual([]);
  });
  expect(service.pushed).toHaveLength(1);
});
