import { expect, test } from 'vitest';
import { wordIn } from './frame-messages.ts';

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
