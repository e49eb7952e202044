import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { asTyped, cardFrom, errorOf } from './card-form.ts';
import { endOf } from './pay.ts';
import { money, timeOfDay } from './views.ts';
import { leftToPay, post } from './wire.ts';

const now = new Date('2029-08-15T12:00:00Z');

test('what is missing, and what is wrong, in the words of the documents', () => {
  expect(errorOf('name', ' ')).toBe('Introduzca el nombre del titular');
  expect(errorOf('name', 'Ana 2')).toBe('Introduzca el nombre del titular');
  expect(errorOf('number', '')).toBe('Ingrese un número de tarjeta');
  for (const number of ['5451951574925481', '5451 9515 7492 54', '545195157492548000000'])
    expect(errorOf('number', number)).toBe('Ingrese un número de tarjeta válido');
  expect(errorOf('expiry', '')).toBe('Ingrese una fecha de expiración');
  for (const expiry of ['07/29', '13/30', '0830'])
    expect(errorOf('expiry', expiry, now)).toBe('Ingrese fecha de expiración válida');
  expect(errorOf('cvc', '')).toBe('Ingrese un CVV');
  for (const cvc of ['12', '12345', '12a']) expect(errorOf('cvc', cvc)).toBe('Ingrese un CVV válido');
});

test('nothing against a good card, until the end of its month in Ecuador', () => {
  expect(errorOf('name', 'ANA LUCÍA ÑACATO')).toBe('');
  expect(errorOf('number', '5451 9515 7492 5480')).toBe('');
  expect(errorOf('expiry', '08/29', new Date('2029-09-01T04:59:59Z'))).toBe('');
  expect(errorOf('expiry', '08/29', new Date('2029-09-01T05:00:00Z'))).not.toBe('');
  expect(errorOf('cvc', '1234')).toBe('');
});

test('how it reads while it is typed, and what is sent', () => {
  expect(asTyped('name', 'ana', '')).toBe('ANA');
  expect(asTyped('number', '54519515-7492 5480', '')).toBe('5451 9515 7492 5480');
  expect(asTyped('expiry', '08', '0')).toBe('08/');
  expect(asTyped('expiry', '08', '08/')).toBe('08');
  expect(asTyped('expiry', '08/2029', '')).toBe('08/29');
  expect(cardFrom({ name: ' ANA ', number: '5451 9515 7492 5480', expiry: '08/29', cvc: '123' })).toEqual({
    name: 'ANA',
    number: '5451951574925480',
    cvv: '123',
    expiryMonth: '08',
    expiryYear: '29',
  });
});

const refused = (status: number, code: string, more: object = {}) =>
  endOf({ status, body: { code, message: 'Tarjeta sin fondos', ...more } });

test('only a clear answer is an end: everything else is not known, and asked again', () => {
  for (const status of [0, 202, 500, 503, 504]) expect(endOf({ status, body: null }).kind).toBe('unknown');
  expect(endOf({ status: 201, body: { id: 'p', authorizationCode: '123456' } })).toEqual({
    kind: 'paid',
    reference: 'p',
    authorization: '123456',
  });
});

test('a refusal says why, and whether another card helps', () => {
  expect(refused(402, 'DENIED')).toMatchObject({ kind: 'refused', withCard: true });
  expect(refused(402, 'DENIED')).toHaveProperty('text', expect.stringContaining('Tarjeta sin fondos'));
  expect(refused(422, 'INSUFFICIENT_BALANCE')).toEqual({
    kind: 'refused',
    text: 'Fondos Insuficientes. No se hizo ningún cobro.',
    withCard: false,
  });
  expect(refused(409, 'AMOUNT_CHANGED', { totalAmount: { amount: 4.5 } })).toMatchObject({
    newDollars: 4.5,
    text: expect.stringContaining('$4,50'),
  });
  expect(refused(409, 'BILL_PAID_HERE', { authorizationCode: '123456' })).toMatchObject({
    kind: 'refused',
    text: expect.stringContaining(
      'con la autorización 123456 y todavía figura por pagar. No se hizo ningún cobro.',
    ),
  });
  expect(refused(400, 'INVALID')).toMatchObject({ kind: 'refused' });
});

test('nothing more can be paid', () => {
  expect(refused(409, 'FRAME_CLOSED')).toEqual({ kind: 'over', why: 'closed' });
  expect(refused(409, 'PAYMENT_IN_PROCESS')).toEqual({ kind: 'over', why: 'lost' });
});

test('the deadline is told in the time of Ecuador, whatever the zone of the device', () => {
  expect(timeOfDay('2026-11-22T14:30:00Z')).toBe('09:30');
  expect(timeOfDay('2026-11-23T04:59:00Z')).toBe('23:59');
  expect(timeOfDay('2026-11-22T23:05:00+09:00')).toBe('09:05');
});

test('money as everywhere in the portal', () => {
  expect(money(1)).toBe('$1,00');
  expect(money(1234.5)).toBe('$1.234,50');
  expect(money(-0.65)).toBe('-$0,65');
});

test('there is as long to pay as the server says, whatever time it is on the device', async () => {
  const minute = 60_000;
  const server = createServer((_request, response) => {
    // To it, the device is an hour ahead.
    response.setHeader('date', new Date(Date.now() - 60 * minute).toUTCString());
    response.end('{}');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void server.close());
  const answer = await post(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {});
  const order = { expiresAt: new Date(Date.now() - 45 * minute).toISOString() };
  expect(Math.round(leftToPay(order, answer) / minute)).toBe(15);
  expect(leftToPay(order, { at: Number.NaN })).toBe(0);
});
