import { listMessages } from '@portal/contract/help/notifications';
import { cancelProductOrder, type ProductOrder } from '@portal/contract/shopping/ordering';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { lastMessage } from '../../../test/given/codes.ts';
import { givenManager } from '../../../test/given/given-line.ts';
import { givenUser } from '../../../test/given/given-user.ts';
import {
  givenOrder,
  givenPlanGrant,
  givenSubscriber,
  orderPlan,
  ordersOf,
} from '../../../test/given/plan-change.ts';

let app: TestApp;
let now: Date;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true, clock: { now: () => now } });
});
afterAll(() => app.close());

const cancel = (token: string | null, id: string) =>
  app.call({
    method: 'DELETE',
    url: cancelProductOrder.path.replace(':id', id),
    ...(token ? { token } : {}),
  });
async function givenPending() {
  now = new Date();
  const user = await givenSubscriber(app);
  const order = (await givenOrder(app, user, 'MAX30')).json<ProductOrder>();
  return { user, order, start: new Date(order.expectedCompletionDate) };
}
async function tickAt(instant: Date): Promise<void> {
  now = instant;
  await app.tick();
  await app.settleEvents();
}
const planOf = async (serviceNumber: string) =>
  (
    await app.database.pool.query('select plan_code from operator.lines where service_number = $1', [
      serviceNumber,
    ])
  ).rows[0]?.plan_code;

describe('an order that waits', () => {
  it('is taken back until its cycle begins: the line keeps its plan, and whoever ordered is told (BUY-11)', async () => {
    const { user, order, start } = await givenPending();
    now = new Date(start.getTime() - 1);
    for (const _time of [1, 2]) {
      const answer = await cancel(user.token, order.id);
      expect([answer.statusCode, answer.body]).toEqual([204, '']);
    }
    expect((await ordersOf(app, user.token)).json()).toMatchObject([{ id: order.id, state: 'cancelled' }]);
    await tickAt(new Date(start.getTime() + 1));
    expect(await planOf(user.line.serviceNumber)).toBe('ESE08');
    expect(await lastMessage(app, user.email)).toContain('tu línea sigue con su plan actual');
    const told = await app.call({ method: 'GET', url: listMessages.path, token: user.token });
    expect(told.json()).toMatchObject([
      { subject: 'El cambio de plan se canceló', content: expect.stringContaining('Max 30 GB') },
    ]);
  });

  it('makes room for another one', async () => {
    const { user, order } = await givenPending();
    expect((await cancel(user.token, order.id)).statusCode).toBe(204);
    expect((await givenOrder(app, user, 'PLU15')).statusCode).toBe(201);
    expect((await cancel(user.token, order.id)).statusCode).toBe(204);
    expect((await ordersOf(app, user.token, '?state=pending')).json()).toHaveLength(1);
  });

  it('is told of last by that, though the answer to the order itself was lost', async () => {
    now = new Date();
    const user = await givenSubscriber(app);
    const grant = await givenPlanGrant(app, user, 'MAX30');
    const sent = { number: user.line.number, planId: 'MAX30', grant, requestId: 'EC-1007711' };
    const { id } = (await orderPlan(app, user.token, sent)).json<ProductOrder>();
    // As if the process had died before it wrote that the operator has taken it.
    await app.database.pool.query("update order_keys set status = 'due' where order_id = $1", [id]);
    expect((await cancel(user.token, id)).statusCode).toBe(204);
    await app.settleEvents();
    expect((await orderPlan(app, user.token, sent)).statusCode).toBe(201);
    expect(await lastMessage(app, user.email)).toContain('tu línea sigue con su plan actual');
  });

  it('is carried out or taken back, never both', async () => {
    const { user, order, start } = await givenPending();
    // The clock of whoever takes it back is behind.
    const ticked = tickAt(start);
    now = new Date(start.getTime() - 1);
    const answer = await cancel(user.token, order.id);
    await ticked;
    await tickAt(new Date(start.getTime() + 1));
    expect(await planOf(user.line.serviceNumber)).toBe(answer.statusCode === 204 ? 'ESE08' : 'MAX30');
  });
});

describe('refused', () => {
  it('once its cycle has begun, carried out or not', async () => {
    const { user, order, start } = await givenPending();
    now = start;
    const late = await cancel(user.token, order.id);
    expect([late.statusCode, late.json().code]).toEqual([409, 'PLAN_CHANGE_BEGUN']);
    await tickAt(start);
    expect((await cancel(user.token, order.id)).json().code).toBe('PLAN_CHANGE_BEGUN');
    expect(await planOf(user.line.serviceNumber)).toBe('MAX30');
  });

  it('whoever manages the line may; for anybody else it is not there', async () => {
    const { user, order } = await givenPending();
    const [manager, stranger] = [await givenUser(app), await givenSubscriber(app)];
    await givenManager(app, manager, user.line);
    expect((await cancel(null, order.id)).statusCode).toBe(401);
    const missing = await cancel(stranger.token, '01890000-0000-7000-8000-000000000000');
    expect(missing.statusCode).toBe(404);
    for (const id of [order.id, 'x', 'no-such'])
      expect((await cancel(stranger.token, id)).body).toBe(missing.body);
    expect((await ordersOf(app, user.token)).json()).toMatchObject([{ state: 'pending' }]);
    const token = await app.signIn(manager.email, manager.password);
    expect((await cancel(token, order.id)).statusCode).toBe(204);
  });
});
