// The ledger's steps after the intent: hold, charge, result, effect. Each may be killed, and each may be repeated.
import { Problem } from '@portal/contract/errors';
import { isPaidLater, type ReturnedMoney } from '@portal/contract/paying/paid-later';
import type { Db, Tx } from '@portal/database/connection';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import { type DomainEvent, recordEvent } from '../../db/events.ts';
import type { Counts } from '../../metrics/counts.ts';
import { type ChargeResult, neverAfterMs, type PaidTicket } from '../../providers/card-payments/port.ts';
import { type PaymentMethods, refusedByOperator } from './methods/payment-method.ts';
import { isOpen } from './payments.store.ts';
import {
  closedCode,
  endOfCode,
  isForOther,
  type PaymentResult,
  type PaymentRow,
  type Payments,
  shownOf,
} from './payments.ts';
import type { PurchaseKinds } from './purchase-kinds.ts';
import type { SendReceipt } from './receipts.ts';

export interface SettleNeeds {
  db: Db;
  payments: Payments;
  kinds: PurchaseKinds;
  methods: PaymentMethods;
  sendReceipt: SendReceipt;
  sendInstructions: SendReceipt;
  sendRefund: SendReceipt;
  limiter: TransactionLimiter;
  schedule: PaymentSchedule;
  counts: Pick<Counts, 'purchase' | 'refund'>;
  log: Logger;
}

export interface PaymentSchedule {
  /** Looks after this payment again, after so many seconds; written in the transaction that makes it necessary. */
  reconcile(tx: Tx, payment: { userId: string; paymentId: string }, afterSeconds: number): Promise<void>;
}

export interface SettlePayment {
  /** Every step of a purchase whose intent is written; answers how it stands after them. */
  carryOut(payment: PaymentRow, cardToken: string | null): Promise<PaymentRow>;
  /**
   * A signed event tells how a charge ended. It is a hint: whoever knows the secret can write one, so it is the
   * provider's answer to a question by the payment's key that is believed.
   */
  onProviderEvent(payment: PaymentRow, told: ChargeResult): Promise<void>;
  /**
   * Somebody pays otherwise what waits to be paid by a code, or claims it: its code is closed, and what it held is free,
   * unless it was paid.
   * @param closedBy null: nobody who would know
   * @throws Problem UNAVAILABLE
   */
  replace(waiting: PaymentRow, closedBy: string | null): Promise<void>;
  /** Does what is left to do, and asks what became of the charge. Answers whether nothing is left. */
  reconcile(userId: string, paymentId: string): Promise<boolean>;
}

/** When an answer was lost, the first question follows quickly. */
const firstQuestionSeconds = 3;
/** Beside the provider's events, which ask at once. */
const laterEverySeconds = 10 * 60;
/** So long after the end of a code it is still asked whether somebody has paid by it. */
const laterForMs = 3 * 24 * 3_600_000;

