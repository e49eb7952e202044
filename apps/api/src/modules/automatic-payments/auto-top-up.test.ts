import { getDocument } from '@portal/contract/paying/documents';
import { getAutoTopUp, setAutoTopUp } from '@portal/contract/paying/payment-methods';
import { listPayments } from '@portal/contract/paying/payments';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { eventually } from '../../../test/eventually.ts';
import { type Buyer, effectsOf, givenBuyer } from '../../../test/given/buyer.ts';
import { cards, givenCard, passDays } from '../../../test/given/cards.ts';
import { proveSession } from '../../../test/given/codes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
});
afterAll(() => app.close());

const urlOf = (number: string) => `${setAutoTopUp.path}?serviceId=${number}`;
const wish = async (buyer: Buyer, more: object = {}) => {
  await proveSession(app, buyer.token);
  return app.call({
    method: 'PUT',
    url: urlOf(buyer.line.number),
    token: buyer.token,
    payload: { enabled: true, amount: { amount: 5 }, below: { amount: 3 }, timesAMonth: 2, ...more },
  });
};
const read = async (buyer: Buyer) =>
  (
    await app.call({
      method: 'GET',
      url: `${getAutoTopUp.path}?serviceId=${buyer.line.number}`,
      token: buyer.token,
    })
  ).json();

const balance = async (buyer: Buyer) => (await effectsOf(app, buyer)).balanceCents;
const spend = (buyer: Buyer) =>
  app.database.pool.query(
    `update operator.prepaid_balances set amount_cents = 100 where (customer_id, line_id) in
     (select customer_id, line_id from operator.line_numbers where service_number = $1)`,
    [buyer.line.serviceNumber],
  );
const look = async (buyer: Buyer) => {
  await passDays(app, buyer.user.userId, 0);
  await app.runAutomatic();
};

