import type { OpenSession } from '@portal/contract/access/sessions';
import { expect, test } from 'vitest';
import { sessionDetail } from './session-facts.ts';

const now = Date.parse('2026-11-22T12:00:00-05:00');
const said = (lastSeenAt: string, place: string | null = null) =>
  sessionDetail({ place, lastSeenAt } as OpenSession, now);

test('when it was used last, and where if that is known', () => {
  expect(said('2026-11-22T11:59:10-05:00')).toBe('ahora');
  expect(said('2026-11-22T11:45:00-05:00')).toBe('hace 15 minutos');
  expect(said('2026-11-22T10:00:00-05:00', 'Guayaquil, Ecuador')).toBe('Guayaquil, Ecuador · hace 2 horas');
  expect(said('2026-11-19T23:12:00-05:00')).toBe('19 nov 2026, 23:12');
});
