import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import {
  type Answer,
  approvedCard,
  ask,
  lookUp,
  openSandbox,
  type Sandbox,
  tokenBody,
} from '../../test/sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await openSandbox(inject('testServer'), { holdReplyMs: 300 });
});
afterAll(() => sandbox.close());

const isPrivate = { 'private-merchant-id': 'sandbox-private' };
const cards = '/subscriptions/v1/card';

async function savingToken(number = approvedCard, expiryYear = '39'): Promise<string> {
  const { card } = tokenBody(number);
  const body = { currency: 'USD', card: { ...card, expiryYear } };
  const answer = await ask(
    sandbox,
    'POST',
    '/v1/subscription-tokens',
    { 'public-merchant-id': 'sandbox' },
    body,
  );
  return String(answer.body.token);
}

const save = (token: string, key: string = randomUUID()): Promise<Answer> =>
  ask(
    sandbox,
    'POST',
    cards,
    { ...isPrivate, 'idempotency-key': key },
    {
      token,
      planName: 'Portal',
      periodicity: 'custom',
    },
  );

async function givenSaved(number?: string, expiryYear?: string): Promise<string> {
  const { body } = await save(await savingToken(number, expiryYear));
  return String(body.subscriptionId);
}

const chargeSaved = (id: string, key: string = randomUUID(), dollars = 18.39): Promise<Answer> =>
  ask(
    sandbox,
    'POST',
    `${cards}/${id}`,
    { ...isPrivate, 'idempotency-key': key },
    {
      amount: { subtotalIva: 0, subtotalIva0: dollars, ice: 0, iva: 0, currency: 'USD' },
      metadata: { paymentId: 'pay-1' },
      fullResponse: 'v2',
    },
  );

const factsOf = (id: string) => ask(sandbox, 'GET', `${cards}/search/${id}`, isPrivate);
const remove = (id: string) =>
  fetch(`${sandbox.baseUrl}${cards}/${id}`, { method: 'DELETE', headers: isPrivate });

describe('a card that is saved', () => {
  test('is known by brand, last digits and expiry, and is charged again and again, once a key', async () => {
    const id = await givenSaved();
    expect((await factsOf(id)).body).toEqual({
      subscriptionId: id,
      status: 'ACTIVE',
      paymentBrand: 'Mastercard',
      lastFourDigits: '5480',
      expirationDate: '12/39',
    });
    const key = randomUUID();
    const first = await chargeSaved(id, key);
    expect(first.status).toBe(201);
    expect((await chargeSaved(id, key)).body).toEqual(first.body);
    expect((await chargeSaved(id, randomUUID(), 5)).status).toBe(201);
    expect(await lookUp(sandbox, key)).toEqual([first.body]);
  });

  test('is one for one key, found by it, however often it is asked for', async () => {
    const key = randomUUID();
    const token = await savingToken();
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(token, key)));
    expect(new Set(answers.map(({ body }) => body.subscriptionId)).size).toBe(1);
    const found = await ask(sandbox, 'GET', `${cards}/search?idempotencyKey=${key}`, isPrivate);
    expect(found.body).toMatchObject([{ lastFourDigits: '5480' }]);
    expect((await ask(sandbox, 'GET', `${cards}/search?idempotencyKey=other`, isPrivate)).body).toEqual([]);
  });

  test('is gone when it was deleted: no charge, no facts, and a second deletion says so', async () => {
    const id = await givenSaved();
    expect((await remove(id)).status).toBe(204);
    expect((await remove(id)).status).toBe(404);
    expect((await factsOf(id)).status).toBe(404);
    const refused = await chargeSaved(id);
    expect([refused.status, refused.body.code]).toEqual([402, '577']);
  });

  test('expires', async () => {
    const soon = new Date();
    const id = await givenSaved(approvedCard, String(soon.getFullYear() + 1).slice(-2));
    expect((await chargeSaved(id)).status).toBe(201);
    sandbox.advanceMs(2 * 366 * 24 * 3_600_000);
    const refused = await chargeSaved(id);
    sandbox.advanceMs(-2 * 366 * 24 * 3_600_000);
    expect([refused.status, refused.body.message]).toEqual([402, 'Tarjeta expirada']);
  });

  test('without funds is saved, and refused when it is charged', async () => {
    const refused = await chargeSaved(await givenSaved('4349001210846432'));
    expect([refused.status, refused.body.message]).toEqual([402, 'Tarjeta sin fondos']);
  });

  test('answers late where the card does: the saving and the charge are made at once', async () => {
    const key = randomUUID();
    const pending = save(await savingToken('4349004800000006'), key);
    const known = () => ask(sandbox, 'GET', `${cards}/search?idempotencyKey=${key}`, isPrivate);
    await expect.poll(async () => (await known()).body, { interval: 10 }).toHaveLength(1);
    const { body } = await pending;
    const charging = randomUUID();
    const late = chargeSaved(String(body.subscriptionId), charging);
    await expect.poll(() => lookUp(sandbox, charging), { interval: 10 }).toHaveLength(1);
    expect((await late).status).toBe(201);
  });
});

describe('refused', () => {
  test('402: a card that the bank does not take; a token that is used, or of the other kind', async () => {
    const refused = await save(await savingToken('4349001386781322'));
    expect([refused.status, refused.body.message]).toEqual([402, 'La tarjeta no se puede guardar']);
    const token = await savingToken();
    await save(token);
    expect((await save(token)).body.code).toBe('577');
  });

  test('400: without the private merchant, or without a key', async () => {
    const token = await savingToken();
    const body = { token, planName: 'Portal', periodicity: 'custom' };
    const stranger = { 'private-merchant-id': 'sandbox', 'idempotency-key': 'k' };
    expect((await ask(sandbox, 'POST', cards, stranger, body)).body.code).toBe('K004');
    expect((await ask(sandbox, 'POST', cards, isPrivate, body)).body.code).toBe('K001');
    expect((await save(token)).status).toBe(201);
  });
});

test('nothing of a card is kept but brand, last digits and expiry', async () => {
  await givenSaved();
  const { rows } = await sandbox.pool.query(
    'select row_to_json(s)::text as kept from pay_sandbox.saved_cards s union all select row_to_json(t)::text from pay_sandbox.saving_tokens t',
  );
  expect(rows.map(({ kept }) => kept).join()).not.toContain(approvedCard);
  expect(sandbox.logged()).not.toContain(approvedCard);
});
