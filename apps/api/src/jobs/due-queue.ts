// A queue of subjects that have something due: each is looked after until nothing is left to do for it.
import type { Tx } from '@portal/database/connection';
import { sql } from 'drizzle-orm';
import { fromDrizzle, type Job, type JobResult, type PgBoss } from 'pg-boss';
import { caused, onBehalf } from './caused.ts';
import { keepAwake } from './keep-awake.ts';
import { openQueue } from './open-queue.ts';

export interface DueQueue<Subject> {
  send(tx: Tx, subject: Subject, afterSeconds: number): Promise<void>;
  /** @param lookAfter answers whether nothing is left to do */
  start(lookAfter: (subject: Subject) => Promise<boolean>): Promise<void>;
}

const retries = {
  /** With the pauses below for three days: whoever is asked may be gone for one. */
  retryLimit: 900,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 300,
  /** What a killed process was looking after is taken up by another one: twice at once does no harm. */
  expireInSeconds: 30,
};

/** Every subject comes here once: as many in a second as are made in one. */
const work = { batchSize: 20, burstWhenBatchFull: true, perJobResults: true } as const;

const longer = { expireInSeconds: 600 };
const one = { batchSize: 1 };

export interface DueQueueOptions {
  /** Each of it takes seconds: one at a time a process. */
  ofLongWork?: boolean;
}

export function createDueQueue<Subject extends object>(
  boss: PgBoss,
  name: string,
  { ofLongWork = false }: DueQueueOptions = {},
): DueQueue<Subject> {
  return {
    async send(tx, subject, afterSeconds) {
      await boss.send(name, caused(subject), {
        startAfter: afterSeconds,
        ...retries,
        ...(ofLongWork ? longer : {}),
        db: fromDrizzle(tx, sql),
      });
    },

    async start(lookAfter) {
      await openQueue(boss, name);
      const worker = await boss.work(
        name,
        { ...work, ...(ofLongWork ? one : {}), pollingIntervalSeconds: 1 },
        (jobs: Job<Subject>[]) =>
          Promise.all(jobs.map((job) => onBehalf(name, job, () => resultOf(job, () => lookAfter(job.data))))),
      );
      keepAwake(boss, worker);
    },
  };
}

/** What is not done fails, and is tried again later. */
async function resultOf({ id }: Job, isDone: () => Promise<boolean>): Promise<JobResult> {
  try {
    if (await isDone()) return { id, status: 'completed' };
    return { id, status: 'failed', output: { reason: 'something is left to do' } };
  } catch (error) {
    // The queue keeps this: a word, never what a database error may quote.
    return { id, status: 'failed', output: { reason: error instanceof Error ? error.name : 'unknown' } };
  }
}
