import { expect, test } from 'vitest';
import { neededMb, refusedForMemory } from './memory.ts';

const mb = (count: number) => count * 1_048_576;

test('what fits starts, and so does what nobody limits', () => {
  for (const limit of [mb(300), mb(512), 0, 2 ** 64]) expect(refusedForMemory(1, limit)).toBeNull();
  expect(refusedForMemory(4, mb(neededMb(4)))).toBeNull();
  expect(refusedForMemory(1)).toBeNull();
});

test('what cannot fit is refused with both figures', () => {
  expect(refusedForMemory(1, mb(256))).toBe(
    'One process takes up to 300 MB, and 256 are allowed: raise the limit',
  );
  expect(refusedForMemory(4, mb(512))).toBe(
    'WORKERS=4 take up to 920 MB, and 512 are allowed: raise the limit or lower WORKERS',
  );
});
