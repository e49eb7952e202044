// Answers that are wrong, late, cut or forged: none may pass for a refusal, and none for an approval.
import { createHmac } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endsInTime } from '../../../test/eventually.ts';
import { createKushkiGateway } from './kushki.ts';
import { type PaymentGateway, WebhookRejected } from './port.ts';

const now = new Date('2026-01-02T03:04:05Z');
const silent = { info: () => undefined, warn: () => undefined };

let server: Server;
let answer: (response: ServerResponse) => void;
let gateway: PaymentGateway;
let impatient: PaymentGateway;

beforeAll(async () => {
  server = await listening();
  gateway = newGateway(urlOf(server));
  impatient = newGateway(urlOf(server), 300);
});

afterAll(() => closed(server));

async function listening(): Promise<Server> {
  const made = createServer((request, response) => {
    request.resume().on('end', () => answer(response));
  });
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
  return made;
}

function urlOf(listener: Server): string {
  return `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
}

async function closed(listener: Server): Promise<void> {
  listener.closeAllConnections();
  await new Promise((resolve) => listener.close(resolve));
}

/** Patient by default: a busy machine may take its time over an answer. */
function newGateway(baseUrl: string, timeoutMs = 10_000): PaymentGateway {
  const secrets = { privateMerchantId: 'p', webhookSecret: 'secreto-1' };
  return createKushkiGateway({ baseUrl, ...secrets, timeoutMs, log: silent, now: () => now });
}

const json = (status: number, body: unknown) => (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
const text = (status: number, body: string) => (response: ServerResponse) => {
  response.writeHead(status).end(body);
};
const approval = {
  ticketNumber: '900000000000000001',
  approvalCode: '123456',
  approvedTransactionAmount: 10,
  details: { transactionStatus: 'APPROVAL' },
};
const purchase = {
  idempotencyKey: 'key-1',
  token: 'a'.repeat(32),
  amount: { taxed: 0, untaxed: 1000, tax: 0, currency: 'USD' as const },
  metadata: {},
};

describe('charge', () => {
  test.each<[string, (response: ServerResponse) => void]>([
    ['500 with a refusal inside', json(500, { code: '017', message: 'Tarjeta no válida' })],
    ['502 without a body', text(502, '')],
    ['503 HTML', text(503, '<h1>Service Unavailable</h1>')],
    ['504 JSON', json(504, { message: 'Endpoint request timed out' })],
    ['201 garbage', text(201, '{"ticketNumber":')],
    ['201 nothing', text(201, '')],
    ['200 a list', json(200, [])],
    ['201 without a ticket', json(201, { ...approval, ticketNumber: undefined })],
    ['201 without an approval code', json(201, { ...approval, approvalCode: undefined })],
    ['201 with another amount', json(201, { ...approval, approvedTransactionAmount: 9.99 })],
    ['201 declined', json(201, { ...approval, details: { transactionStatus: 'DECLINED' } })],
    ['201 started only', json(201, { ...approval, details: { transactionStatus: 'INITIALIZED' } })],
    ['201 with a refusal', json(201, { code: '017', message: 'Tarjeta no válida' })],
    ['402 garbage', text(402, 'no')],
    ['402 without a code', json(402, { message: 'no' })],
    ['402 with a code that is no text', json(402, { code: 17, message: 'no' })],
    ['409 still at work', json(409, { code: 'K409', message: 'in progress' })],
    ['429', json(429, { code: '429', message: 'slow down' })],
    ['408', json(408, { code: '408', message: 'timeout' })],
    ['a redirect', (response) => response.writeHead(307, { location: '/elsewhere' }).end()],
    ['a cut connection', (response) => response.socket?.destroy()],
    [
      'a cut body',
      (response) => {
        response.writeHead(201, { 'content-length': '500' }).write('{"ticketNumber":"9');
        setImmediate(() => response.socket?.destroy());
      },
    ],
    ['an endless body', (response) => response.writeHead(402).end('x'.repeat(300_000))],
  ])('unknown: %s', async (_name, behaviour) => {
    answer = behaviour;
    expect(await gateway.charge(purchase)).toEqual({ status: 'unknown', reason: 'network' });
  });

  test.each<[string, (response: ServerResponse) => void]>([
    ['no answer', () => undefined],
    ['headers and then nothing', (response) => response.writeHead(201).write('{')],
  ])('unknown in time: %s', async (_name, behaviour) => {
    answer = behaviour;
    expect(await endsInTime(() => impatient.charge(purchase))).toEqual({
      status: 'unknown',
      reason: 'timeout',
    });
  });

  test('unknown: nobody listens', async () => {
    expect(await newGateway('http://127.0.0.1:1').charge(purchase)).toEqual({
      status: 'unknown',
      reason: 'network',
    });
  });

  test('an approval whose figures stand only in the details', async () => {
    const { details, ticketNumber, ...figures } = approval;
    answer = json(201, { ticketNumber, details: { ...details, ...figures, created: 1_767_323_045_000 } });
    expect(await gateway.charge(purchase)).toEqual({
      status: 'authorized',
      ticketNumber,
      approvalCode: '123456',
      approved: 1000,
      at: '2026-01-02T03:04:05.000Z',
      card: null,
    });
  });

  test.each(['2026-01-02T03:04:05Z', 9e15, null])('an approval of a moment like %j', async (created) => {
    answer = json(201, { ...approval, details: { ...approval.details, created } });
    expect(await gateway.charge(purchase)).toMatchObject({
      status: 'authorized',
      at: now.toISOString(),
    });
  });

  test('connections are kept for the next call', async () => {
    answer = json(201, approval);
    // To itself: connections that were cut by other answers are still being ended.
    const quiet = await listening();
    let connections = 0;
    quiet.on('connection', () => (connections += 1));
    const patient = newGateway(urlOf(quiet));
    for (let round = 0; round < 10; round++) await patient.charge(purchase);
    await closed(quiet);
    // An answer is read a moment before its connection is free again.
    expect(connections).toBeLessThanOrEqual(2);
  });

  test('declined by the provider’s rules, which write a refusal in words of their own', async () => {
    const rules = [{ code: 'K325', message: 'Autenticación fallida - Abandono' }];
    answer = json(402, { responseCode: 'K322', responseText: 'Transacción rechazada.', rules });
    expect(await gateway.charge(purchase)).toEqual({
      status: 'declined',
      code: 'K322',
      message: 'Transacción rechazada.',
    });
    // An approval is written in the same words.
    answer = json(402, { responseCode: '000', responseText: 'Transacción aprobada' });
    expect(await gateway.charge(purchase)).toMatchObject({ status: 'unknown' });
  });
});

describe('look-up', () => {
  test.each<[string, (response: ServerResponse) => void]>([
    ['404, a provider without this path', json(404, { code: '404', message: 'not found' })],
    ['500', json(500, [])],
    ['200 but no list', json(200, {})],
    ['a record that says neither', json(200, [{ ticketNumber: '9' }])],
    [
      'one that is under way, with words',
      json(200, [{ code: 'K000', message: 'En proceso', details: { transactionStatus: 'INITIALIZED' } }]),
    ],
    [
      'an approval without its code, with words',
      json(200, [{ ...approval, approvalCode: undefined, code: '000', message: 'Transacción aprobada' }]),
    ],
  ])('unknown, never "no charge": %s', async (_name, behaviour) => {
    answer = behaviour;
    expect(await gateway.lookup(purchase)).toMatchObject({ status: 'unknown' });
  });

  test('an approval counts before a refusal', async () => {
    answer = json(200, [{ code: '021', message: 'Tarjeta sin fondos' }, approval]);
    expect(await gateway.lookup(purchase)).toMatchObject({ status: 'authorized' });
  });
});

test('refund: unknown unless clearly answered', async () => {
  answer = json(500, { code: 'K002', message: 'x' });
  const order = { ticketNumber: '900000000000000001', idempotencyKey: 'k' };
  expect(await gateway.refund(order)).toMatchObject({ status: 'unknown' });
  answer = text(200, '');
  expect(await gateway.refund(order)).toMatchObject({ status: 'unknown' });
});

describe('webhook', () => {
  const event = {
    ticket_number: '900000000000000001',
    transaction_id: '900000000000000001',
    transaction_type: 'SALE',
    transaction_status: 'APPROVAL',
    approval_code: '123456',
    approved_transaction_amount: 10,
    created: 1_767_323_045,
    metadata: { idempotencyKey: 'key-1', nota: 'año' },
  };
  const sentAt = Math.floor(now.getTime() / 1000).toString();
  const signed = (body: string, id = sentAt, secret = 'secreto-1') => ({
    'x-kushki-id': id,
    'x-kushki-signature': createHmac('sha256', secret).update(`${body}.${id}`).digest('hex'),
  });
  const verify = (body: unknown, headers = signed(JSON.stringify(body))) =>
    gateway.verifyWebhook(Buffer.from(JSON.stringify(body)), headers);

  // Computed apart with: printf '%s' '<body>.<id>' | openssl dgst -sha256 -hmac secreto-1
  test('a vector signed elsewhere', () => {
    const raw = Buffer.from('{"ticket_number":"1","metadata":{"nota":"año"}}');
    const headers = {
      'x-kushki-id': '1767323045',
      'x-kushki-signature': '75fc0019ad22453e689e8d0697b38b7568f7f1dacdae7f5d45e48ad8441c62fd',
    };
    expect(gateway.verifyWebhook(raw, headers).kind).toBe('other');
    expect(() => gateway.verifyWebhook(Buffer.concat([raw, Buffer.from(' ')]), headers)).toThrow(
      WebhookRejected,
    );
  });

  test('an approval, a refusal, a refund, and the check of the address', () => {
    expect(verify(event)).toEqual({
      id: 'SALE:900000000000000001:APPROVAL',
      kind: 'charge',
      idempotencyKey: 'key-1',
      metadata: event.metadata,
      result: {
        status: 'authorized',
        ticketNumber: '900000000000000001',
        approvalCode: '123456',
        approved: 1000,
        at: '2026-01-02T03:04:05.000Z',
        card: null,
      },
    });
    const refusal = { ...event, transaction_status: 'DECLINED', response_code: '021', response_text: 'No' };
    expect(verify(refusal).result).toEqual({ status: 'declined', code: '021', message: 'No' });
    expect(verify({ ...event, transaction_status: 'INITIALIZED' }).result?.status).toBe('unknown');
    expect(verify({ ...event, transaction_type: 'REFUND' })).toMatchObject({ kind: 'refund', result: null });
    expect(verify({}).kind).toBe('other');
  });

  test('five minutes either way, in seconds or milliseconds', () => {
    const body = JSON.stringify(event);
    const at = (ms: number, isMs = false) =>
      signed(body, Math.floor((now.getTime() + ms) / (isMs ? 1 : 1000)).toString());
    for (const ms of [-300_000, 0, 300_000]) {
      expect(verify(event, at(ms)).kind).toBe('charge');
      expect(verify(event, at(ms, true)).kind).toBe('charge');
    }
    for (const ms of [-301_000, 301_000]) expect(() => verify(event, at(ms))).toThrow(WebhookRejected);
  });

  test('a wrong secret, no headers, a header twice, a cut or changed signature', () => {
    const body = JSON.stringify(event);
    const good = signed(body);
    const bad = [
      signed(body, sentAt, 'secreto-2'),
      {},
      { ...good, 'x-kushki-signature': '' },
      { ...good, 'x-kushki-signature': good['x-kushki-signature'].slice(0, 62) },
      { ...good, 'x-kushki-signature': `${good['x-kushki-signature'].slice(0, 63)}g` },
      { ...good, 'x-kushki-signature': [good['x-kushki-signature'], 'x'] },
      { ...good, 'x-kushki-id': `${Number(sentAt) + 1}` },
      { ...good, 'x-kushki-id': `${sentAt} ` },
    ];
    for (const headers of bad) {
      expect(() => gateway.verifyWebhook(Buffer.from(body), headers)).toThrow(WebhookRejected);
    }
    expect(() => gateway.verifyWebhook(Buffer.from('no'), signed('no'))).toThrow(WebhookRejected);
  });
});
