// What runs without a request: queues in the same database, filled in the caller's transaction.
import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { queueSchema } from '../db/migrate.ts';
import type { AnchorAgreements } from '../modules/agreements/anchor-agreements.ts';
import type { DataRequestSchedule } from '../modules/data-requests/ask-data.ts';
import type { DataRequestKey } from '../modules/data-requests/data-requests.ts';
import type { CloseAccount, ErasureSchedule, ForgettingSchedule } from '../modules/erasure/erasure.ts';
import type { DeliverySchedule, Messages } from '../modules/messages/messages.ts';
import type { Notifications } from '../modules/notifications/notifications.ts';
import type { ChangePlan, OrderSchedule } from '../modules/ordering/change-plan.ts';
import type { CardSchedule, SaveCard } from '../modules/payment-methods/saved-cards.ts';
import type { PaymentSchedule, SettlePayment } from '../modules/payments/settle-payment.ts';
import type { Push, PushSchedule } from '../modules/push/push.ts';
import type { RecoverySchedule, Sso } from '../modules/sso/sso.ts';
import type { Talks } from '../modules/talks/talks.ts';
import type { ReportTheft, TheftSchedule } from '../modules/thefts/report-theft.ts';
import type { TheftKey } from '../modules/thefts/thefts.ts';
import { createMessageQueues } from './deliver-messages.ts';
import { createDueQueue } from './due-queue.ts';
import { openQueue } from './open-queue.ts';
import { createPushQueue } from './push-queue.ts';
import { type TickingOperator, tickRegularly } from './tick-regularly.ts';

const housekeepingQueue = 'housekeeping';
/** Each hour: what is swept in one is little. */
const housekeepingAt = '17 * * * *';
/** Longer than it takes by its own rules; two at once would do no harm. */
const housekeepingSeconds = 3_000;

const anchoringQueue = 'anchor-agreements';
/** Each night, when few do anything. */
const anchoringAt = '41 3 * * *';
const anchoringSeconds = 3 * 3_600;

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
  /** Answers whether nothing is left to do. */
  lookAfterDataRequest(key: DataRequestKey): Promise<boolean>;
  closeAccount: Pick<CloseAccount, 'erase' | 'finish'>;
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
    ForgettingSchedule;
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
  const payments = createDueQueue<PaymentKey>(boss, 'look-after-payment');
  const cards = createDueQueue<CardKey>(boss, 'look-after-card');
  const orders = createDueQueue<OrderKey>(boss, 'look-after-order');
  const thefts = createDueQueue<TheftKey>(boss, 'look-after-theft');
  const recoveries = createDueQueue<{ userId: string }>(boss, 'look-after-recovery');
  const forgotten = createDueQueue<{ userId: string }>(boss, 'forget-talks');
  const requests = createDueQueue<DataRequestKey>(boss, 'look-after-data-request', { ofLongWork: true });
  const leavers = createDueQueue<{ userId: string }>(boss, 'erase-account');
  const erasures = createDueQueue<{ pseudonym: string }>(boss, 'finish-erasure');
  const pushQueue = createPushQueue(boss);

  return {
    schedule: {
      deliver: messageQueues.deliver,
      ask: (tx, { userId, paymentId }, after) => payments.send(tx, { userId, paymentId }, after),
      lookAfterCard: (tx, { userId, methodId }, after) => cards.send(tx, { userId, methodId }, after),
      lookAfterOrder: (tx, { userId, requestId }, after) => orders.send(tx, { userId, requestId }, after),
      lookAfterTheft: (tx, { serviceNumber, theftId }, after) =>
        thefts.send(tx, { serviceNumber, theftId }, after),
      lookAfterRecovery: (tx, { userId }, after) => recoveries.send(tx, { userId }, after),
      forgetTalks: (tx, { userId }) => forgotten.send(tx, { userId }, 0),
      lookAfterDataRequest: (tx, { userId, requestId }, after) =>
        requests.send(tx, { userId, requestId }, after),
      eraseAccount: (tx, { userId }, after) => leavers.send(tx, { userId }, after),
      finishErasure: (tx, { pseudonym }, after) => erasures.send(tx, { pseudonym }, after),
      push: pushQueue.push,
    },

    async start(doing) {
      const { settlement, changePlan, saveCard, reportTheft, sso, talks, closeAccount } = doing;
      const { messages, push, notifications, runRetention, anchorAgreements, operator } = doing;
      await boss.start();
      await openQueue(boss, housekeepingQueue);
      await boss.schedule(housekeepingQueue, housekeepingAt, null, { expireInSeconds: housekeepingSeconds });
      await boss.work(housekeepingQueue, { pollingIntervalSeconds: 60 }, () => runRetention(leaving.signal));
      await openQueue(boss, anchoringQueue);
      await boss.schedule(anchoringQueue, anchoringAt, null, { expireInSeconds: anchoringSeconds });
      await boss.work(anchoringQueue, { pollingIntervalSeconds: 60 }, async () => {
        await anchorAgreements(leaving.signal);
      });
      await payments.start(({ userId, paymentId }) => settlement.ask(userId, paymentId));
      await cards.start(saveCard.lookAfter);
      await orders.start(({ userId, requestId }) => changePlan.lookAfter(userId, requestId));
      await thefts.start((key) => reportTheft.lookAfter(key));
      await recoveries.start(sso.recovery.lookAfter);
      await forgotten.start(talks.forget);
      await requests.start(doing.lookAfterDataRequest);
      await leavers.start(closeAccount.erase);
      await erasures.start(closeAccount.finish);
      await messageQueues.start(messages);
      await pushQueue.start({ push, notifications });
      if (operator) await tickRegularly(boss, operator);
    },

    async stop() {
      leaving.abort();
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}
