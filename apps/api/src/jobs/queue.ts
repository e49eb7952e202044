// One queue: a job is sent inside its sender's transaction, and tried again, ever later, until it is done.
import type { Tx } from '@portal/database/connection';
import { market } from '@portal/market/here';
import { type Cause, causeHere, withinJob } from '@portal/trace/trace';
import { sql } from 'drizzle-orm';
import { fromDrizzle, type Job, type JobResult, type PgBoss, type Queue as QueueOptions } from 'pg-boss';

export interface Queue<Subject> {
  /** Before anything is sent: the library knows it then. */
  open(): Promise<void>;
  /** @param priority the higher ones first */
  send(tx: Tx, subject: Subject, afterSeconds?: number, priority?: number): Promise<void>;
  /** @param work answers whether nothing is left to do; what is left, or fails, is tried again */
  start(work: (subject: Subject) => Promise<boolean>): Promise<void>;
}

export interface Pace {
  retryLimit: number;
  /** Before the first try again; then twice as long each time, up to the longest. */
  retryDelay: number;
  retryDelayMax: number;
  /** Another process begins with what one has had in hand for so long. */
  expireInSeconds: number;
  /** Jobs in hand at once, and as many of them again. */
  batchSize?: number;
  localConcurrency?: number;
}

/** Whoever is asked may be gone for a day: this goes on for three. Twice at once does no harm. */
const untilDone: Pace = { retryLimit: 900, retryDelay: 5, retryDelayMax: 300, expireInSeconds: 30 };

/** Each takes seconds: one at a time a process. */
export const longWork: Pace = { ...untilDone, expireInSeconds: 600, batchSize: 1 };

/** That a try failed, and why: the queue itself keeps a word of it, never what a database error may quote. */
export type OnFailure = (queue: string, error: unknown) => void;

export function createQueue<Subject extends object>(
  boss: PgBoss,
  onFailure: OnFailure,
  name: string,
  { batchSize = 20, localConcurrency = 1, ...retries }: Pace = untilDone,
): Queue<Subject> {
  const failed = (error: unknown) => onFailure(name, error);
  return {
    open: () => openQueue(boss, name),

    async send(tx, subject, afterSeconds = 0, priority = 0) {
      await boss.send(name, caused(subject), {
        priority,
        startAfter: afterSeconds,
        ...retries,
        retryBackoff: true,
        db: fromDrizzle(tx, sql),
      });
    },

    async start(work) {
      const worker = await boss.work(
        name,
        {
          batchSize,
          localConcurrency,
          pollingIntervalSeconds: 1,
          burstWhenBatchFull: true,
          perJobResults: true,
        },
        (jobs: Job<Subject>[]) =>
          Promise.all(
            jobs.map((job) => onBehalf(name, job, () => resultOf(job, () => work(job.data), failed))),
          ),
      );
      keepAwake(boss, worker);
    },
  };
}

const wordOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');

async function resultOf(
  { id }: Job,
  isDone: () => Promise<boolean>,
  onFailure: (error: unknown) => void,
): Promise<JobResult> {
  try {
    if (await isDone()) return { id, status: 'completed' };
    return { id, status: 'failed', output: { reason: 'something is left to do' } };
  } catch (error) {
    onFailure(error);
    return { id, status: 'failed', output: { reason: wordOf(error) } };
  }
}

/** What a job carries of whoever sent it: its work is linked to that, and its log lines name that request. */
type Caused<Data> = Data & { cause?: Cause };

const caused = <Data extends object>(data: Data): Caused<Data> => ({ ...data, cause: causeHere() });

const onBehalf = <Data extends object, T>(queue: string, job: Job<Data>, work: () => Promise<T>) =>
  withinJob((job.data as Caused<Data> | null)?.cause ?? {}, `job ${queue}`, work);

interface ByTheClock {
  name: string;
  /** As cron writes it, by the clock of the country. */
  at: string;
  /** Longer than it takes by its own rules; two at once would do no harm. */
  expireInSeconds: number;
}

export async function workAt(
  boss: PgBoss,
  onFailure: OnFailure,
  { name, at, expireInSeconds }: ByTheClock,
  work: () => Promise<unknown>,
) {
  await openQueue(boss, name);
  await boss.schedule(name, at, null, { tz: market.zone, expireInSeconds });
  await boss.work(name, { pollingIntervalSeconds: 60 }, async () => {
    try {
      await work();
    } catch (error) {
      onFailure(name, error);
      throw new Error(wordOf(error));
    }
  });
}

export interface TickingOperator {
  tick(): Promise<void>;
  tickMs: number;
}

/**
 * Keeps the operator's clock going: one job at a time in the shared queue, which sends the next one. Whoever was at it may have
 * been killed, or without the database, in that moment: each process sees to it that one waits.
 */
export async function tickRegularly(boss: PgBoss, { tick, tickMs }: TickingOperator): Promise<void> {
  const queue = 'operator-clock';
  const seconds = Math.ceil(tickMs / 1_000);
  const sendNext = () => boss.send(queue, {}, { startAfter: seconds, retryLimit: 0, expireInSeconds: 120 });
  // «short»: however many processes ask for it, one tick is waiting. Finished ones are of no interest to anybody.
  await openQueue(boss, queue, { policy: 'short', deleteAfterSeconds: 3_600 });
  const worker = await boss.work(queue, { pollingIntervalSeconds: Math.min(seconds, 5) }, async () => {
    try {
      await tick();
    } finally {
      await sendNext();
    }
  });
  keepAwake(boss, worker);
  // One that waits from an earlier start keeps that start's pace.
  await boss.deleteQueuedJobs(queue);
  await sendNext();
  const timer = setInterval(() => void sendNext().catch(() => {}), 2 * tickMs).unref();
  boss.once('stopped', () => clearInterval(timer));
}

const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * The library looks a queue up when it is first asked for a job, by a connection of its own. Asked here, that look
 * never falls into a transaction, where the pool is closed (`keepReadsInside` in `packages/database/src/connection.ts`).
 */
async function openQueue(boss: PgBoss, name: string, options?: Omit<QueueOptions, 'name'>): Promise<void> {
  await boss.createQueue(name, options);
  await boss.findJobs(name, { id: nobody });
}

/** Seldom enough to cost nothing beside a worker's own looks, and far from an hour. */
const awakeEveryMs = 10_000;

const workersOf = new WeakMap<PgBoss, string[]>();

/**
 * The library reckons the pause before a worker's next look by the machine's clock: one that is put back by an hour
 * in the middle of a look has it sleep for that hour. Timers are not the clock's.
 */
export function keepAwake(boss: PgBoss, workerId: string): void {
  const others = workersOf.get(boss);
  if (others) {
    others.push(workerId);
    return;
  }
  const workers = [workerId];
  workersOf.set(boss, workers);
  // One for all of them: each would listen for the end of the queue, and many listeners look like a leak.
  const timer = setInterval(() => {
    for (const worker of workers) boss.notifyWorker(worker);
  }, awakeEveryMs).unref();
  boss.once('stopped', () => {
    clearInterval(timer);
    workersOf.delete(boss);
  });
}
