// Queues of payments: what became of a charge, and the operator's booking of a paid bill.
import { sql } from 'drizzle-orm';
import { fromDrizzle, type Job, type JobResult, type PgBoss } from 'pg-boss';
import type { PaymentSchedule, SettlePayment } from '../flows/payments/settle-payment.ts';
import type { Billing } from '../modules/billing/billing.ts';
import { openQueue } from './open-queue.ts';

const askQueue = 'ask-payment';
const postQueue = 'post-bill-payment';

interface AskPayment {
  userId: string;
  paymentId: string;
}
interface PostBillPayment {
  customerId: string;
  billNo: string;
  paymentId: string;
}

/** A payment is reflected on its bill within 24 hours (BILL-3). */
const postAfterSeconds = 20 * 60 * 60;

const askRetries = {
  retryLimit: 60,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 300,
  /** A question whose process was killed is asked by another one: asking twice at once does no harm. */
  expireInSeconds: 30,
};

/** Every card payment is asked about once: as many in a second as are made in one. */
const work = { batchSize: 20, burstWhenBatchFull: true, perJobResults: true } as const;

export interface PaymentQueues extends PaymentSchedule {
  start(needs: { settlement: SettlePayment; billing: Billing }): Promise<void>;
}

export function createPaymentQueues(boss: PgBoss): PaymentQueues {
  return {
    async ask(tx, { userId, paymentId }, afterSeconds) {
      const data: AskPayment = { userId, paymentId };
      const options = { startAfter: afterSeconds, ...askRetries };
      await boss.send(askQueue, data, { ...options, db: fromDrizzle(tx, sql) });
    },

    async post(tx, payment) {
      const data: PostBillPayment = payment;
      const retries = { retryLimit: 50, retryDelay: 60 };
      await boss.send(postQueue, data, {
        startAfter: postAfterSeconds,
        ...retries,
        db: fromDrizzle(tx, sql),
      });
    },

    async start({ settlement, billing }) {
      await openQueue(boss, askQueue);
      await openQueue(boss, postQueue);
      await boss.work(askQueue, { ...work, pollingIntervalSeconds: 1 }, (jobs: Job<AskPayment>[]) =>
        Promise.all(
          jobs.map((job) => resultOf(job, () => settlement.ask(job.data.userId, job.data.paymentId))),
        ),
      );
      await boss.work(postQueue, { ...work, pollingIntervalSeconds: 60 }, (jobs: Job<PostBillPayment>[]) =>
        Promise.all(
          jobs.map((job) =>
            resultOf(job, async () => {
              await billing.post(job.data, job.data.paymentId);
              return true;
            }),
          ),
        ),
      );
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
