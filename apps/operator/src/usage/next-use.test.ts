import type { Bucket } from '@portal/operator-ports/usage';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../demo/generated/random.ts';
import { nextUse } from './next-use.ts';

const bucket = (over: Partial<Bucket>): Bucket => ({
  customerId: 'c',
  lineId: 'l',
  bucketId: 'b',
  name: 'Internet',
  usageType: 'internet',
  unit: 'MB',
  source: 'plan',
  isUnlimited: false,
  included: 1_000,
  consumed: 0,
  validFrom: new Date(0),
  validUntil: new Date(2_000),
  updatedAt: new Date(0),
  ...over,
});

const seeds = fc.integer();

describe('the next use of a line', () => {
  it('never takes more than is left, and costs nothing while an allowance gives it', () => {
    fc.assert(
      fc.property(seeds, fc.nat(30), fc.nat(500), (seed, left, money) => {
        const buckets = (['internet', 'voz', 'sms'] as const).map((usageType) =>
          bucket({ usageType, bucketId: usageType, included: 30, consumed: 30 - left }),
        );
        const use = nextUse(createRandom(seed), buckets, money);
        if (!use) return;
        expect(use.quantity).toBeGreaterThanOrEqual(1);
        if (use.bucketId === null) expect(use.amountCents).toBeLessThanOrEqual(money);
        else expect(use).toMatchObject({ bucketId: use.usageType, amountCents: 0 });
        if (use.bucketId !== null) expect(use.quantity).toBeLessThanOrEqual(left);
      }),
    );
  });

  it('draws on the allowance that ends first', () => {
    const buckets = [
      bucket({ bucketId: 'late', validUntil: new Date(3_000) }),
      bucket({ bucketId: 'spent', validUntil: new Date(500), consumed: 1_000 }),
      bucket({ bucketId: 'early', validUntil: new Date(1_000) }),
    ];
    const uses = Array.from({ length: 50 }, (_, seed) => nextUse(createRandom(seed), buckets, 0));
    expect(new Set(uses.filter((use) => use !== null).map((use) => use.bucketId))).toEqual(
      new Set(['early']),
    );
  });

  it('is nothing where nothing is left and nothing can be paid', () => {
    fc.assert(fc.property(seeds, (seed) => nextUse(createRandom(seed), [], 0) === null));
  });

  it('goes on for ever where there is no limit', () => {
    const unlimited = (['internet', 'voz', 'sms'] as const).map((usageType) =>
      bucket({ usageType, isUnlimited: true, included: 0, consumed: 99_999 }),
    );
    fc.assert(fc.property(seeds, (seed) => nextUse(createRandom(seed), unlimited, 0) !== null));
  });
});
