import { randomUUID } from 'node:crypto';
import { deleteUser } from '@portal/contract/access/sso';
import {
  deletePaymentMethod,
  getPaymentMethod,
  listPaymentMethods,
  preferPaymentMethod,
} from '@portal/contract/paying/payment-methods';
import { createPayment } from '@portal/contract/paying/payments';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { purchaseBody } from '../../../test/given/buyer.ts';
import {
  autoPayOf,
  cards,
  chargesOf,
  createCardLine,
  givenCard,
  payWithSaved,
  saveCard,
  savingToken,
  wishAutoPay,
} from '../../../test/given/cards.ts';
import { proveByPassword, proveSession } from '../../../test/given/codes.ts';
import { frameSides } from '../../../test/given/frame.ts';
import {
  type GivenUser,
  givenBill,
  givenPostpaidLine,
  givenUser,
  provePassword,
} from '../../../test/given/given-user.ts';

const cardLine = createCardLine();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    withJobs: true,
    environment: { PAYMENT_TIMEOUT_MS: '2000' },
    cardsThrough: cardLine.lead,
  });
});
afterAll(async () => {
  await app.close();
  await cardLine.close();
});

async function givenPayer() {
  const user = await givenUser(app);
  const line = await givenPostpaidLine(app, user);
  return { user, line, token: await app.signIn(user.email, user.password) };
}

const list = (token: string) => app.call({ method: 'GET', url: listPaymentMethods.path, token });
const at = ({ path }: { path: string }, id: string) => path.replace(':id', id);
const remove = (token: string, id: string) =>
  app.call({ method: 'DELETE', url: at(deletePaymentMethod, id), token });

/** As if the session had been opened an hour ago. */
const age = ({ userId }: GivenUser) =>
  app.database.pool.query(
    "update sessions set created_at = now() - interval '1 hour', password_verified_at = null where user_id = $1",
    [userId],
  );

/** Their job need not wait. */
const lookAfterNow = ({ userId }: GivenUser) =>
  app.database.pool.query(
    "update jobs.job set start_after = now() where name = 'look-after-card' and data->>'userId' = $1",
    [userId],
  );

async function keptByProvider(): Promise<number> {
  const { rows } = await app.database.pool.query(
    'select count(*)::int as kept from pay_sandbox.saved_cards where deleted_at is null',
  );
  return rows[0].kept;
}

