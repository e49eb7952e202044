// Whatever customers, the line to the provider and time do, in any order: charges at the provider equal effects
// at the operator. Random sequences, shortened to the smallest that breaks it.
import { randomUUID } from 'node:crypto';
import { payOtherBill, topUpOther } from '@portal/contract/paying/pay-other';
import { createPayment } from '@portal/contract/paying/payments';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from './build-app.ts';
import { eventually, scaled } from './eventually.ts';
import { givenSignedIn, type SignedIn } from './given/association.ts';
import { type Buyer, buyPackage, givenBuyer, recharge, type Wish } from './given/buyer.ts';
import {
  billPaymentBody,
  cards,
  createCardLine,
  givenToken,
  type OtherPayment,
  otherPaymentBody,
} from './given/cards.ts';
import { type GivenPostpaidLine, givenBill, givenPostpaidLine } from './given/given-user.ts';
import { type Books, booksOf, disagreements, sumOf } from './kills/ledger-books.ts';
import { eventOf, passTime, tell } from './neighbours/provider-news.ts';

vi.setConfig({ testTimeout: scaled(240_000) });

const cardLine = createCardLine();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    withJobs: true,
    environment: { PAYMENT_BALANCE: 'on', PAYMENT_TIMEOUT_MS: '4000' },
    cardsThrough: cardLine.lead,
  });
});
afterAll(async () => {
  await app.close();
  await cardLine.close();
});

/** One customer with three lines, somebody who pays for them, and what was sent so far. */
interface World {
  prepaid: Buyer;
  stranger: SignedIn;
  postpaid: Buyer;
  billed: GivenPostpaidLine;
  billNo: string;
  sent: (() => Promise<LightMyRequestResponse>)[];
  usedTokens: string[];
}

async function givenWorld(): Promise<World> {
  const prepaid = await givenBuyer(app, { balanceCents: 1_000 });
  const postpaid = await givenBuyer(app, { kind: 'Postpaid' });
  const billed = await givenPostpaidLine(app, prepaid.user);
  const billNo = await givenBill(app, billed);
  const stranger = await givenSignedIn(app);
  return { prepaid, stranger, postpaid, billed, billNo, sent: [], usedTokens: [] };
}

/** Mostly the first one: what goes wrong alone shows more than what goes wrong twice. */
const mostly = <T>(usual: T, ...others: T[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );

type LineFaultStep = 'none' | 'cut before' | 'cut after' | '500 after';
const faultArb = fc.constantFrom<LineFaultStep>('none', 'cut before', 'cut after', '500 after');
const purchaseArb = fc.record({
  what: fc.constantFrom(
    'package',
    'recharge',
    'bill',
    'balance',
    'invoice package',
    'invoice recharge',
    'bill of another',
    'recharge of another',
  ),
  card: mostly<string>(
    cards.approved,
    cards.declined,
    cards.insufficient,
    cards.repeatsItsWebhook,
    cards.unproven,
  ),
  token: mostly('good', 'used', 'of another amount'),
  dollars: mostly('right', 'wrong'),
});
type PurchaseStep = typeof purchaseArb extends fc.Arbitrary<infer T> ? T : never;

const does = <const T extends string>(name: T) => fc.constant(name);
const times = fc.integer({ min: 1, max: 4 });
const stepArb = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: does('buy'), purchase: purchaseArb, fault: faultArb }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: does('buy together'),
      purchases: fc.array(purchaseArb, { minLength: 2, maxLength: 4 }),
      fault: faultArb,
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: does('repeat'), which: fc.nat(20), times }) },
  {
    weight: 3,
    arbitrary: fc.record({ does: does('onProviderEvent'), which: fc.nat(20), times, cents: mostly(0, 1) }),
  },
  { weight: 2, arbitrary: fc.record({ does: does('wait') }) },
  { weight: 1, arbitrary: fc.record({ does: does('end the line') }) },
  { weight: 1, arbitrary: fc.record({ does: does('void the bill') }) },
);
type Step = typeof stepArb extends fc.Arbitrary<infer T> ? T : never;

const prices = {
  package: 3,
  recharge: 5,
  bill: 18.39,
  balance: 3,
  'invoice package': 3,
  'invoice recharge': 5,
  'bill of another': 18.39,
  'recharge of another': 5,
};

/** What the browser would send, ready to be sent again: the same key, the same card token. */
async function prepared(world: World, step: PurchaseStep): Promise<() => Promise<LightMyRequestResponse>> {
  const { what, card, token } = step;
  const dollars = step.dollars === 'right' ? prices[what] : prices[what] + 1;
  const correlatorId = `EC-${randomUUID()}`;
  const old = world.usedTokens.at(-1);
  const cardToken =
    token === 'used' && old ? old : await givenToken(app, card, token === 'of another amount' ? 1 : dollars);
  world.usedTokens.push(cardToken);
  const wish: Wish = { dollars, correlatorId };
  const byCard: Wish = { ...wish, cardToken };
  const byOther = { dollars, correlatorId, token: cardToken };
  const { prepaid, postpaid, billed, billNo } = world;
  switch (what) {
    case 'package':
      return () => buyPackage(app, prepaid, byCard);
    case 'recharge':
      return () => recharge(app, prepaid, byCard);
    case 'balance':
      return () => buyPackage(app, prepaid, { ...wish, type: 'wallet' });
    case 'invoice package':
      return () => buyPackage(app, postpaid, { ...wish, type: 'account' });
    case 'invoice recharge':
      return () => recharge(app, postpaid, { ...wish, type: 'account' });
    case 'bill of another':
      return byStranger(world, payOtherBill.path, { ...byOther, serviceId: billed.number });
    case 'recharge of another':
      return byStranger(world, topUpOther.path, { ...byOther, serviceId: prepaid.line.number });
    case 'bill': {
      const payload = billPaymentBody({ billNo, token: cardToken, dollars, correlatorId });
      const call = {
        method: 'POST',
        url: createPayment.path,
        token: prepaid.token,
        headers: { action: '3' },
      } as const;
      return () => app.call({ ...call, payload });
    }
  }
}

