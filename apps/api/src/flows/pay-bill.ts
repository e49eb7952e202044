// Paying a bill by card: intent → charge with the same key → result and effect. One charge, whatever happens.
import { createHash } from 'node:crypto';
import { Problem, type ProblemCode } from '@portal/contract/errors';
import type { PaymentRequest } from '@portal/contract/payments';
import { v7 as uuidv7 } from 'uuid';
import type { Caller } from '../caller.ts';
import type { Db } from '../db/database.ts';
import type { Bill, Billing } from '../modules/billing/billing.ts';
import type { PaymentRow, Payments } from '../modules/payments/payments.ts';
import type { PaymentGateway } from '../providers/card-payments/port.ts';
import type { PaymentSchedule, SettlePayment } from './settle-payment.ts';

export interface PayBillNeeds {
  db: Db;
  payments: Payments;
  billing: Billing;
  gateway: PaymentGateway;
  schedule: PaymentSchedule;
  settlement: SettlePayment;
  /** How long a charge may be on its way before the outcome counts as unknown. */
  chargeTimeoutMs: number;
}

export interface PayBillOrder {
  caller: Caller;
  request: PaymentRequest;
  /** The purchase's key: the same key is the same purchase. */
  correlatorId: string;
}

/** @throws Problem NOT_FOUND, BILL_NOT_PAYABLE, PAYMENT_IN_PROCESS, AMOUNT_CHANGED, KEY_REUSED, METHOD_NOT_OFFERED, INVALID */
export type PayBill = (order: PayBillOrder) => Promise<PaymentRow>;

/** If the process dies between intent and charge, this is when the job looks. */
const abandonedAfterSeconds = 45;

export function createPayBill(needs: PayBillNeeds): PayBill {
  const { db, payments, billing, gateway, schedule, settlement } = needs;

  return async ({ caller, request, correlatorId }) => {
    const purchase = readPurchase(request);
    const requestHash = createHash('sha256').update(JSON.stringify(purchase)).digest();
    const earlier = await samePurchase(caller, correlatorId, requestHash);
    if (earlier) return outcomeOf(earlier);

    const bill = await billing.find(caller.lines, purchase.billNo);
    if (!bill) throw new Problem('NOT_FOUND');
    const refusal = refusalOf(bill, purchase);
    if (refusal) {
      // Somebody may have been quicker with the same key since we looked.
      const twin = await samePurchase(caller, correlatorId, requestHash);
      if (twin) return outcomeOf(twin);
      throw new Problem(refusal);
    }

    const payment = newPayment(caller, bill, correlatorId);
    const isFirst = await db.transaction(async (tx) => {
      if (!(await payments.open(tx, payment, requestHash))) return false;
      if (!(await billing.reserve(tx, bill, payment.paymentId))) throw new Problem('PAYMENT_IN_PROCESS');
      await schedule.ask(tx, payment, abandonedAfterSeconds);
      return true;
    });
    if (!isFirst) {
      const twin = await samePurchase(caller, correlatorId, requestHash);
      if (!twin) throw new Problem('PAYMENT_IN_PROCESS');
      return outcomeOf(twin);
    }

    const row = await payments.get(caller.userId, payment.paymentId);
    if (!row) throw new Problem('INTERNAL', 'the intent vanished');
    const charge = await gateway.charge({
      idempotencyKey: payment.paymentId,
      token: purchase.cardToken,
      // Bill tax is sent as 0 (decision 41): the bill's own tax is already inside its total.
      amount: { subtotalIva: 0, subtotalIva0: bill.totalCents, iva: 0, ice: 0, currency: 'USD' },
      metadata: { paymentId: payment.paymentId, billNo: bill.billNo },
    });
    return settlement.learn(row, charge);
  };

  async function samePurchase(caller: Caller, correlatorId: string, requestHash: Buffer) {
    const earlier = await payments.findByKey(caller.userId, correlatorId);
    if (!earlier) return null;
    if (!earlier.requestHash.equals(requestHash)) throw new Problem('KEY_REUSED');
    return earlier.payment;
  }

  /** A repeated request waits for the first one's answer, so that both read the same. */
  async function outcomeOf(payment: PaymentRow): Promise<PaymentRow> {
    const deadline = Date.now() + needs.chargeTimeoutMs + 2_000;
    let row = payment;
    while (row.status === 'pending' && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 150));
      row = (await payments.get(row.userId, row.paymentId)) ?? row;
    }
    return row;
  }
}

interface Purchase {
  billNo: string;
  cardToken: string;
  totalCents: number;
}

function readPurchase(request: PaymentRequest): Purchase {
  const item = request.paymentItem[0]?.item;
  const method = request.paymentMethod['@type'];
  if (method !== 'paymentGateway' && method !== 'bankCard') throw new Problem('METHOD_NOT_OFFERED');
  const cardToken = request.authorizationCode ?? request.paymentMethod.authorizationCode;
  if (item?.['@referredType'] !== 'bill' || !cardToken) throw new Problem('INVALID', 'payment item or token');
  const total = request.totalAmount;
  const dollars = 'amount' in total ? total.amount : total.value;
  return { billNo: item.id, cardToken, totalCents: Math.round(dollars * 100) };
}

function refusalOf(bill: Bill, purchase: Purchase): ProblemCode | null {
  if (bill.state === 'paymentInProcess') return 'PAYMENT_IN_PROCESS';
  if (bill.state !== 'sent') return 'BILL_NOT_PAYABLE';
  return bill.totalCents === purchase.totalCents ? null : 'AMOUNT_CHANGED';
}

function newPayment(caller: Caller, bill: Bill, correlatorId: string) {
  return {
    userId: caller.userId,
    paymentId: uuidv7(),
    kind: 'bill' as const,
    customerId: bill.customerId,
    accountId: bill.accountId,
    serviceNumber: bill.serviceNumber,
    itemId: bill.billNo,
    method: 'card' as const,
    correlatorId,
    amountCents: bill.totalCents,
    taxCents: 0,
    totalCents: bill.totalCents,
  };
}
