import { expect, test } from 'vitest';
import { endOf } from './pay.ts';

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
