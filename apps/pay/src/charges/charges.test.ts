import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import {
  approvedCard,
  ask,
  charge,
  chargeBody,
  lookUp,
  newToken,
  openSandbox,
  type Sandbox,
} from '../../test/sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await openSandbox(inject('testServer'), { holdReplyMs: 1_000 });
});
afterAll(() => sandbox.close());

const lateCard = '4349004800000006';

async function countCharges(key: string): Promise<number> {
  const { rows } = await sandbox.pool.query(
    'select count(*)::int as n from pay_sandbox.charges where idempotency_key = $1',
    [key],
  );
  return rows[0].n;
}

describe('201', () => {
  test('an approval in the shape of the real provider', async () => {
    const token = await newToken(sandbox);
    const answer = await charge(sandbox, token, randomUUID());
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      ticketNumber: expect.stringMatching(/^\d{18}$/),
      transactionReference: expect.stringMatching(/^[0-9a-f-]{36}$/),
      approvalCode: expect.stringMatching(/^\d{6}$/),
      responseCode: '000',
      responseText: 'Transacción aprobada',
      approvedTransactionAmount: 18.39,
      currencyCode: 'USD',
      details: {
        transactionId: answer.body.ticketNumber,
        transactionStatus: 'APPROVAL',
        transactionType: 'SALE',
        approvalCode: answer.body.approvalCode,
        approvedTransactionAmount: 18.39,
        amount: { subtotalIva: 0, subtotalIva0: 18.39, iva: 0, ice: 0, currency: 'USD' },
        token,
        paymentBrand: 'Mastercard',
        lastFourDigits: '5480',
        metadata: { paymentId: 'pay-1' },
        created: expect.any(Number),
      },
    });
  });

  test('the parts of the amount count together', async () => {
    const token = await newToken(sandbox, approvedCard, 3);
    const body = { ...chargeBody(token), amount: { subtotalIva: 2.61, subtotalIva0: 0, ice: 0, iva: 0.39 } };
    const headers = { 'private-merchant-id': 'sandbox-private' };
    expect((await ask(sandbox, 'POST', '/card/v1/charges', headers, body)).status).toBe(201);
  });

  test('the same key gets the original answer, whatever token comes with it', async () => {
    const key = randomUUID();
    const first = await charge(sandbox, await newToken(sandbox), key);
    const unusedToken = await newToken(sandbox, approvedCard, 5);
    const again = await charge(sandbox, unusedToken, key, 5);
    expect(again.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect((await charge(sandbox, unusedToken, randomUUID(), 5)).status).toBe(201);
  });

  test('50 calls at once with one key: one charge, one answer', async () => {
    const key = randomUUID();
    const token = await newToken(sandbox);
    const answers = await Promise.all(Array.from({ length: 50 }, () => charge(sandbox, token, key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await countCharges(key)).toBe(1);
  });

  test('50 keys at once with one token: one charge, 49 refusals', async () => {
    const token = await newToken(sandbox);
    const answers = await Promise.all(Array.from({ length: 50 }, () => charge(sandbox, token, randomUUID())));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === '577')).toHaveLength(49);
  });

  test('the late card is charged at once and answered late', async () => {
    const key = randomUUID();
    const token = await newToken(sandbox, lateCard);
    const startedAt = performance.now();
    const pending = charge(sandbox, token, key);
    await expect.poll(() => lookUp(sandbox, key), { interval: 10 }).toHaveLength(1);
    expect(performance.now() - startedAt).toBeLessThan(1_000);
    expect((await pending).status).toBe(201);
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(999);
  });

  test('closing does not wait for a held answer', async () => {
    const own = await openSandbox(inject('testServer'), { holdReplyMs: 60_000 });
    const key = randomUUID();
    const pending = charge(own, await newToken(own, lateCard), key);
    await expect.poll(() => lookUp(own, key), { interval: 10 }).toHaveLength(1);
    await own.close();
    expect((await pending).status).toBe(201);
  });
});

