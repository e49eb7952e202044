import { describe, expect, it } from 'vitest';
import { type Cut, cutPage, type DayCount } from './records.ts';

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
