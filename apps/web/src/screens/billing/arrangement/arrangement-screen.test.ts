import { expect, test } from 'vitest';
import { countsOf, daysOpen, partsOf, proposedDays } from './arrangement-screen.tsx';

const usd = (value: number) => ({ unit: 'USD', value }) as const;
const rule = {
  firstOn: '2026-12-01',
  lastOn: '2026-12-16',
  firstPartBy: '2026-12-02',
  lastPartOn: '2027-01-15',
  apartDays: 7,
  mostParts: 3,
  amount: usd(20),
  cost: usd(0),
  minFirstAmount: usd(6),
};

test('parts are equal, add up to everything, and the first is no less than the rule says', () => {
  expect(partsOf(rule, 1)).toEqual([2000]);
  expect(partsOf(rule, 2)).toEqual([1000, 1000]);
  expect(partsOf(rule, 3)).toEqual([666, 667, 667]);
  expect(partsOf({ ...rule, minFirstAmount: usd(8.01) }, 3)).toEqual([801, 599, 600]);
  expect(partsOf({ ...rule, cost: usd(1) }, 2)).toEqual([1050, 1050]);
});

test('days are proposed as late as can be, and stay within the rule', () => {
  expect(proposedDays(rule, 1)).toEqual(['2026-12-16']);
  expect(proposedDays(rule, 3)).toEqual(['2026-12-01', '2026-12-23', '2027-01-14']);
  expect(daysOpen(rule, 1, 0, null)).toEqual({ least: '2026-12-01', most: '2026-12-16' });
  expect(daysOpen(rule, 3, 0, null)).toEqual({ least: '2026-12-01', most: '2026-12-02' });
  expect(daysOpen(rule, 3, 1, '2026-12-02')).toEqual({ least: '2026-12-09', most: '2027-01-08' });
  expect(daysOpen(rule, 3, 2, '2027-01-08')).toEqual({ least: '2027-01-15', most: '2027-01-15' });
});

test('what has no room for three parts has fewer', () => {
  expect(countsOf(rule)).toEqual([1, 2, 3]);
  expect(countsOf({ ...rule, lastPartOn: '2026-12-10' })).toEqual([1, 2]);
  expect(countsOf({ ...rule, minFirstAmount: usd(20) })).toEqual([1]);
});
