import { getProductOrder, type ProductOrder } from '@portal/contract/ordering';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { lastMessage } from '../../../test/codes.ts';
import {
  givenOrder,
  givenPlanGrant,
  givenSubscriber,
  orderBody,
  orderPlan,
  ordersOf,
  type Subscriber,
} from '../../../test/plan-change.ts';

let app: TestApp;
const now = new Date('2026-11-21T15:00:00Z');
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
});
afterAll(() => app.close());

const order = async (user: Subscriber, planId: string, more: object = {}) =>
  orderPlan(app, user.token, {
    number: user.line.number,
    planId,
    grant: await givenPlanGrant(app, user),
    ...more,
  });

const rows = async (sql: string, user: Subscriber) => {
  const { rows: found } = await app.database.pool.query(sql, [user.line.serviceNumber]);
  return found;
};
const planOf = async (user: Subscriber) =>
  (
    await rows('select plan_code, monthly_fee_cents::int as fee from lines where service_number = $1', user)
  )[0];
const ordersIn = (user: Subscriber) => rows('select status from plan_orders where service_number = $1', user);
const eventsOf = async (user: Subscriber) => {
  const { rows: found } = await app.database.pool.query(
    `select event_type, event from events where user_id = $1 and event_type like 'ProductOrder%' order by event_id`,
    [user.userId],
  );
  return found;
};

