// What runs without a request: queues in the same database, filled in the caller's transaction.
import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { queueSchema } from '../db/migrate.ts';
import type { AnchorAgreements } from '../modules/agreements/anchor-agreements.ts';
import type { DataRequestSchedule } from '../modules/data-requests/ask-data.ts';
import type { DataRequestKey } from '../modules/data-requests/data-requests.ts';
import type { CloseAccount, ErasureSchedule, ForgettingSchedule } from '../modules/erasure/erasure.ts';
import {
  type DeliverySchedule,
  type MessageChannel,
  type Messages,
  maxAttempts,
} from '../modules/messages/messages.ts';
import type { Notifications } from '../modules/notifications/notifications.ts';
import type { OfficeAppointments } from '../modules/office-appointments/office-appointments.ts';
import type { ChangePlan, OrderSchedule } from '../modules/ordering/change-plan.ts';
import type { CardSchedule, SaveCard } from '../modules/payment-methods/saved-cards.ts';
import type { PaymentSchedule, SettlePayment } from '../modules/payments/settle-payment.ts';
import type { Push, PushSchedule, PushTurn } from '../modules/push/push.ts';
import type { RecoverySchedule, Sso } from '../modules/sso/sso.ts';
import type { Talks } from '../modules/talks/talks.ts';
import type { ReportTheft, TheftSchedule } from '../modules/thefts/report-theft.ts';
import type { TheftKey } from '../modules/thefts/thefts.ts';
import type { QuestionSchedule } from '../modules/whatsapp/whatsapp.ts';
import { createQueue, longWork, type Pace, type TickingOperator, tickRegularly, workAt } from './queue.ts';

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

interface PaymentKey {
  userId: string;
  paymentId: string;
}
interface CardKey {
  userId: string;
  methodId: string;
}
interface OrderKey {
  userId: string;
  requestId: string;
}

export interface JobWork {
  settlement: SettlePayment;
  changePlan: Pick<ChangePlan, 'lookAfter'>;
  saveCard: Pick<SaveCard, 'lookAfter'>;
  reportTheft: Pick<ReportTheft, 'lookAfter'>;
  messages: Messages;
  push: Push;
  notifications: Notifications;
  sso: Pick<Sso, 'recovery'>;
  talks: Pick<Talks, 'forget'>;
  officeAppointments: Pick<OfficeAppointments, 'forget'>;
  /** Answers whether nothing is left to do. */
  lookAfterDataRequest(key: DataRequestKey): Promise<boolean>;
  closeAccount: Pick<CloseAccount, 'erase' | 'finish'>;
  answerWhatsapp(key: { questionId: string }): Promise<boolean>;
  /** Makes room for the coming months and removes what is kept no longer; stops between two steps. */
  runRetention(signal: AbortSignal): Promise<void>;
  anchorAgreements: AnchorAgreements;
  /** Null: the embedded operator does not live by itself. */
  operator: TickingOperator | null;
}

export interface Jobs {
  schedule: PaymentSchedule &
    CardSchedule &
    OrderSchedule &
    TheftSchedule &
    DeliverySchedule &
    PushSchedule &
    RecoverySchedule &
    DataRequestSchedule &
    ErasureSchedule &
    ForgettingSchedule &
    QuestionSchedule;
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

  const leaving = new AbortController();
  const messageQueues = createMessageQueues(boss);
  const payments = createQueue<PaymentKey>(boss, 'look-after-payment');
  const cards = createQueue<CardKey>(boss, 'look-after-card');
  const orders = createQueue<OrderKey>(boss, 'look-after-order');
  const thefts = createQueue<TheftKey>(boss, 'look-after-theft');
  const recoveries = createQueue<{ userId: string }>(boss, 'look-after-recovery');
  const forgotten = createQueue<{ userId: string }>(boss, 'forget-talks');
  const requests = createQueue<DataRequestKey>(boss, 'look-after-data-request', longWork);
  const leavers = createQueue<{ userId: string }>(boss, 'erase-account');
  const erasures = createQueue<{ pseudonym: string }>(boss, 'finish-erasure');
  // One browser a job, so that one that fails is tried again alone.
  const pushes = createQueue<PushTurn>(boss, 'push', pushPace);
  const questions = createQueue<{ questionId: string }>(boss, 'answer-whatsapp', messagePace);

