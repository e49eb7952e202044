import { expect, test } from 'vitest';
import { circleFill, isUnlimited, parseSpeeds, quantity, quantityWords } from './usage.ts';

test('unlimited by any of the rules', () => {
  expect(isUnlimited({ available: 0, consumed: 12, isLimit: true })).toBe(true);
  expect(isUnlimited({ available: -1, consumed: 0 })).toBe(true);
  expect(isUnlimited({ available: -1, consumed: -1 })).toBe(true);
  expect(isUnlimited({ available: 999_001, consumed: 0 })).toBe(true);
  expect(isUnlimited({ available: 999_000, consumed: 0 })).toBe(false);
  expect(isUnlimited({ available: 0, consumed: 10 })).toBe(false);
});

test('the circle shows what is left', () => {
  expect(circleFill({ available: -1, consumed: 300, isLimit: true })).toBe(100);
  expect(circleFill({ available: 0, consumed: 0 })).toBe(0);
  expect(circleFill({ available: 40, consumed: 0 })).toBe(100);
  expect(circleFill({ available: 0, consumed: 40 })).toBe(0);
  expect(circleFill({ available: 25, consumed: 75 })).toBe(25);
});

test('megabytes as GB with a decimal comma, minutes as min', () => {
  expect(quantity(9421, 'MB')).toEqual({ value: '9,2', unit: 'GB' });
  expect(quantityWords(1024, 'MB')).toBe('1,0 GB');
  expect(quantityWords(0, 'MB')).toBe('0,0 GB');
  expect(quantityWords(40, 'MB')).toBe('40 MB');
  expect(quantityWords(52, 'MB')).toBe('0,1 GB');
  expect(quantityWords(58, 'MIN')).toBe('58 min');
  expect(quantityWords(1500, 'SMS')).toBe('1.500 SMS');
});

test('speeds by suffix, in either order', () => {
  expect(parseSpeeds('20UP/100DOWN')).toEqual({ upMbps: 20, downMbps: 100 });
  expect(parseSpeeds('300DOWN/150UP')).toEqual({ upMbps: 150, downMbps: 300 });
  expect(parseSpeeds('100')).toBeNull();
});
