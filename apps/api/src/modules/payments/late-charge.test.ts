// News of a charge that comes early, twice, with another amount, or when nobody waits for it any more.
import { makeArrangement } from '@portal/contract/paying/arrangements';
import { createPayment } from '@portal/contract/paying/payments';
import { civilDateOf } from '@portal/market/civil-dates';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { eventually } from '../../../test/eventually.ts';
import {
  type Buyer,
  buyPackage,
  effectsOf,
  givenBuyer,
  ledgerOf,
  paymentOf,
  recharge,
} from '../../../test/given/buyer.ts';
import {
  billPaymentBody,
  cards,
  createCardLine,
  givenToken,
  partPaymentBody,
} from '../../../test/given/cards.ts';
import { givenBill, givenPostpaidLine, givenUser } from '../../../test/given/given-user.ts';
import { chargedCents, eventOf, passTime, tell } from '../../../test/neighbours/provider-news.ts';

const line = createCardLine();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    withJobs: true,
    environment: { PAYMENT_TIMEOUT_MS: '2500', PAYMENT_SANDBOX_HOLD_MS: '6000' },
    cardsThrough: line.lead,
  });
});
afterEach(() => {
  line.fault = 'none';
  line.release();
});
afterAll(async () => {
  await app.close();
  await line.close();
});

const ledger = ({ user }: Pick<Buyer, 'user'>) => ledgerOf(app, user);
const events = async ({ user }: Pick<Buyer, 'user'>) =>
  (
    await app.database.pool.query('select event_type from events where user_id = $1 order by event_id', [
      user.userId,
    ])
  ).rows.map((row) => row.event_type);

async function paymentUnderWay(who: Pick<Buyer, 'user'>): Promise<string> {
  return eventually(async () => {
    const [row] = await ledger(who);
    expect(row).toBeDefined();
    return row.payment_id as string;
  });
}

async function untilCharged(paymentId: string): Promise<void> {
  await eventually(async () => expect(await chargedCents(app, paymentId)).toBeGreaterThan(0));
}

async function untilStatus(who: Buyer, paymentId: string, status: string): Promise<void> {
  await eventually(async () => expect(await paymentOf(app, who, paymentId)).toMatchObject({ status }));
}

/** The provider has been asked about it: what is still open waits for its next turn. */
async function untilAsked(paymentId: string, state: 'retry' | 'completed' = 'retry'): Promise<void> {
  await eventually(async () => {
    const { rows } = await app.database.pool.query(
      "select state from jobs.job where name = 'look-after-payment' and data->>'paymentId' = $1",
      [paymentId],
    );
    expect(rows).toContainEqual({ state });
  });
}

async function untilRefunded(who: Buyer): Promise<void> {
  await eventually(async () =>
    expect(await events(who)).toEqual(['PaymentFailedEvent', 'PaymentRefundedEvent']),
  );
}

async function deniedPayment(who: Buyer): Promise<{ id: string }> {
  expect((await recharge(app, who, { card: cards.declined })).statusCode).toBe(402);
  const [row] = await ledger(who);
  return { id: row.payment_id };
}

/** The provider has changed its mind. Answers the ticket of the charge. */
async function approveAfterAll(paymentId: string): Promise<string> {
  const { rows } = await app.database.pool.query(
    `update pay_sandbox.charges set status = 'APPROVAL', approval_code = '123456'
     where idempotency_key = $1 returning ticket_number`,
    [paymentId],
  );
  return rows[0].ticket_number;
}