describe('a card is saved', () => {
  it('201: known by brand, last digits and expiry; the first is the preferred one; the same token is the same card', async () => {
    const { token } = await givenPayer();
    const cardToken = await savingToken(app);
    const first = (await saveCard(app, token, cardToken)).json();
    expect(first).toEqual({
      '@type': 'tokenizedCard',
      id: expect.any(String),
      href: expect.any(String),
      name: 'Mastercard ···· 5480',
      status: 'active',
      statusDate: expect.stringMatching(/-05:00$/),
      brand: 'Mastercard',
      lastFour: '5480',
      expiresOn: '2039-12-31',
      isExpired: false,
      preferred: true,
      usedBy: { billingAccount: [], product: [] },
    });
    expect((await saveCard(app, token, cardToken)).json()).toEqual(first);
    const second = await givenCard(app, token, '4111111111111111');
    expect(second.preferred).toBe(false);
    const url = at(preferPaymentMethod, second.id);
    await app.call({ method: 'PATCH', url, token, payload: { preferred: true } });
    expect((await list(token)).json().map(({ lastFour }: { lastFour: string }) => lastFour)).toEqual([
      '1111',
      '5480',
    ]);
  });

  it('the same card saved again, at once and later, is the same card, here and with the provider', async () => {
    const { token, user } = await givenPayer();
    const before = await keptByProvider();
    const tokens = await Promise.all([savingToken(app), savingToken(app)]);
    const both = await Promise.all(tokens.map((each) => saveCard(app, token, each)));
    const [{ id } = { id: '' }] = (await list(token)).json();
    expect(both.map((answer) => answer.json().id)).toEqual([id, id]);
    const again = await givenCard(app, token);
    expect(again).toMatchObject({ id, preferred: true });
    await givenCard(app, token, '4111111111111111');
    expect((await saveCard(app, token, await savingToken(app, cards.approved, '38'))).json().id).not.toBe(id);
    expect((await list(token)).json()).toHaveLength(3);
    await expect.poll(keptByProvider).toBe(before + 3);

    const line = await givenPostpaidLine(app, user);
    const billNo = await givenBill(app, line);
    expect((await payWithSaved(app, token, { billNo, methodId: id })).statusCode).toBe(201);
    await app.settleEvents();
    const { rows } = await app.database.pool.query(
      "select from notifications where user_id = $1 and kind = 'cardSaved'",
      [user.userId],
    );
    expect(rows).toHaveLength(3);
  });

  it('keeps nothing of a card that could pay, here or in an answer', async () => {
    const { token, user } = await givenPayer();
    const cardToken = await savingToken(app);
    const answer = await saveCard(app, token, cardToken);
    const { rows } = await app.database.pool.query(
      'select row_to_json(m)::text as row, saved_card_id from payment_methods m where user_id = $1',
      [user.userId],
    );
    expect(rows[0].row).not.toContain(cards.approved);
    expect(rows[0].row).not.toContain(cardToken);
    expect(answer.body).not.toContain(rows[0].saved_card_id);
  });

  it('400: the number of a card instead of a token', async () => {
    const { token } = await givenPayer();
    const answer = await saveCard(app, token, cards.approved);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'CARD_DATA_REFUSED']);
  });

  it('402: in the words of the bank, and nothing is left', async () => {
    const { token } = await givenPayer();
    const answer = await saveCard(app, token, await savingToken(app, '4349001386781322'));
    expect([answer.statusCode, answer.json().message]).toEqual([402, 'La tarjeta no se puede guardar']);
    expect((await list(token)).json()).toEqual([]);
  });

  it('422: no more than ten', async () => {
    const { token, user } = await givenPayer();
    await app.database.pool.query(
      `insert into payment_methods (user_id, method_id, status, request_hash)
       select $1, gen_random_uuid(), 'active', int4send(n) from generate_series(1, 10) as n`,
      [user.userId],
    );
    expect((await saveCard(app, token, await savingToken(app))).json().code).toBe('TOO_MANY_CARDS');
  });

  it('422: of all but ten, of many at once', async () => {
    const { token, user } = await givenPayer();
    await app.database.pool.query(
      `insert into payment_methods (user_id, method_id, status, request_hash)
       select $1, gen_random_uuid(), 'active', int4send(n) from generate_series(1, 8) as n`,
      [user.userId],
    );
    const years = ['36', '37', '38', '39'];
    const tokens = await Promise.all(years.map((year) => savingToken(app, cards.approved, year)));
    const answers = await Promise.all(tokens.map((each) => saveCard(app, token, each)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 422, 422]);
  });

  it('503 when the answer is lost: it is found, told of, and one card', async () => {
    const { token, user } = await givenPayer();
    const cardToken = await savingToken(app);
    cardLine.fault = 'cut after';
    const answer = await saveCard(app, token, cardToken).finally(() => {
      cardLine.fault = 'none';
    });
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'CARD_NOT_CERTAIN']);
    await lookAfterNow(user);
    await expect.poll(async () => (await list(token)).json()).toHaveLength(1);
    expect((await saveCard(app, token, cardToken)).statusCode).toBe(201);
    await app.settleEvents();
    const { rows } = await app.database.pool.query('select kind from notifications where user_id = $1', [
      user.userId,
    ]);
    expect(rows).toEqual([{ kind: 'cardSaved' }]);
  });

  it('one that never reached the provider is forgotten', async () => {
    const { token, user } = await givenPayer();
    cardLine.fault = 'cut before';
    await saveCard(app, token, await savingToken(app)).finally(() => {
      cardLine.fault = 'none';
    });
    await app.database.pool.query(
      "update payment_methods set created_at = now() - interval '1 minute' where user_id = $1",
      [user.userId],
    );
    await lookAfterNow(user);
    const rows = async () =>
      (await app.database.pool.query('select status from payment_methods where user_id = $1', [user.userId]))
        .rows;
    await expect.poll(rows).toEqual([]);
  });
});

