// kill -9 between the steps of purchases, one's own and for others: afterwards ledger, provider, bills and balances agree on each.
import { randomUUID } from 'node:crypto';
import { makeArrangement } from '@portal/contract/paying/arrangements';
import { payOtherBill, topUpOther } from '@portal/contract/paying/pay-other';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { guestIdOf, orderIdOf } from '../../src/order-id.ts';
import { eventually, scaled } from '../eventually.ts';
import { purchaseBody } from '../given/buyer.ts';
import { billPaymentBody, cards, givenToken, otherPaymentBody, partPaymentBody } from '../given/cards.ts';
import { givenUser } from '../given/given-user.ts';
import { passTime } from '../neighbours/provider-news.ts';
import {
  arrangementBody,
  bearerOf,
  canonical,
  givenOwed,
  givenOwingLine,
  givenPart,
  givenUnpaidBill,
  type KillWorld,
  type Lane,
  lanes,
  letOthersPay,
  type Other,
  openKillWorld,
  others,
  type Pay,
  payingBy,
  recharge,
  type Send,
  senderOf,
  userIdsOf,
} from './kill-world.ts';
import { booksOf, disagreements, sumOf } from './ledger-books.ts';
import type { PortalProcess } from './portal-process.ts';

vi.setConfig({ testTimeout: scaled(300_000), hookTimeout: 120_000 });

/** Long: beside it the machine may do other things. */
const untilThere = { timeout: 90_000, interval: 5 };

/** Each step, by one customer and then by the other. */
const timesEach = scaled(1);

let world: KillWorld;

beforeAll(async () => {
  world = await openKillWorld();
});
afterAll(() => world.close());

interface Session {
  userId: string;
  authorization?: string;
  stranger?: string;
}

/** Who pays what was interrupted, beside the customers of the lanes. */
const payers: string[] = [];

interface Buyers {
  userId: string;
  send: Send;
  pay: Pay;
  others: Record<Other, Send>;
}

/** A process of its own for one customer and those who pay for them, and what they send. */
async function startFor(lane: Lane, session: Session) {
  const portal = await world.start();
  session.authorization ??= await bearerOf(portal.origin, lane.username);
  session.stranger ??= await bearerOfStranger(portal);
  const others = { other: senderOf(portal.origin, session.stranger), guest: senderOf(portal.origin) };
  const send = senderOf(portal.origin, session.authorization);
  return { portal, buyers: { userId: session.userId, send, pay: payingBy(send), others } };
}

async function bearerOfStranger({ origin }: PortalProcess): Promise<string> {
  const { userId, email, password } = await givenUser(world);
  payers.push(userId);
  return bearerOf(origin, email, password);
}

/** One that is not found says how these purchases stand instead. */
async function untilFound(statement: string, keys: readonly string[]): Promise<void> {
  const { pool } = world.database;
  await eventually(async () => {
    const { rowCount } = await pool.query(statement, [keys]);
    if (rowCount === keys.length) return;
    const stand = 'select kind, method, status, effect from payments where correlator_id = any($1)';
    const { rows } = await pool.query(stand, [keys]);
    expect.fail(`${statement}: ${rowCount} of ${keys.length}, of ${JSON.stringify(rows)}`);
  }, untilThere);
}

/** What is sent at one moment, ready to be sent. */
interface Wish {
  /** Of the line or the bill. */
  item: string;
  correlatorId: string;
  send(): Promise<unknown>;
}

const newKey = () => `EC-${randomUUID()}`;

const bought = {
  bill: { call: payOtherBill, dollars: 18.39 },
  recharge: { call: topUpOther, dollars: 3 },
} as const;

/** The same by everybody who pays for somebody else. */
const byOthers = (
  { others: senders }: Buyers,
  kind: keyof typeof bought,
  given: () => Promise<{ number: string; item: string }>,
  card: string = cards.approved,
): Promise<Wish[]> =>
  Promise.all(
    others.map(async (other) => {
      const { number, item } = await given();
      await letOthersPay(world.database, number);
      const { call, dollars } = bought[kind];
      const correlatorId = newKey();
      if (other === 'guest') payers.push(guestIdOf(correlatorId));
      const body = otherPaymentBody({
        serviceId: number,
        token: await givenToken(world, card, dollars),
        dollars,
        correlatorId,
        ...(other === 'guest' ? { email: `${randomUUID()}@correo.example` } : {}),
      });
      return { item, correlatorId, send: () => senders[other](call.path, body) };
    }),
  );

