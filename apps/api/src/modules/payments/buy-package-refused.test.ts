// Packages that are not sold: nothing moves, and the answer has the documents' words.
import { randomUUID } from 'node:crypto';
import { listPayments } from '@portal/contract/paying/payments';
import { getPackageOffering } from '@portal/contract/shopping/catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import {
  type Buyer,
  type BuyerOptions,
  buyPackage,
  effectsOf,
  givenBuyer,
  ledgerOf,
  purchaseBody,
  type Wish,
} from '../../../test/given/buyer.ts';
import { cards, givenToken } from '../../../test/given/cards.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
});
afterAll(() => app.close());

const buyer = (options: BuyerOptions = {}) => givenBuyer(app, options);
const buy = (who: Buyer, wish: Wish = {}, headers: Record<string, string> = {}) =>
  buyPackage(app, who, wish, headers);
const nothing = { packages: [], buckets: [], topups: [], charges: [] };
const ledger = ({ user }: Buyer) => ledgerOf(app, user);

describe('409', () => {
  it('the price changed between review and purchase: nothing moves, and the refusal says what it costs now', async () => {
    const luis = await buyer();
    const { pool } = app.database;
    await pool.query(
      "update operator.package_offerings set price_cents = 350 where offering_id = 'INT-2G-3D'",
    );
    const before = await buy(luis, { itemId: 'INT-2G-3D', dollars: 2 });
    expect(before.statusCode).toBe(409);
    expect(before.json()).toMatchObject({
      code: 'AMOUNT_CHANGED',
      totalAmount: { amount: 3.5, units: 'USD', value: 3.5, unit: 'USD' },
    });
    expect(await ledger(luis)).toEqual([]);
    const url = getPackageOffering.path.replace(':id', 'INT-2G-3D');
    const offering = (await app.call({ method: 'GET', url, token: luis.token })).json();
    expect(offering.productOfferingPrice[0].price.taxIncludedAmount.value).toBe(3.5);
    expect((await buy(luis, { itemId: 'INT-2G-3D', dollars: 3.5 })).statusCode).toBe(201);
    await pool.query(
      "update operator.package_offerings set price_cents = 200 where offering_id = 'INT-2G-3D'",
    );
  });

  it.each([0, 0.01, 2.99, 300, 1e9])('an amount of the request’s own: %d', async (dollars) => {
    const luis = await buyer();
    const answer = await buy(luis, { dollars, cardToken: 'a'.repeat(32) });
    expect(answer.json().code).toBe('AMOUNT_CHANGED');
    expect(await ledger(luis)).toEqual([]);
  });
});

describe('422', () => {
  it('the same key with another purchase', async () => {
    const luis = await buyer();
    const correlatorId = `EC-${randomUUID()}`;
    await buy(luis, { correlatorId });
    for (const wish of [{ itemId: 'INT-8G-15D', dollars: 5 }, {}]) {
      const answer = await buy(luis, { ...wish, correlatorId });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().code).toBe('KEY_REUSED');
    }
    expect((await effectsOf(app, luis)).packages).toHaveLength(1);
  });

  it.each([
    ['Prepaid', 'account'],
    ['Prepaid', 'wallet'],
    ['Postpaid', 'bankCard'],
    ['Postpaid', 'wallet'],
  ] as const)('%s does not pay packages by %s', async (kind, type) => {
    const who = await buyer({ kind });
    const answer = await buy(who, { type });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'METHOD_NOT_OFFERED',
      message: 'Favor de seleccionar una forma de pago válida',
    });
    expect(await ledger(who)).toEqual([]);
  });

  it('roaming is for postpaid lines', async () => {
    const answer = await buy(await buyer(), { itemId: 'ROA-AME-1G', dollars: 12 });
    expect(answer.json()).toMatchObject({
      code: 'NOT_FOR_THIS_LINE',
      message: 'Selecciona un número válido',
    });
  });

  it('a line that is suspended or ended buys nothing', async () => {
    for (const [status, code] of [
      ['S', 'LINE_SUSPENDED'],
      ['I', 'NOT_FOR_THIS_LINE'],
    ] as const)
      expect((await buy(await buyer({ status }))).json().code).toBe(code);
  });

  it('a corporate line is told to use the business portal', async () => {
    const answer = await buy(await buyer({ kind: 'Postpaid', isCorporate: true }), { type: 'account' });
    expect(answer.json()).toMatchObject({ code: 'CORPORATE_LINE' });
    expect(answer.json().message).toMatch(/portal de Empresas/);
  });
});

