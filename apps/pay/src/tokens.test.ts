import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import {
  approvedCard,
  ask,
  askToken,
  openSandbox,
  portalOrigin,
  type Sandbox,
  tokenBody,
} from '../test/sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await openSandbox(inject('testServer'));
});
afterAll(() => sandbox.close());

const tokens = '/card/v1/tokens';
const settings = '/merchant/v1/merchant/settings';
const merchant = { 'public-merchant-id': 'sandbox' };

describe('200', () => {
  test('a card becomes a token of 32 hexadecimal digits and nothing else', async () => {
    const answer = await askToken(sandbox, tokenBody());
    expect(answer.status).toBe(201);
    expect(Object.keys(answer.body)).toEqual(['token']);
    expect(answer.body.token).toMatch(/^[0-9a-f]{32}$/);
  });

  test('the body of the real client, with fields the sandbox ignores', async () => {
    const extras = {
      merchantName: 'x',
      sessionId: null,
      userId: null,
      contactDetails: { email: 'a@b.example' },
    };
    expect((await askToken(sandbox, { ...tokenBody(), ...extras })).status).toBe(201);
  });

  test('settings switch off 3-D Secure and fraud scoring', async () => {
    const answer = await ask(sandbox, 'GET', settings, merchant);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      sandboxEnable: true,
      active_3dsecure: false,
      country: 'Ecuador',
      sandboxBaconKey: null,
      prodBaconKey: null,
    });
  });

  test('neither the number nor the cvv is stored or logged', async () => {
    await askToken(sandbox, { ...tokenBody(), card: { ...tokenBody().card, cvv: '8642' } });
    await askToken(sandbox, JSON.stringify(tokenBody()).slice(0, -1));
    await askToken(sandbox, { ...tokenBody(), totalAmount: -1 });
    const { rows } = await sandbox.pool.query('select t::text as row from pay_sandbox.tokens t');
    const everything = JSON.stringify(rows) + sandbox.logged();
    expect(everything).toContain('5480');
    expect(everything).not.toContain(approvedCard);
    expect(everything).not.toContain(approvedCard.slice(0, 6));
    expect(rows.some(({ row }) => row.includes('8642'))).toBe(false);
  });
});

describe('402', () => {
  test.each([
    ['the card that is refused here', '4574441215190335'],
    ['a number that fails Luhn', '5451951574925481'],
  ])('%s', async (_name, number) => {
    const answer = await askToken(sandbox, tokenBody(number));
    expect(answer.status).toBe(402);
    expect(answer.body).toEqual({ code: '017', message: 'Tarjeta no válida' });
  });

  test('a past expiry', async () => {
    const body = { ...tokenBody(), card: { ...tokenBody().card, expiryYear: '24' } };
    expect((await askToken(sandbox, body)).body.code).toBe('017');
  });
});

describe('400', () => {
  const card = tokenBody().card;
  test.each([
    ['no body', undefined],
    ['broken JSON', '{"card":'],
    ['a list', []],
    ['no amount', { ...tokenBody(), totalAmount: undefined }],
    ['a text amount', { ...tokenBody(), totalAmount: '18.39' }],
    ['zero', { ...tokenBody(), totalAmount: 0 }],
    ['a negative amount', { ...tokenBody(), totalAmount: -1 }],
    ['fractions of a cent', { ...tokenBody(), totalAmount: 1.005 }],
    ['another currency', { ...tokenBody(), currency: 'COP' }],
    ['letters in the number', { ...tokenBody(), card: { ...card, number: '5451951574925abc' } }],
    ['a short number', { ...tokenBody(), card: { ...card, number: '4111111111111' } }],
    ['a month 13', { ...tokenBody(), card: { ...card, expiryMonth: '13' } }],
    ['a cvv of two digits', { ...tokenBody(), card: { ...card, cvv: '12' } }],
    ['no name', { ...tokenBody(), card: { ...card, name: ' ' } }],
    ['a poisoned prototype', '{"__proto__":{"totalAmount":1}}'],
  ])('K001: %s', async (_name, body) => {
    const answer = await askToken(sandbox, body);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ code: 'K001', message: 'Cuerpo de la petición inválido.' });
  });

  test.each([['sandbox-private'], ['']])('K004: merchant "%s"', async (id) => {
    const answer = await ask(sandbox, 'POST', tokens, { 'public-merchant-id': id }, tokenBody());
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ code: 'K004', message: 'ID de comercio o credencial no válido' });
    expect((await ask(sandbox, 'GET', settings, { 'public-merchant-id': id })).body.code).toBe('K004');
  });
});

describe('cross-origin', () => {
  const preflight = (origin: string, path = tokens) =>
    ask(sandbox, 'OPTIONS', path, {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,public-merchant-id',
    });

  test("the portal's preflight is granted, an error answer can be read too", async () => {
    const granted = await preflight(portalOrigin);
    expect(granted.status).toBe(204);
    expect(granted.headers.get('access-control-allow-origin')).toBe(portalOrigin);
    expect(granted.headers.get('access-control-allow-headers')).toContain('Public-Merchant-Id');
    expect(granted.headers.get('access-control-allow-credentials')).toBeNull();
    const refused = await ask(sandbox, 'POST', tokens, { ...merchant, origin: portalOrigin }, {});
    expect(refused.status).toBe(400);
    expect(refused.headers.get('access-control-allow-origin')).toBe(portalOrigin);
    expect(refused.headers.get('vary')).toBe('Origin');
  });

  test.each(['http://evil.example', 'null', `${portalOrigin}.evil.example`])(
    'another origin gets nothing: %s',
    async (origin) => {
      const refused = await preflight(origin);
      expect(refused.status).toBe(403);
      expect(refused.headers.get('access-control-allow-origin')).toBeNull();
      const posted = await ask(sandbox, 'POST', tokens, { ...merchant, origin }, tokenBody());
      expect(posted.status).toBe(403);
      expect(posted.headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  test('the private paths are not open to any page', async () => {
    const answer = await preflight(portalOrigin, '/card/v1/charges');
    expect(answer.status).toBe(405);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});
