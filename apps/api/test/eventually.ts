// How long a test waits, and how long a series of it is.
import { expect, vi } from 'vitest';

/** What a test waits for at most. It says only when to give up, and is long: a machine that tests may be busy. */
export const patienceMs = 30_000;

/** Until it holds. What takes longer, or must be seen sooner, says so. */
export const eventually = <T>(
  holds: () => T | Promise<T>,
  over: { timeout?: number; interval?: number } = {},
) => vi.waitFor(holds, { timeout: patienceMs, interval: 20, ...over });

/** Ends by itself: what would wait for ever fails here. */
export async function endsInTime<T>(work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await work();
  expect(performance.now() - began).toBeLessThan(patienceMs);
  return result;
}

// How long random series and series of kills are: short in each run of the tests, long in `npm run soak`.

const factor = Number(process.env.TESTS_SERIES ?? 1);

/** Also for what they may take. */
export const scaled = (few: number): number => few * factor;
