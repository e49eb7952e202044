// Writes how a charge ended and what follows from it, in one transaction; safe to call any number of times.

import type { Db, Tx } from '@portal/database/connection';
import type { Logger } from 'pino';
import { recordEvent } from '../../db/events.ts';
import type { PaymentResult, PaymentRow, Payments } from '../../modules/payments/payments.ts';
import type { ChargeResult, PaymentGateway } from '../../providers/card-payments/port.ts';
import type { PurchaseKinds } from './purchase-kind.ts';
import type { SendReceipt } from './receipts.ts';
import type { Turns } from './turns.ts';

export interface SettleNeeds {
  db: Db;
  payments: Payments;
  kinds: PurchaseKinds;
  sendReceipt: SendReceipt;
  gateway: PaymentGateway;
  turns: Turns;
  schedule: PaymentSchedule;
  log: Logger;
}

/** Work for later, written in the same transaction as what it follows from. */
export interface PaymentSchedule {
  /** Ask the provider what became of this payment, after so many seconds. */
  ask(tx: Tx, payment: { userId: string; paymentId: string }, afterSeconds: number): Promise<void>;
  /** The operator books the payment on the bill (BILL-3). */
  post(tx: Tx, payment: { customerId: string; billNo: string; paymentId: string }): Promise<void>;
}

export interface SettlePayment {
  /** The provider has answered how a charge ended; or its answer was lost. */
  learn(payment: PaymentRow, charge: ChargeResult): Promise<PaymentRow>;
  /**
   * A signed event tells how a charge ended. It is a hint: whoever knows the secret can write one, so it is the
   * provider's answer to a question by the payment's key that is believed.
   */
  hear(payment: PaymentRow, told: ChargeResult): Promise<void>;
  /** Asks the provider. Answers whether nothing is left to ask. */
  ask(userId: string, paymentId: string): Promise<boolean>;
  /**
   * What follows from an authorized payment, in its transaction. False when that can no longer happen: then the
   * transaction must not be kept.
   */
  complete(tx: Tx, payment: PaymentRow): Promise<boolean>;
}

/**
 * The provider ends a charge after 29 seconds at most. When it knows nothing of a charge this long after
 * the intent, there will be none.
 */
const noChargeAfterMs = 40_000;
/** When an answer was lost, the first question follows quickly. */
export const firstQuestionSeconds = 3;

/** Ends the transaction of a result whose effect can no longer happen. */
class EffectImpossible extends Error {}

