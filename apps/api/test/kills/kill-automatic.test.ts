// kill -9 between the steps of bills that are paid by themselves, while somebody pays them by hand: one charge each.
import { randomUUID } from 'node:crypto';
import { savePaymentMethod, setAutoPay } from '@portal/contract/paying/payment-methods';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { scaled } from '../eventually.ts';
import { billPaymentBody, cards, givenToken, savingToken } from '../given/cards.ts';
import { passTime } from '../neighbours/provider-news.ts';
import {
  bearerOf,
  givenUnpaidBill,
  type KillWorld,
  lanes,
  openKillWorld,
  payingBy,
  senderOf,
  userIdsOf,
} from './kill-world.ts';
import { booksOf, disagreements } from './ledger-books.ts';

vi.setConfig({ testTimeout: scaled(300_000), hookTimeout: 120_000 });

const [lane] = lanes;
let world: KillWorld;

beforeAll(async () => {
  world = await openKillWorld();
});
afterAll(() => world.close());

/** The day of everything that was told has come. */
async function dayOfAll(): Promise<void> {
  await world.database.pool.query(
    "update auto_pay_bills set charge_on = current_date - 2 where status <> 'done'",
  );
  await world.database.pool.query("update auto_pays set look_at = now() - interval '1 second'");
}

const found =
  (text: string, values: unknown[] = []) =>
  async () =>
    (await world.database.pool.query(text, values)).rowCount;

/** What keeps the next step from being taken, and how to know that the one before was. */
const moments = [
  {
    gate: 'lock table payments in share row exclusive mode',
    reached:
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%insert into%payments%'",
  },
  {
    gate: 'select from operator.bills for update',
    reached: "select 1 from payments where status = 'pending'",
  },
  {
    gate: 'lock table pay_sandbox.charges in share row exclusive mode',
    reached:
      "select 1 from operator.bills where state = 'paymentInProcess' and paid_at is null and bill_no like '001-009-%'",
  },
  {
    gate: 'lock table messages in share row exclusive mode',
    reached: "select 1 from payments where status = 'authorized' and effect = 'due'",
  },
];

it('each bill once, whichever process was killed at whichever step, and by hand besides', async () => {
  const first = await world.start();
  const authorization = await bearerOf(first.origin, lane.username);
  const ask = (method: string, path: string, body: object) =>
    fetch(`${first.origin}${path}`, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const [userId = ''] = await userIdsOf(world.database);
  await world.database.pool.query('update sessions set password_verified_at = now()');
  const saved = await ask('POST', savePaymentMethod.path, { cardToken: await savingToken(world) });
  expect(saved.status).toBe(201);
  const { rows } = await world.database.pool.query(
    "select account_id from associations where user_id = $1 and service_number = '593991000001'",
    [userId],
  );
  const account = encodeURIComponent(rows[0].account_id);
  expect((await ask('PUT', `${setAutoPay.path}?billingAccountId=${account}`, { enabled: true })).status).toBe(
    200,
  );

  const bills: string[] = [];
  let portal = first;
  for (let round = 0; round < scaled(1); round++)
    for (const { gate: text, reached } of moments) {
      const billNo = await givenUnpaidBill(world.database, lane);
      bills.push(billNo);
      await world.database.pool.query("update auto_pays set look_at = now() - interval '1 second'");
      const told = found("select 1 from auto_pay_bills where bill_no = $1 and status = 'announced'", [
        billNo,
      ]);
      await vi.waitFor(async () => expect(await told()).toBe(1), { timeout: 30_000, interval: 50 });
      const second = await world.start();
      const gate = await world.database.pool.connect();
      await gate.query('begin');
      await gate.query(text);
      await dayOfAll();
      await vi.waitFor(async () => expect(await found(reached)()).toBeGreaterThan(0), {
        timeout: 30_000,
        interval: 20,
      });
      const token = await givenToken(world, cards.approved, 18.39);
      const pay = payingBy(senderOf(second.origin, authorization));
      const byHand = pay(
        '3',
        '',
        billPaymentBody({ billNo, token, dollars: 18.39, correlatorId: `EC-${randomUUID()}` }),
      );
      await world.kill(portal);
      await gate.query('rollback');
      gate.release();
      await byHand;
      portal = second;
    }

  await vi.waitFor(
    async () => {
      await passTime(world);
      await dayOfAll();
      const unpaid = found('select 1 from operator.bills where bill_no = any($1) and paid_at is null', [
        bills,
      ]);
      expect(await unpaid()).toBe(0);
      const books = await booksOf(world, [userId]);
      expect([books.open.length, books.owed.length]).toEqual([0, 0]);
    },
    { timeout: 240_000, interval: 2_000 },
  );
  const books = await booksOf(world, [userId]);
  expect(disagreements(books)).toEqual([]);
  const paid = books.payments.filter(({ item, status }) => bills.includes(item) && status === 'authorized');
  expect(paid.map(({ item }) => item).sort()).toEqual([...bills].sort());
  expect(paid.every(({ chargedCents }) => chargedCents === 1839)).toBe(true);
});
