// kill -9 between the steps of purchases: afterwards ledger, provider, bills and balances agree on each.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { eventually } from '../eventually.ts';
import { purchaseBody } from '../given/buyer.ts';
import { billPaymentBody, cards, givenToken } from '../given/card.ts';
import { passTime } from '../neighbours/provider-news.ts';
import { scaled } from '../series.ts';
import {
  bearerOf,
  canonical,
  givenUnpaidBill,
  type KillWorld,
  type Lane,
  lanes,
  openKillWorld,
  type Pay,
  payingBy,
  recharge,
  senderOf,
  userIdsOf,
} from './kill-world.ts';
import { booksOf, disagreements, sumOf } from './ledger-books.ts';

vi.setConfig({ testTimeout: scaled(300_000), hookTimeout: 120_000 });

/** Each step for each customer. */
const timesEach = scaled(1);

let world: KillWorld;

beforeAll(async () => {
  world = await openKillWorld();
});
afterAll(() => world.close());

interface Session {
  authorization?: string;
}

/** A process of its own for one customer, and what they send. */
async function startFor(lane: Lane, session: Session) {
  const portal = await world.start();
  session.authorization ??= await bearerOf(portal.origin, lane.username);
  return { portal, pay: payingBy(senderOf(portal.origin, session.authorization)) };
}

async function untilFound(statement: string, values: unknown[]): Promise<void> {
  await eventually(
    async () => expect((await world.database.pool.query(statement, values)).rowCount).toBe(1),
    {
      timeout: 20_000,
      interval: 5,
    },
  );
}

/** Three purchases at once; the process dies when the provider has charged the one whose answer it holds back. */
async function dieAfterTheCharge(lane: Lane, session: Session): Promise<void> {
  const { portal, pay } = await startFor(lane, session);
  const held = `EC-${randomUUID()}`;
  const wish = { dollars: 3, type: 'bankCard' as const };
  const [late, quick] = [
    await givenToken(world, cards.answerLost, 3),
    await givenToken(world, cards.approved, 3),
  ];
  const bought = [
    pay(
      '1',
      lane.prepaid,
      purchaseBody({ ...wish, kind: 'package', itemId: 'INT-3G-7D', cardToken: late, correlatorId: held }),
    ),
    pay(
      '2',
      lane.prepaid,
      purchaseBody({ ...wish, kind: 'recharge', itemId: lane.prepaid, cardToken: quick }),
    ),
    pay(
      '2',
      lane.postpaid,
      purchaseBody({ ...wish, kind: 'recharge', itemId: lane.postpaid, type: 'account' }),
    ),
  ];
  await untilFound(
    `select from payments join pay_sandbox.charges on idempotency_key = payment_id::text
     where correlator_id = $1`,
    [held],
  );
  await world.kill(portal);
  await Promise.all(bought);
  // Charged by the provider, and not recorded by anybody: the moment that this is about.
  const { rows } = await world.database.pool.query('select status from payments where correlator_id = $1', [
    held,
  ]);
  expect(rows).toEqual([{ status: 'pending' }]);
}

interface Moment {
  /** Keeps the next step from being taken, with `$1` the line or the bill. */
  gate: string;
  send(pay: Pay, lane: Lane, item: string, correlatorId: string): Promise<{ sent: Promise<unknown> }>;
  item(lane: Lane): Promise<string>;
  /** Finds the purchase when the step before has been taken. */
  reached: string;
  /** Null: the database may do what it was asked for when nobody waits for it any more. */
  ends: 'authorized' | 'failed' | null;
}