describe('in the payment frame', () => {
  async function givenOrder(payer: Awaited<ReturnType<typeof givenPayer>>) {
    const billNo = await givenBill(app, payer.line);
    const { opened, redeem, confirm, state } = frameSides(app);
    const { id: sid } = await opened(payer, 'postpaid', billNo);
    const order = (await redeem(sid)).json();
    return {
      order,
      confirm: async (card: string) =>
        confirm(order, { id: billNo, dollars: 18.39, card, savingToken: await savingToken(app, card) }),
      state: () => state(payer, sid),
    };
  }

  it('is saved once it has paid, and not when it was refused', async () => {
    const payer = await givenPayer();
    await proveSession(app, payer.token);
    const { confirm } = await givenOrder(payer);
    expect((await confirm(cards.insufficient)).statusCode).toBe(402);
    expect((await confirm(cards.approved)).statusCode).toBe(201);
    await expect.poll(async () => (await list(payer.token)).json()).toMatchObject([{ lastFour: '5480' }]);
  });

  it('is not, and nothing is paid, where whoever opened it has only signed in', async () => {
    const { order, confirm, state } = await givenOrder(await givenPayer());
    expect(order.savesCard).toBe(false);
    expect((await confirm(cards.approved)).statusCode).toBe(400);
    expect((await state()).status).toBe('open');
  });
});

describe('paying with a saved card', () => {
  it('201: a package of a postpaid line, without a form and once; a top-up of it goes to its invoice alone', async () => {
    const { token, line } = await givenPayer();
    const { id } = await givenCard(app, token);
    const pay = (kind: 'package' | 'recharge', itemId: string, dollars: number) =>
      app.call({
        method: 'POST',
        url: createPayment.path,
        token,
        headers: { action: kind === 'package' ? '1' : '2', claroid: line.number },
        payload: {
          ...purchaseBody({ kind, itemId, dollars, type: 'wallet', correlatorId: `EC-${randomUUID()}` }),
          paymentMethod: [{ '@type': 'tokenizedCard', id }],
        },
      });
    const bought = await pay('package', 'INT-3G-7D', 3);
    expect([bought.statusCode, bought.body]).toEqual([201, bought.body]);
    expect(await chargesOf(app.payOrigin, bought.json().id)).toHaveLength(1);
    expect((await pay('recharge', line.number, 5)).json().code).toBe('METHOD_NOT_OFFERED');
  });

  it('201: charged once, whatever is repeated, and the receipt names the card', async () => {
    const { token, line } = await givenPayer();
    const { id: methodId } = await givenCard(app, token);
    const billNo = await givenBill(app, line);
    const correlatorId = `EC-${randomUUID()}`;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => payWithSaved(app, token, { billNo, methodId, correlatorId })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
    const payment = answers[0]?.json();
    expect(payment.paymentMethod).toMatchObject({
      '@type': 'tokenizedCard',
      brand: 'Mastercard',
      lastFour: '5480',
    });
    expect(await chargesOf(app.payOrigin, payment.id)).toHaveLength(1);
  });

  it('402: without funds; the bill can be paid again', async () => {
    const { token, line } = await givenPayer();
    const billNo = await givenBill(app, line);
    const poor = await givenCard(app, token, cards.insufficient);
    const answer = await payWithSaved(app, token, { billNo, methodId: poor.id });
    expect([answer.statusCode, answer.json().message]).toEqual([402, 'Tarjeta sin fondos']);
    const good = await givenCard(app, token);
    expect((await payWithSaved(app, token, { billNo, methodId: good.id })).statusCode).toBe(201);
  });

  it('202 when the answer is lost: charged once, and settled', async () => {
    const { token, line } = await givenPayer();
    const billNo = await givenBill(app, line);
    const { id: methodId } = await givenCard(app, token);
    cardLine.fault = 'cut after';
    const answer = await payWithSaved(app, token, { billNo, methodId }).finally(() => {
      cardLine.fault = 'none';
    });
    expect(answer.statusCode).toBe(202);
    const { id } = answer.json();
    const standing = async () =>
      (await app.database.pool.query('select status, effect from payments where payment_id = $1', [id]))
        .rows[0];
    await expect.poll(standing).toEqual({ status: 'authorized', effect: 'done' });
    expect(await chargesOf(app.payOrigin, id)).toHaveLength(1);
  });

  it('403 in a session older than 15 minutes, with the ways to go on; a right password opens it for 15 more', async () => {
    const { user, token, line } = await givenPayer();
    const billNo = await givenBill(app, line);
    const { id: methodId } = await givenCard(app, token);
    await age(user);
    const correlatorId = `EC-${randomUUID()}`;
    const pay = () => payWithSaved(app, token, { billNo, methodId, correlatorId });
    const refused = await pay();
    expect([refused.statusCode, refused.json().code, refused.json().methods]).toEqual([
      403,
      'STEP_UP_REQUIRED',
      ['password'],
    ]);
    expect((await proveByPassword(app, token, 'no-es-esta')).json().code).toBe('WRONG_CURRENT_PASSWORD');
    expect((await pay()).statusCode).toBe(403);
    expect((await proveByPassword(app, token, user.password)).statusCode).toBe(204);
    expect((await pay()).statusCode).toBe(201);
    const other = await app.signIn(user.email, user.password);
    await age(user);
    expect((await proveByPassword(app, token, user.password)).statusCode).toBe(204);
    const elsewhere = await payWithSaved(app, other, { billNo: await givenBill(app, line), methodId });
    expect(elsewhere.statusCode).toBe(403);
  });

  it('locks after three wrong passwords, as sign-in does', async () => {
    const { user, token } = await givenPayer();
    for (let count = 0; count < 3; count++) await proveByPassword(app, token, 'no-es-esta');
    expect((await proveByPassword(app, token, user.password)).json().message).toContain('15 minutos');
  });

  it('404: a card of somebody else is none, to the byte', async () => {
    const [one, other] = [await givenPayer(), await givenPayer()];
    const { id: methodId } = await givenCard(app, one.token);
    const billNo = await givenBill(app, other.line);
    const foreign = await payWithSaved(app, other.token, { billNo, methodId });
    const unreal = await payWithSaved(app, other.token, { billNo, methodId: randomUUID() });
    expect([foreign.statusCode, foreign.body]).toEqual([404, unreal.body]);
  });
});

