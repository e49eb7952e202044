// The chip of a line: masked until its owner says again who they are, and kept where it is by its lock (LINE-15).
import { getSim, putSimLock, simLockWaitMinutes } from '@portal/contract/lines/sims';
import { readSeal } from '@portal/operator/db/seal';
import { createSims } from '@portal/operator/inventory/sim-orders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { givenLine, givenManager } from '../../../test/given/given-line.ts';
import { givenUser, provePassword } from '../../../test/given/given-user.ts';
import { outboxOf } from '../../../test/given/notifications.ts';

let app: TestApp;
let now: Date;
beforeAll(async () => {
  now = new Date();
  app = await startTestApp({ clock: { now: () => now } });
});
afterAll(() => app.close());

const card = { iccid: '8959301123456789014', puk: '40718263' };

async function given() {
  const user = await givenUser(app);
  const line = await givenLine(app);
  await givenManager(app, user, line);
  await app.database.pool.query("update associations set role = 'holder' where user_id = $1", [user.userId]);
  const token = await app.signIn(user.email, user.password);
  const { pool, db } = app.database;
  const { customerId, lineId, number } = line;
  const sealedPuk = (await readSeal(db)).close(card.puk, lineId);
  await pool.query(
    'insert into operator.sims (customer_id, line_id, iccid, sealed_puk) values ($1, $2, $3, $4)',
    [customerId, lineId, card.iccid, sealedPuk],
  );
  const url = `${getSim.path}?serviceId=${number}`;
  return {
    user,
    line,
    token,
    look: (more = '') => app.call({ method: 'GET', url: url + more, token }),
    lock: (simLock: boolean) =>
      app.call({
        method: 'PUT',
        url: `${putSimLock.path}?serviceId=${number}`,
        token,
        payload: { simLock },
      }),
    /** Since its owner was known. */
    age: () =>
      app.database.pool.query(
        "update sessions set created_at = now() - interval '1 hour', password_verified_at = null where user_id = $1",
        [user.userId],
      ),
    async told() {
      await app.operator.events.deliver();
      await app.settleEvents();
      const { rows } = await app.database.pool.query<{ kind: string }>(
        'select kind from notifications where user_id = $1 order by notification_id',
        [user.userId],
      );
      return rows.map(({ kind }) => kind);
    },
  };
}

it('is masked with the page however new the session is, and shown on a press once its owner has said who they are', async () => {
  const { look, age, user, token } = await given();
  expect((await look()).json()).toMatchObject({ iccid: `${'•'.repeat(15)}9014`, puk: null });
  expect((await look('&reveal=true')).json().code).toBe('STEP_UP_REQUIRED');
  await provePassword(app, user, token);
  expect((await look()).json()).toMatchObject({ puk: null });
  const open = await look('&reveal=true');
  expect(open.json()).toMatchObject({ ...card, simLock: true, simLockOffAt: null });
  expect(open.headers['cache-control']).toContain('no-store');
  await age();
  const masked = await look();
  expect(masked.json()).toMatchObject({ iccid: `${'•'.repeat(15)}9014`, puk: null });
  expect(masked.body).not.toContain(card.puk);
  const refused = await look('&reveal=true');
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'STEP_UP_REQUIRED']);
});

it('404 for a line without a card', async () => {
  const user = await givenUser(app);
  const line = await givenLine(app);
  await givenManager(app, user, line);
  const token = await app.signIn(user.email, user.password);
  const found = await app.call({ method: 'GET', url: `${getSim.path}?serviceId=${line.number}`, token });
  expect(found.statusCode).toBe(404);
});

it('goes off an hour after a step-up, is put on again at once, and tells each time whatever is switched off', async () => {
  const { lock, look, age, told, user, line, token } = await given();
  await age();
  expect((await lock(false)).json().code).toBe('STEP_UP_REQUIRED');
  await provePassword(app, user, token);
  await app.database.pool.query(
    `insert into notification_preferences (user_id, email, sms, charges, bills, promotions)
     values ($1, false, false, false, false, false) on conflict do nothing`,
    [user.userId],
  );
  const begun = (await lock(false)).json();
  const waitMs = new Date(begun.simLockOffAt).getTime() - Date.now();
  expect(begun.simLock).toBe(true);
  expect(waitMs / 60_000).toBeGreaterThan(simLockWaitMinutes - 1);
  expect(waitMs / 60_000).toBeLessThanOrEqual(simLockWaitMinutes);
  expect((await lock(false)).json().code).toBe('STEP_UP_REQUIRED');
  await provePassword(app, user, token);
  expect((await lock(false)).json().simLockOffAt).toBe(begun.simLockOffAt);
  const sims = createSims({ db: app.database.db, clock: { now: () => now } });
  expect(await sims.changeSim(line, card)).toBe(false);
  expect(await told()).toEqual(['simUnlocking', 'simChangeRefused']);
  const subjects = (await outboxOf(app, user.email)).map(({ subject }) => subject);
  expect(subjects).toEqual(
    expect.arrayContaining(['Tu chip va a quedar sin candado', 'No dejamos cambiar tu chip']),
  );

  now = new Date(now.getTime() + 61 * 60_000);
  expect(await sims.changeSim(line, { iccid: '8959301000000000007', puk: '11112222' })).toBe(true);
  expect((await look()).json()).toMatchObject({ iccid: `${'•'.repeat(15)}0007`, simLock: true });
  expect(await told()).toEqual(['simUnlocking', 'simChangeRefused', 'simChanged']);
  expect((await lock(true)).json()).toMatchObject({ simLock: true, simLockOffAt: null });
});
