import { expect, test } from 'vitest';
import { asTyped, brandOf, type CardEntry, checkCard, toCard } from './card-entry.ts';

const NOW = '2026-11-24T12:00:00-05:00';
const good: CardEntry = {
  name: 'ANA LUCÍA PAREDES',
  number: '5451 9515 7492 5480',
  expiry: '08/29',
  cvc: '123',
};
const errorsOf = (change: Partial<CardEntry>) => checkCard({ ...good, ...change }, NOW);

test('a good card has nothing against it', () => {
  expect(checkCard(good, NOW)).toEqual({});
  expect(toCard({ ...good, name: ' ANA LUCÍA PAREDES ' })).toEqual({
    name: 'ANA LUCÍA PAREDES',
    number: '5451951574925480',
    cvc: '123',
    expiryMonth: '08',
    expiryYear: '29',
  });
});

test('nothing typed: each field asks for itself', () => {
  expect(checkCard({ name: ' ', number: ' ', expiry: '', cvc: '' }, NOW)).toEqual({
    name: 'Introduzca el nombre del titular',
    number: 'Ingrese un número de tarjeta',
    expiry: 'Ingrese una fecha de expiración',
    cvc: 'Ingrese un CVV',
  });
});

test('name: letters, accents, ñ, dots and spaces, 60 at most', () => {
  for (const name of ['ÑUSTA PÉREZ', 'J. M. ANDRADE', 'JOSE\u0301 VERA', 'A'.repeat(60)]) {
    expect(errorsOf({ name })).toEqual({});
  }
  for (const name of ['ANA 2', 'ANA-LUCÍA', 'ANA, VERA', 'A'.repeat(61)]) {
    expect(errorsOf({ name })).toEqual({ name: 'Introduzca el nombre del titular' });
  }
});

test('number: digits, 14 to 19 of them, that pass Luhn', () => {
  for (const number of ['5451951574925480', '30569309025904', '378282246310005', '4000000000000000006']) {
    expect(errorsOf({ number })).toEqual({});
  }
  for (const number of ['5451 9515 7492 54A0', '5451951574925481', '4222222222222', '40000000000000000002']) {
    expect(errorsOf({ number })).toEqual({ number: 'Ingrese un número de tarjeta válido' });
  }
});

test('expiry: a month that exists and is not over, by the calendar of Ecuador', () => {
  for (const expiry of ['11/26', '12/26', '01/27', '12/99']) expect(errorsOf({ expiry })).toEqual({});
  for (const expiry of ['10/26', '12/25', '00/29', '13/29', '8/29', '0829', '08/2029', 'MM/YY']) {
    expect(errorsOf({ expiry })).toEqual({ expiry: 'Ingrese fecha de expiración válida' });
  }
  expect(checkCard(good, '2029-09-01T04:59:59Z')).toEqual({});
  expect(checkCard(good, '2029-09-01T05:00:00Z')).toHaveProperty('expiry');
});

test('cvc: three or four digits', () => {
  for (const cvc of ['123', '1234', ' 123 ']) expect(errorsOf({ cvc })).toEqual({});
  for (const cvc of ['12', '12345', '12a']) {
    expect(errorsOf({ cvc })).toEqual({ cvc: 'Ingrese un CVV válido' });
  }
});

function typed(field: 'expiry' | 'number', keys: string): string {
  return [...keys].reduce((shown, key) => asTyped(field, shown + key, shown), '');
}

test('the name is written in capitals, accents included', () => {
  expect(asTyped('name', 'ana lucía ñacato', '')).toBe('ANA LUCÍA ÑACATO');
});

test('the number is grouped as on the card, and letters stay to be seen', () => {
  expect(typed('number', '5451951574925480')).toBe('5451 9515 7492 5480');
  expect(asTyped('number', '5451-9515 7492  5480 ', '')).toBe('5451 9515 7492 5480');
  expect(asTyped('number', '378282246310005', '')).toBe('3782 822463 10005');
  expect(asTyped('number', '4000000000000000006', '')).toBe('4000 0000 0000 0000 006');
  expect(asTyped('number', '54519515749254A0', '')).toBe('5451 9515 7492 54A0');
});

test('the expiry gets its slash, can be deleted, and takes what browsers fill in', () => {
  expect(typed('expiry', '0829')).toBe('08/29');
  expect(typed('expiry', '08/29')).toBe('08/29');
  expect(typed('expiry', '8/29')).toBe('08/29');
  expect(asTyped('expiry', '08', '08/')).toBe('08');
  expect(asTyped('expiry', '0829', '')).toBe('08/29');
  expect(asTyped('expiry', '08 / 29', '')).toBe('08/29');
  expect(asTyped('expiry', '08/2029', '')).toBe('08/29');
  expect(asTyped('expiry', '2029-08', '')).toBe('08/29');
});

test('spaces leave the cvc', () => {
  expect(asTyped('cvc', ' 12 3', '')).toBe('123');
});

test('the first digits name the brand, or none', () => {
  expect(['4242', '5451', '2223', '3714', '3056', '6011', '9'].map(brandOf)).toEqual([
    'Visa',
    'Mastercard',
    'Mastercard',
    'American Express',
    'Diners Club',
    'Discover',
    undefined,
  ]);
});
