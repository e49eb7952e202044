// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type Answer,
  type AnsweringProvider,
  card,
  json,
  purchase,
  startProvider,
} from './answering-provider.ts';
import { answerBank, bankQuestion, watchBank } from './bank-question.ts';
import type { CardTokenizer } from './port.ts';
import { createSandboxTokenizer } from './sandbox.ts';

let provider: AnsweringProvider;
let tokenizer: CardTokenizer;
let answer: Answer;
let asked: { method: string | undefined; url: string | undefined; merchant: unknown; body: unknown }[];

beforeEach(async () => {
  asked = [];
  provider = await startProvider(({ method, url, headers }, body) => {
    asked.push({ method, url, merchant: headers['public-merchant-id'], body: JSON.parse(body) });
    return answer;
  });
  tokenizer = createSandboxTokenizer({ payOrigin: provider.origin, publicMerchantId: 'sandbox' });
});

afterEach(() => provider.close());

test("the wire body is the provider's: dollars, cvv", async () => {
  answer = json(201, { token: 'a'.repeat(32) });
  const result = await tokenizer.tokenize(purchase);
  expect(result).toEqual({ ok: true, token: 'a'.repeat(32) });
  expect(asked).toEqual([
    {
      method: 'POST',
      url: '/card/v1/tokens',
      merchant: 'sandbox',
      body: {
        totalAmount: 18.39,
        currency: 'USD',
        isDeferred: false,
        card: { name: 'ANA PAREDES', number: card.number, cvv: '123', expiryMonth: '12', expiryYear: '39' },
      },
    },
  ]);
});

test('a token that saves a card: asked for without an amount', async () => {
  answer = json(201, { token: 'b'.repeat(32) });
  expect(await tokenizer.tokenizeToSave({ currency: 'USD', card })).toEqual({
    ok: true,
    token: 'b'.repeat(32),
  });
  expect(asked).toMatchObject([
    { method: 'POST', url: '/v1/subscription-tokens', body: { currency: 'USD' } },
  ]);
  expect(asked[0]?.body).not.toHaveProperty('totalAmount');
});

test('a refusal keeps the words of the provider', async () => {
  answer = json(402, { code: '017', message: 'Tarjeta no válida' });
  expect(await tokenizer.tokenize(purchase)).toEqual({
    ok: false,
    code: '017',
    message: 'Tarjeta no válida',
    retryable: false,
  });
  answer = json(503, { code: 'K002', message: 'Ha ocurrido un error inesperado.' });
  expect(await tokenizer.tokenize(purchase)).toMatchObject({ code: 'K002', retryable: true });
});

test.each<[string, Answer]>([
  ['garbage', (response) => response.end('<h1>')],
  ['no token', json(201, {})],
  ['a token that is no text', json(201, { token: 5 })],
  ['an error without words', json(400, { code: 'K001' })],
  ['a cut connection', (response) => response.socket?.destroy()],
])('may be tried again after %s', async (_name, behaviour) => {
  answer = behaviour;
  expect(await tokenizer.tokenize(purchase)).toMatchObject({ ok: false, code: 'network', retryable: true });
});

test('gives up in time, also when only the body is missing', async () => {
  answer = () => undefined;
  expect(await tokenizer.tokenize(purchase, { timeoutMs: 50 })).toMatchObject({ ok: false, code: 'timeout' });
  answer = (response) => response.writeHead(201).write('{');
  expect(await tokenizer.tokenize(purchase, { timeoutMs: 50 })).toMatchObject({ ok: false, code: 'timeout' });
});

test('stops when the customer leaves, before or during the call', async () => {
  answer = () => leaving.abort();
  const leaving = new AbortController();
  const { signal } = leaving;
  expect(await tokenizer.tokenize(purchase, { signal })).toMatchObject({ ok: false, code: 'aborted' });
  expect(await tokenizer.tokenize(purchase, { signal })).toMatchObject({ ok: false, code: 'aborted' });
  expect(asked).toHaveLength(1);
});

test('the bank’s page is answered before there is a token, and the provider says how', async () => {
  const stop = watchBank(() => {
    const question = bankQuestion();
    if (question?.kind !== 'page') return;
    expect(question.url).toBe(`${provider.origin}/bank#transaction-1`);
    answer = json(200, { code: '3DS000', message: 'ok' });
    answerBank(true);
  });
  const security = { authRequired: true, acsURL: '/bank', authenticationTransactionId: 'transaction-1' };
  const issued = { token: 'c'.repeat(32), secureService: '3dsecure', secureId: 'secure-1', security };
  answer = json(201, issued);
  expect(await tokenizer.tokenize(purchase)).toMatchObject({ ok: true, token: 'c'.repeat(32) });
  expect(asked.at(-1)).toMatchObject({
    url: '/rules/v1/secureValidation',
    body: { secureServiceId: 'secure-1', otpValue: '' },
  });
  stop();
  // With nobody to ask there is no token, either.
  answer = json(201, issued);
  expect(await tokenizer.tokenize(purchase)).toMatchObject({ ok: false, code: 'left', retryable: false });
});

test('digits: wrong three times, lost, right', async () => {
  const issued = json(201, { token: 'd'.repeat(32), secureService: 'KushkiOTP', secureId: 'secure-2' });
  const wrong = json(400, { code: 'OTP100', message: 'OTP Inválido' });
  const lost: Answer = (response) => response.socket?.destroy();
  let answers: Answer[] = [];
  const found: string[] = [];
  const stop = watchBank(() => {
    const question = bankQuestion();
    if (question?.kind !== 'code') return;
    void (async () => {
      for (const each of answers) {
        answer = each;
        found.push(await question.check('157'));
      }
      answerBank(found.at(-1) === 'proven');
    })();
  });
  const attempt = (...given: Answer[]) => {
    answers = given;
    answer = issued;
    return tokenizer.tokenize(purchase);
  };
  expect(await attempt(wrong, wrong, wrong)).toMatchObject({ ok: false, code: 'bank' });
  expect(await attempt(wrong, lost, json(200, { code: 'OTP000' }))).toMatchObject({ ok: true });
  expect(found).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'noAnswer', 'proven']);
  stop();
});