describe('402', () => {
  test.each([
    ['4349003000047015', { code: '017', message: 'Transacción rechazada' }],
    ['4349008516656431', { code: '019', message: 'Tarjeta no compatible' }],
    ['4349001210846432', { code: '021', processorError: '551', message: 'Tarjeta sin fondos' }],
    ['4349003243371321', { code: '022', processorError: '582', message: 'Imposible verificar CVV' }],
    ['4349001386781322', { code: '023', message: 'Tarjeta bloqueada por el banco' }],
    ['4349005400000007', { code: '017', processorError: '554', message: 'Tarjeta expirada' }],
  ])('declined: %s', async (number, refusal) => {
    const answer = await charge(sandbox, await newToken(sandbox, number), randomUUID());
    expect(answer.status).toBe(402);
    const { ticketNumber, transactionReference, details, ...rest } = answer.body;
    expect(rest).toEqual(refusal);
    expect(details).toMatchObject({ transactionStatus: 'DECLINED', approvedTransactionAmount: 0 });
  });

  test('a refusal is not kept under its key: another card may try again', async () => {
    const key = randomUUID();
    expect((await charge(sandbox, await newToken(sandbox, '4349001210846432'), key)).status).toBe(402);
    expect((await charge(sandbox, await newToken(sandbox), key)).status).toBe(201);
    expect(await countCharges(key)).toBe(2);
  });

  test('577: a token works once, also after a refusal', async () => {
    for (const number of [approvedCard, '4349001210846432']) {
      const token = await newToken(sandbox, number);
      await charge(sandbox, token, randomUUID());
      const again = await charge(sandbox, token, randomUUID());
      expect(again.status).toBe(402);
      expect(again.body).toEqual({ code: '577', message: 'El token de la transacción no es válido' });
    }
  });

  test('577: an invented token, and one of 30 minutes ago', async () => {
    expect((await charge(sandbox, 'f'.repeat(32), randomUUID())).body.code).toBe('577');
    const early = await newToken(sandbox);
    const late = await newToken(sandbox);
    sandbox.advanceMs(30 * 60_000 - 5000);
    expect((await charge(sandbox, early, randomUUID())).status).toBe(201);
    sandbox.advanceMs(5000);
    expect((await charge(sandbox, late, randomUUID())).body.code).toBe('577');
  });
});

describe('400', () => {
  test('K220: another amount than the token was asked for, which uses the token up', async () => {
    const token = await newToken(sandbox);
    const answer = await charge(sandbox, token, randomUUID(), 18.38);
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('K220');
    expect((await charge(sandbox, token, randomUUID())).body.code).toBe('577');
  });

  test.each(['sandbox', ''])('K004: merchant "%s"', async (id) => {
    const headers = { 'private-merchant-id': id };
    const token = await newToken(sandbox);
    const answer = await ask(sandbox, 'POST', '/card/v1/charges', headers, chargeBody(token));
    expect(answer.body.code).toBe('K004');
    const looked = await ask(sandbox, 'GET', '/card/v1/charges?idempotencyKey=k', headers);
    expect(looked.body.code).toBe('K004');
    expect((await charge(sandbox, token)).status).toBe(201);
  });

  test.each([
    ['no token', { ...chargeBody('x'), token: undefined }],
    ['no amount', { ...chargeBody('x'), amount: undefined }],
    ['a negative part', { ...chargeBody('x'), amount: { subtotalIva: -1, subtotalIva0: 2, iva: 0, ice: 0 } }],
    ['metadata with a list', { ...chargeBody('x'), metadata: { list: [] } }],
  ])('K001: %s', async (_name, body) => {
    const headers = { 'private-merchant-id': 'sandbox-private' };
    expect((await ask(sandbox, 'POST', '/card/v1/charges', headers, body)).body.code).toBe('K001');
  });

  test('K001: an endless key', async () => {
    expect((await charge(sandbox, await newToken(sandbox), 'k'.repeat(256))).body.code).toBe('K001');
  });
});

describe('look-up by key', () => {
  test('nothing for an unknown key', async () => {
    expect(await lookUp(sandbox, 'never-used')).toEqual([]);
  });

  test('an approval as it was answered', async () => {
    const key = randomUUID();
    const { body } = await charge(sandbox, await newToken(sandbox), key);
    expect(await lookUp(sandbox, key)).toEqual([body]);
  });

  test('every attempt, newest first', async () => {
    const key = randomUUID();
    await charge(sandbox, await newToken(sandbox, '4349001210846432'), key);
    sandbox.advanceMs(10);
    await charge(sandbox, await newToken(sandbox), key);
    const found = await lookUp(sandbox, key);
    expect(found.map(({ code }) => code)).toEqual([undefined, '021']);
  });

  test('a charge that failed before the processor leaves nothing', async () => {
    const key = randomUUID();
    await charge(sandbox, 'f'.repeat(32), key);
    expect(await lookUp(sandbox, key)).toEqual([]);
  });
});

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
