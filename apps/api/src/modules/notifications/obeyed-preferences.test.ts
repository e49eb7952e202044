import { deleteUser } from '@portal/contract/access/sso';
import type { ProductOrder } from '@portal/contract/shopping/ordering';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { associate, givenGrant, givenSignedIn } from '../../../test/given/association.ts';
import { buyPackage, givenBuyer } from '../../../test/given/buyer.ts';
import { repairCalls } from '../../../test/given/given-repair.ts';
import { provePassword } from '../../../test/given/given-user.ts';
import {
  dataUsed,
  givenEvent,
  givenLineManager,
  outboxOf,
  toldTo,
  wishes,
} from '../../../test/given/notifications.ts';
import { givenOrder, givenSubscriber } from '../../../test/given/plan-change.ts';
import { defaultPreferences, isWanted, type Way } from './notifications.ts';

let app: TestApp;
let now = new Date();
beforeAll(async () => {
  app = await startTestApp({ withJobs: true, clock: { now: () => now } });
});
afterAll(() => app.close());

const silent = { email: false, sms: false, charges: false, bills: false, promotions: false };
const kindsOf = (told: { messageType: string }[]) => told.map(({ messageType }) => messageType);
const { given: givenRepairOfUser, decide } = repairCalls(() => app);

describe('who wants nothing', () => {
  it('is told of data, bills and repairs in the portal alone', async () => {
    const user = await givenLineManager(app);
    await wishes(app, user, silent);
    await givenEvent(app, dataUsed(user, 100));
    expect(kindsOf(await toldTo(app, user))).toEqual(['dataAt100']);
    expect(await outboxOf(app, user.email)).toEqual([]);
  });

  it('gets no receipt, and still finds the purchase among the notifications', async () => {
    const buyer = await givenBuyer(app);
    const user = { ...buyer.user, token: buyer.token };
    await wishes(app, user, { charges: false });
    expect((await buyPackage(app, buyer)).statusCode).toBe(201);
    expect(await outboxOf(app, user.email)).toEqual([]);
    const told = await toldTo(app, user);
    expect(kindsOf(told)).toEqual(['packageBought']);
    expect(told[0]?.content).toMatch(/3 GB, por \$3,00/);
    await wishes(app, user, { charges: true });
    await buyPackage(app, buyer);
    expect(await outboxOf(app, user.email)).toHaveLength(1);
  });

  it('is not written about a decision on a repair', async () => {
    const repair = await givenRepairOfUser();
    await wishes(app, { ...repair.user, token: repair.token }, { email: false });
    await decide(repair, 'acceptedCost:35.00');
    expect(await outboxOf(app, repair.user.email)).toEqual([]);
  });

  it('is written all the same when it is a matter of safety', async () => {
    const owner = await givenLineManager(app);
    await wishes(app, owner, silent);
    const other = await givenSignedIn(app);
    const grant = await givenGrant(app, other, owner.line);
    expect((await associate(app, other, { number: owner.line.number, grant })).statusCode).toBe(201);
    expect(kindsOf(await toldTo(app, owner)).sort()).toEqual(['lineAssociated', 'lineUserChanged']);
    expect((await outboxOf(app, owner.email)).map(({ subject }) => subject)).toContain(
      'Otra cuenta asoció un servicio que administras',
    );
  });
});

it('that another plan was ordered is written in any case; that it came is read in the portal', async () => {
  const user = await givenSubscriber(app);
  await wishes(app, user, silent);
  const order = (await givenOrder(app, user, 'MAX30')).json<ProductOrder>();
  const subjects = async () => (await outboxOf(app, user.email)).map(({ subject }) => subject);
  expect(await subjects()).toEqual(['Recibimos tu cambio de plan a Max 30 GB']);
  now = new Date(order.expectedCompletionDate);
  await app.tick();
  expect(kindsOf(await toldTo(app, user))).toContain('planChanged');
  expect(await subjects()).toHaveLength(1);
});

