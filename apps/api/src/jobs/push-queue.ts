// The queue of Web Push: one browser a job, so that one that fails is tried again alone.
import { sql } from 'drizzle-orm';
import { fromDrizzle, type Job, type JobResult, type PgBoss } from 'pg-boss';
import type { Notifications } from '../modules/notifications/notifications.ts';
import type { Push, PushSchedule, PushTurn } from '../modules/push/push.ts';
import { caused, onBehalf } from './caused.ts';
import { keepAwake } from './keep-awake.ts';
import { openQueue } from './open-queue.ts';

const queue = 'push';

const retries = { retryLimit: 8, retryDelay: 1, retryBackoff: true, retryDelayMax: 600, expireInSeconds: 60 };

const work = {
  batchSize: 20,
  localConcurrency: 2,
  pollingIntervalSeconds: 1,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

export interface PushQueueNeeds {
  push: Push;
  notifications: Pick<Notifications, 'find'>;
}

export interface PushQueue extends PushSchedule {
  start(needs: PushQueueNeeds): Promise<void>;
}

export function createPushQueue(boss: PgBoss): PushQueue {
  return {
    async push(tx, turn) {
      await boss.send(queue, caused(turn), { ...retries, db: fromDrizzle(tx, sql) });
    },

    async start(needs) {
      await openQueue(boss, queue);
      const worker = await boss.work(queue, work, (jobs: Job<PushTurn>[]) =>
        Promise.all(jobs.map((job) => onBehalf(queue, job, () => deliver(needs, job)))),
      );
      keepAwake(boss, worker);
    },
  };
}

async function deliver(
  { push, notifications }: PushQueueNeeds,
  { id, data }: Job<PushTurn>,
): Promise<JobResult> {
  try {
    const told = await notifications.find(data.userId, data.notificationId);
    // Read or deleted meanwhile: it is no news any more.
    if (told && told.readAt === null)
      await push.deliver(data, { notificationId: told.notificationId, title: told.subject });
    return { id, status: 'completed' };
  } catch (error) {
    return { id, status: 'failed', output: { reason: error instanceof Error ? error.name : 'unknown' } };
  }
}