describe('400', () => {
  it('without a line, without a card token, with an action that does not fit', async () => {
    const luis = await buyer();
    expect((await buy(luis, {}, { claroid: '' })).statusCode).toBe(400);
    expect((await buy(luis, { cardToken: '' })).statusCode).toBe(400);
    for (const action of ['', '2', '3', 'package'])
      expect((await buy(luis, {}, { action })).statusCode).toBe(400);
    expect(await ledger(luis)).toEqual([]);
  });
});

describe('401, 404 hidden', () => {
  it('without a session', async () => {
    const luis = await buyer();
    expect((await buy({ ...luis, token: 'x' })).statusCode).toBe(401);
  });

  it('a package that does not exist or is not offered any more', async () => {
    const luis = await buyer();
    await app.database.pool.query(
      "update operator.package_offerings set is_offered = false where offering_id = 'SMS-300-15D'",
    );
    for (const itemId of ['NADA', 'SMS-300-15D', "x' or 1=1"])
      expect((await buy(luis, { itemId })).statusCode).toBe(404);
  });

  it('somebody else’s line or account, in a header or in the body, as one that does not exist', async () => {
    const [mine, theirs] = [await buyer(), await buyer()];
    const unreal = await buy(mine, {}, { claroid: '0999999999' });
    expect(unreal.statusCode).toBe(404);
    for (const headers of [
      { claroid: theirs.line.number },
      { serviceid: theirs.line.number },
      { claroid: mine.line.number, serviceid: theirs.line.accountId },
    ]) {
      const answer = await buy(mine, {}, headers);
      expect([answer.statusCode, answer.body]).toEqual([404, unreal.body]);
    }
    const token = await givenToken(app, cards.approved, 3);
    const body = purchaseBody({
      kind: 'package',
      itemId: 'INT-3G-7D',
      dollars: 3,
      type: 'bankCard',
      cardToken: token,
    });
    for (const extra of [
      { account: { id: theirs.line.accountId } },
      { paymentMethod: { ...body.paymentMethod, details: { id: theirs.line.accountId } } },
    ]) {
      const answer = await app.call({
        method: 'POST',
        url: listPayments.path,
        token: mine.token,
        headers: { action: '1', claroid: mine.line.number },
        payload: { ...body, ...extra },
      });
      expect([answer.statusCode, answer.body]).toEqual([404, unreal.body]);
    }
    expect(await effectsOf(app, theirs)).toMatchObject(nothing);
    expect(await ledger(mine)).toEqual([]);
  });

  it('the movements of somebody else’s line', async () => {
    const [mine, theirs] = [await buyer(), await buyer()];
    await buy(theirs);
    const url = `${listPayments.path}?product.publicIdentifier=${theirs.line.number}`;
    expect((await app.call({ method: 'GET', url, token: mine.token })).statusCode).toBe(404);
  });
});

describe('429', () => {
  it('after 200 purchases in ten minutes; a repeated one is still answered', async () => {
    const luis = await buyer();
    const wish = { correlatorId: `EC-${randomUUID()}`, cardToken: await givenToken(app, cards.approved, 3) };
    const first = await buy(luis, wish);
    await app.database.pool.query(
      `insert into payments select (p).* from (select jsonb_populate_record(payments,
         jsonb_build_object('payment_id', overlay(gen_random_uuid()::text placing left(payment_id::text, 14) from 1)))
         as p from payments, generate_series(1, 199) where user_id = $1) copies`,
      [luis.user.userId],
    );
    const answer = await buy(luis);
    expect(answer.statusCode).toBe(429);
    expect((await buy(luis, wish)).body).toBe(first.body);
    await app.database.pool.query('delete from payments where user_id = $1 and payment_id <> $2', [
      luis.user.userId,
      first.json().id,
    ]);
    expect((await buy(luis)).statusCode).toBe(201);
  });
});