const moments: Readonly<Record<string, Moment>> = {
  'before the hold': {
    item: (lane) => givenUnpaidBill(world.database, lane),
    gate: 'select from operator.bills where bill_no = $1 for update',
    send: async (pay, _lane, billNo, correlatorId) => {
      const token = await givenToken(world, cards.approved, 18.39);
      const body = billPaymentBody({ billNo, token, dollars: 18.39, correlatorId });
      return { sent: pay('3', '', body) };
    },
    reached: "select from payments where correlator_id = $1 and status in ('pending', 'unknown')",
    ends: 'failed',
  },
  'before the charge to the invoice': {
    item: async ({ postpaid }) => postpaid,
    gate: 'lock table operator.invoice_charges in share mode',
    send: async (pay, { postpaid }, item, correlatorId) => ({
      sent: pay('2', postpaid, recharge('account', item, correlatorId)),
    }),
    reached: "select from payments where correlator_id = $1 and status in ('pending', 'unknown')",
    ends: null,
  },
  'before the effect': {
    item: async ({ prepaid }) => prepaid,
    gate: `select from operator.prepaid_balances join operator.line_numbers using (customer_id, line_id)
      where service_number = '593' || substr($1, 2) for update of prepaid_balances`,
    send: async (pay, { prepaid }, item, correlatorId) => {
      const token = await givenToken(world, cards.approved, 3);
      return { sent: pay('2', prepaid, recharge('bankCard', item, correlatorId, token)) };
    },
    reached: "select from payments where correlator_id = $1 and status = 'authorized' and effect = 'due'",
    ends: 'authorized',
  },
  'before it is told': {
    item: async ({ postpaid }) => postpaid,
    gate: 'lock table messages in share row exclusive mode',
    send: async (pay, { postpaid }, item, correlatorId) => ({
      sent: pay('2', postpaid, recharge('account', item, correlatorId)),
    }),
    reached: `select from payments join operator.topups using (payment_id)
      where correlator_id = $1 and status = 'authorized' and effect = 'due'`,
    ends: 'authorized',
  },
};

/** What the ledger must say of each purchase in the end, by its key. */
const ends = new Map<string, string>();

async function dieAt(moment: Moment, lane: Lane, session: Session): Promise<void> {
  const { portal, pay } = await startFor(lane, session);
  const correlatorId = `EC-${randomUUID()}`;
  if (moment.ends) ends.set(correlatorId, moment.ends);
  const item = await moment.item(lane);
  const gate = await world.database.pool.connect();
  await gate.query('begin');
  await gate.query(moment.gate, moment.gate.includes('$1') ? [item] : []);
  const { sent } = await moment.send(pay, lane, item, correlatorId);
  await untilFound(moment.reached, [correlatorId]);
  await world.kill(portal);
  await gate.query('rollback');
  gate.release();
  await sent;
}

it('at each step: one charge and one effect for every purchase that was charged', async () => {
  // The first start fills the operator.
  await world.kill(await world.start());
  const users = await userIdsOf(world.database);
  const before = await booksOf(world, users);

  const steps = [dieAfterTheCharge, ...Object.values(moments).map((moment) => dieAt.bind(null, moment))];
  await Promise.all(
    lanes.map(async (lane) => {
      const session: Session = {};
      for (let count = 0; count < timesEach; count++) for (const die of steps) await die(lane, session);
    }),
  );
  await world.start();
  const books = await eventually(
    async () => {
      await passTime(world);
      const now = await booksOf(world, users);
      expect([now.open.length, now.owed.length]).toEqual([0, 0]);
      return now;
    },
    { timeout: 120_000, interval: 500 },
  );
  expect(disagreements(books)).toEqual([]);
  expect(sumOf(books, 'package', 'card')).toBe(lanes.length * timesEach * 300);
  const { rows } = await world.database.pool.query(
    'select correlator_id, status from payments where correlator_id = any($1)',
    [[...ends.keys()]],
  );
  expect(new Map(rows.map((row) => [row.correlator_id, row.status]))).toEqual(ends);
  for (const { prepaid, postpaid } of lanes) {
    const [card, invoice] = [canonical(prepaid), canonical(postpaid)];
    expect(books.balances[card]).toBe((before.balances[card] ?? 0) + sumOf(books, 'recharge', 'card', card));
    expect(books.balances[invoice] ?? 0).toBe(sumOf(books, 'recharge', 'invoice', invoice));
  }
});