export function createSettlePayment(needs: SettleNeeds): SettlePayment {
  const { db, payments, kinds, sendReceipt, gateway, schedule, turns, log } = needs;

  async function complete(tx: Tx, payment: PaymentRow): Promise<boolean> {
    await recordEvent(tx, eventOf(payment, 'PaymentAuthorizedEvent'));
    await sendReceipt(tx, payment);
    // Last: every purchase of the line waits for the one that holds its balance.
    return kinds[payment.kind].fulfil(tx, payment);
  }

  async function write(payment: PaymentRow, result: PaymentResult): Promise<PaymentRow> {
    const { userId, paymentId } = payment;
    const settled = await turns
      .end(() => db.transaction((tx) => writeResult(tx, payment, result)))
      .catch((error) => {
        if (!(error instanceof EffectImpossible)) throw error;
        log.error({ paymentId }, 'charged, but what was bought can no longer be given');
        // The money goes back: now by the caller, or by the job if we are interrupted.
        return db.transaction((tx) => writeResult(tx, payment, { status: 'failed' }));
      });
    if (settled) log.info({ paymentId, status: settled.status }, 'payment settled');
    return settled ?? (await payments.get(userId, paymentId)) ?? payment;
  }

  async function writeResult(
    tx: Tx,
    { userId, paymentId }: PaymentRow,
    result: PaymentResult,
  ): Promise<PaymentRow | null> {
    const row = await payments.settle(tx, userId, paymentId, result);
    if (!row) return null;
    if (row.status === 'authorized') {
      if (!(await complete(tx, row))) throw new EffectImpossible();
      return row;
    }
    if (row.status !== 'denied') await schedule.ask(tx, row, firstQuestionSeconds);
    if (row.status === 'unknown') return row;
    await kinds[row.kind].release(tx, row);
    await recordEvent(tx, eventOf(row, 'PaymentFailedEvent'));
    return row;
  }

  /** The provider charged a purchase that it had refused, or we had given up: the money goes back, on record. */
  async function giveBack(payment: PaymentRow, ticketNumber: string): Promise<void> {
    const { paymentId, status } = payment;
    log.error({ paymentId, status }, 'charge found for a payment that is over: refunding');
    const refund = await gateway.refund({ ticketNumber, idempotencyKey: `${payment.paymentId}-refund` });
    if (refund.status !== 'refunded') throw new Error(`refund of ${payment.paymentId}: ${refund.status}`);
    await db.transaction(async (tx) => {
      if (!(await payments.markRefunded(tx, payment.userId, payment.paymentId, ticketNumber))) return;
      const event = { payment: { id: payment.paymentId, totalCents: payment.totalCents }, ticketNumber };
      await recordEvent(tx, { ...eventOf(payment, 'PaymentRefundedEvent'), event });
    });
  }

  async function learn(payment: PaymentRow, charge: ChargeResult): Promise<PaymentRow> {
    const row = isOpen(payment) ? await write(payment, resultOf(charge, payment)) : payment;
    // Also when it was given up by somebody else while the charge was on its way.
    if (wasNotCharged(row) && charge.status === 'authorized') await giveBack(row, charge.ticketNumber);
    return row;
  }

  return {
    learn,
    complete,

    async hear(payment, told) {
      const { paymentId, status } = payment;
      const contradicts = wasNotCharged(payment) && told.status === 'authorized';
      if (contradicts)
        log.error({ paymentId, status }, 'an event says that a payment that is over was charged');
      if (!contradicts && !isOpen(payment)) return;
      await db.transaction((tx) => schedule.ask(tx, payment, 0));
    },

    async ask(userId, paymentId) {
      const payment = await payments.get(userId, paymentId);
      // What was refused or given up may still turn out to have been charged.
      if (!payment || payment.status === 'authorized') return true;
      const charge = await gateway.lookup({ idempotencyKey: paymentId });
      if (charge?.status === 'unknown' || charge?.status === 'pending') return false;
      if (charge) return !isOpen(await learn(payment, charge));
      const isOver = Date.now() - payment.createdAt.getTime() > noChargeAfterMs;
      if (isOpen(payment) && isOver) await write(payment, { status: 'failed' });
      return isOver || !isOpen(payment);
    },
  };
}

const isOpen = ({ status }: PaymentRow): boolean => status === 'pending' || status === 'unknown';
const wasNotCharged = ({ status }: PaymentRow): boolean => status === 'denied' || status === 'failed';

function eventOf(payment: PaymentRow, eventType: string) {
  const { paymentId: id, kind, itemId: item, itemName: name, serviceNumber, totalCents, status } = payment;
  const { createdAt } = payment;
  return {
    eventType,
    customerId: payment.customerId,
    userId: payment.userId,
    event: { payment: { id, kind, item, name, serviceNumber, totalCents, status, createdAt } },
  };
}

/** An approval of another amount is not taken at its word: it stays unknown until somebody has looked. */
function resultOf(charge: ChargeResult, { totalCents }: PaymentRow): PaymentResult {
  if (charge.status === 'authorized' && charge.approved === totalCents)
    return {
      status: 'authorized',
      ticketNumber: charge.ticketNumber,
      authorizationCode: charge.approvalCode,
      cardBrand: charge.card?.brand ?? null,
      cardLastFour: charge.card?.lastFour ?? null,
      settledAt: new Date(),
    };
  if (charge.status === 'declined')
    return { status: 'denied', declineCode: charge.code, declineMessage: charge.message };
  return { status: 'unknown' };
}
