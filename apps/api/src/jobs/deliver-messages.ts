// Queues of messages, one a channel: an e-mail server that hangs must not hold up the SMS with the codes.
import { sql } from 'drizzle-orm';
import { fromDrizzle, type Job, type JobResult, type PgBoss } from 'pg-boss';
import {
  type DeliverySchedule,
  type MessageChannel,
  type Messages,
  maxAttempts,
} from '../modules/messages/messages.ts';
import { caused, onBehalf } from './caused.ts';
import { keepAwake } from './keep-awake.ts';
import { openQueue } from './open-queue.ts';

const queues = { sms: 'deliver-sms', email: 'deliver-email' } as const satisfies Record<
  MessageChannel,
  string
>;

interface DeliverMessage {
  messageId: string;
}

const retries = {
  // A try that the database prevented is none of the message's.
  retryLimit: 2 * maxAttempts,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 300,
  /** Longer than any provider may take: another process must not begin while this one still sends. */
  expireInSeconds: 180,
};

const work = {
  batchSize: 20,
  localConcurrency: 2,
  pollingIntervalSeconds: 1,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

export interface MessageQueues extends DeliverySchedule {
  start(messages: Messages): Promise<void>;
}

export function createMessageQueues(boss: PgBoss): MessageQueues {
  return {
    async deliver(tx, { channel, messageId }) {
      const data: DeliverMessage = { messageId };
      await boss.send(queues[channel], caused(data), { ...retries, db: fromDrizzle(tx, sql) });
    },

    async start(messages) {
      for (const channel of messages.delivered) {
        await openQueue(boss, queues[channel]);
        const worker = await boss.work(queues[channel], work, (jobs: Job<DeliverMessage>[]) =>
          Promise.all(jobs.map((job) => onBehalf(queues[channel], job, () => deliver(messages, job)))),
        );
        keepAwake(boss, worker);
      }
    },
  };
}

async function deliver(messages: Messages, { id, data }: Job<DeliverMessage>): Promise<JobResult> {
  try {
    await messages.deliver(data.messageId);
    return { id, status: 'completed' };
  } catch (error) {
    // The queue keeps this: a word, never what a database error may quote.
    return { id, status: 'failed', output: { reason: error instanceof Error ? error.name : 'unknown' } };
  }
}
