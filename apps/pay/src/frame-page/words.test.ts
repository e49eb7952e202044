import { expect, test } from 'vitest';
import { money, timeOfDay } from './words.ts';

test('the deadline is told in the time of Ecuador, whatever the zone of the device', () => {
  expect(timeOfDay('2026-11-22T14:30:00Z')).toBe('09:30');
  expect(timeOfDay('2026-11-23T04:59:00Z')).toBe('23:59');
  expect(timeOfDay('2026-11-22T23:05:00+09:00')).toBe('09:05');
});

test('money as everywhere in the portal', () => {
  expect(money(1)).toBe('$1,00');
  expect(money(1234.5)).toBe('$1.234,50');
  expect(money(-0.65)).toBe('-$0,65');
});