describe('each box', () => {
  it('of bills: none is announced', async () => {
    const user = await givenLineManager(app);
    await wishes(app, user, { bills: false });
    const { serviceNumber } = user.line;
    const event = { billNo: '001-002-000000124', serviceNumber, totalCents: 900, dueOn: '2026-12-01' };
    await givenEvent(app, { eventType: 'CustomerBillCreateEvent', customerId: user.customerId, event });
    await givenEvent(app, dataUsed(user));
    expect(await toldTo(app, user)).toHaveLength(2);
    expect((await outboxOf(app, user.email)).map(({ subject }) => subject)).toEqual([
      'Usaste el 80 % de tus datos',
    ]);
  });

  it('of SMS instead of e-mail: it goes to the number of the profile', async () => {
    const user = await givenLineManager(app);
    const { pool } = app.database;
    await pool.query('update users set phone = $2 where user_id = $1', [
      user.userId,
      user.line.serviceNumber,
    ]);
    await wishes(app, user, { email: false, sms: true });
    await givenEvent(app, dataUsed(user));
    await app.settleEvents();
    expect(await outboxOf(app, user.email)).toEqual([]);
    expect(await outboxOf(app, user.line.number)).toHaveLength(1);
  });
});

it('an account that is closed leaves nothing, also of what was about to be told', async () => {
  const user = await givenLineManager(app);
  await wishes(app, user, { promotions: true });
  await givenEvent(app, dataUsed(user));
  await app.settleEvents();
  await givenEvent(app, dataUsed(user, 100));
  await givenEvent(app, {
    eventType: 'DigitalIdentityAttributeValueChangeEvent',
    userId: user.userId,
    event: { attribute: 'password' },
  });
  await provePassword(app, user, user.token);
  const { method, path: url } = deleteUser;
  expect((await app.call({ method, url, token: user.token })).statusCode).toBe(200);
  await app.endErasureDays(user.userId);
  await app.settleEvents();
  for (const table of ['notifications', 'notification_counts', 'notification_preferences']) {
    const { rows } = await app.database.pool.query(`select from ${table} where user_id = $1`, [user.userId]);
    expect(rows, table).toEqual([]);
  }
});

describe('preferences', () => {
  const all = { email: true, sms: true, charges: true, bills: true, promotions: true };
  const [byEmail, bySms] = [
    { channel: 'email', topic: 'news' },
    { channel: 'sms', topic: 'news' },
  ] as const satisfies readonly Way[];

  describe('who has never chosen', () => {
    it('is written once: by e-mail where there is one, else by SMS', () => {
      expect(isWanted(defaultPreferences(true), byEmail)).toBe(true);
      expect(isWanted(defaultPreferences(true), bySms)).toBe(false);
      expect(isWanted(defaultPreferences(false), bySms)).toBe(true);
    });

    it('is told of charges and bills, and has no wish for promotions', () => {
      const preferences = defaultPreferences(true);
      for (const topic of ['charges', 'bills'] as const)
        expect(isWanted(preferences, { channel: 'email', topic })).toBe(true);
      expect(preferences.promotions).toBe(false);
    });
  });

  describe('a box that is not ticked', () => {
    it('of a way closes this way alone', () => {
      expect(isWanted({ ...all, email: false }, byEmail)).toBe(false);
      expect(isWanted({ ...all, email: false }, bySms)).toBe(true);
      expect(isWanted({ ...all, sms: false }, bySms)).toBe(false);
    });

    it('of a topic silences it on every way, and nothing else', () => {
      for (const channel of ['email', 'sms'] as const) {
        expect(isWanted({ ...all, charges: false }, { channel, topic: 'charges' })).toBe(false);
        expect(isWanted({ ...all, charges: false }, { channel, topic: 'bills' })).toBe(true);
        expect(isWanted({ ...all, bills: false }, { channel, topic: 'bills' })).toBe(false);
      }
    });
  });
});
