import { expect, it } from 'vitest';
import { gridLines, writtenPlaces } from './chart-frame.tsx';

it('three round steps hold the largest figure', () => {
  expect(gridLines(1.1)).toEqual([0, 0.4, 0.8, 1.2]);
  expect(gridLines(3)).toEqual([0, 1, 2, 3]);
  expect(gridLines(0.07)).toEqual([0, 0.03, 0.06, 0.09]);
  expect(gridLines(98_765)).toEqual([0, 40_000, 80_000, 120_000]);
  for (let figure = 0.013; figure < 1e6; figure *= 1.37) {
    const top = gridLines(figure).at(-1) ?? 0;
    expect(top).toBeGreaterThanOrEqual(figure);
    expect(top).toBeLessThanOrEqual(figure * 2.01);
  }
});

it('what has no parts takes whole steps, and nothing at all has an axis still', () => {
  expect(gridLines(1, 1)).toEqual([0, 1, 2, 3]);
  expect(gridLines(0, 1)).toEqual([0, 1, 2, 3]);
  expect(gridLines(0)).toEqual([0, 1, 2, 3]);
});

it('a place too near to one that is written is left out', () => {
  expect(writtenPlaces([13, 20, 0, 29, 14, 6], 3)).toEqual([13, 20, 0, 29, 6]);
});
