// The unmodified client library of the real provider, pointed at the sandbox.
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { approvedCard, ask, charge, openSandbox, type Sandbox } from '../test/sandbox.ts';

type TokenRequest = {
  amount: number | string;
  card: { name: string; number: string; cvc: string; expiryMonth: string; expiryYear: string };
};
type TokenAnswer = { token?: string; code?: string; message?: string; secureId?: string };
type KushkiClass = new (options: {
  merchantId: string;
  inTestEnvironment: boolean;
}) => {
  requestToken: (request: TokenRequest, callback: (answer: TokenAnswer) => void) => void;
  requestSubscriptionToken: (
    request: Pick<TokenRequest, 'card'> & { currency: string },
    callback: (answer: TokenAnswer) => void,
  ) => void;
  requestSecureServiceValidation: (
    request: { secureServiceId: string; otpValue: string },
    callback: (answer: TokenAnswer) => void,
  ) => void;
};

const load = createRequire(import.meta.url);
let sandbox: Sandbox;
let Kushki: KushkiClass;

beforeAll(async () => {
  sandbox = await openSandbox(inject('testServer'));
  // The library reads `window`; an empty one keeps it from adding its third-party script.
  Object.assign(globalThis, { window: {} });
  ({ Kushki } = load('@kushki/js') as { Kushki: KushkiClass });
  const { EnvironmentEnum } = load('@kushki/js/lib/infrastructure/EnvironmentEnum') as {
    EnvironmentEnum: { uat: string };
  };
  EnvironmentEnum.uat = `${sandbox.baseUrl}/`;
});
afterAll(() => sandbox.close());

function requestToken(
  number: string,
  merchantId = 'sandbox',
  amount: number | string = 10.5,
): Promise<TokenAnswer> {
  const card = { name: 'ANA PAREDES', number, cvc: '123', expiryMonth: '12', expiryYear: '39' };
  return new Promise((resolve) => {
    new Kushki({ merchantId, inTestEnvironment: true }).requestToken({ amount, card }, resolve);
  });
}

test('it gets a token, and the token can be charged', async () => {
  const { token = '' } = await requestToken(approvedCard);
  expect(token).toMatch(/^[0-9a-f]{32}$/);
  expect((await charge(sandbox, token, randomUUID(), 10.5)).status).toBe(201);
});

test('it gets a token that saves a card', async () => {
  const card = { name: 'ANA PAREDES', number: approvedCard, cvc: '123', expiryMonth: '12', expiryYear: '39' };
  const { token = '' } = await new Promise<TokenAnswer>((resolve) => {
    new Kushki({ merchantId: 'sandbox', inTestEnvironment: true }).requestSubscriptionToken(
      { card, currency: 'USD' },
      resolve,
    );
  });
  expect(token).toMatch(/^[0-9a-f]{32}$/);
  const headers = { 'private-merchant-id': 'sandbox-private', 'idempotency-key': randomUUID() };
  const body = { token, planName: 'Portal', periodicity: 'custom' };
  expect((await ask(sandbox, 'POST', '/subscriptions/v1/card', headers, body)).status).toBe(201);
});

test('an amount given as text', async () => {
  const { token = '' } = await requestToken(approvedCard, 'sandbox', '7.25');
  expect((await charge(sandbox, token, randomUUID(), 7.25)).status).toBe(201);
});

test('it reports a refused card as the real provider would', async () => {
  expect(await requestToken('4574441215190335')).toEqual({
    code: '017',
    message: 'Tarjeta no válida',
    error: 'Request failed with status code 402',
  });
});

test('it reports a wrong merchant', async () => {
  expect(await requestToken(approvedCard, 'somebody-else')).toMatchObject({
    code: 'K004',
    message: 'ID de comercio o credencial no válido',
  });
});

test('it carries what a bank asks, and how it was answered', async () => {
  const { token = '', secureId = '', ...asked } = await requestToken('4349000500000007');
  expect(asked).toEqual({ secureService: 'KushkiOTP' });
  const validate = (otpValue: string) =>
    new Promise<TokenAnswer>((resolve) => {
      new Kushki({ merchantId: 'sandbox', inTestEnvironment: true }).requestSecureServiceValidation(
        { secureServiceId: secureId, otpValue },
        resolve,
      );
    });
  expect(await validate('000')).toMatchObject({ code: 'OTP100', message: 'OTP Inválido' });
  expect(await validate('157')).toEqual({ code: 'OTP000', message: 'ok' });
  expect((await charge(sandbox, token, randomUUID(), 10.5)).status).toBe(201);
});