describe('201', () => {
  it('waits for the next cycle: the line keeps its plan, the customer is told, an event is written', async () => {
    const user = await givenSubscriber(app);
    const answer = await order(user, 'MAX30');
    expect(answer.statusCode).toBe(201);
    const { number } = user.line;
    expect(answer.json()).toEqual({
      '@type': 'ProductOrder',
      id: expect.any(String),
      href: expect.stringContaining('/productOrder/'),
      category: 'planChange',
      orderDate: '2026-11-21T10:00:00-05:00',
      state: 'acknowledged',
      expectedCompletionDate: '2026-12-01T00:00:00-05:00',
      relatedParty: [{ id: number, identifierType: 'msisdn', role: 'customer', '@referredType': 'Customer' }],
      productOrderItem: [
        {
          id: '1',
          action: 'modify',
          state: 'acknowledged',
          productOffering: { id: 'MAX30', name: 'Max 30 GB', '@referredType': 'ProductOffering' },
          product: {
            id: number,
            productOffering: { id: 'ESE08', name: 'Esencial 8 GB', '@referredType': 'ProductOffering' },
          },
          itemPrice: [
            {
              priceType: 'recurring',
              recurringChargePeriod: 'month',
              price: { taxIncludedAmount: { unit: 'USD', value: 21.99 } },
            },
          ],
        },
      ],
    });
    expect(await planOf(user)).toEqual({ plan_code: 'ESE08', fee: 1_149 });
    const mail = await lastMessage(app, user.email);
    expect(mail).toContain('Plan nuevo: Max 30 GB');
    expect(mail).toContain('Empieza el: 1 de diciembre de 2026');
    const id = answer.json<ProductOrder>().id;
    expect(await eventsOf(user)).toEqual([
      {
        event_type: 'ProductOrderCreateEvent',
        event: {
          productOrder: expect.objectContaining({ id, from: 'ESE08', to: 'MAX30', priceCents: 2_199 }),
        },
      },
    ]);
  });

  it('the standard’s shape, in any spelling of the line, with headers of the documents', async () => {
    const user = await givenSubscriber(app);
    const headers = { userprofileid: user.email.toUpperCase(), claroid: `593${user.line.number.slice(1)}` };
    const grant = await givenPlanGrant(app, user);
    const number = user.line.number.slice(1);
    const answer = await orderPlan(app, user.token, {
      ...{ number, planId: 'PLU15', grant, headers },
      ...{ asStandard: true, price: 15.99 },
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json().relatedParty[0].id).toBe(user.line.number);
  });

  it('pending in the lists and by itself, for everybody who manages the line and nobody else', async () => {
    const [user, other] = [await givenSubscriber(app), await givenSubscriber(app)];
    const { id } = (await order(user, 'MAX30')).json<ProductOrder>();
    const { number } = user.line;
    for (const query of [
      '',
      `?relatedParty.id=${number}`,
      `?relatedParty.id=${user.email}`,
      `?relatedParty.id=593${number.slice(1)}&relatedParty.role=customer&relatedParty.identifierType=msisdn`,
      '?state=pending',
      '?state=failed,pending&limit=1',
    ]) {
      const answer = await ordersOf(app, user.token, query);
      expect([answer.statusCode, answer.headers['x-total-count']]).toEqual([200, '1']);
      expect(answer.json()).toMatchObject([
        { id, state: 'pending', productOrderItem: [{ state: 'pending' }] },
      ]);
    }
    expect((await ordersOf(app, user.token, '?state=completed')).json()).toEqual([]);
    const one = (token: string) =>
      app.call({ method: 'GET', url: getProductOrder.path.replace(':id', id), token });
    expect((await one(user.token)).json()).toMatchObject({ id, state: 'pending' });
    expect((await ordersOf(app, other.token)).json()).toEqual([]);
    const missing = await app.call({
      method: 'GET',
      url: getProductOrder.path.replace(':id', '0197f0a0-0000-7000-8000-000000000000'),
      token: other.token,
    });
    expect(missing.statusCode).toBe(404);
    expect((await one(other.token)).body).toBe(missing.body);
    const foreign = await ordersOf(app, other.token, `?relatedParty.id=${number}`);
    expect(foreign.body).toBe(missing.body);
    expect(foreign.statusCode).toBe(404);
  });

  it('the same request is the same order, to the letter: also fifty at once, after a spent grant', async () => {
    const user = await givenSubscriber(app);
    const grant = await givenPlanGrant(app, user, 'MAX30');
    const sent = { number: user.line.number, planId: 'MAX30', grant, requestId: 'EC-1004711' };
    const answers = await Promise.all(Array.from({ length: 50 }, () => orderPlan(app, user.token, sent)));
    const [first] = answers;
    for (const answer of answers) expect([answer.statusCode, answer.body]).toEqual([201, first?.body]);
    expect((await orderPlan(app, user.token, sent)).body).toBe(first?.body);
    expect(await ordersIn(user)).toEqual([{ status: 'pending' }]);
    expect(await eventsOf(user)).toHaveLength(1);
  });

  it('fifty different requests at once with one grant: one order, one message, one event', async () => {
    const user = await givenSubscriber(app);
    const grant = await givenPlanGrant(app, user);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, count) =>
        orderPlan(app, user.token, {
          ...{ number: user.line.number, grant },
          ...{ planId: count % 2 ? 'MAX30' : 'MAX60', requestId: `EC-100${count}0000` },
        }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(49);
    expect(await ordersIn(user)).toHaveLength(1);
    expect(await eventsOf(user)).toHaveLength(1);
    const { rows: told } = await app.database.pool.query('select 1 from messages where recipient = $1', [
      user.email,
    ]);
    expect(told).toHaveLength(1);
  });
});

describe('400', () => {
  const number = '0991000001';
  const good = orderBody({ number, planId: 'MAX30' });
  const [party] = good.relatedParty;
  const [item] = good.productOrderItem;
  it.each([
    ['no line', { ...good, relatedParty: [] }],
    ['two lines', { ...good, relatedParty: [party, { ...party, id: '0995000001' }] }],
    ['another kind of identifier', { ...good, relatedParty: [{ ...party, identifierType: 'accountId' }] }],
    ['no item', { ...good, productOrderItem: [] }],
    ['two items', { ...good, productOrderItem: [item, item] }],
    ['another action', { ...good, productOrderItem: [{ ...item, action: 'delete' }] }],
    ['no plan', { ...good, productOrderItem: [{ ...item, productOffering: [] }] }],
    ['a plan without a code', { ...good, productOrderItem: [{ ...item, productOffering: [{ name: 'x' }] }] }],
    ['an account as the line', { ...good, relatedParty: [{ ...party, id: '8.100001' }] }],
  ])('%s', async (_words, payload) => {
    const token = await app.signIn('ana.paredes@correo.example');
    const answer = await app.call({
      method: 'POST',
      url: '/ProductOrderingManagement/api/ec/productOrderingManagement/productOrder',
      token,
      payload,
    });
    expect(answer.statusCode).toBe(400);
  });

  it('headers that name another line of one’s own; a list with an unknown word or state', async () => {
    const token = await app.signIn('ana.paredes@correo.example');
    const headers = { claroid: '0991000002' };
    const answer = await orderPlan(app, token, { number, planId: 'MAX30', headers });
    expect(answer.statusCode).toBe(400);
    for (const query of ['?state=lost', '?plan=MAX30', '?relatedParty.role=user'])
      expect((await ordersOf(app, token, query)).statusCode).toBe(400);
  });
});

describe('401, 403 and 404', () => {
  it('without a session, or in the name of somebody else', async () => {
    const user = await givenSubscriber(app);
    const grant = await givenPlanGrant(app, user);
    const own = { number: user.line.number, planId: 'MAX30', grant };
    expect((await orderPlan(app, 'x'.repeat(65), own)).statusCode).toBe(401);
    const headers = { userprofileid: 'ana.paredes@correo.example' };
    expect((await orderPlan(app, user.token, { ...own, headers })).statusCode).toBe(403);
    expect(await ordersIn(user)).toEqual([]);
  });

  it('without a grant, with a made-up one, with a spent one after the line has changed', async () => {
    const user = await givenSubscriber(app);
    const own = { number: user.line.number, planId: 'MAX30' };
    for (const grant of ['', 'x'.repeat(43)]) {
      const answer = await orderPlan(app, user.token, { ...own, grant });
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'GRANT_REQUIRED']);
    }
    const grant = await givenPlanGrant(app, user);
    expect((await orderPlan(app, user.token, { ...own, grant })).statusCode).toBe(201);
    await app.database.pool.query(`update plan_orders set status = 'completed' where service_number = $1`, [
      user.line.serviceNumber,
    ]);
    const replayed = await orderPlan(app, user.token, { ...own, grant });
    expect([replayed.statusCode, replayed.json().code]).toEqual([403, 'GRANT_REQUIRED']);
  });

  it('somebody else’s line, by every way to name it, as one that does not exist: nothing moved', async () => {
    const [user, other] = [await givenSubscriber(app), await givenSubscriber(app)];
    const grant = await givenPlanGrant(app, user);
    const missing = await orderPlan(app, user.token, { number: '0999999999', planId: 'MAX30', grant });
    expect(missing.statusCode).toBe(404);
    const { number, accountId } = other.line;
    for (const name of [number, `593${number.slice(1)}`, number.slice(1), ` ${number}`, accountId])
      expect((await orderPlan(app, user.token, { number: name, planId: 'MAX30', grant })).body).toBe(
        missing.body,
      );
    for (const headers of [{ claroid: number }, { serviceid: accountId }]) {
      const own = { number: user.line.number, planId: 'MAX30', grant, headers };
      expect((await orderPlan(app, user.token, own)).body).toBe(missing.body);
    }
    expect(await ordersIn(other)).toEqual([]);
    expect(await ordersIn(user)).toEqual([]);
  });
});

