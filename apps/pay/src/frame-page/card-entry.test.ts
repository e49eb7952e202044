import { expect, test } from 'vitest';
import { asTyped, cardFrom, errorOf } from './card-entry.ts';

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
