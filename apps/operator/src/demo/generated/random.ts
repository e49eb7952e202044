// Seeded pseudo-random numbers (mulberry32): the same seed always gives the same operator.

export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** Both ends included. */
  between(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
}

export function createRandom(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (probability) => next() < probability,
    pick: <T>(items: readonly T[]) => items[Math.floor(next() * items.length)] as T,
  };
}

/** A stream of its own for one customer, so that what comes before never changes it. */
export function randomFor(seed: number, ordinal: number): Random {
  return createRandom(seed ^ Math.imul(ordinal + 1, 0x9e3779b1));
}

/** Whole parts of at least 1 that add up to `total`; `total` must not be below `count`. */
export function splitTotal(random: Random, total: number, count: number): number[] {
  const weights = Array.from({ length: count }, () => 0.2 + random.next() ** 2);
  const weightSum = weights.reduce((sum, weight) => sum + weight, 0);
  const spare = total - count;
  const parts = weights.map((weight) => 1 + Math.floor((spare * weight) / weightSum));
  const left = total - parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part, index) => (index < left ? part + 1 : part));
}
