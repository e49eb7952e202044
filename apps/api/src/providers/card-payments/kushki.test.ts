// The adapter against the real sandbox, over loopback.
import { randomUUID } from 'node:crypto';
import { buildPayApp } from '@portal/pay/app';
import Fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { copyTemplate } from '../../../test/database-template.ts';
import { drop } from '../../../test/machines.ts';
import { createKushkiGateway } from './kushki.ts';
import type { GatewayEvent, PaymentGateway } from './port.ts';

const approvedCard = '5451951574925480';
const log = { info: vi.fn(), warn: vi.fn() };
const events: GatewayEvent[] = [];

let database: string;
let pool: pg.Pool;
let receiver: FastifyInstance;
let sandbox: FastifyInstance;
let baseUrl: string;
let gateway: PaymentGateway;

beforeAll(async () => {
  database = await copyTemplate(inject('machines'));
  pool = new pg.Pool({ ...inject('connection'), database });

  receiver = Fastify();
  receiver.removeAllContentTypeParsers();
  receiver.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  receiver.post('/webhook', async (request) => {
    events.push(gateway.verifyWebhook(request.body as Buffer, request.headers));
    return {};
  });
  const receiverUrl = await receiver.listen({ host: '127.0.0.1', port: 0 });

  sandbox = buildPayApp({
    pool,
    portalOrigins: [],
    publicMerchantId: 'sandbox',
    privateMerchantId: 'sandbox-private',
    webhook: { url: `${receiverUrl}/webhook`, secret: 'webhook-secret' },
    holdReplyMs: 1500,
    log: false,
  });
  baseUrl = await sandbox.listen({ host: '127.0.0.1', port: 0 });
  gateway = newGateway();
}, 60_000);

afterAll(async () => {
  await sandbox.close();
  await receiver.close();
  await pool.end();
  await drop(inject('machines'), database);
});

function newGateway(changes: { privateMerchantId?: string; timeoutMs?: number } = {}): PaymentGateway {
  return createKushkiGateway({
    baseUrl,
    privateMerchantId: 'sandbox-private',
    webhookSecret: 'webhook-secret',
    log,
    ...changes,
  });
}

