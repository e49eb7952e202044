// Paying packages with the balance of a prepaid line, where the setting offers it (PAY-8).
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import {
  type Buyer,
  buyPackage,
  effectsOf,
  givenBuyer,
  ledgerOf,
  type Wish,
} from '../../../test/given/buyer.ts';

let app: TestApp;
let isTold = true;
beforeAll(async () => {
  app = await startTestApp({
    withJobs: true,
    environment: { PAYMENT_BALANCE: 'on' },
    operatorThrough: ({ balance, ...operator }) => ({
      ...operator,
      balance: { ...balance, list: async (lines) => (isTold ? balance.list(lines) : []) },
    }),
  });
});
afterAll(() => app.close());

const nothing = { packages: [], buckets: [], topups: [], charges: [] };
const pay = (who: Buyer, wish: Wish = {}) => buyPackage(app, who, { type: 'wallet', ...wish });
const ledger = ({ user }: Buyer) => ledgerOf(app, user);

describe('a balance', () => {
  it('draws exactly the price, and no card is asked', async () => {
    const luis = await givenBuyer(app, { balanceCents: 435 });
    const answer = await pay(luis);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ status: 'authorized', paymentMethod: { '@type': 'wallet' } });
    const { balanceCents, packages } = await effectsOf(app, luis);
    expect([balanceCents, packages.length]).toEqual([135, 1]);
  });

  it('draws on the line that has the number now, not on one of the same customer that had it before', async () => {
    const luis = await givenBuyer(app, { balanceCents: 435 });
    const { pool } = app.database;
    const before = { line_id: '00000000-0000-4000-8000-000000000001', status: 'I' };
    for (const [table, changes] of [
      ['lines', before],
      ['prepaid_balances', { line_id: before.line_id, amount_cents: 9_000 }],
    ] as const)
      await pool.query(
        `insert into operator.${table} select (jsonb_populate_record(t, $2)).* from operator.${table} t
         where line_id = (select line_id from operator.line_numbers where service_number = $1)`,
        [luis.line.serviceNumber, changes],
      );
    expect((await pay(luis)).statusCode).toBe(201);
    const { rows } = await pool.query(
      `select status, b.amount_cents::int as cents, s.amount_cents::int as spent from operator.lines
         join operator.prepaid_balances b using (customer_id, line_id)
         left join operator.balance_spendings s using (customer_id, line_id)
       where service_number = $1 order by status`,
      [luis.line.serviceNumber],
    );
    expect(rows).toEqual([
      { status: 'A', cents: 135, spent: 300 },
      { status: 'I', cents: 9_000, spent: null },
    ]);
  });

  it.each([
    ['one cent short', 299],
    ['exactly the price, which is not greater', 300],
    ['nothing', 0],
  ])('422 «Fondos Insuficientes»: %s', async (_name, balanceCents) => {
    const luis = await givenBuyer(app, { balanceCents });
    const answer = await pay(luis);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'INSUFFICIENT_BALANCE', message: 'Fondos Insuficientes' });
    expect(await effectsOf(app, luis)).toEqual({ ...nothing, balanceCents });
    expect(await ledger(luis)).toEqual([]);
  });

  it.each([
    [435, 201],
    [299, 422],
  ])('that nobody tells is for its operator to say: of %i cents', async (balanceCents, status) => {
    const luis = await givenBuyer(app, { balanceCents });
    isTold = false;
    const answer = await pay(luis).finally(() => {
      isTold = true;
    });
    expect(answer.statusCode).toBe(status);
    expect(await effectsOf(app, luis)).toMatchObject({ balanceCents: status === 201 ? 135 : 299 });
  });

  it('the same key fifty times at once: drawn once', async () => {
    const luis = await givenBuyer(app, { balanceCents: 5_000 });
    const correlatorId = `EC-${randomUUID()}`;
    const answers = await Promise.all(Array.from({ length: 50 }, () => pay(luis, { correlatorId })));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await effectsOf(app, luis)).toMatchObject({ balanceCents: 4_700, packages: [{}] });
  });

  it('32 purchases of one line at once: no deadlock, no lost update', async () => {
    const luis = await givenBuyer(app, { balanceCents: 100_000 });
    const answers = await Promise.all(Array.from({ length: 32 }, () => pay(luis)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    const { balanceCents, packages, buckets } = await effectsOf(app, luis);
    expect([balanceCents, packages.length, buckets.length]).toEqual([100_000 - 32 * 300, 32, 32]);
  });

  it('as many as the balance allows, when 32 ask at once', async () => {
    const luis = await givenBuyer(app, { balanceCents: 301 + 9 * 300 });
    const answers = await Promise.all(Array.from({ length: 32 }, () => pay(luis)));
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([...Array(10).fill(201), ...Array(22).fill(422)]);
    expect(await effectsOf(app, luis)).toMatchObject({ balanceCents: 1 });
  });
});
