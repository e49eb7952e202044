// What runs without a request: queues in the same database, filled in the caller's transaction.
import type { Tx } from '@portal/database/connection';
import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { queueSchema } from '../db/migrate.ts';
import type { AnchorAgreements } from '../modules/agreements/anchor-agreements.ts';
import {
  type DeliverySchedule,
  type MessageChannel,
  type Messages,
  maxAttempts,
} from '../modules/messages/messages.ts';
import {
  createQueue,
  longWork,
  type OnFailure,
  type Pace,
  type TickingOperator,
  tickRegularly,
  workAt,
} from './queue.ts';

/** What is swept in an hour is little. */
const housekeeping = { name: 'housekeeping', at: '17 * * * *', expireInSeconds: 3_000 };
/** Each night, when few do anything. */
const anchoring = { name: 'anchor-agreements', at: '41 3 * * *', expireInSeconds: 3 * 3_600 };

const messagePace: Pace = {
  // A try that the database prevented is none of the message's.
  retryLimit: 2 * maxAttempts,
  retryDelay: 1,
  retryDelayMax: 300,
  /** Longer than any provider may take: another process must not begin while this one still sends. */
  expireInSeconds: 180,
  localConcurrency: 2,
};

const pushPace: Pace = {
  retryLimit: 8,
  retryDelay: 1,
  retryDelayMax: 600,
  expireInSeconds: 60,
  localConcurrency: 2,
};

interface Kind<Field extends string> {
  queue: string;
  /** What names its subject: no more of it is kept in the queue. */
  fields: readonly Field[];
  pace?: Pace | undefined;
}
const kind = <const Field extends string>(
  queue: string,
  fields: readonly Field[],
  pace?: Pace,
): Kind<Field> => ({ queue, fields, pace });

/** What is done later, by the name under which rooms send it. */
const kinds = {
  reconcile: kind('look-after-payment', ['userId', 'paymentId']),
  lookAfterCard: kind('look-after-card', ['userId', 'methodId']),
  lookAfterOrder: kind('look-after-order', ['userId', 'requestId']),
  lookAfterTheft: kind('look-after-theft', ['serviceNumber', 'theftId']),
  lookAfterRecovery: kind('look-after-recovery', ['userId']),
  forgetAuthor: kind('forget-talks', ['userId']),
  lookAfterDataRequest: kind('look-after-data-request', ['userId', 'requestId'], longWork),
  eraseAccount: kind('erase-account', ['userId']),
  finishErasure: kind('finish-erasure', ['pseudonym']),
  // One browser a job, so that one that fails is tried again alone.
  push: kind('push', ['userId', 'subscriptionId', 'notificationId'], pushPace),
  answerWhatsapp: kind('answer-whatsapp', ['questionId'], messagePace),
};
type Kinds = typeof kinds;
type SubjectOf<Name extends keyof Kinds> = Record<Kinds[Name]['fields'][number], string>;

/** What each of them does; answers whether nothing is left to do. */
export type DueJobs = { [Name in keyof Kinds]: (subject: SubjectOf<Name>) => Promise<boolean> };

type Schedule = DeliverySchedule & {
  [Name in keyof Kinds]: (tx: Tx, subject: SubjectOf<Name>, afterSeconds?: number) => Promise<void>;
};

export interface JobWork {
  due: DueJobs;
  messages: Messages;
  /** Makes room for the coming months and removes what is kept no longer; stops between two steps. */
  runRetention(signal: AbortSignal): Promise<void>;
  anchorAgreements: AnchorAgreements;
  /** Null: the embedded operator does not live by itself. */
  operator: TickingOperator | null;
}

export interface Jobs {
  schedule: Schedule;
  /** From then on jobs can be sent, and nobody works on them. */
  open(): Promise<void>;
  /** The same, and this process works on them. */
  start(work: JobWork): Promise<void>;
  stop(): Promise<void>;
}

export function createJobs(pool: pg.Pool, log: Logger): Jobs {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values as unknown[]) },
    schema: queueSchema,
    // How soon the work of a process that was killed is noticed.
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
  });
  // Some of what it reports is no Error, but has the message of one.
  boss.on('error', (error) => log.warn({ err: new Error(error.message) }, 'job queue'));

  const onFailure: OnFailure = (queue, err) => log.warn({ queue, err }, 'a job failed');

  const leaving = new AbortController();
  const messageQueues = createMessageQueues(boss, onFailure);
  const queues = Object.entries<Kind<string>>(kinds).map(([name, { queue, fields, pace }]) => ({
    name,
    fields,
    ...createQueue<Record<string, string>>(boss, onFailure, queue, pace),
  }));
  const sending = queues.map(({ name, fields, send }) => [
    name,
    (tx: Tx, subject: Record<string, string>, afterSeconds?: number) =>
      send(tx, Object.fromEntries(fields.map((field) => [field, subject[field] ?? ''])), afterSeconds),
  ]);

  async function open(): Promise<void> {
    await boss.start();
    for (const queue of [...queues, messageQueues]) await queue.open();
  }

  return {
    open,

    schedule: {
      ...(Object.fromEntries(sending) as Pick<Schedule, keyof Kinds>),
      deliver: messageQueues.deliver,
      replaceLater: messageQueues.replaceLater,
    },

    async start({ due, messages, runRetention, anchorAgreements, operator }) {
      await open();
      await workAt(boss, onFailure, housekeeping, () => runRetention(leaving.signal));
      await workAt(boss, onFailure, anchoring, () => anchorAgreements(leaving.signal));
      for (const { name, start } of queues) await start(Reflect.get(due, name));
      await messageQueues.start(messages);
      if (operator) await tickRegularly(boss, operator);
    },

    async stop() {
      leaving.abort();
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}

/** One a channel: an e-mail server that hangs must not hold up the SMS with the codes, which go before news. */
export function createMessageQueues(
  boss: PgBoss,
  onFailure: OnFailure,
): DeliverySchedule & { open(): Promise<void>; start(messages: Messages): Promise<void> } {
  const queueOf = {
    sms: createQueue<{ messageId: string }>(boss, onFailure, 'deliver-sms', messagePace),
    email: createQueue<{ messageId: string }>(boss, onFailure, 'deliver-email', messagePace),
    whatsapp: createQueue<{ messageId: string }>(boss, onFailure, 'deliver-whatsapp', messagePace),
  } satisfies Record<MessageChannel, unknown>;
  const replacements = createQueue<{ messageId: string }>(boss, onFailure, 'replace-whatsapp', pushPace);
  return {
    async open() {
      for (const queue of [...Object.values(queueOf), replacements]) await queue.open();
    },
    deliver: (tx, { channel, messageId, isNews }) =>
      queueOf[channel].send(tx, { messageId }, 0, isNews ? 0 : 1),
    replaceLater: (tx, { messageId }, after) => replacements.send(tx, { messageId }, after),
    async start(messages) {
      await replacements.start(async ({ messageId }) => {
        await messages.replaceLate(messageId);
        return true;
      });
      for (const channel of messages.delivered)
        await queueOf[channel].start(async ({ messageId }) => {
          await messages.deliver(messageId);
          return true;
        });
    },
  };
}
