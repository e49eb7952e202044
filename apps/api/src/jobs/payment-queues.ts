// The queue of payments: what became of a charge, and what is left to do for it.
import { sql } from 'drizzle-orm';
import { fromDrizzle, type Job, type JobResult, type PgBoss } from 'pg-boss';
import type { PaymentSchedule, SettlePayment } from '../flows/payments/settle-payment.ts';
import { openQueue } from './open-queue.ts';

const queue = 'look-after-payment';
/** The version before sends to this one, and would not do all that is due in ours. */
const queueBefore = 'ask-payment';

interface AskPayment {
  userId: string;
  paymentId: string;
}

const askRetries = {
  retryLimit: 60,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 300,
  /** A question whose process was killed is asked by another one: asking twice at once does no harm. */
  expireInSeconds: 30,
};

/** Every payment is looked after once: as many in a second as are made in one. */
const work = { batchSize: 20, burstWhenBatchFull: true, perJobResults: true } as const;

export interface PaymentQueues extends PaymentSchedule {
  start(settlement: SettlePayment): Promise<void>;
}

export function createPaymentQueues(boss: PgBoss): PaymentQueues {
  return {
    async ask(tx, { userId, paymentId }, afterSeconds) {
      const data: AskPayment = { userId, paymentId };
      const options = { startAfter: afterSeconds, ...askRetries };
      await boss.send(queue, data, { ...options, db: fromDrizzle(tx, sql) });
    },

    async start(settlement) {
      for (const name of [queue, queueBefore]) {
        await openQueue(boss, name);
        await boss.work(name, { ...work, pollingIntervalSeconds: 1 }, (jobs: Job<AskPayment>[]) =>
          Promise.all(
            jobs.map((job) => resultOf(job, () => settlement.ask(job.data.userId, job.data.paymentId))),
          ),
        );
      }
    },
  };
}

/** What is not done fails, and is tried again later. */
async function resultOf({ id }: Job, isDone: () => Promise<boolean>): Promise<JobResult> {
  try {
    if (await isDone()) return { id, status: 'completed' };
    return { id, status: 'failed', output: { reason: 'payment still open' } };
  } catch (error) {
    // The queue keeps this: a word, never what a database error may quote.
    return { id, status: 'failed', output: { reason: error instanceof Error ? error.name : 'unknown' } };
  }
}
