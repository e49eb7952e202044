import { randomUUID } from 'node:crypto';
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import { listCustomerBills } from '@portal/contract/paying/billing';
import { createPayment } from '@portal/contract/paying/payments';
import { centsOf, currencyCode } from '@portal/market/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { eventually } from '../../../test/eventually.ts';
import { ledgerOf } from '../../../test/given/buyer.ts';
import {
  type BillPayment,
  billPaymentBody,
  cards,
  chargesOf,
  givenToken,
  requestToken,
} from '../../../test/given/cards.ts';
import { units } from '../../../test/given/country.ts';
import {
  type GivenPostpaidLine,
  givenBill,
  givenPostpaidLine,
  givenUser,
} from '../../../test/given/given-user.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    withJobs: true,
    environment: { PAYMENT_TIMEOUT_MS: '2500', PAYMENT_SANDBOX_HOLD_MS: '4000' },
  });
});
afterAll(() => app.close());

interface Given {
  token: string;
  userId: string;
  line: GivenPostpaidLine;
  billNo: string;
  dollars: number;
}

async function givenCustomerWithBill(dollars = units(1839)): Promise<Given> {
  const user = await givenUser(app);
  const line = await givenPostpaidLine(app, user);
  const billNo = await givenBill(app, line, { totalCents: centsOf(dollars) });
  return { token: await app.signIn(user.email, user.password), userId: user.userId, line, billNo, dollars };
}

const pay = (
  given: Given,
  over: Partial<BillPayment> & { token: string },
  headers: Record<string, string> = {},
) =>
  app.call({
    method: 'POST',
    url: createPayment.path,
    token: given.token,
    headers: { action: '3', ...headers },
    payload: billPaymentBody({
      billNo: given.billNo,
      dollars: given.dollars,
      correlatorId: `EC-${randomUUID()}`,
      ...over,
    }),
  });

const billState = async (given: Given) => {
  const url = `${listCustomerBills.path}?billNo=${given.billNo}`;
  return (await app.call({ method: 'GET', url, token: given.token })).json()[0]?.state;
};
/** Whether the payment that has taken it is known to have gone through. */
const billPaymentStatus = async (given: Given) => {
  const url = `${listCustomerBills.path}?billNo=${given.billNo}`;
  return (await app.call({ method: 'GET', url, token: given.token })).json()[0]?.paymentStatus;
};
const paymentOf = async (given: Given, id: string) =>
  (await app.call({ method: 'GET', url: `${createPayment.path}/${id}`, token: given.token })).json();
const ledger = (given: Given) => ledgerOf(app, given);

describe('201', () => {
  it('pays: one charge, an authorization, and the bill is in process and no longer asked for', async () => {
    const given = await givenCustomerWithBill();
    const answer = await pay(given, { token: await givenToken(app, cards.approved, units(1839)) });
    expect(answer.statusCode).toBe(201);
    const payment = answer.json();
    expect(payment).toMatchObject({
      status: 'authorized',
      totalAmount: { amount: units(1839), units: currencyCode, value: units(1839), unit: currencyCode },
      account: { id: given.line.accountId },
      paymentMethod: { '@type': 'bankCard', brand: 'Mastercard', lastFour: '5480' },
    });
    expect(payment.caracteristicas).toContainEqual({
      nombre: 'Forma de pago',
      valor: 'Mastercard terminada en 5480',
    });
    expect(payment.authorizationCode).toMatch(/\S/);
    expect(payment).not.toHaveProperty('code');
    expect(await chargesOf(app.payOrigin, payment.id)).toHaveLength(1);
    expect(await billState(given)).toBe('paymentInProcess');
    expect(await billPaymentStatus(given)).toBe('authorized');
    const toPay = await app.call({
      method: 'GET',
      url: `${listCustomerBills.path}?state=sent`,
      token: given.token,
    });
    expect(toPay.json()).toEqual([]);
    const [account] = (
      await app.call({ method: 'GET', url: listBillingAccounts.path, token: given.token })
    ).json();
    expect(account.accountBalance[0].amount.value).toBe(0);
    const events = await app.database.pool.query('select event_type from events where user_id = $1', [
      given.userId,
    ]);
    expect(events.rows).toEqual([{ event_type: 'PaymentAuthorizedEvent' }]);
  });

  it('the same key fifty times at once: one charge, one body', async () => {
    const given = await givenCustomerWithBill();
    const token = await givenToken(app, cards.approved, units(1839));
    const correlatorId = `EC-${randomUUID()}`;
    const answers = await Promise.all(Array.from({ length: 50 }, () => pay(given, { token, correlatorId })));
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(await chargesOf(app.payOrigin, answers[0]?.json().id)).toHaveLength(1);
    expect(await ledger(given)).toHaveLength(1);
  });

  it('keys by Request-UUID when there is no correlator', async () => {
    const given = await givenCustomerWithBill();
    const token = await givenToken(app, cards.approved, units(1839));
    const { correlatorId: _none, ...payload } = billPaymentBody({ ...given, token, correlatorId: '' });
    const send = () =>
      app.call({
        method: 'POST',
        url: createPayment.path,
        token: given.token,
        headers: { action: '3', 'Request-UUID': 'EC-100987654321' },
        payload,
      });
    const [first, second] = [await send(), await send()];
    expect(first.statusCode).toBe(201);
    expect(second.body).toBe(first.body);
    expect(await ledger(given)).toHaveLength(1);
  });
});