describe('an event', () => {
  it('that comes before the answer settles the payment; the answer then finds it settled', async () => {
    const luis = await givenBuyer(app);
    const answered = recharge(app, luis, { card: cards.answerLost });
    const id = await paymentUnderWay(luis);
    await untilCharged(id);
    expect((await tell(app, await eventOf(app, id))).statusCode).toBe(200);
    await untilStatus(luis, id, 'authorized');
    expect((await answered).statusCode).toBe(201);
    expect(await effectsOf(app, luis)).toMatchObject({ balanceCents: 935, topups: [{}] });
  });

  it('that comes ten times, late and all at once, has one effect', async () => {
    const luis = await givenBuyer(app);
    const { id } = (await recharge(app, luis)).json();
    const event = await eventOf(app, id);
    const answers = await Promise.all(Array.from({ length: 10 }, () => tell(app, event)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await effectsOf(app, luis)).toMatchObject({ balanceCents: 935, topups: [{}] });
    expect(await events(luis)).toEqual(['PaymentAuthorizedEvent']);
  });

  it('that says the opposite of what is settled changes nothing', async () => {
    const luis = await givenBuyer(app);
    const { id } = (await recharge(app, luis)).json();
    await tell(app, await eventOf(app, id, { transaction_status: 'DECLINED', response_code: '021' }));
    expect(await paymentOf(app, luis, id)).toMatchObject({ status: 'authorized' });
  });

  it('is a hint: an approval that the provider knows nothing of is not written', async () => {
    const luis = await givenBuyer(app);
    line.fault = 'cut before';
    const { id } = (await recharge(app, luis)).json();
    const forged = {
      transaction_id: '1',
      transaction_type: 'SALE',
      transaction_status: 'APPROVAL',
      ticket_number: '1',
      approval_code: '123456',
      approved_transaction_amount: 5,
      metadata: { idempotencyKey: id },
    };
    expect((await tell(app, JSON.stringify(forged))).statusCode).toBe(200);
    await untilAsked(id);
    expect(await paymentOf(app, luis, id)).toMatchObject({ status: 'pendingAuthorization' });
    expect(await effectsOf(app, luis)).toMatchObject({ balanceCents: 435, topups: [] });
  });

  it('waits for a provider that is down: the payment stays, and is asked again', async () => {
    const luis = await givenBuyer(app);
    line.fault = 'cut after';
    const { id } = (await recharge(app, luis)).json();
    line.fault = 'down';
    await tell(app, await eventOf(app, id));
    await untilAsked(id);
    expect(await paymentOf(app, luis, id)).toMatchObject({ status: 'pendingAuthorization' });
    line.fault = 'none';
    await passTime(app);
    await untilStatus(luis, id, 'authorized');
  });

  it('after a refusal: refunded when the provider did charge, without effect when it did not', async () => {
    const luis = await givenBuyer(app);
    const { id } = await deniedPayment(luis);
    const approval = { transaction_status: 'APPROVAL', ticket_number: '1', approval_code: '123456' };
    await tell(app, await eventOf(app, id, { ...approval, approved_transaction_amount: 5 }));
    await untilAsked(id, 'completed');
    expect(await events(luis)).toEqual(['PaymentFailedEvent']);

    await approveAfterAll(id);
    await tell(app, await eventOf(app, id));
    await untilRefunded(luis);
    expect(await chargedCents(app, id)).toBe(0);
    expect(await paymentOf(app, luis, id)).toMatchObject({ status: 'denied' });
    expect(await effectsOf(app, luis)).toMatchObject({ balanceCents: 435, topups: [] });
  });
});

describe('a charge whose answer is a 500, or no answer', () => {
  it.each(['500 after', 'cut after'] as const)(
    '%s: in verification, settled by asking, charged once',
    async (fault) => {
      const luis = await givenBuyer(app);
      line.fault = fault;
      const answer = await buyPackage(app, luis);
      expect(answer.statusCode).toBe(202);
      const { id } = answer.json();
      await eventually(async () =>
        expect(await paymentOf(app, luis, id)).toMatchObject({ status: 'authorized' }),
      );
      expect(await chargedCents(app, id)).toBe(300);
      expect(await effectsOf(app, luis)).toMatchObject({ packages: [{ payment_id: id }], buckets: [{}] });
    },
  );

  it('that never reached the provider: failed in the end, and nothing moved', async () => {
    const luis = await givenBuyer(app);
    line.fault = 'cut before';
    const { id } = (await buyPackage(app, luis)).json();
    await passTime(app);
    await eventually(async () => expect(await paymentOf(app, luis, id)).toMatchObject({ status: 'failed' }));
    expect(await chargedCents(app, id)).toBe(0);
    expect(await effectsOf(app, luis)).toMatchObject({ packages: [], buckets: [] });
    expect(await events(luis)).toEqual(['PaymentFailedEvent']);
  });
});

describe('the money goes back', () => {
  it('when the charge comes after the payment was given up', async () => {
    const luis = await givenBuyer(app);
    line.fault = 'held';
    const answered = recharge(app, luis);
    const id = await paymentUnderWay(luis);
    await eventually(() => expect(line.held()).toBe(1));
    await passTime(app);
    await eventually(async () => expect(await paymentOf(app, luis, id)).toMatchObject({ status: 'failed' }));
    await answered;
    line.release();
    await untilCharged(id);
    await tell(app, await eventOf(app, id));
    await tell(app, await eventOf(app, id));
    await untilRefunded(luis);
    expect(await chargedCents(app, id)).toBe(0);
    expect(await effectsOf(app, luis)).toMatchObject({ balanceCents: 435, topups: [] });
  });

  it('on record, also where whoever gave it back was killed before they wrote that down', async () => {
    const luis = await givenBuyer(app);
    const { id } = await deniedPayment(luis);
    const given = await fetch(`${app.payOrigin}/v1/charges/${await approveAfterAll(id)}`, {
      method: 'DELETE',
      headers: { 'private-merchant-id': 'sandbox-private' },
    });
    expect(given.status).toBe(200);
    await tell(app, await eventOf(app, id));
    await untilRefunded(luis);
    expect(await paymentOf(app, luis, id)).toMatchObject({ status: 'denied' });
  });

  it('when the line has ended before the charge is known', async () => {
    const luis = await givenBuyer(app);
    line.fault = 'cut after';
    const { id } = (await buyPackage(app, luis)).json();
    await app.database.pool.query("update operator.lines set status = 'I' where service_number = $1", [
      luis.line.serviceNumber,
    ]);
    await eventually(async () => expect(await chargedCents(app, id)).toBe(0));
    await untilRefunded(luis);
    expect(await paymentOf(app, luis, id)).toMatchObject({ status: 'failed' });
    expect(await effectsOf(app, luis)).toMatchObject({ packages: [], buckets: [] });
  });

  it('when the operator has voided the bill meanwhile', async () => {
    const user = await givenUser(app);
    const postpaid = await givenPostpaidLine(app, user);
    const billNo = await givenBill(app, postpaid);
    const bearer = await app.signIn(user.email, user.password);
    line.fault = 'cut after';
    const token = await givenToken(app, cards.approved, 18.39);
    const payload = billPaymentBody({ billNo, token, dollars: 18.39, correlatorId: `EC-${billNo}` });
    const headers = { action: '3' };
    const answer = await app.call({
      method: 'POST',
      url: createPayment.path,
      token: bearer,
      headers,
      payload,
    });
    const { id } = answer.json();
    await app.database.pool.query("update operator.bills set state = 'cancelled' where bill_no = $1", [
      billNo,
    ]);
    await eventually(async () => expect(await events({ user })).toContain('PaymentRefundedEvent'));
    expect(await chargedCents(app, id)).toBe(0);
    const { rows } = await app.database.pool.query('select state from operator.bills where bill_no = $1', [
      billNo,
    ]);
    expect(rows).toEqual([{ state: 'cancelled' }]);
  });

  it('when a part of an arrangement can no longer be paid', async () => {
    const user = await givenUser(app);
    const billNo = await givenBill(app, await givenPostpaidLine(app, user));
    await app.database.pool.query('update operator.bills set due_on = current_date where bill_no = $1', [
      billNo,
    ]);
    const bearer = await app.signIn(user.email, user.password);
    const due = civilDateOf(new Date());
    const wanted = { billNo, cost: { value: 0 }, instalments: [{ amount: { value: 18.39 }, due }] };
    const call = (url: string, payload: object, headers = {}) =>
      app.call({ method: 'POST', url, token: bearer, headers, payload });
    const part = (await call(makeArrangement.path, wanted)).json().instalments[0].id;
    line.fault = 'cut after';
    const token = await givenToken(app, cards.approved, 18.39);
    const body = partPaymentBody({ id: part, token, dollars: 18.39, correlatorId: `EC-${billNo}` });
    const { id } = (await call(createPayment.path, body, { action: '4' })).json();
    await app.database.pool.query('delete from operator.arrangements where bill_no = $1', [billNo]);
    await eventually(async () => expect(await events({ user })).toContain('PaymentRefundedEvent'));
    expect(await chargedCents(app, id)).toBe(0);
  });
});
