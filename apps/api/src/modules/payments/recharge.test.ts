import { randomUUID } from 'node:crypto';
import { listAccumulatedBalances, listTopupBalances } from '@portal/contract/lines/balance';
import { listPayments } from '@portal/contract/paying/payments';
import { currencyCode, rechargeBalanceName } from '@portal/market/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { eventually } from '../../../test/eventually.ts';
import {
  type Buyer,
  type BuyerOptions,
  effectsOf,
  givenBuyer,
  paymentOf,
  recharge,
  type Wish,
} from '../../../test/given/buyer.ts';
import { cards, chargesOf, givenToken } from '../../../test/given/cards.ts';
import { here, international, local, offsetAt, units } from '../../../test/given/country.ts';

let app: TestApp;
beforeAll(async () => {
  const environment = { PAYMENT_TIMEOUT_MS: '2500', PAYMENT_SANDBOX_HOLD_MS: '4000' };
  app = await startTestApp({ withJobs: true, environment });
});
afterAll(() => app.close());

const buyer = (options: BuyerOptions = {}) => givenBuyer(app, options);
const topUp = (who: Buyer, wish: Wish = {}, headers: Record<string, string> = {}) =>
  recharge(app, who, wish, headers);
const get = async (who: Buyer, url: string) =>
  (await app.call({ method: 'GET', url, token: who.token })).json();
const untouched = { topups: [], charges: [], packages: [] };

