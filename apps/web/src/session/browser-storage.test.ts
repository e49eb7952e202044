import { expect, test } from 'vitest';
import { onStorageTrouble, openShelf } from './browser-storage.ts';

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
  const shelf = openShelf(() => storage);
  let told = 0;
  onStorageTrouble(() => {
    told += 1;
  });
  shelf.write('token', 'first');
  expect(storage.getItem('token')).toBe('first');
  broken.write = true;
  shelf.write('token', 'second');
  shelf.write('token', 'third');
  expect(shelf.read('token')).toBe('third');
  expect(told).toBe(1);
  broken.write = false;
  shelf.write('token', 'fourth');
  expect(storage.getItem('token')).toBe('fourth');
  shelf.remove('token');
  expect(shelf.read('token')).toBeNull();
});

test('a blocked storage, whose very name throws, still serves the visit', () => {
  const shelf = openShelf(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(shelf.read('token')).toBeNull();
  shelf.write('token', 'kept');
  expect(shelf.read('token')).toBe('kept');
  shelf.remove('token');
  expect(shelf.read('token')).toBeNull();
  let told = 0;
  onStorageTrouble(() => {
    told += 1;
  });
  expect(told).toBe(1);
});
