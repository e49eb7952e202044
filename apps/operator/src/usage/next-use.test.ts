import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../demo/generated/names.ts';
import { roamingCountries } from '../demo/roaming.ts';
import { type Cut, cutPage, type DayCount } from './records.ts';
import type { HeldBucket } from './usage-clock.store.ts';
import { nextUse } from './usage-clock.ts';

const bucket = (over: Partial<HeldBucket>): HeldBucket => ({
  customerId: 'c',
  lineId: 'l',
  bucketId: 'b',
  name: 'Internet',
  usageType: 'internet',
  unit: 'MB',
  source: 'plan',
  zone: null,
  isUnlimited: false,
  included: 1_000,
  consumed: 0,
  validFrom: new Date(0),
  validUntil: new Date(2_000),
  updatedAt: new Date(0),
  ...over,
});

const seeds = fc.integer();
const nothing = { leftCents: 0, slows: false };

describe('the next use of a line', () => {
  it('never takes more than is left, and costs nothing while an allowance gives it', () => {
    fc.assert(
      fc.property(seeds, fc.nat(30), fc.nat(500), (seed, left, money) => {
        const buckets = (['internet', 'voz', 'sms'] as const).map((usageType) =>
          bucket({ usageType, bucketId: usageType, included: 30, consumed: 30 - left }),
        );
        const { use } = nextUse(createRandom(seed), buckets, { leftCents: money, slows: false });
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
    const uses = Array.from({ length: 50 }, (_, seed) => nextUse(createRandom(seed), buckets, nothing).use);
    expect(new Set(uses.filter((use) => use !== null).map((use) => use.bucketId))).toEqual(
      new Set(['early']),
    );
  });

  it('is nothing where nothing is left and nothing can be paid', () => {
    fc.assert(fc.property(seeds, (seed) => nextUse(createRandom(seed), [], nothing).use === null));
  });

  it('goes on for ever where there is no limit', () => {
    const unlimited = (['internet', 'voz', 'sms'] as const).map((usageType) =>
      bucket({ usageType, isUnlimited: true, included: 0, consumed: 99_999 }),
    );
    fc.assert(fc.property(seeds, (seed) => nextUse(createRandom(seed), unlimited, nothing).use !== null));
  });

  it('costs abroad what that country costs, unless a package that works there gives it', () => {
    const atHome = bucket({ isUnlimited: true });
    const packages = [null, 'América', 'Europa', 'Mundo'].map((zone) =>
      bucket({ bucketId: zone ?? 'unknown', usageType: 'roaming', zone }),
    );
    fc.assert(
      fc.property(seeds, fc.constantFrom(...roamingCountries), (seed, there) => {
        const use = (...buckets: HeldBucket[]) =>
          nextUse(createRandom(seed), [atHome, ...buckets], { leftCents: 100_000, slows: false }, there).use;
        const paid = use();
        const quantity = paid?.quantity ?? 0;
        const amountCents = quantity * there.rates[paid?.usageType ?? 'voz'];
        expect(paid).toMatchObject({ bucketId: null, amountCents });
        expect(amountCents).toBeGreaterThan(0);
        for (const each of packages) {
          // Of which nobody said where it works: anywhere.
          const isGiven = paid?.usageType === 'internet' && [there.zone, 'Mundo', null].includes(each.zone);
          expect(use(each)).toMatchObject(
            isGiven ? { bucketId: each.bucketId, amountCents: 0 } : { bucketId: null, amountCents },
          );
        }
      }),
    );
  });

  it('goes on slowly and free of charge at a cap that slows, calls and messages do not', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { use, isShort } = nextUse(createRandom(seed), [], { leftCents: 0, slows: true });
        expect(isShort).toBe(true);
        if (use) expect(use).toMatchObject({ usageType: 'internet', quantity: 1, amountCents: 0 });
      }),
    );
  });
});

/** Newest first: names of records, in days of these sizes; `2026-11-20/0` is the newest of its day. */
function world(...sizes: number[]) {
  const days: DayCount[] = sizes.map((records, age) => ({ day: `2026-11-${20 - age}`, records }));
  const records = days.flatMap(({ day, records }) =>
    Array.from({ length: records }, (_, place) => `${day}/${place}`),
  );
  return { days, records };
}

/** What a statement for this cut would find. */
function read(records: readonly string[], { newest, oldest, order, skip, take }: Cut): string[] {
  const within = records.filter((name) => name.slice(0, 10) >= oldest && name.slice(0, 10) <= newest);
  const found = (order === 'newest' ? within : within.toReversed()).slice(skip, skip + take);
  return order === 'newest' ? found : found.toReversed();
}

describe('cutPage', () => {
  it.each([
    ['quiet days', [3, 1, 4, 1, 5, 9, 2, 6]],
    ['a busy day among quiet ones', [2, 1200, 3, 0, 1]],
    ['busy days only', [800, 900]],
    ['nothing', []],
  ])('finds every page in either direction: %s', (_name, sizes) => {
    const { days, records } = world(...sizes);
    for (const limit of [1, 10, 500]) {
      for (let offset = 0; offset <= records.length; offset += limit === 500 ? 97 : 7) {
        const cuts = cutPage(days, { offset, limit });
        expect(cuts.flatMap((cut) => read(records, cut))).toEqual(records.slice(offset, offset + limit));
      }
    }
  });

  it('never skips more than half of a busy day, nor reads a quiet one twice', () => {
    const { days } = world(40_000, 40_000);
    for (let offset = 0; offset < 80_000; offset += 997) {
      const cuts = cutPage(days, { offset, limit: 10 });
      for (const { skip } of cuts) expect(skip).toBeLessThanOrEqual(20_000);
    }
    expect(cutPage(days, { offset: 79_990, limit: 10 })).toEqual([
      { newest: '2026-11-19', oldest: '2026-11-19', order: 'oldest', skip: 0, take: 10 },
    ]);
    expect(cutPage(world(30, 30).days, { offset: 25, limit: 10 })).toHaveLength(1);
  });
});
