import { expect, test } from 'vitest';
import { lastSeenWords } from './own-ways.tsx';

const now = Date.parse('2026-11-22T12:00:00-05:00');

test('minutes, hours, and the date of what is older than a day', () => {
  expect(lastSeenWords('2026-11-22T11:59:10-05:00', now)).toBe('ahora');
  expect(lastSeenWords('2026-11-22T11:45:00-05:00', now)).toBe('hace 15 minutos');
  expect(lastSeenWords('2026-11-22T10:00:00-05:00', now)).toBe('hace 2 horas');
  expect(lastSeenWords('2026-11-19T23:12:00-05:00', now)).toBe('19 nov 2026, 23:12');
});