  async function open(): Promise<void> {
    await boss.start();
    const own = [payments, cards, orders, thefts, recoveries, forgotten, requests, leavers, erasures];
    for (const queue of [...own, pushes, questions, messageQueues]) await queue.open();
  }

  return {
    open,

    schedule: {
      deliver: messageQueues.deliver,
      replaceLater: messageQueues.replaceLater,
      answerWhatsapp: (tx, { questionId }) => questions.send(tx, { questionId }),
      ask: (tx, { userId, paymentId }, after) => payments.send(tx, { userId, paymentId }, after),
      lookAfterCard: (tx, { userId, methodId }, after) => cards.send(tx, { userId, methodId }, after),
      lookAfterOrder: (tx, { userId, requestId }, after) => orders.send(tx, { userId, requestId }, after),
      lookAfterTheft: (tx, { serviceNumber, theftId }, after) =>
        thefts.send(tx, { serviceNumber, theftId }, after),
      lookAfterRecovery: (tx, { userId }, after) => recoveries.send(tx, { userId }, after),
      forgetAuthor: (tx, { userId }) => forgotten.send(tx, { userId }),
      lookAfterDataRequest: (tx, { userId, requestId }, after) =>
        requests.send(tx, { userId, requestId }, after),
      eraseAccount: (tx, { userId }, after) => leavers.send(tx, { userId }, after),
      finishErasure: (tx, { pseudonym }, after) => erasures.send(tx, { pseudonym }, after),
      push: (tx, turn) => pushes.send(tx, turn),
    },

    async start(doing) {
      const { settlement, changePlan, saveCard, reportTheft, sso, talks, closeAccount, officeAppointments } =
        doing;
      const { messages, push, notifications, runRetention, anchorAgreements, operator } = doing;
      await open();
      await workAt(boss, housekeeping, () => runRetention(leaving.signal));
      await workAt(boss, anchoring, () => anchorAgreements(leaving.signal));
      await payments.start(({ userId, paymentId }) => settlement.ask(userId, paymentId));
      await cards.start(saveCard.lookAfter);
      await orders.start(({ userId, requestId }) => changePlan.lookAfter(userId, requestId));
      await thefts.start((key) => reportTheft.lookAfter(key));
      await recoveries.start(sso.recovery.lookAfter);
      await forgotten.start(async (author) => {
        await officeAppointments.forget(author);
        return talks.forget(author);
      });
      await requests.start(doing.lookAfterDataRequest);
      await leavers.start(closeAccount.erase);
      await erasures.start(closeAccount.finish);
      await messageQueues.start(messages);
      await questions.start(doing.answerWhatsapp);
      await pushes.start(async (turn) => {
        const told = await notifications.find(turn.userId, turn.notificationId);
        // Read or deleted meanwhile: it is no news any more.
        if (told && told.readAt === null)
          await push.deliver(turn, { notificationId: told.notificationId, title: told.subject });
        return true;
      });
      if (operator) await tickRegularly(boss, operator);
    },

    async stop() {
      leaving.abort();
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}

/** One a channel: an e-mail server that hangs must not hold up the SMS with the codes. */
export function createMessageQueues(
  boss: PgBoss,
): DeliverySchedule & { open(): Promise<void>; start(messages: Messages): Promise<void> } {
  const queueOf = {
    sms: createQueue<{ messageId: string }>(boss, 'deliver-sms', messagePace),
    email: createQueue<{ messageId: string }>(boss, 'deliver-email', messagePace),
    whatsapp: createQueue<{ messageId: string }>(boss, 'deliver-whatsapp', messagePace),
  } satisfies Record<MessageChannel, unknown>;
  const replacements = createQueue<{ messageId: string }>(boss, 'replace-whatsapp', pushPace);
  return {
    async open() {
      for (const queue of [...Object.values(queueOf), replacements]) await queue.open();
    },
    deliver: (tx, { channel, messageId }) => queueOf[channel].send(tx, { messageId }),
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
