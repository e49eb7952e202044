import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ask, charge, lookUp, newToken, openSandbox, type Sandbox } from '../../test/sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await openSandbox(inject('testServer'));
});
afterAll(() => sandbox.close());

const merchant = { 'private-merchant-id': 'sandbox-private' };

function refund(ticketNumber: unknown, dollars?: number) {
  const amount = { subtotalIva: 0, subtotalIva0: dollars, iva: 0, ice: 0, currency: 'USD' };
  const body = dollars === undefined ? undefined : { amount };
  return ask(sandbox, 'DELETE', `/v1/charges/${ticketNumber}`, merchant, body);
}

async function newCharge(key: string = randomUUID(), number?: string): Promise<unknown> {
  return (await charge(sandbox, await newToken(sandbox, number), key)).body.ticketNumber;
}

describe('200', () => {
  test('a whole charge, and the same again gets the same answer', async () => {
    const key = randomUUID();
    const ticketNumber = await newCharge(key);
    const first = await refund(ticketNumber);
    expect(first.status).toBe(200);
    expect(first.body.refundedTransactionAmount).toBe(18.39);
    expect(first.body.ticketNumber).not.toBe(ticketNumber);
    expect((await refund(ticketNumber)).body).toEqual(first.body);
    const [found] = await lookUp(sandbox, key);
    expect(found?.details).toMatchObject({ transactionStatus: 'REFUNDED' });
  });

  test('20 at once: one refund', async () => {
    const ticketNumber = await newCharge();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund(ticketNumber)));
    expect(new Set(answers.map(({ body }) => body.ticketNumber)).size).toBe(1);
  });

  test('a part, with an empty JSON body or none for the whole', async () => {
    expect((await refund(await newCharge(), 5)).body.refundedTransactionAmount).toBe(5);
    const path = `/v1/charges/${await newCharge()}`;
    const json = { ...merchant, 'content-type': 'application/json' };
    expect((await ask(sandbox, 'DELETE', path, json)).status).toBe(200);
  });
});

describe('400, 404', () => {
  test('more than was charged, nothing, or another amount the second time', async () => {
    const ticketNumber = await newCharge();
    expect((await refund(ticketNumber, 18.4)).status).toBe(400);
    expect((await refund(ticketNumber, 0)).status).toBe(400);
    expect((await refund(ticketNumber, 5)).status).toBe(200);
    expect((await refund(ticketNumber, 6)).status).toBe(400);
  });

  test('a declined charge', async () => {
    expect((await refund(await newCharge(randomUUID(), '4349001210846432'))).status).toBe(400);
  });

  test('an unknown ticket, a wrong merchant', async () => {
    expect((await refund('123456789012345678')).status).toBe(404);
    const path = `/v1/charges/${await newCharge()}`;
    expect((await ask(sandbox, 'DELETE', path, { 'private-merchant-id': 'x' })).body.code).toBe('K004');
  });
});