/** Whoever has the number, and nothing else of whose it is. */
function byStranger({ stranger }: World, url: string, order: OtherPayment) {
  const payload = otherPaymentBody(order);
  return () => app.call({ method: 'POST', url, token: stranger.token, payload });
}

const payersOf = ({ prepaid, postpaid, stranger }: World) =>
  [prepaid.user, postpaid.user, stranger].map(({ userId }) => userId);

async function paymentIds(world: World): Promise<string[]> {
  const { rows } = await app.database.pool.query(
    'select payment_id from payments where user_id = any($1::uuid[])',
    [payersOf(world)],
  );
  const charges = await app.database.pool.query(
    'select idempotency_key as id from pay_sandbox.charges where idempotency_key = any($1)',
    [rows.map((row) => row.payment_id)],
  );
  return charges.rows.map(({ id }) => id);
}

async function perform(world: World, step: Step): Promise<void> {
  const { pool } = app.database;
  if (step.does === 'buy' || step.does === 'buy together') {
    const purchases = step.does === 'buy' ? [step.purchase] : step.purchases;
    const sends = await Promise.all(purchases.map((purchase) => prepared(world, purchase)));
    world.sent.push(...sends);
    cardLine.fault = step.fault;
    const answers = await Promise.all(sends.map((send) => send()));
    cardLine.fault = 'none';
    expect(answers.every(({ statusCode }) => statusCode < 500)).toBe(true);
  } else if (step.does === 'repeat') {
    const send = world.sent[step.which % Math.max(1, world.sent.length)];
    if (send) await Promise.all(Array.from({ length: step.times }, send));
  } else if (step.does === 'onProviderEvent') {
    const ids = await paymentIds(world);
    const id = ids[step.which % Math.max(1, ids.length)];
    if (!id) return;
    const event = await eventOf(app, id, step.cents ? { approved_transaction_amount: step.cents / 100 } : {});
    await Promise.all(Array.from({ length: step.times }, () => tell(app, event)));
  } else if (step.does === 'wait') {
    await passTime(app);
  } else if (step.does === 'end the line') {
    await pool.query("update operator.lines set status = 'I' where service_number = $1", [
      world.prepaid.line.serviceNumber,
    ]);
  } else {
    await pool.query("update operator.bills set state = 'cancelled' where bill_no = $1", [world.billNo]);
  }
}

/** Nothing is open any more, and what had to go back has gone back. */
async function untilSettled(world: World): Promise<Books> {
  return eventually(
    async () => {
      const books = await booksOf(app, payersOf(world));
      if (books.open.length > 0) await passTime(app);
      expect(books.open).toEqual([]);
      expect(books.owed).toEqual([]);
      return books;
    },
    { timeout: 60_000, interval: 250 },
  );
}

async function mustBalance({ prepaid, postpaid, stranger, billNo }: World, books: Books): Promise<void> {
  expect(disagreements(books)).toEqual([]);
  expect(books.balances[prepaid.line.serviceNumber]).toBe(
    1_000 + sumOf(books, 'recharge', 'card') - sumOf(books, 'package', 'balance'),
  );
  expect(books.balances[postpaid.line.serviceNumber] ?? 0).toBe(sumOf(books, 'recharge', 'invoice'));
  const paid = books.payments.filter(({ status }) => status === 'authorized');

  const { pool } = app.database;
  const [bill] = (await pool.query('select state from operator.bills where bill_no = $1', [billNo])).rows;
  const isPaid = paid.some(({ kind }) => kind === 'bill');
  if (bill.state !== 'cancelled') expect(bill.state).toBe(isPaid ? 'paymentInProcess' : 'sent');
  const receipts = await pool.query(
    "select from messages where recipient in ($1, $2, $3) and subject like 'Comprobante%'",
    [prepaid.user.email, postpaid.user.email, stranger.email],
  );
  expect(receipts.rowCount).toBe(paid.length);
}

/** A card that is good, for a purchase that is right. */
const good = { card: cards.approved, token: 'good', dollars: 'right' } as const;

/** Rare enough to be missed by chance: charged, and then there is nothing left to give. */
const examples: [Step[]][] = [
  [[{ does: 'buy', purchase: { ...good, what: 'package' }, fault: 'cut after' }, { does: 'end the line' }]],
  [[{ does: 'buy', purchase: { ...good, what: 'bill' }, fault: '500 after' }, { does: 'void the bill' }]],
  [
    [
      {
        does: 'buy together',
        purchases: (['bill', 'bill of another', 'recharge of another'] as const).map((what) => ({
          ...good,
          what,
        })),
        fault: 'cut after',
      },
      { does: 'end the line' },
    ],
  ],
];

describe('the ledger', () => {
  it('balances after any sequence', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(stepArb, { minLength: 3, maxLength: 12 }), async (steps) => {
        const world = await givenWorld();
        for (const step of steps) await perform(world, step);
        await mustBalance(world, await untilSettled(world));
      }),
      { numRuns: scaled(6), examples, interruptAfterTimeLimit: scaled(150_000) },
    );
  });
});
