import { describe, expect, it } from 'vitest';
import { cycleProgress, daysToNextCycle, paceOf } from './pace.ts';

const cycle = { today: '2026-11-20', end: '2026-11-30' };
const used = Array.from({ length: 20 }, () => 0.5);

it('what is left is shared among the days to come at the pace of those that have gone', () => {
  expect(paceOf({ ...cycle, used, left: 4.3 })).toEqual({ kind: 'ends', perDay: 0.5, days: 8, mayUse: 0.43 });
});

it('it lasts when it reaches the last day, and when nothing is used', () => {
  expect(paceOf({ ...cycle, used, left: 5 })).toMatchObject({ kind: 'lasts', days: 10 });
  expect(paceOf({ ...cycle, used, left: 500 })).toMatchObject({ kind: 'lasts', days: 10 });
  expect(paceOf({ ...cycle, used: [0, 0, 0], left: 1 })).toMatchObject({ kind: 'lasts', perDay: 0 });
});

it('less than a day is no day', () => {
  expect(paceOf({ ...cycle, used, left: 0.4 })).toMatchObject({ kind: 'ends', days: 0 });
});

it('says nothing of fewer than three days, and on the last day all may be used', () => {
  expect(paceOf({ ...cycle, used: [1, 2], left: 4 })).toEqual({ kind: 'early' });
  const last = { used, left: 4, today: cycle.end, end: cycle.end };
  expect(paceOf(last)).toMatchObject({ kind: 'lasts', days: 0, mayUse: 4 });
});

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
});
