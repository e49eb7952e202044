// @vitest-environment node
// The adapter with the unmodified library, whose table of environments is pointed at this machine.
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createKushkiTokenizer } from './kushki.ts';
import type { CardTokenizer } from './port.ts';

const card = {
  name: 'ANA PAREDES',
  number: '5451951574925480',
  cvc: '123',
  expiryMonth: '12',
  expiryYear: '39',
};
const purchase = { amountCents: 1839, currency: 'USD' as const, card };

let server: Server;
let tokenizer: CardTokenizer;
let answer: (response: ServerResponse) => void;
let asked: { url: string | undefined; merchant: unknown; body: string }[];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { url, headers } = request;
    asked.push({ url, merchant: headers['public-merchant-id'], body: Buffer.concat(chunks).toString() });
    if (url?.endsWith('/settings')) json(200, settings)(response);
    else answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  // The library reads `window`; an empty one keeps it from adding its third-party script.
  Object.assign(globalThis, { window: {} });
  const { EnvironmentEnum } = await import('@kushki/js/lib/infrastructure/EnvironmentEnum');
  Object.assign(EnvironmentEnum, { uat: `http://127.0.0.1:${port}/`, prod: 'http://127.0.0.1:1/' });
  tokenizer = createKushkiTokenizer({ publicMerchantId: 'sandbox', isTest: true });
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  asked = [];
});

const settings = {
  sandboxEnable: true,
  active_3dsecure: false,
  country: 'Ecuador',
  sandboxBaconKey: null,
  prodBaconKey: null,
  merchant_name: 'Comercio de demostración',
  processor_name: 'Sandbox Processor',
};

const json = (status: number, body: unknown) => (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

test('a token for exactly this amount, and of the card its last digits and brand', async () => {
  answer = json(201, { token: 'a'.repeat(32) });
  const result = await tokenizer.tokenize(purchase);
  expect(result).toMatchObject({
    ok: true,
    token: 'a'.repeat(32),
    amountCents: 1839,
    last4: '5480',
    brand: 'Mastercard',
  });
  expect(JSON.stringify(result)).not.toContain(card.number);
  expect(asked.map(({ url, merchant }) => [url, merchant])).toEqual([
    ['/merchant/v1/merchant/settings', 'sandbox'],
    ['/card/v1/tokens', 'sandbox'],
  ]);
  expect(JSON.parse(asked[1]?.body ?? '')).toMatchObject({ totalAmount: 18.39, card: { cvv: '123' } });
});

test('a refusal keeps the words of the provider; a failure may be tried again', async () => {
  answer = json(402, { code: '017', message: 'Tarjeta no válida' });
  expect(await tokenizer.tokenize(purchase)).toEqual({
    ok: false,
    code: '017',
    message: 'Tarjeta no válida',
    retryable: false,
  });
  answer = (response) => response.socket?.destroy();
  expect(await tokenizer.tokenize(purchase)).toMatchObject({ ok: false, code: 'K002', retryable: true });
  const unreachable = createKushkiTokenizer({ publicMerchantId: 'sandbox', isTest: false });
  expect(await unreachable.tokenize(purchase)).toMatchObject({ ok: false, retryable: true });
});

test('our own time limit, and the customer who leaves: the library has neither', async () => {
  answer = () => undefined;
  expect(await tokenizer.tokenize(purchase, { timeoutMs: 100 })).toMatchObject({
    ok: false,
    code: 'timeout',
    retryable: true,
  });
  const leaving = new AbortController();
  answer = () => leaving.abort();
  expect(await tokenizer.tokenize(purchase, { signal: leaving.signal })).toMatchObject({ code: 'aborted' });
  asked = [];
  expect(await tokenizer.tokenize(purchase, { signal: leaving.signal })).toMatchObject({ code: 'aborted' });
  expect(asked).toEqual([]);
});

test('a library that does not come', async () => {
  const lost = createKushkiTokenizer({ publicMerchantId: 'sandbox', isTest: true }, () =>
    Promise.reject(new Error('offline')),
  );
  expect(await lost.tokenize(purchase)).toMatchObject({ ok: false, code: 'network', retryable: true });
  const slow = createKushkiTokenizer(
    { publicMerchantId: 'sandbox', isTest: true },
    () => new Promise(() => {}),
  );
  expect(await slow.tokenize(purchase, { timeoutMs: 20 })).toMatchObject({ code: 'timeout' });
});
