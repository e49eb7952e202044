import type { Payment } from '@portal/contract/paying/payments';
import { expect, test } from 'vitest';
import type { Result } from '../../lib/http/result.ts';
import { outcomeOfAnswer, outcomeOfPayment } from './pay-outcome.ts';

function refused(status: number, code: string, message = ''): Result<Payment> {
  return { error: { code, message }, data: null, headers: new Headers(), code: status };
}

function payment(status: Payment['status'], reason?: string): Payment {
  return { id: 'one', status, declineMessage: reason } as unknown as Payment;
}

test('no answer, a broken answer and a server error are never a refusal', () => {
  for (const answer of [
    refused(0, 'NETWORK'),
    refused(0, 'TIMEOUT'),
    refused(201, 'MALFORMED'),
    refused(500, 'INTERNAL'),
    refused(503, 'UNAVAILABLE', 'Ups!'),
    refused(422, 'KEY_REUSED'),
  ]) {
    expect(outcomeOfAnswer(answer)).toEqual({ kind: 'unknown' });
  }
});

test("the bank's refusal, the operator's rules and too many tries: the server's words, and what became of the money", () => {
  for (const [status, words, next] of [
    [402, 'Tarjeta sin fondos', 'No se hizo ningún cobro. Revisa los datos o prueba con otra tarjeta.'],
    [422, 'Fondos Insuficientes', 'No se hizo ningún cobro.'],
    [429, 'Demasiados intentos, espera unos minutos', 'No se hizo ningún cobro.'],
  ] as const) {
    expect(outcomeOfAnswer(refused(status, 'ANY', words))).toEqual({
      kind: 'refused',
      trouble: { title: 'Error en el Pago', text: `${words}. ${next}` },
    });
  }
});

test('any other refusal has the words for what is not known', () => {
  expect(outcomeOfAnswer(refused(400, 'INVALID', 'BAD REQUEST: Datos no válidos'))).toEqual({
    kind: 'refused',
    trouble: {
      title: 'Error Desconocido',
      text: 'Error al tratar de hacer la transacción, inténtelo más tarde. No se hizo ningún cobro.',
    },
  });
});

test('what is not as the screen shows it is read again', () => {
  expect(outcomeOfAnswer(refused(409, 'PAYMENT_IN_PROCESS'))).toEqual({ kind: 'changed', what: 'taken' });
  expect(outcomeOfAnswer(refused(409, 'BILL_NOT_PAYABLE'))).toEqual({ kind: 'changed', what: 'taken' });
  expect(outcomeOfAnswer(refused(409, 'AMOUNT_CHANGED'))).toEqual({ kind: 'changed', what: 'amount' });
  expect(outcomeOfAnswer(refused(404, 'NOT_FOUND'))).toEqual({ kind: 'changed', what: 'gone' });
});

test('a payment that the server knows', () => {
  const paid = payment('authorized');
  expect(outcomeOfPayment(paid)).toEqual({ kind: 'paid', payment: paid });
  expect(outcomeOfPayment(payment('pendingAuthorization'))).toEqual({ kind: 'unknown' });
  expect(outcomeOfPayment(payment('denied', 'Tarjeta sin fondos'))).toMatchObject({
    trouble: { text: expect.stringMatching(/^Tarjeta sin fondos\. No se hizo ningún cobro\./) },
  });
  expect(outcomeOfPayment(payment('failed'))).toMatchObject({
    trouble: { text: expect.stringMatching(/^El pago fue rechazado\. No se hizo ningún cobro\./) },
  });
});
