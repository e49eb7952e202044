// Every worker looks again, and none of them listens alone for the end; the operator's clock goes on, whoever was at it.
import { EventEmitter } from 'node:events';
import type { PgBoss } from 'pg-boss';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueue, keepAwake, tickRegularly, workAt } from './queue.ts';

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

test('a job that fails says why to whoever listens, and leaves a word of it in the queue', async () => {
  const handlers: ((jobs: unknown[]) => Promise<unknown>)[] = [];
  const boss = Object.assign(new EventEmitter(), {
    createQueue: async () => {},
    findJobs: async () => [],
    schedule: async () => {},
    notifyWorker: () => {},
    work: async (_queue: string, _options: object, handler: (jobs: unknown[]) => Promise<unknown>) => {
      handlers.push(handler);
      return 'worker';
    },
  }) as unknown as PgBoss;
  const onFailure = vi.fn();
  const reason = new TypeError('of ana@correo.example');
  const fails = () => Promise.reject(reason);
  await createQueue(boss, onFailure, 'look-after').start(fails);
  await workAt(boss, onFailure, { name: 'each hour', at: '17 * * * *', expireInSeconds: 60 }, fails);
  const [ofQueue, ofClock] = handlers;
  expect(await ofQueue?.([{ id: 'J1', data: {} }])).toEqual([
    { id: 'J1', status: 'failed', output: { reason: 'TypeError' } },
  ]);
  await expect(ofClock?.([])).rejects.toThrow(/^TypeError$/);
  expect(onFailure.mock.calls).toEqual([
    ['look-after', reason],
    ['each hour', reason],
  ]);
  boss.emit('stopped');
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
