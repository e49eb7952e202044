import { expect, test } from 'vitest';
import { isDate, withHyphens } from './typed-date.ts';

test.each([
  ['2026', '2026'],
  ['20261', '2026-1'],
  ['2026-112', '2026-11-2'],
  ['20261121', '2026-11-21'],
  ['2026-11-21', '2026-11-21'],
  ['2026-11-219', '2026-11-21'],
  ['2026-', '2026-'],
  ['2026/11/21', '2026-11-21'],
  ['ayer', ''],
])('«%s» becomes «%s»', (typed, text) => {
  expect(withHyphens(typed)).toBe(text);
});

test.each([
  ['2026-11-21', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-11', false],
  ['', false],
])('%s is a date: %s', (text, is) => {
  expect(isDate(text)).toBe(is);
});
