// A purchase of any kind: intent → charge with the same key → result and effect. One charge, whatever happens.
import { createHash, randomInt } from 'node:crypto';
import { AmountChanged, Problem } from '@portal/contract/errors';
import type { Db, Tx } from '@portal/database/connection';
import { v7 as uuidv7 } from 'uuid';
import type { Balances } from '../../modules/balance/balance.ts';
import type { Billing } from '../../modules/billing/billing.ts';
import type { PaymentRow, Payments } from '../../modules/payments/payments.ts';
import type { ChargeAmount, PaymentGateway } from '../../providers/card-payments/port.ts';
import type { IsOffered } from './payment-methods.ts';
import type { Buyer, Order, PurchaseKinds, Quote } from './purchase-kind.ts';
import type { PaymentSchedule, SettlePayment } from './settle-payment.ts';
import type { Turns } from './turns.ts';

export interface PurchaseNeeds {
  db: Db;
  payments: Payments;
  kinds: PurchaseKinds;
  isOffered: IsOffered;
  billing: Billing;
  balances: Balances;
  gateway: PaymentGateway;
  schedule: PaymentSchedule;
  settlement: SettlePayment;
  turns: Turns;
  /** How long a charge may be on its way before the outcome counts as unknown. */
  chargeTimeoutMs: number;
}

export interface PurchaseRequest {
  buyer: Buyer;
  order: Order;
  /** The purchase's key: the same key is the same purchase. */
  correlatorId: string;
}

/**
 * @throws Problem TOO_MANY_REQUESTS, KEY_REUSED, METHOD_NOT_OFFERED, AMOUNT_CHANGED, INSUFFICIENT_BALANCE, and what the kind refuses:
 * NOT_FOUND, BILL_NOT_PAYABLE, PAYMENT_IN_PROCESS, NOT_FOR_THIS_LINE, CORPORATE_LINE, RECHARGE_AMOUNT
 */
export type Purchase = (request: PurchaseRequest) => Promise<PaymentRow>;

interface Intent {
  request: PurchaseRequest;
  quote: Quote;
  requestHash: Buffer;
}

/** If the process dies between intent and charge, this is when the job looks. */
const abandonedAfterSeconds = 45;

export function createPurchase(needs: PurchaseNeeds): Purchase {
  const { db, payments, kinds, isOffered, billing, balances, gateway, schedule, settlement, turns } = needs;

  return async (request) => {
    const { payment, isOurs } = await begin(request);
    if (!isOurs) return outcomeOf(payment);
    const { cardToken } = request.order;
    if (payment.method !== 'card' || !cardToken) return payment;
    const charge = await gateway.charge({
      idempotencyKey: payment.paymentId,
      token: cardToken,
      amount: chargeAmountOf(payment),
      metadata: { paymentId: payment.paymentId, purchase: payment.kind },
    });
    return settlement.learn(payment, charge);
  };

  /** The intent, unless the key has one: then that is the purchase. */
  async function begin(request: PurchaseRequest): Promise<{ payment: PaymentRow; isOurs: boolean }> {
    const { order } = request;
    const { line, ...content } = order;
    const requestHash = createHash('sha256')
      .update(JSON.stringify([content, line?.serviceNumber ?? null]))
      .digest();
    try {
      const quote = await agreedQuote(request.buyer, order);
      const intent = { request, quote, requestHash };
      const write = order.method === 'card' ? writeIntent : payAtOnce;
      const payment = await turns.begin(() => db.transaction((tx) => write(tx, intent)));
      if (payment) return { payment, isOurs: true };
    } catch (refusal) {
      // A repeated purchase is no longer for sale: the bill is being paid, the price has changed.
      const twin = refusal instanceof Problem ? await samePurchase(request, requestHash) : null;
      if (!twin) throw refusal;
      return { payment: twin, isOurs: false };
    }
    const twin = await samePurchase(request, requestHash);
    if (!twin) throw new Problem('TOO_MANY_REQUESTS', 'purchases of one user');
    return { payment: twin, isOurs: false };
  }

  async function agreedQuote(buyer: Buyer, order: Order): Promise<Quote> {
    const quote = await kinds[order.kind].quote(buyer, order);
    const place = { kind: order.kind, lineKind: quote.line.kind, channel: order.channel };
    if (!isOffered(order.method, place)) throw new Problem('METHOD_NOT_OFFERED');
    if (order.totalCents !== quote.totalCents) throw new AmountChanged(quote.totalCents);
    return quote;
  }

  /** Null when the key was taken by another request. */
  async function writeIntent(tx: Tx, { request, quote, requestHash }: Intent): Promise<PaymentRow | null> {
    const payment = await payments.open(tx, newPayment(request, quote), requestHash);
    if (!payment) return null;
    await kinds[payment.kind].reserve(tx, quote, payment.paymentId);
    await schedule.ask(tx, payment, abandonedAfterSeconds);
    return payment;
  }

  /** Invoice and balance are the operator's own: intent, result and effect are one transaction. */
  async function payAtOnce(tx: Tx, { request, quote, requestHash }: Intent): Promise<PaymentRow | null> {
    const result = {
      status: 'authorized' as const,
      authorizationCode: String(randomInt(10_000_000, 99_999_999)),
      settledAt: new Date(),
    };
    const payment = await payments.open(tx, { ...newPayment(request, quote), ...result }, requestHash);
    if (!payment) return null;
    await kinds[payment.kind].reserve(tx, quote, payment.paymentId);
    if (!(await settlement.complete(tx, payment))) throw new Problem('NOT_FOR_THIS_LINE');
    // Last: every purchase of the line waits for the one that holds its balance.
    await take(tx, payment, quote);
    return payment;
  }

  async function take(tx: Tx, payment: PaymentRow, { line }: Quote): Promise<void> {
    const owner = { customerId: payment.customerId, lineId: line.lineId };
    if (payment.method === 'invoice') {
      const { paymentId: chargeId, accountId, serviceNumber, amountCents, taxCents } = payment;
      const words =
        payment.kind === 'recharge'
          ? { code: 'RECARGA', description: 'Recarga de saldo' }
          : { code: payment.itemId, description: `Paquete ${payment.itemName}` };
      const amounts = { amountCents, taxCents };
      await billing.chargeInvoice(tx, { ...owner, accountId, serviceNumber, chargeId, ...words, ...amounts });
    } else if (!(await balances.spend(tx, owner, payment.totalCents))) {
      throw new Problem('INSUFFICIENT_BALANCE');
    }
  }

  async function samePurchase({ buyer, correlatorId }: PurchaseRequest, requestHash: Buffer) {
    const earlier = await payments.findByKey(buyer.userId, correlatorId);
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

function newPayment({ buyer, order, correlatorId }: PurchaseRequest, { line: _line, ...quote }: Quote) {
  const { method, channel } = order;
  return { userId: buyer.userId, paymentId: uuidv7(), correlatorId, method, channel, ...quote };
}

/** Bill tax is sent as 0 (PAY-9): the bill's own tax is already inside its total. */
function chargeAmountOf({ kind, amountCents, taxCents, totalCents }: PaymentRow): ChargeAmount {
  const taxed = { subtotalIva: amountCents, subtotalIva0: 0, iva: taxCents };
  const untaxed = { subtotalIva: 0, subtotalIva0: totalCents, iva: 0 };
  return { ...(kind === 'bill' ? untaxed : taxed), ice: 0, currency: 'USD' };
}