export function createSettlePayment(needs: SettleNeeds): SettlePayment {
  const { db, payments, kinds, methods, schedule, limiter, counts, log } = needs;
  const { sendReceipt, sendInstructions, sendRefund } = needs;

  /** The result, and that its effect is due. Whoever learns first writes; the others read what was written. */
  async function write(payment: PaymentRow, result: PaymentResult): Promise<PaymentRow> {
    const { paymentId } = payment;
    const isLookedAfter = result.status === 'authorized' || result.status === 'denied';
    const written = await limiter.end(() =>
      isLookedAfter
        ? payments.settle(payment, result)
        : db.transaction(async (tx) => {
            const row = await payments.settle(payment, result, tx);
            if (row)
              await schedule.reconcile(
                tx,
                row,
                row.status === 'waiting' ? laterEverySeconds : firstQuestionSeconds,
              );
            if (row?.status === 'waiting') await sendInstructions(tx, row);
            return row;
          }),
    );
    if (!written) return current(payment);
    counts.purchase(written);
    log.info({ paymentId, status: written.status }, 'payment settled');
    return written;
  }

  /** What follows from a result, if it is due: asked of the operator, then told, once. */
  async function follow(payment: PaymentRow): Promise<PaymentRow> {
    if (payment.effect === 'done') return payment;
    const kind = kinds[payment.kind];
    if (payment.status === 'authorized' && !(await kind.fulfil(payment))) {
      log.error({ paymentId: payment.paymentId }, 'charged, but what was bought can no longer be given');
      return follow(await write(payment, { status: 'failed' }));
    }
    if (wasNotCharged(payment)) await kind.release(payment);
    const finished = await limiter.end(() => db.transaction((tx) => finish(tx, payment)));
    return finished ?? current(payment);
  }

  async function finish(tx: Tx, payment: PaymentRow): Promise<PaymentRow | null> {
    const row = await payments.finish(tx, payment);
    if (!row) return null;
    if (row.status === 'authorized') {
      await recordEvent(tx, eventOf(row, 'PaymentAuthorizedEvent'));
      await sendReceipt(tx, row);
    } else await recordEvent(tx, eventOf(row, 'PaymentFailedEvent'));
    return row;
  }

  /** A purchase that was refused or given up was charged: the money goes back, on record. */
  async function refund(payment: PaymentRow, ticketNumber: string): Promise<void> {
    const { paymentId, status } = payment;
    log.error({ paymentId, status }, 'charge found for a payment that is over: refunding');
    if (!(await methods[payment.method].refund(payment, ticketNumber)))
      throw new Error(`refund of ${paymentId} is not certain`);
    await recordRefund(payment, ticketNumber);
  }

  /** Once. */
  async function recordRefund(payment: PaymentRow, ticketNumber: string): Promise<void> {
    const { userId, paymentId, totalCents, channel, method } = payment;
    const isNew = await db.transaction(async (tx) => {
      if (!(await payments.markRefunded(tx, userId, paymentId, ticketNumber))) return false;
      const event = { payment: { id: paymentId, totalCents, channel, method }, ticketNumber };
      await recordEvent(tx, { ...eventOf(payment, 'PaymentRefundedEvent'), event });
      await sendRefund(tx, payment);
      return true;
    });
    if (isNew) counts.refund(payment);
  }

  /** Of what was paid by a code, all but what pays the purchase. */
  async function giveBackOthers(row: PaymentRow, paid: readonly PaidTicket[]): Promise<void> {
    const known = new Set(row.returned.map(({ ticketNumber }) => ticketNumber));
    const taken = row.status === 'authorized' ? row.ticketNumber : null;
    for (const { ticketNumber, cents } of paid) {
      if (ticketNumber === taken || known.has(ticketNumber)) continue;
      const reason = reasonToReturn(row, cents);
      log.warn({ paymentId: row.paymentId, reason }, 'paid by a code and not wanted: giving back');
      if (!(await methods[row.method].refund(row, ticketNumber)))
        throw new Error(`return of ${row.paymentId} is not certain`);
      const isNew = await db.transaction(async (tx) => {
        if (!(await payments.markReturned(tx, row, { ticketNumber, amountCents: cents, reason })))
          return false;
        const { paymentId: id, channel, method } = row;
        const event = { payment: { id, totalCents: cents, channel, method }, ticketNumber, reason };
        await recordEvent(tx, { ...eventOf(row, 'PaymentRefundedEvent'), event });
        return true;
      });
      if (isNew) counts.refund(row);
    }
  }

  async function applyChargeResult(payment: PaymentRow, charge: ChargeResult): Promise<PaymentRow> {
    const row = await follow(isOpen(payment) ? await write(payment, resultOf(charge, payment)) : payment);
    // Also when it was given up by somebody else while the charge was on its way.
    if (charge.status !== 'unknown' && 'paid' in charge && charge.paid)
      await giveBackOthers(row, charge.paid);
    else if (wasNotCharged(row) && charge.status === 'authorized') await refund(row, charge.ticketNumber);
    // Whoever gave it back was killed before that was written, or is a person at the provider.
    else if (wasNotCharged(row) && charge.status === 'declined' && charge.givenBack)
      await recordRefund(row, charge.givenBack);
    return row;
  }

  /** A code is asked about until long after its end, from one question to the next. */
  async function askedLater(row: PaymentRow): Promise<boolean> {
    const end = Date.parse(row.instructions?.expiresAt ?? '') + laterForMs;
    const seconds = row.status === 'waiting' ? laterEverySeconds : 36 * laterEverySeconds;
    // What waits is asked about however late it is: a clock may have been ahead for a moment.
    if (row.status === 'waiting' || Date.now() < end)
      await db.transaction((tx) => schedule.reconcile(tx, row, seconds));
    return true;
  }

  const current = async (payment: PaymentRow) =>
    (await payments.get(payment.userId, payment.paymentId)) ?? payment;

  async function holdAndCharge(payment: PaymentRow, cardToken: string | null): Promise<ChargeResult> {
    if (!(await kinds[payment.kind].hold(payment))) return refusedByOperator('BILL_NOT_PAYABLE');
    return methods[payment.method].charge(payment, cardToken);
  }

  return {
    async carryOut(payment, cardToken) {
      try {
        const row = await applyChargeResult(payment, await holdAndCharge(payment, cardToken));
        // Somebody may have given it up, and freed what is held, before we held it.
        if (wasNotCharged(row)) await kinds[row.kind].release(row);
        return row;
      } catch (err) {
        // A step has no answer: the job that was written with the intent goes on from where it stands.
        log.warn({ err, paymentId: payment.paymentId }, 'a purchase was interrupted');
        const row = await current(payment);
        if (row.status === 'pending') return write(row, { status: 'unknown' });
        if (row.effect === 'due')
          await db.transaction((tx) => schedule.reconcile(tx, row, firstQuestionSeconds));
        return row;
      }
    },

    async onProviderEvent(payment, told) {
      const { paymentId, status } = payment;
      const contradicts = wasNotCharged(payment) && told.status === 'authorized';
      if (contradicts)
        log.error({ paymentId, status }, 'an event says that a payment that is over was charged');
      // By a code something may be paid that is over, or paid already.
      if (!contradicts && !isOpen(payment) && !payment.instructions) return;
      await db.transaction((tx) => schedule.reconcile(tx, payment, 0));
    },

    async replace(waiting, closedBy) {
      const method = methods[waiting.method];
      if (!(await method.close?.(waiting))) throw new Problem('UNAVAILABLE', 'a code could not be closed');
      // It may have been paid in the same moment.
      const charge = await method.lookup(waiting);
      if (!charge || charge.status === 'unknown') {
        // It is closed, and would stand here as if it were not until it is asked about again.
        await db.transaction((tx) => schedule.reconcile(tx, waiting, firstQuestionSeconds));
        throw new Problem('UNAVAILABLE', 'a code has no answer');
      }
      if (charge.status === 'authorized') await applyChargeResult(waiting, charge);
      else {
        const declineCode = waiting.userId === closedBy ? closedCode.byOwner : closedCode.byOther;
        const row = await follow(await write(waiting, { status: 'failed', declineCode }));
        if (charge.paid) await giveBackOthers(row, charge.paid);
      }
    },

    async reconcile(userId, paymentId) {
      const known = await payments.get(userId, paymentId);
      if (!known) return true;
      const payment = await follow(known);
      const isLater = isPaidLater(payment.method) && payment.instructions !== null;
      // What was refused or given up may still turn out to have been charged, and a code be paid twice.
      if (payment.status === 'authorized' && !isLater) return true;
      const charge = await methods[payment.method].lookup(payment);
      if (charge?.status === 'unknown') return false;
      if (charge && isLater) return askedLater(await applyChargeResult(payment, charge));
      if (charge) return !isOpen(await applyChargeResult(payment, charge));
      const isOver = earliestNow() - payment.createdAt.getTime() > neverAfterMs;
      if (isOpen(payment) && isOver) await follow(await write(payment, { status: 'failed' }));
      return isOver || !isOpen(payment);
    },
  };
}

