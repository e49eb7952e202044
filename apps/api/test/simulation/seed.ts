// What a seed decides: the same one, the same decisions in the same order.

export interface Seed {
  /** From 0 up to, and without, 1. */
  next(): number;
  /** From 0 up to, and without, `end`. */
  below(end: number): number;
  chance(share: number): boolean;
  pick<T>(all: readonly T[]): T;
}

/** Mulberry32: small, and good enough to choose by. */
export function seedOf(number: number): Seed {
  let state = number >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    next,
    below,
    chance: (share) => next() < share,
    pick(all) {
      const picked = all[below(all.length)];
      if (picked === undefined) throw new Error('there is nothing to pick from');
      return picked;
    },
  };
}