async function owing() {
  const { number, billNo } = await givenOwingLine(world.database);
  return { number, item: billNo };
}

/** A part of an arrangement. */
async function byPart({ userId, send, pay }: Buyers, card: string = cards.approved): Promise<Wish> {
  const billNo = await givenOwed(world.database, userId);
  const { id, dollars } = await givenPart(send, billNo);
  const correlatorId = newKey();
  const body = partPaymentBody({ id, token: await givenToken(world, card, dollars), dollars, correlatorId });
  return { item: billNo, correlatorId, send: () => pay('4', '', body) };
}

/** What was asked for when the process died, by the bill: it is asked for again. */
const arranged = new Map<string, (send: Send) => Promise<unknown>>();

async function byArranging({ userId, send }: Buyers): Promise<Wish> {
  const billNo = await givenOwed(world.database, userId);
  const requestId = randomUUID();
  const make = (by: Send) => by(makeArrangement.path, arrangementBody(billNo), { 'Request-UUID': requestId });
  arranged.set(billNo, make);
  const correlatorId = orderIdOf('arrangement', { userId, lineId: billNo, requestId });
  return { item: billNo, correlatorId, send: () => make(send) };
}

/** Many purchases at once; the process dies when the provider has charged those whose answers it holds back. */
async function dieAfterTheCharge(lane: Lane, session: Session): Promise<void> {
  const { portal, buyers } = await startFor(lane, session);
  const { pay } = buyers;
  const wish = { dollars: 3, type: 'bankCard' as const };
  const correlatorId = newKey();
  const [late, quick] = [
    await givenToken(world, cards.answerLost, 3),
    await givenToken(world, cards.approved, 3),
  ];
  const body = { ...wish, kind: 'package', itemId: 'INT-3G-7D', cardToken: late, correlatorId } as const;
  const held: Wish[] = [
    { item: lane.prepaid, correlatorId, send: () => pay('1', lane.prepaid, purchaseBody(body)) },
    await byPart(buyers, cards.answerLost),
    ...(await byOthers(buyers, 'bill', owing, cards.answerLost)),
    ...(await byOthers(buyers, 'recharge', prepaidOf(lane), cards.answerLost)),
  ];
  const sent = [
    ...held.map(({ send }) => send()),
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
  const keys = held.map((each) => each.correlatorId);
  await untilFound(
    `select from payments join pay_sandbox.charges on idempotency_key = payment_id::text
     where correlator_id = any($1)`,
    keys,
  );
  await world.kill(portal);
  await Promise.all(sent);
  // Charged by the provider, and not recorded by anybody: the moment that this is about.
  const { rows } = await world.database.pool.query(
    'select status, count(*)::int from payments where correlator_id = any($1) group by 1',
    [keys],
  );
  expect(rows).toEqual([{ status: 'pending', count: keys.length }]);
  for (const key of keys) ends.set(key, 'authorized');
}

const prepaidOf =
  ({ prepaid }: Lane) =>
  async () => ({ number: prepaid, item: prepaid });

interface Moment {
  /** Keeps the next step from being taken, with `$1` the lines or the bills. */
  gate: string;
  wishes(buyers: Buyers, lane: Lane): Promise<Wish[]>;
  /** Finds those purchases for which the step before has been taken. */
  reached: string;
  /** Null: the database may do what it was asked for when nobody waits for it any more. */
  ends: 'authorized' | 'failed' | null;
}

const byInvoice = ({ pay }: Buyers, { postpaid }: Lane): Wish => {
  const correlatorId = newKey();
  const body = recharge('account', postpaid, correlatorId);
  return { item: postpaid, correlatorId, send: () => pay('2', postpaid, body) };
};

const moments: Readonly<Record<string, Moment>> = {
  'before the arrangement': {
    gate: 'select from operator.bills where bill_no = any($1) for update',
    wishes: async (buyers) => [await byArranging(buyers)],
    reached: "select from agreements where kind = 'paymentArrangement' and reference = any($1)",
    ends: null,
  },
  'before the hold': {
    gate: 'select from operator.bills where bill_no = any($1) for update',
    async wishes(buyers, lane) {
      const billNo = await givenUnpaidBill(world.database, lane);
      const token = await givenToken(world, cards.approved, 18.39);
      const correlatorId = newKey();
      const body = billPaymentBody({ billNo, token, dollars: 18.39, correlatorId });
      const own = { item: billNo, correlatorId, send: () => buyers.pay('3', '', body) };
      return [own, await byPart(buyers), ...(await byOthers(buyers, 'bill', owing))];
    },
    reached: "select from payments where correlator_id = any($1) and status in ('pending', 'unknown')",
    ends: 'failed',
  },
  'before the charge to the invoice': {
    gate: 'lock table operator.invoice_charges in share mode',
    wishes: async (buyers, lane) => [byInvoice(buyers, lane)],
    reached: "select from payments where correlator_id = any($1) and status in ('pending', 'unknown')",
    ends: null,
  },
  'before the effect': {
    gate: `select from operator.prepaid_balances join operator.line_numbers using (customer_id, line_id)
      where '0' || substr(service_number, 4) = any($1) for update of prepaid_balances`,
    async wishes(buyers, lane) {
      const correlatorId = newKey();
      const token = await givenToken(world, cards.approved, 3);
      const body = recharge('bankCard', lane.prepaid, correlatorId, token);
      const own = {
        item: lane.prepaid,
        correlatorId,
        send: () => buyers.pay('2', lane.prepaid, body),
      };
      return [own, ...(await byOthers(buyers, 'recharge', prepaidOf(lane)))];
    },
    reached:
      "select from payments where correlator_id = any($1) and status = 'authorized' and effect = 'due'",
    ends: 'authorized',
  },
  'before it is told': {
    gate: 'lock table messages in share row exclusive mode',
    wishes: async (buyers, lane) => [
      byInvoice(buyers, lane),
      ...(await byOthers(buyers, 'recharge', prepaidOf(lane))),
    ],
    reached: `select from payments join operator.topups using (payment_id)
      where correlator_id = any($1) and status = 'authorized' and effect = 'due'`,
    ends: 'authorized',
  },
};

/** What the ledger must say of each purchase in the end, by its key. */
const ends = new Map<string, string>();

async function dieAt({ gate: text, wishes, reached, ends: end }: Moment, lane: Lane, session: Session) {
  const { portal, buyers } = await startFor(lane, session);
  const held = await wishes(buyers, lane);
  if (end) for (const { correlatorId } of held) ends.set(correlatorId, end);
  const gate = await world.database.pool.connect();
  await gate.query('begin');
  await gate.query(text, text.includes('$1') ? [held.map(({ item }) => item)] : []);
  const sent = held.map(({ send }) => send());
  try {
    await untilFound(
      reached,
      held.map(({ correlatorId }) => correlatorId),
    );
    await world.kill(portal);
  } finally {
    await gate.query('rollback');
    gate.release();
  }
  await Promise.all(sent);
}

/** Whoever had no answer asks again: one arrangement of each bill, which was agreed to once. */
async function arrangeAgain({ origin }: PortalProcess, sessions: readonly Session[]): Promise<void> {
  const senders = sessions.map(({ authorization }) => senderOf(origin, authorization));
  for (const make of arranged.values()) for (const send of senders) await make(send);
  const { rows } = await world.database.pool.query(
    `select b.bill_no as "billNo", count(*)::int as made, min(b.arranged_cents)::int as cents,
       min((select count(*) from agreements g where g.reference = a.arrangement_id::text))::int as agreed
     from operator.bills b join operator.arrangements a using (customer_id, bill_no) where bill_no = any($1) group by 1`,
    [[...arranged.keys()]],
  );
  expect(new Map(rows.map(({ billNo, ...is }) => [billNo, is]))).toEqual(
    new Map([...arranged.keys()].map((billNo) => [billNo, { made: 1, cents: 1_839, agreed: 1 }])),
  );
}

it('at each step: one charge and one effect for every purchase that was charged', async () => {
  const users = await userIdsOf(world.database);
  const before = await booksOf(world, users);

  const steps = [dieAfterTheCharge, ...Object.values(moments).map((moment) => dieAt.bind(null, moment))];
  const sessions = users.map((userId): Session => ({ userId }));
  await Promise.all(
    lanes.map(async (lane, place) => {
      const session = sessions[place];
      if (!session) throw new Error('nobody has this lane');
      for (let count = 0; count < timesEach; count++)
        for (const [at, die] of steps.entries())
          if ((at + count) % lanes.length === place) await die(lane, session);
    }),
  );
  const last = await world.start();
  await arrangeAgain(last, sessions);
  const books = await eventually(
    async () => {
      await passTime(world);
      const now = await booksOf(world, [...users, ...payers]);
      expect([now.open.length, now.owed.length]).toEqual([0, 0]);
      return now;
    },
    { timeout: 120_000, interval: 500 },
  );
  expect(disagreements(books)).toEqual([]);
  expect(sumOf(books, 'package', 'card')).toBe(timesEach * 300);
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