/** A clock that was set an hour ahead must not end a charge that is on its way: the other one goes on evenly. */
const earliestNow = () => Math.min(Date.now(), performance.timeOrigin + performance.now());

function reasonToReturn(row: PaymentRow, cents: number): ReturnedMoney['reason'] {
  if (row.status === 'authorized') return 'twice';
  const end = endOfCode(row);
  if ((row.status === 'waiting' || end === 'closed') && cents !== row.totalCents) return 'amount';
  if (end === 'closed') return 'replaced';
  return end === 'gone' ? 'gone' : 'late';
}

const wasNotCharged = ({ status }: PaymentRow): boolean => status === 'denied' || status === 'failed';

/** Of somebody else whom it was for is known until they have been told: what stays is the payer's, who reads it. */
function eventOf(payment: PaymentRow, eventType: DomainEvent['eventType']) {
  const { paymentId: id, kind, itemName: name, totalCents, status, userId } = payment;
  const { createdAt, channel, declineCode, customerId, itemId: item, serviceNumber } = payment;
  const codeEnd = endOfCode(payment);
  const told = { id, kind, name, totalCents, status, createdAt, channel, declineCode, codeEnd };
  if (!isForOther(payment))
    return { eventType, customerId, userId, event: { payment: { ...told, item, serviceNumber } } };
  const shown = shownOf(payment);
  return {
    eventType,
    customerId: null,
    userId,
    event: {
      payment: { ...told, item: shown.item, serviceNumber: shown.number },
      secret: { customerId, item, serviceNumber },
    },
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
  if (charge.status === 'waiting') return { status: 'waiting', instructions: charge.instructions };
  return { status: 'unknown' };
}

/** More at once would only wait for each other, at the row of one line's balance or for a core. */
const atOnce = 12;
const longestWaitMs = 5_000;

export interface TransactionLimiter {
  /** @throws Problem UNAVAILABLE when the turn does not come in time: nothing has been begun */
  begin<T>(work: () => Promise<T>): Promise<T>;
  /** What was begun is ended, however long it takes. */
  end<T>(work: () => Promise<T>): Promise<T>;
}

/** Transactions of purchases take turns: those that wait hold no connection, and no statement times out in a queue. */
export function createTransactionLimiter(): TransactionLimiter {
  const limit = pLimit(atOnce);
  return {
    begin(work) {
      const latest = performance.now() + longestWaitMs;
      return limit(() => {
        if (performance.now() > latest) throw new Problem('UNAVAILABLE', 'too many purchases at once');
        return work();
      });
    },
    end: (work) => limit(work),
  };
}
