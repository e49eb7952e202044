// Writes how a charge ended and what follows from it, in one transaction; safe to call any number of times.
import type { Logger } from 'pino';
import type { Db, Tx } from '../db/database.ts';
import { recordEvent } from '../db/events.ts';
import type { Billing } from '../modules/billing/billing.ts';
import type { PaymentResult, PaymentRow, Payments } from '../modules/payments/payments.ts';
import type { ChargeResult, PaymentGateway } from '../providers/card-payments/port.ts';

export interface SettleNeeds {
  db: Db;
  payments: Payments;
  billing: Billing;
  gateway: PaymentGateway;
  schedule: PaymentSchedule;
  log: Logger;
}

/** Work for later, written in the same transaction as what it follows from. */
export interface PaymentSchedule {
  /** Ask the provider what became of this payment, after so many seconds. */
  ask(tx: Tx, payment: { userId: string; paymentId: string }, afterSeconds: number): Promise<void>;
  /** The operator books the payment on the bill (decision 34). */
  post(tx: Tx, payment: { customerId: string; billNo: string; paymentId: string }): Promise<void>;
}

export interface SettlePayment {
  /** The provider has said how a charge ended, in its answer or in an event; or its answer was lost. */
  learn(payment: PaymentRow, charge: ChargeResult): Promise<PaymentRow>;
  /** Asks the provider. Answers the row as it stands afterwards. */
  ask(userId: string, paymentId: string): Promise<PaymentRow | null>;
}

/**
 * The provider ends a charge after 29 seconds at most. When it knows nothing of a charge this long after
 * the intent, there will be none.
 */
const noChargeAfterMs = 40_000;
/** When an answer was lost, the first question follows quickly. */
export const firstQuestionSeconds = 3;

export function createSettlePayment({
  db,
  payments,
  billing,
  gateway,
  schedule,
  log,
}: SettleNeeds): SettlePayment {
  async function write(payment: PaymentRow, result: PaymentResult): Promise<PaymentRow> {
    const { userId, paymentId } = payment;
    const settled = await db.transaction(async (tx) => {
      const row = await payments.settle(tx, userId, paymentId, result);
      if (!row) return null;
      if (row.status === 'unknown') await schedule.ask(tx, row, firstQuestionSeconds);
      else await applyEffect(tx, row);
      return row;
    });
    if (settled) log.info({ paymentId, status: settled.status }, 'payment settled');
    return settled ?? (await payments.get(userId, paymentId)) ?? payment;
  }

  async function applyEffect(tx: Tx, row: PaymentRow): Promise<void> {
    const bill = { customerId: row.customerId, billNo: row.itemId };
    if (row.status === 'authorized') {
      await billing.confirmPaid(tx, bill, row.paymentId, row.settledAt ?? new Date());
      await schedule.post(tx, { ...bill, paymentId: row.paymentId });
    } else {
      await billing.release(tx, bill, row.paymentId);
    }
    await recordEvent(tx, {
      eventType: row.status === 'authorized' ? 'PaymentAuthorizedEvent' : 'PaymentFailedEvent',
      customerId: row.customerId,
      userId: row.userId,
      event: {
        payment: { id: row.paymentId, item: row.itemId, totalCents: row.totalCents, status: row.status },
      },
    });
  }

  /** The provider charged a purchase that we had given up: the money goes back, and it is written down. */
  async function giveBack(payment: PaymentRow, ticketNumber: string): Promise<void> {
    log.error({ paymentId: payment.paymentId }, 'charge found for a payment that had failed: refunding');
    const refund = await gateway.refund({ ticketNumber, idempotencyKey: `${payment.paymentId}-refund` });
    if (refund.status !== 'refunded') throw new Error(`refund of ${payment.paymentId}: ${refund.status}`);
    await db.transaction(async (tx) => {
      if (!(await payments.markRefunded(tx, payment.userId, payment.paymentId, ticketNumber))) return;
      await recordEvent(tx, {
        eventType: 'PaymentRefundedEvent',
        customerId: payment.customerId,
        userId: payment.userId,
        event: { payment: { id: payment.paymentId, totalCents: payment.totalCents }, ticketNumber },
      });
    });
  }

  async function learn(payment: PaymentRow, charge: ChargeResult): Promise<PaymentRow> {
    if (payment.status === 'failed' && charge.status === 'authorized')
      await giveBack(payment, charge.ticketNumber);
    const isOpen = payment.status === 'pending' || payment.status === 'unknown';
    return isOpen ? write(payment, resultOf(charge)) : payment;
  }

  return {
    learn,

    async ask(userId, paymentId) {
      const payment = await payments.get(userId, paymentId);
      if (!payment) return null;
      const charge = await gateway.lookup({ idempotencyKey: paymentId });
      if (charge?.status === 'unknown' || charge?.status === 'pending') return payment;
      if (charge) return learn(payment, charge);
      const isOpen = payment.status === 'pending' || payment.status === 'unknown';
      const isOver = Date.now() - payment.createdAt.getTime() > noChargeAfterMs;
      return isOpen && isOver ? write(payment, { status: 'failed' }) : payment;
    },
  };
}

function resultOf(charge: ChargeResult): PaymentResult {
  if (charge.status === 'authorized')
    return {
      status: 'authorized',
      ticketNumber: charge.ticketNumber,
      authorizationCode: charge.approvalCode,
      settledAt: new Date(),
    };
  if (charge.status === 'declined')
    return { status: 'denied', declineCode: charge.code, declineMessage: charge.message };
  return { status: 'unknown' };
}
