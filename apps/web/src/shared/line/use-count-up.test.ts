import { expect, test } from 'vitest';
import { between, hasGrown } from './use-count-up.ts';

test('only more is growth: what is used up, or newly seen, counts nothing', () => {
  expect(hasGrown([435], [735])).toBe(true);
  expect(hasGrown([9421, 20, 14], [9400, 20, 64])).toBe(true);
  expect(hasGrown([435], [435])).toBe(false);
  expect(hasGrown([435], [300])).toBe(false);
  expect(hasGrown([], [300])).toBe(false);
});

test('on the way figures are whole, begin where they were, never pass their end, and less is there at once', () => {
  expect(between([435, 50], [735, 14], 0)).toEqual([435, 14]);
  expect(between([435, 50], [735, 14], 1)).toEqual([735, 14]);
  const [middle = 0] = between([435], [735], 0.3333);
  expect(Number.isInteger(middle)).toBe(true);
  expect(middle).toBeGreaterThan(435);
  expect(middle).toBeLessThan(735);
});
