import { describe, expect, it } from 'vitest';
import { cycleAround, cycleAt } from './customers.ts';

describe('cycleAt', () => {
  it.each([
    ['2026-11-21', 1, '2026-11-01', '2026-11-30'],
    ['2026-11-21', 21, '2026-11-21', '2026-12-20'],
    ['2026-11-20', 21, '2026-10-21', '2026-11-20'],
    ['2026-01-01', 28, '2025-12-28', '2026-01-27'],
    ['2026-12-31', 1, '2026-12-01', '2026-12-31'],
    ['2028-02-29', 1, '2028-02-01', '2028-02-29'],
  ])('on %s with cycle day %i runs from %s to %s', (today, cycleDay, startsOn, endsOn) => {
    expect(cycleAt(today, cycleDay)).toEqual({ startsOn, endsOn });
  });
});

describe('cycleAround', () => {
  it.each([
    ['2026-12-01T04:59:59Z', '2026-11-01T05:00:00Z', '2026-12-01T04:59:59Z'],
    ['2026-12-01T05:00:00Z', '2026-12-01T05:00:00Z', '2027-01-01T04:59:59Z'],
    ['2028-02-29T12:00:00Z', '2028-02-01T05:00:00Z', '2028-03-01T04:59:59Z'],
  ])('at %s the cycle of the 1st runs from %s to %s', (now, from, until) => {
    expect(cycleAround(new Date(now), 1)).toEqual({ from: new Date(from), until: new Date(until) });
  });
});