describe('a card is deleted', () => {
  it('204: gone here at once and with the provider; what it paid by itself is off, and told', async () => {
    const { user, token, line } = await givenPayer();
    const before = await keptByProvider();
    const first = await givenCard(app, token);
    const second = await givenCard(app, token, '4111111111111111');
    await wishAutoPay(app, token, line.accountId, { enabled: true, paymentMethodId: first.id });
    const used = await app.call({ method: 'GET', url: at(getPaymentMethod, first.id), token });
    expect(used.json().usedBy.billingAccount).toEqual([{ id: line.accountId }]);
    expect((await remove(token, first.id)).statusCode).toBe(204);
    expect((await remove(token, first.id)).statusCode).toBe(404);
    expect((await list(token)).json()).toMatchObject([{ id: second.id, preferred: true }]);
    expect(await autoPayOf(app, token, line.accountId)).toMatchObject({
      enabled: false,
      offBecause: 'cardRemoved',
    });
    await expect.poll(keptByProvider).toBe(before + 1);
    await app.settleEvents();
    const { rows } = await app.database.pool.query(
      "select subject from notifications where user_id = $1 and kind = 'automaticPaymentOff'",
      [user.userId],
    );
    expect(rows).toHaveLength(1);
  });

  it('is erased with the provider when its owner closes the account, also while the provider is down', async () => {
    const { user, token } = await givenPayer();
    const before = await keptByProvider();
    await givenCard(app, token);
    await provePassword(app, user, token);
    cardLine.fault = 'down';
    const closed = await app.call({ method: 'DELETE', url: deleteUser.path, token });
    expect(closed.statusCode).toBeLessThan(300);
    await app.endErasureDays(user.userId);
    await expect
      .poll(
        async () =>
          (
            await app.database.pool.query(
              "select 1 from jobs.job where name = 'look-after-card' and state = 'retry' and data->>'userId' = $1",
              [user.userId],
            )
          ).rowCount,
      )
      .toBe(1);
    cardLine.fault = 'none';
    await lookAfterNow(user);
    const rows = async () =>
      (await app.database.pool.query('select 1 from payment_methods where user_id = $1', [user.userId])).rows;
    await expect.poll(rows).toEqual([]);
    expect(await keptByProvider()).toBe(before);
  });
});

describe('401 and 404', () => {
  it('for nobody, and for who manages the same line', async () => {
    const { token } = await givenPayer();
    const { id } = await givenCard(app, token);
    const other = await givenPayer();
    for (const method of ['GET', 'DELETE'] as const) {
      const url = at(getPaymentMethod, id);
      expect((await app.call({ method, url })).statusCode).toBe(401);
      const [foreign, unreal] = [
        await app.call({ method, url, token: other.token }),
        await app.call({ method, url: at(getPaymentMethod, randomUUID()), token: other.token }),
      ];
      expect([foreign.statusCode, foreign.body]).toEqual([404, unreal.body]);
    }
    expect((await list(token)).json()).toHaveLength(1);
  });
});
