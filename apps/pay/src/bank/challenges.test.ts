// What a bank asks: nothing is charged or saved before it has its answer, and an answer counts once.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ask, askToken, charge, lookUp, openSandbox, type Sandbox, tokenBody } from '../../test/sandbox.ts';
import { bankCodes, sandboxCards } from '../charges/cards.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await openSandbox(inject('testServer'));
});
afterAll(() => sandbox.close());

const numberThat = (asks: 'otp' | '3ds') => sandboxCards.find((card) => card.asks === asks)?.number ?? '';
const merchant = { 'public-merchant-id': 'sandbox' };

type Issued = { token: string; secureService: string; secureId: string; transaction: string };

async function given(asks: 'otp' | '3ds', isToSave = false): Promise<Issued> {
  const { card, currency, totalAmount } = tokenBody(numberThat(asks));
  const { body } = isToSave
    ? await ask(sandbox, 'POST', '/v1/subscription-tokens', merchant, { card, currency })
    : await askToken(sandbox, { card, currency, totalAmount });
  const { security = {} } = body as { security?: Record<string, string> };
  return {
    ...(body as { token: string; secureService: string; secureId: string }),
    transaction: security.authenticationTransactionId ?? '',
  };
}

const validate = (secureServiceId: string, otpValue: string) =>
  ask(sandbox, 'POST', '/rules/v1/secureValidation', merchant, { secureServiceId, otpValue });
const answerBank = async (transaction: string, code: string) =>
  (await ask(sandbox, 'POST', '/bank/answer', {}, { transaction, code })).body.status;

const otpWrong = { status: 400, body: { code: 'OTP100' } };
const pageUnanswered = { status: 400, body: { code: '3DS100' } };
const unproven = { status: 402, body: { code: 'K322' } };

describe('digits', () => {
  test('right: the token is charged once, and the proof stands when it is asked for again', async () => {
    const { token, secureId, secureService } = await given('otp');
    expect(secureService).toBe('KushkiOTP');
    for (let time = 0; time < 2; time++)
      expect(await validate(secureId, bankCodes.otp)).toMatchObject({
        status: 200,
        body: { code: 'OTP000' },
      });
    // A wrong one after the right one takes nothing back.
    expect(await validate(secureId, '000')).toMatchObject({ status: 200 });
    const key = randomUUID();
    expect((await charge(sandbox, token, key)).status).toBe(201);
    expect((await charge(sandbox, token, randomUUID())).status).toBe(402);
    expect(await lookUp(sandbox, key)).toMatchObject([{ details: { transactionStatus: 'APPROVAL' } }]);
  });

  test('wrong three times, also all at once: then the right one comes too late', async () => {
    const { token, secureId } = await given('otp');
    const tries = await Promise.all(['111', '222', '333', '444'].map((code) => validate(secureId, code)));
    for (const answer of tries) expect(answer).toMatchObject(otpWrong);
    expect(await validate(secureId, bankCodes.otp)).toMatchObject(otpWrong);
    expect(await charge(sandbox, token, randomUUID())).toMatchObject(unproven);
  });

  test('twice wrong and then right', async () => {
    const { secureId } = await given('otp');
    for (const code of ['111', '222']) expect(await validate(secureId, code)).toMatchObject(otpWrong);
    expect((await validate(secureId, bankCodes.otp)).status).toBe(200);
  });

  test('late: after five minutes', async () => {
    const { token, secureId } = await given('otp');
    sandbox.advanceMs(5 * 60_000 + 1);
    expect(await validate(secureId, bankCodes.otp)).toMatchObject(otpWrong);
    expect(await charge(sandbox, token, randomUUID())).toMatchObject(unproven);
  });
});

describe('the bank’s page', () => {
  test('answered: charged; the merchant’s browser alone can say nothing', async () => {
    const { token, secureId, transaction } = await given('3ds');
    expect(await validate(secureId, bankCodes['3ds'])).toMatchObject(pageUnanswered);
    expect(await answerBank(transaction, '0000')).toBe('wrong');
    expect(await answerBank(transaction, bankCodes['3ds'])).toBe('proven');
    expect(await validate(secureId, '')).toMatchObject({
      status: 200,
      body: { code: '3DS000', message: 'ok' },
    });
    expect((await charge(sandbox, token, randomUUID())).status).toBe(201);
  });

  test('wrong three times', async () => {
    const { token, secureId, transaction } = await given('3ds');
    const said = [];
    for (const code of ['1', '2', '3', bankCodes['3ds']]) said.push(await answerBank(transaction, code));
    expect(said).toEqual(['wrong', 'wrong', 'refused', 'refused']);
    expect(await validate(secureId, '')).toMatchObject(pageUnanswered);
    expect(await charge(sandbox, token, randomUUID())).toMatchObject(unproven);
  });

  test('closed: a charge without it is refused, is found so, and its token is spent', async () => {
    const { token, secureId, transaction } = await given('3ds');
    const key = randomUUID();
    expect(await charge(sandbox, token, key)).toMatchObject(unproven);
    expect(await lookUp(sandbox, key)).toMatchObject([{ code: 'K322' }]);
    expect(await answerBank(transaction, bankCodes['3ds'])).toBe('proven');
    expect((await validate(secureId, '')).status).toBe(200);
    expect(await charge(sandbox, token, randomUUID())).toMatchObject({ status: 402, body: { code: '577' } });
  });

  test('of another origin it is not answered; what nobody asked is refused', async () => {
    const { transaction } = await given('3ds');
    const origin = 'http://stranger.example';
    const answer = { transaction, code: bankCodes['3ds'] };
    expect((await ask(sandbox, 'POST', '/bank/answer', { origin }, answer)).status).toBe(403);
    expect(await answerBank('f'.repeat(32), bankCodes['3ds'])).toBe('refused');
    expect(await validate(randomUUID(), '')).toMatchObject(otpWrong);
  });
});

describe('a card that is to be saved', () => {
  const save = (token: string) =>
    ask(
      sandbox,
      'POST',
      '/subscriptions/v1/card',
      { 'private-merchant-id': 'sandbox-private', 'idempotency-key': randomUUID() },
      { token, planName: 'Portal', periodicity: 'custom' },
    );

  test('is saved once its bank has its answer, and not before', async () => {
    const proven = await given('otp', true);
    await validate(proven.secureId, bankCodes.otp);
    expect((await save(proven.token)).status).toBe(201);
    const { token } = await given('3ds', true);
    expect(await save(token)).toMatchObject({ status: 402, body: { code: '017' } });
  });
});
