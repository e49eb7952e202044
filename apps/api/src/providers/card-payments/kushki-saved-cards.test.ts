// The adapter's calls about cards that the provider keeps: against the real sandbox, and against answers that are not
// what they should be.
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildPayApp } from '@portal/pay/app';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { copyTemplate } from '../../../test/database-template.ts';
import { drop } from '../../../test/machines.ts';
import { createKushkiGateway } from './kushki.ts';
import type { PaymentGateway } from './port.ts';

const approvedCard = '5451951574925480';
const log = { info: vi.fn(), warn: vi.fn() };

let database: string;
let pool: pg.Pool;
let sandbox: FastifyInstance;
let baseUrl: string;
let gateway: PaymentGateway;
let odd: Server;
let oddAnswer: { status: number; body: string };
let oddGateway: PaymentGateway;

const gatewayAt = (address: string, timeoutMs = 15_000) =>
  createKushkiGateway({
    baseUrl: address,
    privateMerchantId: 'sandbox-private',
    webhookSecret: 'secret',
    timeoutMs,
    log,
  });

beforeAll(async () => {
  database = await copyTemplate(inject('machines'));
  pool = new pg.Pool({ ...inject('connection'), database });
  sandbox = buildPayApp({
    pool,
    portalOrigins: [],
    publicMerchantId: 'sandbox',
    privateMerchantId: 'sandbox-private',
    webhook: { url: null, secret: 'secret' },
    holdReplyMs: 1_500,
    log: false,
  });
  baseUrl = await sandbox.listen({ host: '127.0.0.1', port: 0 });
  gateway = gatewayAt(baseUrl);
  odd = createServer((_request, response) => response.writeHead(oddAnswer.status).end(oddAnswer.body));
  await new Promise<void>((listening) => odd.listen(0, '127.0.0.1', listening));
  oddGateway = gatewayAt(`http://127.0.0.1:${(odd.address() as AddressInfo).port}`);
}, 60_000);

afterAll(async () => {
  await sandbox.close();
  odd.close();
  await pool.end();
  await drop(inject('machines'), database);
});

async function saving(number = approvedCard) {
  const card = { name: 'ANA PAREDES', number, cvv: '123', expiryMonth: '02', expiryYear: '36' };
  const response = await fetch(`${baseUrl}/v1/subscription-tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'public-merchant-id': 'sandbox' },
    body: JSON.stringify({ currency: 'USD', card }),
  });
  const { token } = (await response.json()) as { token: string };
  return { idempotencyKey: randomUUID(), token };
}

const chargeOf = (savedCardId: string, cents = 1839) => ({
  idempotencyKey: randomUUID(),
  savedCardId,
  amount: { taxed: 0, untaxed: cents, tax: 0, currency: 'USD' },
  metadata: { paymentId: 'one' },
});

async function givenSaved(number?: string): Promise<string> {
  const result = await gateway.save(await saving(number));
  if (result.status !== 'saved') throw new Error(result.status);
  return result.card.savedCardId;
}

describe('against the sandbox', () => {
  test('a card is saved once, found by its key, charged by its id, looked up and given back', async () => {
    const order = await saving();
    const result = await gateway.save(order);
    expect(result).toEqual({
      status: 'saved',
      card: {
        savedCardId: expect.any(String),
        brand: 'Mastercard',
        lastFour: '5480',
        expiresOn: '2036-02-29',
      },
    });
    expect(await gateway.save(order)).toEqual(result);
    expect(await gateway.findSaved(order)).toEqual(result);
    const charge = chargeOf(result.status === 'saved' ? result.card.savedCardId : '');
    const charged = await gateway.charge(charge);
    expect(charged).toMatchObject({ status: 'authorized', approved: 1839, card: { lastFour: '5480' } });
    expect(await gateway.charge(charge)).toEqual(charged);
    expect(await gateway.lookup(charge)).toEqual(charged);
    const { ticketNumber } = charged.status === 'authorized' ? charged : { ticketNumber: '' };
    const refund = await gateway.refund({ ticketNumber, idempotencyKey: randomUUID() });
    expect(refund.status).toBe('refunded');
  });

  test('refused when it is saved, and when it is charged, with the words of the provider', async () => {
    expect(await gateway.save(await saving('4349001386781322'))).toEqual({
      status: 'declined',
      code: '017',
      message: 'La tarjeta no se puede guardar',
    });
    const charged = await gateway.charge(chargeOf(await givenSaved('4349001210846432')));
    expect(charged).toMatchObject({ status: 'declined', message: 'Tarjeta sin fondos' });
  });

  test('a lost answer is unknown, and found by the key', async () => {
    const order = await saving('4349004800000006');
    expect(await gatewayAt(baseUrl, 200).save(order)).toEqual({ status: 'unknown', reason: 'timeout' });
    expect(await gateway.findSaved(order)).toMatchObject({ status: 'saved', card: { lastFour: '0006' } });
    expect(await gateway.findSaved({ idempotencyKey: randomUUID() })).toBeNull();
  });

  test('forgotten is gone, also when it was gone already', async () => {
    const savedCardId = await givenSaved();
    expect(await gateway.forgetCard({ savedCardId })).toBe(true);
    expect(await gateway.forgetCard({ savedCardId })).toBe(true);
    expect(await gateway.charge(chargeOf(savedCardId))).toMatchObject({ status: 'declined', code: '577' });
  });
});

describe('what is not clear is unknown', () => {
  test.each([
    [500, '{}'],
    [201, 'not json'],
    [201, '{"other":1}'],
    [429, '{"code":"1","message":"slow"}'],
    [402, '<html>'],
  ])('%i %s', async (status, body) => {
    oddAnswer = { status, body };
    const order = { idempotencyKey: randomUUID(), token: 'token' };
    expect(await oddGateway.save(order)).toMatchObject({ status: 'unknown' });
    expect(await oddGateway.findSaved(order)).toMatchObject({ status: 'unknown' });
    if (status >= 400) expect(await oddGateway.forgetCard({ savedCardId: 'one' })).toBe(false);
  });

  test('a card without digits, and a list without facts', async () => {
    oddAnswer = {
      status: 200,
      body: '[{"subscriptionId":"one","paymentBrand":"Visa","lastFourDigits":"12"}]',
    };
    expect(await oddGateway.findSaved({ idempotencyKey: 'one' })).toMatchObject({ status: 'unknown' });
    oddAnswer = {
      status: 200,
      body: '[{"subscriptionId":"1","paymentBrand":"Visa","lastFourDigits":"1234"}]',
    };
    expect(await oddGateway.findSaved({ idempotencyKey: 'one' })).toEqual({
      status: 'saved',
      card: { savedCardId: '1', brand: 'Visa', lastFour: '1234', expiresOn: null },
    });
  });
});

test('neither the token nor the provider’s name of a card is logged', async () => {
  const order = await saving();
  const saved = await gateway.save(order);
  const savedCardId = saved.status === 'saved' ? saved.card.savedCardId : '';
  await gateway.charge(chargeOf(savedCardId));
  const logged = JSON.stringify([log.info.mock.calls, log.warn.mock.calls]);
  expect(logged).toContain(order.idempotencyKey);
  for (const secret of [order.token, savedCardId]) expect(logged).not.toContain(secret);
});
