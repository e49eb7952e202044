// What runs without a request: queues in the same database, filled in the caller's transaction.
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { PaymentSchedule, SettlePayment } from '../flows/settle-payment.ts';
import type { Billing } from '../modules/billing/billing.ts';
import type { DeliverySchedule, Messages } from '../modules/messages/messages.ts';
import { createMessageQueues } from './deliver-messages.ts';

const askQueue = 'ask-payment';
const postQueue = 'post-bill-payment';
const housekeepingQueue = 'housekeeping';
/** Every day at 04:17 in Ecuador. */
const housekeepingAt = '17 4 * * *';

interface AskPayment {
  userId: string;
  paymentId: string;
}
interface PostBillPayment {
  customerId: string;
  billNo: string;
  paymentId: string;
}

/** A payment is reflected on its bill within 24 hours (2-services.md §9). */
const postAfterSeconds = 20 * 60 * 60;

export interface JobWork {
  settlement: SettlePayment;
  billing: Billing;
  messages: Messages;
  /** Makes room for the coming months and removes what nobody can use any more. */
  keepHouse(): Promise<void>;
}

export interface Jobs {
  schedule: PaymentSchedule & DeliverySchedule;
  start(work: JobWork): Promise<void>;
  stop(): Promise<void>;
}

export function createJobs(pool: pg.Pool, log: Logger): Jobs {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values as unknown[]) },
    schema: 'jobs',
  });
  // Some of what it reports is no Error, but has the message of one.
  boss.on('error', (error) => log.warn({ err: new Error(error.message) }, 'job queue'));

  const messageQueues = createMessageQueues(boss);

  return {
    schedule: {
      deliver: messageQueues.deliver,
      async ask(tx, { userId, paymentId }, afterSeconds) {
        const data: AskPayment = { userId, paymentId };
        const retries = { retryLimit: 60, retryDelay: 5, retryBackoff: true, retryDelayMax: 300 };
        await boss.send(askQueue, data, { startAfter: afterSeconds, ...retries, db: fromDrizzle(tx, sql) });
      },
      async post(tx, payment) {
        const data: PostBillPayment = payment;
        await boss.send(postQueue, data, {
          startAfter: postAfterSeconds,
          retryLimit: 50,
          retryDelay: 60,
          db: fromDrizzle(tx, sql),
        });
      },
    },

    async start({ settlement, billing, messages, keepHouse }) {
      await boss.start();
      await boss.createQueue(askQueue);
      await boss.createQueue(postQueue);
      await boss.createQueue(housekeepingQueue);
      await boss.schedule(housekeepingQueue, housekeepingAt, null, { tz: 'America/Guayaquil' });
      await boss.work(housekeepingQueue, { pollingIntervalSeconds: 60 }, keepHouse);
      await boss.work<AskPayment>(askQueue, { pollingIntervalSeconds: 1 }, async ([job]) => {
        if (!job) return;
        const payment = await settlement.ask(job.data.userId, job.data.paymentId);
        // Still open: failing the job asks again later.
        if (payment?.status === 'pending' || payment?.status === 'unknown')
          throw new Error('payment still open');
      });
      await boss.work<PostBillPayment>(postQueue, { pollingIntervalSeconds: 60 }, async ([job]) => {
        if (job) await billing.post(job.data, job.data.paymentId);
      });
      await messageQueues.start(messages);
    },

    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}
