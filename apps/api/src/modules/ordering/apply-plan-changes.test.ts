import { listBillingAccounts } from '@portal/contract/lines/accounts';
import type { ProductOrder } from '@portal/contract/shopping/ordering';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { findViolations } from '../../../test/coherence.ts';
import { lastMessage } from '../../../test/given/codes.ts';
import { letNeighboursGo } from '../../../test/given/neighbours-gone.ts';
import { givenOrder, givenSubscriber, ordersOf, type Subscriber } from '../../../test/given/plan-change.ts';

let app: TestApp;
let now: Date;
beforeAll(async () => {
  now = new Date();
  app = await startTestApp({ withJobs: true, clock: { now: () => now } });
  await letNeighboursGo(app.database.pool, 'writtenDown');
});
afterAll(() => app.close());

const secondMs = 1_000;
const dayMs = 24 * 60 * 60 * secondMs;

async function tickAt(instant: Date): Promise<void> {
  now = instant;
  await app.tick();
  await app.settleEvents();
}
const lineOf = async ({ line }: Subscriber) => {
  const { rows } = await app.database.pool.query(
    'select plan_code, monthly_fee_cents::int as fee from operator.lines where service_number = $1',
    [line.serviceNumber],
  );
  return rows[0];
};
const bucketsOf = async (serviceNumber: string) => {
  const { rows } = await app.database.pool.query(
    `select usage_type, is_unlimited, included::int, consumed::int, valid_from, valid_until
     from operator.usage_buckets b join operator.lines l using (customer_id, line_id)
     where service_number = $1 and source = 'plan' and usage_type in ('internet', 'voz', 'sms') order by usage_type`,
    [serviceNumber],
  );
  return rows;
};
const effectiveAt = (order: ProductOrder) => new Date(order.expectedCompletionDate);
const stateOf = async (user: Subscriber) =>
  (await ordersOf(app, user.token)).json<ProductOrder[]>()[0]?.state;

describe('a tick', () => {
  it('finds due orders by an index', async () => {
    const client = await app.database.pool.connect();
    try {
      await client.query('set enable_seqscan = off');
      const { rows } = await client.query(
        `explain select 1 from operator.plan_orders where status = 'pending' and effective_at <= now()
         order by effective_at limit 1`,
      );
      expect(JSON.stringify(rows)).toContain('plan_orders_by_due');
    } finally {
      client.release(true);
    }
  });

  // Before months pass in which nobody pays: a line that is suspended for that has no plan changed.
  it('tells somebody with no address on the line itself', async () => {
    const mia = await app.signIn('social@redes.example');
    const line = { number: '0992000002', serviceNumber: '593992000002', accountId: '8.100050' };
    const user = { userId: '', email: '', password: '', token: mia, line };
    const order = (await givenOrder(app, user, 'MAX30')).json<ProductOrder>();
    expect(await lastMessage(app, line.serviceNumber)).toContain('cambia a Max 30 GB el');
    await tickAt(effectiveAt(order));
    // Its bill is told in the same turn.
    const { rows } = await app.database.pool.query('select body from messages where recipient = $1', [
      line.serviceNumber,
    ]);
    expect(rows).toContainEqual({ body: 'La linea 0002 ya tiene el plan Max 30 GB.' });
  });
});

