// @vitest-environment node
// The adapter with the unmodified library, whose table of environments is pointed at this machine.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type Answer,
  type AnsweringProvider,
  card,
  json,
  purchase,
  startProvider,
} from './answering-provider.ts';
import { createKushkiTokenizer } from './kushki.ts';
import type { CardTokenizer } from './port.ts';

let provider: AnsweringProvider;
let tokenizer: CardTokenizer;
let answer: Answer;
let asked: { url: string | undefined; merchant: unknown; body: string }[];

beforeAll(async () => {
  provider = await startProvider(({ url, headers }, body) => {
    asked.push({ url, merchant: headers['public-merchant-id'], body });
    return url?.endsWith('/settings') ? json(200, settings) : answer;
  });
  // The library reads `window`; an empty one keeps it from adding its third-party script.
  Object.assign(globalThis, { window: {} });
  const { EnvironmentEnum } = await import('@kushki/js/lib/infrastructure/EnvironmentEnum');
  Object.assign(EnvironmentEnum, { uat: `${provider.origin}/`, prod: 'http://127.0.0.1:1/' });
  tokenizer = createKushkiTokenizer({ publicMerchantId: 'sandbox', isTest: true });
});
afterAll(() => provider.close());
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

test('a token that saves a card: asked for without an amount', async () => {
  answer = json(201, { token: 'b'.repeat(32) });
  const result = await tokenizer.tokenizeToSave({ currency: 'USD', card });
  expect(result).toEqual({ ok: true, token: 'b'.repeat(32) });
  expect(asked.map(({ url }) => url)).toEqual(['/merchant/v1/merchant/settings', '/v1/subscription-tokens']);
  expect(asked[1]?.body).not.toContain('totalAmount');
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
