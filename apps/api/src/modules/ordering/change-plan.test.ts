import { getProductOrder, type ProductOrder } from '@portal/contract/shopping/ordering';
import { instantAt, wallTime } from '@portal/market/civil-dates';
import { currencyCode } from '@portal/market/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { lastMessage } from '../../../test/given/codes.ts';
import { international, units } from '../../../test/given/country.ts';
import {
  givenPlanGrant,
  givenSubscriber,
  orderPlan,
  ordersOf,
  type Subscriber,
} from '../../../test/given/plan-change.ts';

let app: TestApp;
const now = new Date('2026-11-21T15:00:00Z');
beforeAll(async () => {
  app = await startTestApp({ withJobs: true, clock: { now: () => now } });
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
    await rows(
      'select plan_code, monthly_fee_cents::int as fee from operator.lines where service_number = $1',
      user,
    )
  )[0];
const ordersIn = (user: Subscriber) =>
  rows('select status from operator.plan_orders where service_number = $1', user);
const eventsOf = async (user: Subscriber) => {
  await app.settleEvents();
  const { rows: found } = await app.database.pool.query(
    `select event_type, event from events where event_type like 'ProductOrder%'
       and event->'productOrder'->>'serviceNumber' = $1 order by event_id`,
    [user.line.serviceNumber],
  );
  return found;
};

describe('201', () => {
  it('waits for the next cycle: the line keeps its plan, the customer is told, an event is written', async () => {
    const user = await givenSubscriber(app);
    const answer = await order(user, 'MAX30');
    expect(answer.statusCode).toBe(201);
    expect(answer.headers.location).toBe(answer.json<ProductOrder>().href);
    const { number } = user.line;
    expect(answer.json()).toEqual({
      '@type': 'ProductOrder',
      id: expect.any(String),
      href: expect.stringContaining('/productOrder/'),
      category: 'planChange',
      orderDate: wallTime(now),
      state: 'acknowledged',
      expectedCompletionDate: wallTime(instantAt('2026-12-01')),
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
              price: { taxIncludedAmount: { unit: currencyCode, value: units(2_199) } },
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
    const headers = { userprofileid: user.email.toUpperCase(), claroid: international(user.line.number) };
    const grant = await givenPlanGrant(app, user);
    const number = user.line.number.replace(/^0/, '');
    const answer = await orderPlan(app, user.token, {
      number,
      planId: 'PLU15',
      grant,
      headers,
      asStandard: true,
      price: units(1_599),
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
      `?relatedParty.id=${international(number)}&relatedParty.role=customer&relatedParty.identifierType=msisdn`,
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
          number: user.line.number,
          grant,
          planId: count % 2 ? 'MAX30' : 'MAX60',
          requestId: `EC-100${count}0000`,
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