describe('when the cycle begins', () => {
  it('the buckets that a line has become the new plan’s, with nothing used; its networks stay', async () => {
    const ana = await app.signIn('ana.paredes@correo.example');
    const number = '0991000001';
    const line = { number, serviceNumber: '593991000001', accountId: '8.100001' };
    const before = await bucketsOf(line.serviceNumber);
    const user = { userId: '', email: '', password: '', token: ana, line };
    const order = (await givenOrder(app, user, 'ILIMI')).json<ProductOrder>();
    const start = effectiveAt(order);
    expect(start.getTime()).toBe(before[0].valid_until.getTime() + secondMs);
    await tickAt(new Date(start.getTime() + 2 * dayMs));
    const span = { consumed: 0, valid_from: start };
    expect(await bucketsOf(line.serviceNumber)).toMatchObject([
      { usage_type: 'internet', is_unlimited: true, ...span },
      { usage_type: 'sms', is_unlimited: true, ...span },
      { usage_type: 'voz', is_unlimited: true, ...span },
    ]);
    const { rows } = await app.database.pool.query(
      `select usage_type from operator.usage_buckets join operator.lines using (customer_id, line_id)
       where service_number = $1 and valid_from = $2`,
      [line.serviceNumber, start],
    );
    expect(rows).toHaveLength(8);
    const broken = (await findViolations(app.database.pool, now)).map(({ rule }) => rule);
    expect(broken).not.toContain('no more is consumed than is included');
    expect(broken).not.toContain('a postpaid line has data, minutes and messages of its plan');
    expect(broken).not.toContain(
      'the records of a validity that cost nothing add up to what its buckets consumed',
    );
    const accounts = await app.call({ method: 'GET', url: listBillingAccounts.path, token: ana });
    const services = accounts
      .json()
      .flatMap((account: { AssociatedService: object[] }) => account.AssociatedService);
    expect(services).toContainEqual(
      expect.objectContaining({ ServiceID: number, ServiceCode: 'ILIMI', ServiceDescription: 'Ilimitado' }),
    );
  });

  it('not a second before: then the line has the plan, its fee and its allowances', async () => {
    const user = await givenSubscriber(app);
    const order = (await givenOrder(app, user, 'MAX30')).json<ProductOrder>();
    const start = effectiveAt(order);
    await tickAt(new Date(start.getTime() - secondMs));
    expect(await stateOf(user)).toBe('pending');
    expect(await lineOf(user)).toEqual({ plan_code: 'ESE08', fee: 1_149 });

    await tickAt(start);
    expect(await lineOf(user)).toEqual({ plan_code: 'MAX30', fee: 2_199 });
    const [done] = (await ordersOf(app, user.token, '?state=completed')).json<ProductOrder[]>();
    expect(done).toMatchObject({
      id: order.id,
      state: 'completed',
      productOrderItem: [{ state: 'completed' }],
    });
    expect(Date.parse(done?.completionDate ?? '')).toBe(start.getTime());
    const span = { consumed: 0, valid_from: start, valid_until: expect.any(Date) };
    expect(await bucketsOf(user.line.serviceNumber)).toEqual([
      { usage_type: 'internet', is_unlimited: false, included: 30_720, ...span },
      { usage_type: 'sms', is_unlimited: false, included: 200, ...span },
      { usage_type: 'voz', is_unlimited: true, included: 0, ...span },
    ]);
    expect(await lastMessage(app, user.email)).toContain('Tu plan cambió');
    const { rows } = await app.database.pool.query(
      `select event->'productOrder'->>'state' as state from events
       where event->'productOrder'->>'serviceNumber' = $1 and event_type = 'ProductOrderStateChangeEvent'`,
      [user.line.serviceNumber],
    );
    expect(rows).toEqual([{ state: 'completed' }]);

    await tickAt(new Date(start.getTime() + secondMs));
    expect(await stateOf(user)).toBe('completed');
    now = new Date(start.getTime() + dayMs);
    expect((await givenOrder(app, user, 'ESE08')).statusCode).toBe(201);
  });

  it('what was already used in the new cycle still counts', async () => {
    const user = await givenSubscriber(app);
    const order = (await givenOrder(app, user, 'MAX60')).json<ProductOrder>();
    const start = effectiveAt(order);
    await app.database.pool.query(
      `insert into operator.usage_buckets (customer_id, line_id, bucket_id, name, usage_type, unit, source, included, consumed,
         valid_from, valid_until)
       select customer_id, line_id, gen_random_uuid(), 'Internet', 'internet', 'MB', 'plan', 8192, 100, $2,
         $2::timestamptz + interval '20 days' from operator.lines where service_number = $1`,
      [user.line.serviceNumber, start],
    );
    await tickAt(new Date(start.getTime() + 60 * secondMs));
    expect((await bucketsOf(user.line.serviceNumber))[0]).toMatchObject({ included: 61_440, consumed: 100 });
  });

  it('after months without a tick: the allowances are those of the cycle that runs', async () => {
    const user = await givenSubscriber(app);
    const order = (await givenOrder(app, user, 'MAX60')).json<ProductOrder>();
    await tickAt(new Date(effectiveAt(order).getTime() + 100 * dayMs));
    const [bucket] = await bucketsOf(user.line.serviceNumber);
    expect(bucket.valid_from.getTime()).toBeLessThanOrEqual(now.getTime());
    expect(bucket.valid_until.getTime()).toBeGreaterThan(now.getTime());
  });

  it('once, though several processes tick', async () => {
    const users = await Promise.all(Array.from({ length: 6 }, () => givenSubscriber(app)));
    let start = new Date();
    for (const user of users)
      start = effectiveAt((await givenOrder(app, user, 'MAX30')).json<ProductOrder>());
    now = start;
    await Promise.all([app.tick(), app.tick(), app.tick()]);
    await app.tick();
    const { rows } = await app.database.pool.query(
      `select count(*)::int as count from events where event_type = 'ProductOrderStateChangeEvent'
         and event->'productOrder'->>'serviceNumber' = any($1)`,
      [users.map(({ line }) => line.serviceNumber)],
    );
    expect(rows).toEqual([{ count: 6 }]);
    for (const user of users) expect(await lineOf(user)).toEqual({ plan_code: 'MAX30', fee: 2_199 });
  });

  it('the price is the one that was agreed', async () => {
    const user = await givenSubscriber(app);
    const order = (await givenOrder(app, user, 'PLU15')).json<ProductOrder>();
    await app.database.pool.query(
      `update operator.plans set price_cents = 1799, is_offered = false where plan_code = 'PLU15'`,
    );
    await tickAt(effectiveAt(order));
    await app.database.pool.query(
      `update operator.plans set price_cents = 1599, is_offered = true where plan_code = 'PLU15'`,
    );
    expect(await lineOf(user)).toEqual({ plan_code: 'PLU15', fee: 1_599 });
  });
});

describe('what cannot be', () => {
  it('a line that has ended: the order fails, the customer is told, nothing moved', async () => {
    const user = await givenSubscriber(app);
    const order = (await givenOrder(app, user, 'MAX30')).json<ProductOrder>();
    await app.database.pool.query(`update operator.lines set status = 'I' where service_number = $1`, [
      user.line.serviceNumber,
    ]);
    await tickAt(effectiveAt(order));
    expect(await stateOf(user)).toBe('failed');
    expect(await lineOf(user)).toEqual({ plan_code: 'ESE08', fee: 1_149 });
    expect(await lastMessage(app, user.email)).toContain('No pudimos hacer el cambio');
  });
});
