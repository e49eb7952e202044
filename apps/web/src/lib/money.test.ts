import { expect, test } from 'vitest';
import { centsFromDollars, dollarsFromCents, formatMoney, formatUnitPrice } from './money.ts';

test('dollars of the wire become whole cents', () => {
  expect(centsFromDollars(18.39)).toBe(1839);
  expect(centsFromDollars(44.99)).toBe(4499);
  expect(centsFromDollars(1.005)).toBe(101);
  expect(centsFromDollars(-4.35)).toBe(-435);
  expect(centsFromDollars(0.1 + 0.2)).toBe(30);
  for (let cents = 0; cents < 20_000; cents += 7) {
    expect(centsFromDollars(dollarsFromCents(cents))).toBe(cents);
  }
});

test('es-EC, two decimals, points between thousands, the minus before the sign', () => {
  expect(formatMoney(0)).toBe('$0,00');
  expect(formatMoney(1839)).toBe('$18,39');
  expect(formatMoney(123450)).toBe('$1.234,50');
  expect(formatMoney(123456789)).toBe('$1.234.567,89');
  expect(formatMoney(-435)).toBe('-$4,35');
  expect(formatMoney(-123450)).toBe('-$1.234,50');
});

test('what one of many costs is told apart below a tenth of a dollar', () => {
  expect([1.15, 0.8, 1.4, 9].map(formatUnitPrice)).toEqual(['$0,0115', '$0,008', '$0,014', '$0,09']);
  expect([10, 43.75, 100].map(formatUnitPrice)).toEqual(['$0,10', '$0,44', '$1,00']);
});
