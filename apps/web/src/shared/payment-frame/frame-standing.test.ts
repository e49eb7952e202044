import type { PaymentFrame } from '@portal/contract/paying/payment-frame';
import { expect, test } from 'vitest';
import { resultName, standingOf, wordIn } from './frame-standing.ts';

const payment = (reason?: string, kind = 'recharge') => ({
  id: 'p',
  ...(reason ? { declineMessage: reason } : {}),
  paymentItem: [{ item: { id: 'x', '@referredType': kind } }],
});
const frame = (status: PaymentFrame['status'], more: object = {}) =>
  ({ id: 's', type: 'tdc', status, ...more }) as unknown as PaymentFrame;

test('success is what the server says, whatever the page says', () => {
  const paid = frame('authorized', { payment: payment() });
  for (const hint of [null, 'success', 'error', 'leaving'] as const)
    expect(standingOf(paid, hint, false).at).toBe('paid');
  expect(standingOf(frame('open'), 'success', true)).toEqual({ at: 'unconfirmed' });
  expect(standingOf(frame('denied', { payment: payment() }), 'success', true)).toEqual({ at: 'unconfirmed' });
  expect(standingOf(frame('open'), 'success', false)).toEqual({ at: 'checking' });
});

test('while the page has not ended, a refused card is its own to handle', () => {
  expect(standingOf(frame('denied', { payment: payment('Tarjeta sin fondos') }), null, true)).toEqual({
    at: 'page',
  });
  expect(standingOf(frame('pendingAuthorization'), null, true)).toEqual({ at: 'page' });
  expect(standingOf(frame('expired'), null, true)).toEqual({ at: 'expired' });
});

test('an error, or leaving: what is known of the payment', () => {
  expect(standingOf(frame('denied', { payment: payment('Tarjeta sin fondos') }), 'error', true)).toEqual({
    at: 'notPaid',
    reason: 'Tarjeta sin fondos',
  });
  expect(standingOf(frame('open'), 'error', true)).toEqual({ at: 'notPaid', reason: null });
  expect(standingOf(frame('pendingAuthorization', { payment: payment() }), 'leaving', true)).toEqual({
    at: 'verifying',
  });
});

test('the assistant hears of a payment, a recharge or an activation', () => {
  expect(resultName(frame('open', { type: 'fixed' }))).toBe('payment');
  expect(resultName(frame('open', { type: 'recharge' }))).toBe('recharge');
  expect(resultName(frame('open', { type: 'data_packets' }))).toBe('activation');
  expect(resultName(frame('authorized', { payment: payment() }))).toBe('recharge');
  expect(resultName(frame('authorized', { payment: payment('', 'package') }))).toBe('activation');
});

test('words of this attempt, and of no other', () => {
  const say = (more: object) => wordIn({ v: 1, sid: 'mine', ...more }, 'mine');
  expect(say({ status: 'waiting-credentials', nonce: 'n' })).toEqual({ kind: 'asks', nonce: 'n' });
  expect(say({ status: 'EXITO', reference: 'x' })).toEqual({ kind: 'success' });
  expect(say({ status: 'ERROR', code: 'DENIED', message: '' })).toEqual({ kind: 'error' });
  expect(say({ status: 'EXITO', sid: 'theirs' })).toBeNull();
  expect(say({ status: 'EXITO', v: 2 })).toBeNull();
  expect(say({ status: 'waiting-credentials' })).toBeNull();
  expect(say({ status: 'auth' })).toBeNull();
});

test('texts of older pages: an error wins over a success', () => {
  expect(wordIn('PAGO EXITOSO', 'mine')).toEqual({ kind: 'success' });
  expect(wordIn('ERROR EN EL PAGO', 'mine')).toEqual({ kind: 'error' });
  expect(wordIn('EXITO con ERROR', 'mine')).toEqual({ kind: 'error' });
  expect(wordIn('exito', 'mine')).toBeNull();
});

test('whatever else a window may hear', () => {
  for (const data of [null, undefined, 5, [], {}, '', true]) expect(wordIn(data, 'mine')).toBeNull();
});
