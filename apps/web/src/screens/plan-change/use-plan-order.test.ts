import { expect, test } from 'vitest';
import { codeTrouble, verdictOf } from './use-plan-order.ts';

const refused = (status: number, code: string, message = 'Palabras del servidor') => ({
  status,
  error: { code, message },
});

test('what becomes of an order that was refused', () => {
  expect(verdictOf(refused(409, 'PLAN_CHANGE_PENDING'))).toEqual({ is: 'pending' });
  expect(verdictOf(refused(409, 'AMOUNT_CHANGED'))).toEqual({ is: 'priceChanged' });
  expect(verdictOf(refused(403, 'GRANT_REQUIRED'))).toEqual({ is: 'unconfirmed' });
  expect(verdictOf(refused(0, 'NETWORK'))).toEqual({ is: 'unanswered' });
  expect(verdictOf(refused(0, 'TIMEOUT'))).toEqual({ is: 'unanswered' });
  expect(verdictOf(refused(422, 'PLAN_NOT_OFFERED'))).toEqual({
    is: 'refused',
    reason: 'Palabras del servidor',
  });
  expect(verdictOf(refused(500, 'INTERNAL'))).toEqual({ is: 'refused', reason: '' });
});

test('a code that was not sent', () => {
  expect(codeTrouble(refused(429, 'PLAN_CODES_SPENT'), 'otra')).toEqual({
    kind: 'danger',
    text: 'Palabras del servidor',
  });
  expect(codeTrouble(refused(500, 'INTERNAL'), 'otra').text).toBe('otra');
  expect(codeTrouble(refused(0, 'NETWORK'), 'otra')).toMatchObject({ title: 'Sin conexión' });
});
