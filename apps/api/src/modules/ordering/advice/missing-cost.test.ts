import type { PackageOffering } from '@portal/operator-ports/catalogue';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cheapestPackages } from './missing-cost.ts';

const offer = (included: number | null, priceCents: number, usageType = 'internet') =>
  ({ priceCents, lineKinds: ['Postpaid'], allowances: [{ usageType, included }] }) as PackageOffering;

describe('packages for what is missing', () => {
  it('as many as it takes, in the mix that costs least', () => {
    const costOf = cheapestPackages(
      [offer(1_024, 150), offer(3_072, 300), offer(512, 100)],
      'internet',
      8_000,
    );
    expect([0, 1, 512, 513, 1_024, 3_000, 3_073, 7_000].map(costOf)).toEqual([
      0, 100, 100, 150, 150, 300, 400, 750,
    ]);
  });

  it('one without a limit is enough; none for this kind is none at all', () => {
    const packages = [offer(100, 200, 'voz'), offer(null, 900, 'voz'), offer(10, 1, 'sms')];
    expect(cheapestPackages(packages, 'voz', 5_000)(5_000)).toBe(900);
    expect(cheapestPackages(packages, 'internet', 10)(10)).toBeNull();
    expect(cheapestPackages(packages, 'internet', 10)(0)).toBe(0);
    const prepaid = { ...offer(1_024, 150), lineKinds: ['Prepaid' as const] };
    expect(cheapestPackages([prepaid], 'internet', 10)(10)).toBeNull();
  });

  it('more never costs less, and no package alone that would do is cheaper', () => {
    const offers = fc.array(
      fc.record({ size: fc.integer({ min: 1, max: 9_999 }), price: fc.integer({ min: 1, max: 5_000 }) }),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(offers, fc.nat({ max: 60_000 }), fc.nat({ max: 60_000 }), (given, a, b) => {
        const costOf = cheapestPackages(
          given.map(({ size, price }) => offer(size, price)),
          'internet',
          Math.max(a, b),
        );
        const [less, more] = [Math.min(a, b), Math.max(a, b)].map((amount) => costOf(amount) ?? -1);
        expect(less).toBeLessThanOrEqual(more ?? 0);
        expect(less).toBeGreaterThanOrEqual(0);
        for (const { size, price } of given)
          if (size >= Math.max(a, b)) expect(more).toBeLessThanOrEqual(price);
      }),
      { numRuns: 50 },
    );
  });
});
