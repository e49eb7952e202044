import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import {
  givenOrder,
  givenPlanGrant,
  givenSubscriber,
  orderBody,
  orderPlan,
  ordersOf,
  type Subscriber,
} from '../../../test/given/plan-change.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
});
afterAll(() => app.close());

const order = async (user: Subscriber, planId: string, more: object = {}) =>
  orderPlan(app, user.token, {
    number: user.line.number,
    planId,
    grant: await givenPlanGrant(app, user),
    ...more,
  });

/** What there is of orders in the books. */
async function ordersIn({ line }: Subscriber): Promise<{ status: string }[]> {
  const { rows } = await app.database.pool.query(
    'select status from operator.plan_orders where service_number = $1',
    [line.serviceNumber],
  );
  return rows;
}

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
    await app.database.pool.query(
      `update operator.plan_orders set status = 'completed' where service_number = $1`,
      [user.line.serviceNumber],
    );
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
    await app.database.pool.query(`update operator.plans set is_offered = false where plan_code = 'ILIMI'`);
    const answer = await order(user, 'ILIMI');
    await app.database.pool.query(`update operator.plans set is_offered = true where plan_code = 'ILIMI'`);
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
