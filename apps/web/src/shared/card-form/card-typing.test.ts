import { expect, test } from 'vitest';
import { asTyped } from './card-typing.ts';

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
