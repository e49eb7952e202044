import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chartLines } from './chart-scale.ts';

it.each([
  [2_404, [1_000, 2_000, 3_000]],
  [1_839, [1_000, 2_000, 3_000]],
  [4_499, [2_000, 4_000, 6_000]],
  [0, [0.5, 1, 1.5]],
])('%d: %j', (highest, lines) => {
  expect(chartLines(highest)).toEqual(lines);
});

it('the top line is never below a bar, nor more than twice and a half as high', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), (highest) => {
      const [, , top = 0] = chartLines(highest);
      expect(top).toBeGreaterThanOrEqual(highest);
      expect(top).toBeLessThanOrEqual(highest * 2.5);
    }),
  );
});
