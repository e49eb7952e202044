import { expect, test } from 'vitest';
import { onStorageTrouble, wrapStorage } from './browser-storage.ts';

function fakeStorage(broken: { write: boolean }): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (broken.write) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => kept.delete(key),
  } as unknown as Storage;
}

test('a full storage keeps the newest value in memory, then gives it back to storage', () => {
  const broken = { write: false };
  const storage = fakeStorage(broken);
  const kept = wrapStorage(() => storage);
  let told = 0;
  onStorageTrouble(() => {
    told += 1;
  });
  kept.write('token', 'first');
  expect(storage.getItem('token')).toBe('first');
  broken.write = true;
  kept.write('token', 'second');
  kept.write('token', 'third');
  expect(kept.read('token')).toBe('third');
  expect(told).toBe(1);
  broken.write = false;
  kept.write('token', 'fourth');
  expect(storage.getItem('token')).toBe('fourth');
  kept.remove('token');
  expect(kept.read('token')).toBeNull();
});

test('a blocked storage, whose very name throws, still serves the visit', () => {
  const kept = wrapStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(kept.read('token')).toBeNull();
  kept.write('token', 'kept');
  expect(kept.read('token')).toBe('kept');
  kept.remove('token');
  expect(kept.read('token')).toBeNull();
  let told = 0;
  onStorageTrouble(() => {
    told += 1;
  });
  expect(told).toBe(1);
});
