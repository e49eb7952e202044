import { describe, expect, it } from 'vitest';
import { categoriesOf, remainingOf } from './usage.ts';

const bucket = (over: object) => ({
  customerId: 'c',
  lineId: 'l',
  bucketId: 'b',
  name: 'Internet',
  usageType: 'internet',
  unit: 'MB' as const,
  source: 'plan' as const,
  isUnlimited: false,
  included: 1000,
  consumed: 400,
  validFrom: new Date(0),
  validUntil: new Date(1),
  updatedAt: new Date(0),
  ...over,
});

describe('remainingOf', () => {
  it('is what was included less what was used', () => expect(remainingOf(bucket({}))).toBe(600));
  it('never falls below zero', () => expect(remainingOf(bucket({ consumed: 1200 }))).toBe(0));
  it('is −1 when unlimited', () => expect(remainingOf(bucket({ isUnlimited: true }))).toBe(-1));
  it('is −1 above 999000', () => {
    expect(remainingOf(bucket({ included: 999_001, consumed: 0 }))).toBe(-1);
    expect(remainingOf(bucket({ included: 999_000, consumed: 0 }))).toBe(999_000);
  });
});

describe('categoriesOf', () => {
  it('sums buckets of one type', () => {
    expect(categoriesOf([bucket({}), bucket({ source: 'package', included: 500, consumed: 0 })])).toEqual([
      { type: 'internet', available: 1100, consume: 400, unity: 'MB', isLimit: false },
    ]);
  });
  it('is unlimited when any bucket is, whatever the order', () => {
    for (const buckets of [
      [bucket({ isUnlimited: true }), bucket({})],
      [bucket({}), bucket({ isUnlimited: true })],
    ])
      expect(categoriesOf(buckets)[0]).toMatchObject({ available: -1, consume: 800, isLimit: true });
  });
  it('has nothing to say of no buckets', () => expect(categoriesOf([])).toEqual([]));
});