describe('402: nothing is charged, and the bill can be paid with another card', () => {
  it.each([
    [cards.declined, expect.any(String)],
    [cards.insufficient, 'Tarjeta sin fondos'],
    [cards.unproven, 'Transacción rechazada'],
  ])('card %s', async (number, message) => {
    const given = await givenCustomerWithBill();
    const answer = await pay(given, { token: await givenToken(app, number, units(1839)) });
    expect(answer.statusCode).toBe(402);
    expect(answer.json()).toMatchObject({ code: 'DENIED', message });
    const [{ payment_id }] = await ledger(given);
    expect(await paymentOf(given, payment_id)).toMatchObject({ status: 'denied', declineMessage: message });
    expect(await billState(given)).toBe('sent');
    const again = await pay(given, { token: await givenToken(app, cards.approved, units(1839)) });
    expect(again.statusCode).toBe(201);
  });

  it('a token that was used, or is for another amount, or nobody’s', async () => {
    const given = await givenCustomerWithBill();
    const used = await givenToken(app, cards.declined, units(1839));
    await pay(given, { token: used });
    const otherAmount = await givenToken(app, cards.approved, 1);
    for (const token of [used, otherAmount, 'f'.repeat(32)]) {
      expect((await pay(given, { token })).statusCode).toBe(402);
      expect(await billState(given)).toBe('sent');
    }
  });

  it('repeats the refusal for the same key', async () => {
    const given = await givenCustomerWithBill();
    const once = {
      token: await givenToken(app, cards.insufficient, units(1839)),
      correlatorId: `EC-${randomUUID()}`,
    };
    const [first, second] = [await pay(given, once), await pay(given, once)];
    expect(second.statusCode).toBe(402);
    expect(second.body).toBe(first.body);
    expect(await ledger(given)).toHaveLength(1);
  });

  it('a card refused when the token is asked for never reaches us', async () => {
    const answer = await requestToken(app.payOrigin, cards.refusedAtToken, units(1839));
    expect(answer.status).toBe(402);
    expect(await answer.json()).toMatchObject({ message: 'Tarjeta no válida' });
  });
});

describe('202: the answer is lost', () => {
  it('is unknown, then settled by asking; one charge; meanwhile nobody can pay again', async () => {
    const given = await givenCustomerWithBill();
    const answer = await pay(given, { token: await givenToken(app, cards.answerLost, units(1839)) });
    expect(answer.statusCode).toBe(202);
    const { id, status } = answer.json();
    expect(status).toBe('pendingAuthorization');
    expect(await billState(given)).toBe('paymentInProcess');
    expect(await billPaymentStatus(given)).toBe('pendingAuthorization');
    const second = await pay(given, { token: await givenToken(app, cards.approved, units(1839)) });
    expect(second.statusCode).toBe(409);
    await eventually(async () => expect((await paymentOf(given, id)).status).toBe('authorized'));
    expect((await paymentOf(given, id)).authorizationCode).toMatch(/\S/);
    expect(await chargesOf(app.payOrigin, id)).toHaveLength(1);
    expect(await billState(given)).toBe('paymentInProcess');
    expect(await billPaymentStatus(given)).toBe('authorized');
  });
});

describe('400', () => {
  it('a body with a card number is refused unread', async () => {
    const given = await givenCustomerWithBill();
    const answer = await pay(given, { token: cards.approved });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().code).toBe('CARD_DATA_REFUSED');
    expect(await ledger(given)).toEqual([]);
  });

  it.each(['', '1', '9', 'bill'])('action «%s»', async (action) => {
    const given = await givenCustomerWithBill();
    const answer = await pay(given, { token: 'a'.repeat(32) }, { action });
    expect(answer.statusCode).toBe(400);
    expect(await billState(given)).toBe('sent');
  });
});

