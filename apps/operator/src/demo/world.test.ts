import { addDays, addMonths, addWorkingDays, civilDateOf, daysBetween } from '@portal/market/civil-dates';
import { describe, expect, it } from 'vitest';
import { cycleDayNear, cycleOn } from './world.ts';

const fourYears = Array.from({ length: 1_461 }, (_, day) => addDays('2026-01-01', day));

describe('civil dates', () => {
  it('are those of Ecuador, five hours behind UTC', () => {
    expect(civilDateOf(new Date('2026-12-01T04:59:59Z'))).toBe('2026-11-30');
    expect(civilDateOf(new Date('2026-12-01T05:00:00Z'))).toBe('2026-12-01');
  });
  it('pass months and years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addMonths('2026-01-22', -1)).toBe('2025-12-22');
    expect(daysBetween('2026-10-31', '2026-11-20')).toBe(20);
  });
  it('skip Saturdays and Sundays when they count working days', () => {
    expect(addWorkingDays('2026-11-20', 2)).toBe('2026-11-24');
    expect(addWorkingDays('2026-11-21', 1)).toBe('2026-11-23');
  });
});

describe('a cycle', () => {
  it('contains the day it is asked for, on every day of four years', () => {
    for (const today of fourYears) {
      for (const day of [1, 8, 15, 22] as const) {
        const cycle = cycleOn(today, day);
        expect(civilDateOf(cycle.from) <= today && today <= civilDateOf(cycle.until)).toBe(true);
      }
    }
  });
  it('with a cut near some days ago is never more than five days off', () => {
    for (const daysAgo of [16, 18, 19, 23]) {
      const distances = fourYears.map((today) => {
        const [start = ''] = cycleOn(today, cycleDayNear(today, daysAgo)).starts;
        return Math.abs(daysBetween(start, today) - daysAgo);
      });
      expect(Math.max(...distances)).toBeLessThanOrEqual(5);
    }
  });
});