describe('201', () => {
  it.each([
    [300, 261, 39, 278, 22],
    [500, 435, 65, 463, 37],
    [600, 522, 78, 556, 44],
    [1_000, 870, 130, 926, 74],
    [3_000, 2_609, 391, 2_778, 222],
  ])(
    '%d of the smallest unit by card: the balance rises by exactly that, the tax inside',
    async (cents, ...split) => {
      const dollars = units(cents);
      const [net = 0, tax = 0] = here({ ecuador: split.slice(0, 2), alborada: split.slice(2) }).map(units);
      const luis = await buyer();
      const answer = await topUp(luis, { dollars });
      expect(answer.statusCode).toBe(201);
      const payment = answer.json();
      expect(payment).toMatchObject({
        status: 'authorized',
        amount: { amount: net },
        taxAmount: { amount: tax },
        totalAmount: { amount: dollars },
        paymentItem: [{ item: { id: luis.line.number, '@referredType': 'recharge' } }],
      });
      expect(await chargesOf(app.payOrigin, payment.id)).toMatchObject([
        { details: { amount: { subtotalIva: net, subtotalIva0: 0, iva: tax } } },
      ]);
      expect(await effectsOf(app, luis)).toMatchObject({
        balanceCents: 435 + cents,
        topups: [{ payment_id: payment.id, cents, balance_cents: 435 + cents }],
        charges: [],
      });
    },
  );

  it('charged to the invoice of a postpaid line: the money is there, the charge waits for the next bill', async () => {
    const mia = await buyer({ kind: 'Postpaid' });
    const query = `${listAccumulatedBalances.path}?productpublicIdentifier=${mia.line.number}`;
    expect(await get(mia, query)).toEqual([]);
    for (const dollars of [units(300), units(3_000)])
      expect((await topUp(mia, { type: 'account', dollars })).statusCode).toBe(201);
    expect(await effectsOf(app, mia)).toMatchObject({
      balanceCents: 3_300,
      charges: [
        {
          code: 'RECARGA',
          ...here({ ecuador: { net: 261, tax: 39 }, alborada: { net: 278, tax: 22 } }),
          bill_no: null,
        },
        {
          code: 'RECARGA',
          ...here({ ecuador: { net: 2_609, tax: 391 }, alborada: { net: 2_778, tax: 222 } }),
          bill_no: null,
        },
      ],
    });
    expect(await get(mia, query)).toMatchObject([
      {
        bucket: [
          {
            name: rechargeBalanceName,
            remainingValue: { amount: units(3_300) },
            bucketBalance: [{ validFor: {} }],
          },
        ],
      },
    ]);
  });

  it('is recorded as a TMF654 top-up, and found again under the line', async () => {
    const luis = await buyer();
    const { id } = (await topUp(luis, { dollars: units(1_000) })).json();
    expect(await get(luis, `${listTopupBalances.path}?product.publicIdentifier=${luis.line.number}`)).toEqual(
      [
        {
          '@type': 'TopupBalance',
          id,
          href: expect.any(String),
          status: 'completed',
          confirmationDate: expect.stringMatching(new RegExp(`\\${offsetAt(new Date())}$`)),
          amount: { amount: units(1_000), units: currencyCode },
          balance: { amount: units(1_435), units: currencyCode },
          logicalResource: { value: luis.line.number, '@referredType': 'msisdn' },
          payment: { id, '@referredType': 'Payment' },
          paymentMethod: { '@type': 'bankCard' },
          channel: { id: 'portal', name: 'Portal personas' },
        },
      ],
    );
    for (const query of [
      `product.publicIdentifier=${luis.line.number}`,
      `item.id=${international(luis.line.number)}`,
    ])
      expect(await get(luis, `${listPayments.path}?${query}`)).toMatchObject([{ id }]);
  });

  it('the same key fifty times at once: one charge, one rise', async () => {
    const luis = await buyer();
    const wish = {
      cardToken: await givenToken(app, cards.approved, units(500)),
      correlatorId: `EC-${randomUUID()}`,
    };
    const answers = await Promise.all(Array.from({ length: 50 }, () => topUp(luis, wish)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await chargesOf(app.payOrigin, answers[0]?.json().id)).toHaveLength(1);
    expect(await effectsOf(app, luis)).toMatchObject({ balanceCents: 935, topups: [{}] });
  });

  it('32 top-ups of one line at once: no deadlock, no lost update', async () => {
    const mia = await buyer({ kind: 'Postpaid' });
    const answers = await Promise.all(Array.from({ length: 32 }, () => topUp(mia, { type: 'account' })));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    const { balanceCents, topups, charges } = await effectsOf(app, mia);
    expect([balanceCents, topups.length, charges.length]).toEqual([32 * 500, 32, 32]);
  });
});

describe('202', () => {
  it('a lost answer: the balance rises when it is settled, once', async () => {
    const luis = await buyer();
    const answer = await topUp(luis, { card: cards.answerLost });
    expect(answer.statusCode).toBe(202);
    expect(await effectsOf(app, luis)).toMatchObject({ balanceCents: 435, ...untouched });
    const { id } = answer.json();
    await eventually(async () => expect((await paymentOf(app, luis, id)).status).toBe('authorized'));
    expect(await effectsOf(app, luis)).toMatchObject({ balanceCents: 935, topups: [{}] });
  });
});

describe('refused: nothing moves', () => {
  it('402: a card without funds', async () => {
    const luis = await buyer();
    const answer = await topUp(luis, { card: cards.insufficient });
    expect(answer.json()).toMatchObject({ code: 'DENIED', message: 'Tarjeta sin fondos' });
    expect(await effectsOf(app, luis)).toMatchObject({ balanceCents: 435, ...untouched });
  });

  it.each([0, 3, 100, 299, 400, 350, 3_100, 30_000, 1e14].map(units))('422: %d dollars', async (dollars) => {
    const luis = await buyer();
    const answer = await topUp(luis, { dollars, cardToken: 'a'.repeat(32) });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().code).toBe('RECHARGE_AMOUNT');
    expect(await effectsOf(app, luis)).toMatchObject({ balanceCents: 435, ...untouched });
  });

  it.each([
    ['Prepaid', 'account'],
    ['Prepaid', 'wallet'],
    ['Postpaid', 'bankCard'],
    ['Postpaid', 'wallet'],
  ] as const)('422: %s is not topped up by %s', async (kind, type) => {
    const answer = await topUp(await buyer({ kind }), { type });
    expect(answer.json().code).toBe('METHOD_NOT_OFFERED');
  });

  it('429: an eleventh card in an hour, after ten that were refused', async () => {
    const who = await buyer();
    const approved = await Promise.all(Array.from({ length: 12 }, () => topUp(who)));
    expect(new Set(approved.map(({ statusCode }) => statusCode))).toContain(201);
    const tried = await Promise.all(Array.from({ length: 14 }, () => topUp(who, { card: cards.declined })));
    expect(tried.map(({ statusCode }) => statusCode).sort()).toEqual([
      ...Array(10).fill(402),
      ...Array(4).fill(429),
    ]);
    expect((await topUp(who)).statusCode).toBe(429);
  });

  it('422: a corporate or ended line', async () => {
    const corporate = await buyer({ kind: 'Postpaid', isCorporate: true });
    expect((await topUp(corporate, { type: 'account' })).json().code).toBe('CORPORATE_LINE');
    expect((await topUp(await buyer({ status: 'I' }))).json().code).toBe('NOT_FOR_THIS_LINE');
  });

  it('404: somebody else’s line, as one that does not exist', async () => {
    const [mine, theirs] = [await buyer(), await buyer()];
    const unreal = await topUp(mine, { itemId: local('99999999') });
    expect(unreal.statusCode).toBe(404);
    for (const itemId of [theirs.line.number, international(theirs.line.number), theirs.line.accountId]) {
      const answer = await topUp(mine, { itemId });
      expect([answer.statusCode, answer.body]).toEqual([404, unreal.body]);
    }
    expect((await topUp(mine, {}, { claroid: theirs.line.number })).statusCode).toBe(404);
    expect(await effectsOf(app, theirs)).toMatchObject({ balanceCents: 435, ...untouched });
    const url = `${listTopupBalances.path}?logicalResource.value=${theirs.line.number}`;
    expect((await app.call({ method: 'GET', url, token: mine.token })).statusCode).toBe(404);
  });

  it('400: the header names another of my lines', async () => {
    const mine = await buyer();
    const { givenLine, givenManager } = await import('../../../test/given/given-line.ts');
    const second = await givenLine(app, { kind: 'Prepaid' });
    await givenManager(app, mine.user, second);
    expect((await topUp(mine, {}, { claroid: second.number })).statusCode).toBe(400);
  });
});
