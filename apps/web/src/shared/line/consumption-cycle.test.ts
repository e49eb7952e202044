import { describe, expect, it } from 'vitest';
import { cycleProgress, daysToNextCycle, renewalWords } from './consumption-cycle.ts';

const november = { start: '2026-11-01T00:00:00-05:00', end: '2026-11-30T23:59:59-05:00' };

describe('the billing cycle', () => {
  it('counts the days to the first day of the next cycle', () => {
    expect(daysToNextCycle(november, '2026-11-21T02:00:00-05:00')).toBe(10);
    expect(daysToNextCycle(november, '2026-11-30T23:00:00-05:00')).toBe(1);
    expect(daysToNextCycle(november, '2026-12-04T10:00:00-05:00')).toBe(0);
  });

  it('counts the days that have passed, within the cycle', () => {
    expect(cycleProgress(november, '2026-11-21T02:00:00-05:00')).toEqual({ done: 20, total: 30 });
    expect(cycleProgress(november, '2026-12-04T10:00:00-05:00')).toEqual({ done: 30, total: 30 });
    expect(cycleProgress(november, '2026-10-04T10:00:00-05:00')).toEqual({ done: 0, total: 30 });
  });

  it('says when it is renewed', () => {
    expect(renewalWords(november, '2026-11-21T02:00:00-05:00')).toBe('se renueva en 10 días');
    expect(renewalWords(november, '2026-11-30T02:00:00-05:00')).toBe('se renueva mañana');
    expect(renewalWords(november, '2026-12-01T02:00:00-05:00')).toBe('se renueva hoy');
  });
});
