import { expect, test } from 'vitest';
import { civilOf, isDate, typedOf, withSlashes } from './date-field.tsx';

test.each([
  ['21', '21'],
  ['211', '21/1'],
  ['21/112', '21/11/2'],
  ['21112026', '21/11/2026'],
  ['21/11/2026', '21/11/2026'],
  ['21/11/20269', '21/11/2026'],
  ['21/', '21/'],
  ['21-11-2026', '21/11/2026'],
  ['21.11.2026', '21/11/2026'],
  ['ayer', ''],
])('«%s» becomes «%s»', (typed, text) => {
  expect(withSlashes(typed)).toBe(text);
});

test('what is typed is a civil date, and back', () => {
  expect(civilOf('21/11/2026')).toBe('2026-11-21');
  expect(typedOf('2026-11-21')).toBe('21/11/2026');
  for (const text of ['', '21/11', '1/1/2026']) expect(civilOf(text)).toBe(text);
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
