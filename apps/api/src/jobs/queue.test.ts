// Every worker looks again, and none of them listens alone for the end; the operator's clock goes on, whoever was at it.
import { EventEmitter } from 'node:events';
import type { PgBoss } from 'pg-boss';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepAwake, tickRegularly } from './queue.ts';

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

test('the operator’s clock goes on when the next tick could not be sent by whoever was at one', async () => {
  let work = async (): Promise<void> => {};
  const send = vi.fn(async () => 'a job');
  const boss = Object.assign(new EventEmitter(), {
    createQueue: async () => {},
    findJobs: async () => [],
    deleteQueuedJobs: async () => {},
    notifyWorker: () => {},
    send,
    work: async (_queue: string, _options: object, handler: () => Promise<void>) => {
      work = handler;
      return 'worker';
    },
  });
  await tickRegularly(boss as unknown as PgBoss, { tick: async () => {}, tickMs: 60_000 });
  send.mockRejectedValueOnce(new Error('the database is gone'));
  await expect(work()).rejects.toThrow('the database is gone');
  send.mockClear();
  await vi.advanceTimersByTimeAsync(3 * 60_000);
  expect(send).toHaveBeenCalled();
  boss.emit('stopped');
  send.mockClear();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(send).not.toHaveBeenCalled();
});
