import { putSpendingControl } from '@portal/contract/lines/usage';
import { currencyCode } from '@portal/market/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { buyPackage, givenBuyer } from '../../../test/given/buyer.ts';
import { givenLineManager, type Manager, toldTo } from '../../../test/given/notifications.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

let app: TestApp;
let now: Date;
beforeAll(async () => {
  now = new Date();
  app = await startTestApp({ clock: { now: () => now }, withJobs: true });
  // Only the lines of these tests are used.
  await app.database.pool.query('delete from operator.usage_growth');
});
afterAll(() => app.close());

const query = (sql: string, values: unknown[] = []) => app.database.pool.query(sql, values);

/** A line with 1000 MB, of which this much is used, and that goes on being used. */
async function givenData(consumed: number): Promise<Manager> {
  const user = await givenLineManager(app);
  const line = 'select customer_id, line_id from operator.line_numbers where service_number = $1';
  await query(
    `insert into operator.usage_buckets (customer_id, line_id, bucket_id, name, usage_type, unit, source, included, consumed,
       valid_from, valid_until)
     select customer_id, line_id, gen_random_uuid(), 'Internet', 'internet', 'MB', 'plan', 1000, $2, $3, $4
     from (${line}) l`,
    [
      user.line.serviceNumber,
      consumed,
      new Date(now.getTime() - hourMs),
      new Date(now.getTime() + 240 * hourMs),
    ],
  );
  await query(
    `insert into operator.usage_growth (customer_id, line_id, kind, due_at) select customer_id, line_id, 'Postpaid', $2 from (${line}) l`,
    [user.line.serviceNumber, now],
  );
  return user;
}

/** Until the line has been used so much, however its chance falls. */
async function useUp(user: Manager, consumed: number): Promise<void> {
  for (;;) {
    const { rows } = await query('select consumed::int from operator.usage_buckets where customer_id = $1', [
      user.customerId,
    ]);
    if (rows[0].consumed >= consumed) return;
    await query('update operator.usage_growth set due_at = $1', [now]);
    now = new Date(now.getTime() + 1);
    await Promise.all([app.tick(), app.tick()]);
  }
}

const dataTold = async (user: Manager) =>
  (await toldTo(app, user)).map(({ messageType }) => messageType).filter((kind) => kind.startsWith('dataAt'));

describe('data', () => {
  it('at 80 % and at 100 % is told once each, however long it stays there', async () => {
    const user = await givenData(795);
    expect(await dataTold(user)).toEqual([]);
    await useUp(user, 820);
    expect(await dataTold(user)).toEqual(['dataAt80']);
    await query('update operator.usage_buckets set consumed = 985 where included = 1000');
    await useUp(user, 1_000);
    expect(await dataTold(user)).toEqual(['dataAt100', 'dataAt80']);
    for (let count = 0; count < 5; count++) await app.tick();
    expect(await dataTold(user)).toHaveLength(2);
  });

  it('that jumps to 100 % is told once, as used up', async () => {
    const user = await givenData(700);
    await query('update operator.usage_buckets set consumed = 999 where customer_id = $1', [user.customerId]);
    await useUp(user, 1_000);
    expect(await dataTold(user)).toEqual(['dataAt100']);
  });

  it('is told anew in the next period, and not because an allowance grew and was used again', async () => {
    const user = await givenData(795);
    await useUp(user, 801);
    await query('update operator.usage_buckets set consumed = 795 where customer_id = $1', [user.customerId]);
    await useUp(user, 801);
    expect(await dataTold(user)).toEqual(['dataAt80']);
    await query(
      `update operator.usage_buckets set consumed = 795,
         valid_from = (valid_from at time zone 'UTC' + interval '1 minute') at time zone 'UTC' where customer_id = $1`,
      [user.customerId],
    );
    await useUp(user, 801);
    expect(await dataTold(user)).toEqual(['dataAt80', 'dataAt80']);
  });
});

describe('an alert', () => {
  it('is told at the percent that was chosen, of minutes as of data, with figure and hour', async () => {
    const user = await givenData(690);
    const payload = {
      alerts: [{ usageType: 'voz', percents: [70] }],
      cap: { amount: { unit: currencyCode, value: 0 }, action: 'stop' },
      roamingCap: { amount: { unit: currencyCode, value: 0 }, action: 'stop' },
    };
    const url = `${putSpendingControl.path}?serviceId=${user.line.number}`;
    expect((await app.call({ method: 'PUT', url, token: user.token, payload })).statusCode).toBe(200);
    await query(
      "update operator.usage_buckets set name = 'Minutos', usage_type = 'voz', unit = 'MIN' where customer_id = $1",
      [user.customerId],
    );
    await useUp(user, 705);
    const [alert, ...others] = await toldTo(app, user);
    expect(others).toEqual([]);
    expect(alert).toMatchObject({ messageType: 'usageAlert', subject: 'Usaste el 70 % de tus minutos' });
    expect(alert?.characteristic).toContainEqual({ name: 'usageType', value: 'voice' });
    expect(alert?.content).toMatch(
      /^La línea .* llegó al 70 %: usó 70\d de 1\.000 min \(Minutos\)\. Fue el \d+ de [a-z]+ a las \d\d:\d\d\.$/,
    );
  });
});

describe('a package', () => {
  it('is announced once, a day before it ends, by whichever process comes first', async () => {
    now = new Date();
    const buyer = await givenBuyer(app);
    const user = { ...buyer.user, token: buyer.token };
    await buyPackage(app, buyer);
    await app.tick();
    const kinds = async () => (await toldTo(app, user)).map(({ messageType }) => messageType);
    expect(await kinds()).toEqual(['packageBought']);
    now = new Date(now.getTime() + (6 * 24 - 1) * hourMs);
    await app.tick();
    expect(await kinds()).toEqual(['packageBought']);
    now = new Date(now.getTime() + 2 * hourMs);
    await Promise.all([app.tick(), app.tick(), app.tick()]);
    await app.tick();
    expect(await kinds()).toEqual(['packageExpiring', 'packageBought']);
    const [ending] = await toldTo(app, user);
    expect(ending?.content).toMatch(
      /^El paquete 3 GB de la línea .* vence el \d+ de [a-z]+ a las \d\d:\d\d\.$/,
    );
  });
});
