import { expect, test } from 'vitest';
import { around, dotsAround, viewOf } from './carousel.tsx';

// Cards of 384 px with 24 px between them.
const size = { width: 1200, step: 408, gap: 24, scrolled: 0, furthest: 7 * 408 - 24 - 1200 };

test('pages by what fits at once', () => {
  expect(viewOf(7, size)).toEqual({ page: 0, pages: 3, perPage: 3 });
  expect(viewOf(7, { ...size, width: 792 })).toMatchObject({ pages: 4, perPage: 2 });
  expect(viewOf(7, { ...size, width: 384 })).toMatchObject({ pages: 7, perPage: 1 });
  expect(viewOf(3, { ...size, furthest: 0 })).toEqual({ page: 0, pages: 1, perPage: 3 });
  expect(viewOf(0, { ...size, furthest: 0 })).toMatchObject({ page: 0, pages: 1 });
});

test('2.99 cards are three', () => {
  expect(viewOf(3, { ...size, step: 409, furthest: 4 })).toMatchObject({ page: 0, pages: 1, perPage: 3 });
});

test('the page that is seen, also the last one that is not full', () => {
  expect(viewOf(7, { ...size, scrolled: 3 * 408 }).page).toBe(1);
  expect(viewOf(7, { ...size, scrolled: size.furthest }).page).toBe(2);
  expect(viewOf(7, { ...size, scrolled: 408 }).page).toBe(0);
});

test('around the ends', () => {
  expect(around(-1, 4)).toBe(3);
  expect(around(4, 4)).toBe(0);
  expect(around(2, 4)).toBe(2);
});

test('seven dots at most, around the present one', () => {
  expect(dotsAround(0, 3)).toEqual([0, 1, 2]);
  expect(dotsAround(0, 22)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(dotsAround(10, 22)).toEqual([7, 8, 9, 10, 11, 12, 13]);
  expect(dotsAround(21, 22)).toEqual([15, 16, 17, 18, 19, 20, 21]);
});
