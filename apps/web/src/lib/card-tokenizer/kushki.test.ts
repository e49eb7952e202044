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
import { answerBank, bankQuestion, watchBank } from './bank-question.ts';
import { createKushkiTokenizer } from './kushki.ts';
import type { CardTokenizer } from './port.ts';

let provider: AnsweringProvider;
let tokenizer: CardTokenizer;
let answer: Answer;
let validation: Answer;
let merchant: object;
let asked: { url: string | undefined; merchant: unknown; body: string }[];

beforeAll(async () => {
  provider = await startProvider(({ url, headers }, body) => {
    asked.push({ url, merchant: headers['public-merchant-id'], body });
    if (url?.endsWith('/secureValidation')) return validation;
    return url?.endsWith('/settings') ? json(200, merchant) : answer;
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
  merchant = settings;
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

test('a token for exactly this amount, and nothing of the card', async () => {
  answer = json(201, { token: 'a'.repeat(32) });
  const result = await tokenizer.tokenize(purchase);
  expect(result).toEqual({ ok: true, token: 'a'.repeat(32) });
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

test('digits of a bank go to the provider by its library', async () => {
  answer = json(201, { token: 'c'.repeat(32), secureService: 'KushkiOTP', secureId: 'secure-1' });
  const found: string[] = [];
  const stop = watchBank(() => {
    const question = bankQuestion();
    if (question?.kind !== 'code') return;
    void (async () => {
      validation = json(400, { code: 'OTP100', message: 'OTP Inválido' });
      found.push(await question.check('000'));
      validation = (response) => response.socket?.destroy();
      found.push(await question.check('157'));
      validation = json(200, { code: 'OTP000', message: 'ok' });
      found.push(await question.check('157'));
      answerBank(true);
    })();
  });
  expect(await tokenizer.tokenize(purchase)).toMatchObject({ ok: true, token: 'c'.repeat(32) });
  expect(found).toEqual(['wrong', 'noAnswer', 'proven']);
  expect(asked.at(-1)?.body).toBe('{"secureServiceId":"secure-1","otpValue":"157"}');
  stop();
});

/** As the script does that the library would load to speak with banks. */
function givenBank(validated: { ActionCode: string; Validated: boolean }) {
  const opened: unknown[] = [];
  Object.assign(window, {
    Cardinal: {
      continue: (...page: unknown[]) => opened.push(...page),
      on: (event: string, tell: (said: object) => void) => event === 'payments.validated' && tell(validated),
      off: () => undefined,
    },
  });
  return opened;
}

test('the bank’s page is the library’s: answered, refused, not asked for', async () => {
  merchant = { ...settings, sandboxEnable: false };
  const security = {
    authRequired: true,
    acsURL: 'https://bank.example/acs',
    authenticationTransactionId: 'transaction-1',
    paReq: 'request',
    specificationVersion: '2.2.0',
  };
  const issued = { token: 'd'.repeat(32), secureService: '3dsecure', secureId: 'secure-2', security };
  answer = json(201, issued);
  const opened = givenBank({ ActionCode: 'SUCCESS', Validated: true });
  validation = json(200, { code: '3DS000', message: 'ok' });
  expect(await tokenizer.tokenize(purchase)).toMatchObject({ ok: true, token: 'd'.repeat(32) });
  expect(opened).toContainEqual({ AcsUrl: 'https://bank.example/acs', Payload: 'request' });
  validation = json(400, { code: '3DS100', message: 'Autenticación fallida' });
  expect(await tokenizer.tokenize(purchase)).toMatchObject({ ok: false, code: 'bank' });
  givenBank({ ActionCode: 'FAILURE', Validated: false });
  expect(await tokenizer.tokenizeToSave({ currency: 'USD', card })).toMatchObject({
    ok: false,
    code: 'bank',
  });

  asked = [];
  answer = json(201, { ...issued, security: { authRequired: false } });
  expect(await tokenizer.tokenize(purchase)).toMatchObject({ ok: true });
  expect(asked.map(({ url }) => url)).not.toContain('/rules/v1/secureValidation');
});