async function order(number = approvedCard, cents = 1839, tokenCents = cents) {
  const card = { name: 'ANA PAREDES', number, cvv: '123', expiryMonth: '12', expiryYear: '39' };
  const response = await fetch(`${baseUrl}/card/v1/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'public-merchant-id': 'sandbox' },
    body: JSON.stringify({ totalAmount: tokenCents / 100, currency: 'USD', card }),
  });
  const { token } = (await response.json()) as { token: string };
  return {
    idempotencyKey: randomUUID(),
    token,
    amount: { taxed: 0, untaxed: cents, tax: 0, currency: 'USD' as const },
    metadata: { billNo: '001-002-000000001' },
  };
}

describe('charge', () => {
  test('approved, also when repeated, and as a look-up tells it', async () => {
    const purchase = await order();
    const result = await gateway.charge(purchase);
    expect(result).toEqual({
      status: 'authorized',
      ticketNumber: expect.stringMatching(/^\d{18}$/),
      approvalCode: expect.stringMatching(/^\d{6}$/),
      approved: 1839,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      card: { brand: 'Mastercard', lastFour: '5480' },
    });
    expect(await gateway.charge(purchase)).toEqual(result);
    expect(await gateway.lookup(purchase)).toEqual(result);
  });

  test('amounts that are awkward in binary', async () => {
    for (const cents of [1, 29, 115, 435, 1839, 4499, 99_999_999]) {
      expect(await gateway.charge(await order(approvedCard, cents))).toMatchObject({ approved: cents });
    }
  });

  test.each([
    ['4349003000047015', { code: '017', message: 'Transacción rechazada' }],
    ['4349001210846432', { code: '021', processorError: '551', message: 'Tarjeta sin fondos' }],
    ['4349005400000007', { code: '017', processorError: '554', message: 'Tarjeta expirada' }],
    // Their banks ask, and were not answered.
    ['4349000500000007', { code: 'K322', message: 'Transacción rechazada' }],
    ['4349003100000005', { code: 'K322', message: 'Transacción rechazada' }],
  ])('declined with the words of the provider: %s', async (number, refusal) => {
    const purchase = await order(number);
    expect(await gateway.charge(purchase)).toEqual({ status: 'declined', ...refusal });
    expect(await gateway.lookup(purchase)).toEqual({ status: 'declined', ...refusal });
  });

  test('declined: a used token, another amount, a wrong merchant', async () => {
    const purchase = await order();
    await gateway.charge(purchase);
    const again = { ...purchase, idempotencyKey: randomUUID() };
    expect(await gateway.charge(again)).toMatchObject({ status: 'declined', code: '577' });
    expect(await gateway.charge(await order(approvedCard, 100, 200))).toMatchObject({ code: 'K220' });
    const stranger = newGateway({ privateMerchantId: 'nobody' });
    expect(await stranger.charge(await order())).toMatchObject({ code: 'K004' });
  });

  test('the late card: unknown in time, authorized when looked up', async () => {
    const purchase = await order('4349004800000006');
    const hasty = newGateway({ timeoutMs: 200 });
    expect(await hasty.charge(purchase)).toEqual({ status: 'unknown', reason: 'timeout' });
    expect(await gateway.lookup(purchase)).toMatchObject({ status: 'authorized', approved: 1839 });
  });

  test('the token and the private merchant id are not logged', async () => {
    const purchase = await order();
    await gateway.charge(purchase);
    const logged = JSON.stringify([log.info.mock.calls, log.warn.mock.calls]);
    expect(logged).toContain(purchase.idempotencyKey);
    expect(logged).not.toContain(purchase.token);
    expect(logged).not.toContain('sandbox-private');
  });
});

describe('look-up', () => {
  test('null for a key without a charge, unknown for a caller that is refused', async () => {
    expect(await gateway.lookup({ idempotencyKey: randomUUID() })).toBeNull();
    const stranger = newGateway({ privateMerchantId: 'nobody' });
    expect(await stranger.lookup({ idempotencyKey: randomUUID() })).toMatchObject({ status: 'unknown' });
  });
});

describe('refund', () => {
  test('once, then the charge no longer counts', async () => {
    const purchase = await order();
    const charged = await gateway.charge(purchase);
    if (charged.status !== 'authorized') throw new Error('not charged');
    const refund = { ticketNumber: charged.ticketNumber, idempotencyKey: randomUUID() };
    const first = await gateway.refund(refund);
    expect(first).toMatchObject({ status: 'refunded' });
    expect(await gateway.refund(refund)).toMatchObject({
      ticketNumber: first.status === 'refunded' && first.ticketNumber,
    });
    expect(await gateway.lookup(purchase)).toMatchObject({ status: 'declined', code: 'refunded' });
  });

  test('a part; too much and an unknown ticket are refused', async () => {
    const charged = await gateway.charge(await order());
    if (charged.status !== 'authorized') throw new Error('not charged');
    const { ticketNumber } = charged;
    const idempotencyKey = randomUUID();
    expect(await gateway.refund({ ticketNumber, idempotencyKey, amount: 1840 })).toMatchObject({
      status: 'refused',
    });
    expect(await gateway.refund({ ticketNumber, idempotencyKey, amount: 500 })).toMatchObject({
      status: 'refunded',
    });
    expect(await gateway.refund({ ticketNumber: '1234567890', idempotencyKey })).toMatchObject({
      status: 'refused',
      code: '404',
    });
  });
});

test("the sandbox's webhooks are accepted and tell the same as the answer", async () => {
  const purchases = [await order(), await order('4349001210846432')];
  for (const purchase of purchases) {
    const result = await gateway.charge(purchase);
    const theEvent = () => events.find(({ idempotencyKey }) => idempotencyKey === purchase.idempotencyKey);
    await expect.poll(theEvent).toMatchObject({
      kind: 'charge',
      metadata: { billNo: '001-002-000000001' },
      result,
    });
  }
});