describe('401, 403', () => {
  it('without a session, or in somebody else’s name', async () => {
    const given = await givenCustomerWithBill();
    expect((await pay({ ...given, token: 'x' }, { token: 'a'.repeat(32) })).statusCode).toBe(401);
    const headers = { userprofileid: 'otro@correo.example' };
    expect((await pay(given, { token: 'a'.repeat(32) }, headers)).statusCode).toBe(403);
  });
});

describe('404 hidden', () => {
  it('a bill of somebody else, as one that does not exist', async () => {
    const [mine, theirs] = [await givenCustomerWithBill(), await givenCustomerWithBill()];
    const token = await givenToken(app, cards.approved, units(1839));
    const foreign = await pay(mine, { token, billNo: theirs.billNo });
    const unreal = await pay(mine, { token, billNo: '001-002-000000000' });
    expect(foreign.statusCode).toBe(404);
    expect(foreign.body).toBe(unreal.body);
    expect(await billState(theirs)).toBe('sent');
  });

  it('a payment of somebody else', async () => {
    const [mine, theirs] = [await givenCustomerWithBill(), await givenCustomerWithBill()];
    const { id } = (await pay(theirs, { token: await givenToken(app, cards.approved, units(1839)) })).json();
    const read = (paymentId: string) =>
      app.call({ method: 'GET', url: `${createPayment.path}/${paymentId}`, token: mine.token });
    const [foreign, unreal, malformed] = [await read(id), await read(randomUUID()), await read("x' or 1=1")];
    expect(foreign.statusCode).toBe(404);
    expect(foreign.body).toBe(unreal.body);
    expect(malformed.body).toBe(unreal.body);
  });
});

describe('409', () => {
  it('two tabs with keys and tokens of their own: one charge', async () => {
    const given = await givenCustomerWithBill();
    const tokens = await Promise.all([1, 2, 3].map(() => givenToken(app, cards.approved, units(1839))));
    const answers = await Promise.all(tokens.map((token) => pay(given, { token })));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409, 409]);
    const charged = (await ledger(given)).filter((row) => row.status === 'authorized');
    expect(charged).toHaveLength(1);
  });

  it('an amount that is not the bill’s', async () => {
    const given = await givenCustomerWithBill();
    for (const dollars of [1, 1838, 183_900, 0].map(units)) {
      const answer = await pay(given, { token: await givenToken(app, cards.approved, units(1839)), dollars });
      expect(answer.json().code).toBe('AMOUNT_CHANGED');
    }
    expect(await ledger(given)).toEqual([]);
  });

  it('a bill that was paid here and is told to be unpaid again: both numbers, and no second charge', async () => {
    const given = await givenCustomerWithBill();
    const first = await pay(given, { token: await givenToken(app, cards.approved, units(1839)) });
    expect(first.statusCode).toBe(201);
    const { pool } = app.database;
    await eventually(async () => {
      const { rows } = await pool.query('select effect from payments where payment_id = $1', [
        first.json().id,
      ]);
      expect(rows).toEqual([{ effect: 'done' }]);
    });
    await pool.query(
      "update operator.bills set state = 'sent', payment_id = null, paid_at = null where bill_no = $1",
      [given.billNo],
    );
    const again = await pay(given, { token: await givenToken(app, cards.approved, units(1839)) });
    expect([again.statusCode, again.json()]).toMatchObject([
      409,
      { code: 'BILL_PAID_HERE', authorizationCode: first.json().authorizationCode },
    ]);
    expect(first.json().authorizationCode).toMatch(/./);
  });

  it('a bill that is settled or cancelled', async () => {
    for (const state of ['settled', 'cancelled']) {
      const given = await givenCustomerWithBill();
      await app.database.pool.query('update operator.bills set state = $2 where bill_no = $1', [
        given.billNo,
        state,
      ]);
      const answer = await pay(given, { token: await givenToken(app, cards.approved, units(1839)) });
      expect(answer.json().code).toBe('BILL_NOT_PAYABLE');
    }
  });
});

describe('422', () => {
  it('the same key with another purchase', async () => {
    const given = await givenCustomerWithBill();
    const correlatorId = `EC-${randomUUID()}`;
    await pay(given, { token: await givenToken(app, cards.approved, units(1839)), correlatorId });
    const answer = await pay(given, {
      token: await givenToken(app, cards.approved, units(1839)),
      correlatorId,
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().code).toBe('KEY_REUSED');
  });

  it('a method that bills do not take', async () => {
    const given = await givenCustomerWithBill();
    const payload = billPaymentBody({ ...given, token: 'a'.repeat(32), correlatorId: `EC-${randomUUID()}` });
    const answer = await app.call({
      method: 'POST',
      url: createPayment.path,
      token: given.token,
      headers: { action: '3' },
      payload: { ...payload, paymentMethod: { '@type': 'wallet' } },
    });
    expect(answer.statusCode).toBe(422);
  });
});
