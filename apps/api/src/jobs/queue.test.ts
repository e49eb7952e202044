// Every worker looks again, and none of them listens alone for the end.
import { EventEmitter } from 'node:events';
import type { PgBoss } from 'pg-boss';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepAwake } from './queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('as many workers as there are queues are woken until the queue ends, with one listener', () => {
  const notifyWorker = vi.fn();
  const boss = Object.assign(new EventEmitter(), { notifyWorker });
  const workers = Array.from({ length: 20 }, (_, place) => `worker ${place}`);
  for (const worker of workers) keepAwake(boss as unknown as PgBoss, worker);
  vi.advanceTimersByTime(10_000);
  expect(notifyWorker.mock.calls.flat()).toEqual(workers);
  expect(boss.listenerCount('stopped')).toBe(1);
  boss.emit('stopped');
  vi.advanceTimersByTime(60_000);
  expect(notifyWorker).toHaveBeenCalledTimes(workers.length);
});