describe('409', () => {
  it('a line that has an order already, whatever the plan and whoever of its managers orders', async () => {
    const user = await givenSubscriber(app);
    expect((await givenOrder(app, user, 'MAX30')).statusCode).toBe(201);
    for (const planId of ['MAX30', 'MAX60']) {
      const answer = await orderPlan(app, user.token, { number: user.line.number, planId });
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'PLAN_CHANGE_PENDING']);
    }
    expect(await ordersIn(user)).toEqual([{ status: 'pending' }]);
  });

  it('a price that is not what was shown: told what it is, the grant stays good', async () => {
    const user = await givenSubscriber(app);
    const grant = await givenPlanGrant(app, user);
    const wish = { number: user.line.number, planId: 'MAX30', grant };
    const answer = await orderPlan(app, user.token, { ...wish, price: 19.99 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'AMOUNT_CHANGED', totalAmount: { value: 21.99 } });
    expect((await orderPlan(app, user.token, { ...wish, price: 21.99 })).statusCode).toBe(201);
  });
});

describe('422', () => {
  it.each([
    ['ESE08', 'SAME_PLAN', undefined],
    ['NOPLAN', 'PLAN_NOT_OFFERED', 'Debe seleccionar un plan'],
    ['HOG300', 'PLAN_NOT_OFFERED', 'Debe seleccionar un plan'],
    ['PREPA', 'PLAN_NOT_OFFERED', 'Debe seleccionar un plan'],
  ])('the plan %s: %s', async (planId, code, message) => {
    const user = await givenSubscriber(app);
    const answer = await order(user, planId);
    expect([answer.statusCode, answer.json().code]).toEqual([422, code]);
    if (message) expect(answer.json().message).toBe(message);
    expect(await ordersIn(user)).toEqual([]);
  });

  it('a plan that is offered no more, as one that never was', async () => {
    const user = await givenSubscriber(app);
    await app.database.pool.query(`update plans set is_offered = false where plan_code = 'ILIMI'`);
    const answer = await order(user, 'ILIMI');
    await app.database.pool.query(`update plans set is_offered = true where plan_code = 'ILIMI'`);
    expect(answer.json().code).toBe('PLAN_NOT_OFFERED');
  });

  it.each([
    ['prepaid', { kind: 'Prepaid' }, 'NOT_FOR_THIS_LINE'],
    ['suspended', { status: 'S' }, 'NOT_FOR_THIS_LINE'],
    ['corporate', { isCorporate: true }, 'CORPORATE_LINE'],
  ] as const)('a %s line', async (_words, options, code) => {
    const user = await givenSubscriber(app, options);
    const wish = { number: user.line.number, planId: 'MAX30', grant: 'x'.repeat(43) };
    const answer = await orderPlan(app, user.token, wish);
    expect([answer.statusCode, answer.json().code]).toEqual([422, code]);
    expect(await ordersIn(user)).toEqual([]);
  });

  it('a home service', async () => {
    const token = await app.signIn('ana.paredes@correo.example');
    for (const number of ['IN-100001', '042100001'])
      expect((await orderPlan(app, token, { number, planId: 'MAX30' })).json().code).toBe(
        'NOT_FOR_THIS_LINE',
      );
  });

  it('a request that was another order before', async () => {
    const user = await givenSubscriber(app);
    const requestId = 'EC-1008888';
    expect((await order(user, 'MAX30', { requestId })).statusCode).toBe(201);
    const again = await orderPlan(app, user.token, { number: user.line.number, planId: 'MAX60', requestId });
    expect([again.statusCode, again.json().code]).toEqual([422, 'KEY_REUSED']);
  });
});