describe('a line that is topped up by itself', () => {
  it('is not while nobody tells its balance', async () => {
    const buyer = await givenBuyer(app, { balanceCents: null });
    await givenCard(app, buyer.token);
    await wish(buyer);
    await look(buyer);
    expect(await read(buyer)).toMatchObject({ enabled: true, timesThisMonth: 0 });
    expect((await app.call({ method: 'GET', url: listPayments.path, token: buyer.token })).json()).toEqual(
      [],
    );
  });

  it('is when its balance falls below, and at most so often a month, whoever looks at once', async () => {
    const buyer = await givenBuyer(app, { balanceCents: 435 });
    await givenCard(app, buyer.token);
    expect((await wish(buyer)).json()).toMatchObject({ enabled: true, timesThisMonth: 0 });
    await look(buyer);
    expect(await balance(buyer)).toBe(435);
    for (const count of [1, 2]) {
      await spend(buyer);
      await Promise.all(Array.from({ length: 5 }, () => look(buyer)));
      await expect.poll(() => balance(buyer)).toBe(600);
      await look(buyer);
      expect(await read(buyer)).toMatchObject({ timesThisMonth: count });
    }
    await spend(buyer);
    await look(buyer);
    await look(buyer);
    expect(await balance(buyer)).toBe(100);
    const { rows } = await app.database.pool.query(
      "select status, channel from payments where user_id = $1 and kind = 'recharge'",
      [buyer.user.userId],
    );
    expect(rows).toEqual(Array.from({ length: 2 }, () => ({ status: 'authorized', channel: 'automatic' })));

    await app.settleEvents();
    const told = await app.database.pool.query(
      "select content from notifications where user_id = $1 and kind = 'autoTopUpLimitReached'",
      [buyer.user.userId],
    );
    expect(told.rows).toEqual([
      {
        content: expect.stringMatching(/^Ya hicimos las 2 recargas automáticas de este mes.*sube el límite/),
      },
    ]);
    const sent = await app.database.pool.query(
      "select subject, body from messages where recipient = $1 and subject like 'Comprobante%'",
      [buyer.user.email],
    );
    expect(sent.rows.map(({ subject }) => subject)).toEqual(
      Array.from({ length: 2 }, () => 'Comprobante de pago automático: Recarga de saldo'),
    );
    const url = `${getDocument.path}?type=csv&table=movements`;
    const table = await app.call({ method: 'GET', url, token: buyer.token });
    // The page of movements says it by the same words.
    expect(table.body.match(/terminada en \d{4}, cobro automático/g)).toHaveLength(2);
  });

  it('is not once it was switched off, and is off after three refusals, each told', async () => {
    const buyer = await givenBuyer(app, { balanceCents: 100 });
    await givenCard(app, buyer.token, cards.insufficient);
    await wish(buyer, { timesAMonth: 10 });
    const tries = async () =>
      (await app.database.pool.query('select 1 from payments where user_id = $1', [buyer.user.userId]))
        .rowCount;
    for (const count of [1, 2, 3]) {
      await look(buyer);
      await expect.poll(tries).toBe(count);
      await expect
        .poll(
          async () =>
            (
              await app.database.pool.query('select refusals from auto_top_ups where user_id = $1', [
                buyer.user.userId,
              ])
            ).rows,
        )
        .toEqual([{ refusals: count }]);
    }
    expect(await read(buyer)).toMatchObject({ enabled: false, offBecause: 'refused' });
    await app.settleEvents();
    const { rows } = await app.database.pool.query(
      "select kind from notifications where user_id = $1 and kind like 'automatic%' order by notification_id",
      [buyer.user.userId],
    );
    expect(rows.map(({ kind }) => kind)).toEqual([
      'automaticPaymentRefused',
      'automaticPaymentRefused',
      'automaticPaymentOff',
    ]);
    expect((await wish(buyer, { enabled: false })).json()).toMatchObject({ enabled: false });
    await look(buyer);
    expect(await tries()).toBe(3);
  });

  it('waits while its line is suspended, and is off once it has ended', async () => {
    const buyer = await givenBuyer(app, { balanceCents: 100 });
    await givenCard(app, buyer.token);
    await wish(buyer);
    for (const [status, enabled] of [
      ['S', true],
      ['I', false],
    ] as const) {
      await app.database.pool.query('update operator.lines set status = $2 where service_number = $1', [
        buyer.line.serviceNumber,
        status,
      ]);
      await look(buyer);
      await eventually(async () => expect(await read(buyer)).toMatchObject({ enabled, offBecause: null }));
    }
    expect(await balance(buyer)).toBe(100);
  });

  it('is not of somebody who closes their account while it is looked at, and is as it was if they come back', async () => {
    const buyer = await givenBuyer(app, { balanceCents: 100 });
    await givenCard(app, buyer.token);
    await wish(buyer);
    const { userId } = buyer.user;
    const { pool } = app.database;
    const payments = async () =>
      (await pool.query('select 1 from payments where user_id = $1', [userId])).rowCount ?? 0;
    const waits = async () =>
      (
        await pool.query(
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query ~ 'from \"users\"'",
        )
      ).rowCount ?? 0;

    const closing = await pool.connect();
    await closing.query('begin');
    await closing.query("update users set closed_until = now() + interval '3 days' where user_id = $1", [
      userId,
    ]);
    const looked = look(buyer);
    // It waits for the closing, or has bought meanwhile.
    await eventually(async () => expect((await waits()) + (await payments())).toBeGreaterThan(0));
    await closing.query('commit');
    closing.release();
    await looked;
    await eventually(async () => expect(await waits()).toBe(0));
    expect([await payments(), await balance(buyer)]).toEqual([0, 100]);

    await pool.query('update users set closed_until = null where user_id = $1', [userId]);
    expect(await read(buyer)).toMatchObject({ enabled: true });
    await look(buyer);
    await eventually(async () => expect(await balance(buyer)).toBe(600));
  });
});

it('is refused for amounts that are not sold, a limit without sense, and lines that have no balance', async () => {
  const buyer = await givenBuyer(app);
  await givenCard(app, buyer.token);
  expect((await wish(buyer, { amount: { amount: 4 } })).json().code).toBe('RECHARGE_AMOUNT');
  expect((await wish(buyer, { below: { amount: 0 } })).json()).toMatchObject({
    code: 'INVALID',
    field: 'below',
  });
  const postpaid = await givenBuyer(app, { kind: 'Postpaid' });
  await givenCard(app, postpaid.token);
  expect((await wish(postpaid)).json().code).toBe('NOT_FOR_THIS_LINE');
});
