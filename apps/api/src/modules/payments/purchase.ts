// A purchase of any kind and method: the intent first, then every step by its id. One charge, whatever happens.
import { createHash } from 'node:crypto';
import { AmountChanged, BillPaidHere, Problem } from '@portal/contract/errors';
import { isPaidLater } from '@portal/contract/paying/paid-later';
import type { Role } from '@portal/contract/policy';
import type { Db, Tx } from '@portal/database/connection';
import { v7 as uuidv7 } from 'uuid';
import { bestRole, managesAccount } from '../../caller.ts';
import { abandonedAfterSeconds } from '../../providers/card-payments/port.ts';
import type { Act, Agreements, ProofWay } from '../agreements/agreements.ts';
import type { OfferedMethods } from './methods/offered-methods.ts';
import { operatorRefusalOf, type PaymentMethods } from './methods/payment-method.ts';
import {
  boughtWords,
  isForOther,
  isOwed,
  type NewPayment,
  type PaymentRow,
  type Payments,
} from './payments.ts';
import type { Buyer, Order, PurchaseKinds, Quote } from './purchase-kinds.ts';
import type { PaymentSchedule, SettlePayment, TransactionLimiter } from './settle-payment.ts';

export interface PurchaseNeeds {
  db: Db;
  agreements: Pick<Agreements, 'acceptPurchase'>;
  payments: Payments;
  kinds: PurchaseKinds;
  methods: PaymentMethods;
  offeredMethods: OfferedMethods;
  schedule: PaymentSchedule;
  settlement: SettlePayment;
  limiter: TransactionLimiter;
  /** How long a charge may be on its way before the outcome counts as unknown. */
  chargeTimeoutMs: number;
}

export interface PurchaseRequest {
  buyer: Buyer;
  order: Order;
  /** The purchase's key: the same key is the same purchase. */
  correlatorId: string;
  /** Of what is paid by itself: whether it is still wanted, held until the intent is written. */
  isWanted?: (tx: Tx) => Promise<boolean>;
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

export function createPurchase(needs: PurchaseNeeds): Purchase {
  const { db, agreements, payments, kinds, methods, offeredMethods, schedule, settlement, limiter } = needs;

  return async (request) => {
    const { payment, isOurs } = await begin(request);
    const row = isOurs
      ? await settlement.carryOut(payment, request.order.cardToken)
      : await outcomeOf(payment);
    const refusal = operatorRefusalOf(row);
    if (refusal) throw new Problem(refusal);
    return row;
  };

  /** The intent, unless the key has one: then that is the purchase. */
  async function begin(request: PurchaseRequest): Promise<{ payment: PaymentRow; isOurs: boolean }> {
    const { order } = request;
    const { line, ...content } = order;
    const requestHash = createHash('sha256')
      .update(JSON.stringify([content, line?.serviceNumber ?? null]))
      .digest();
    try {
      const quote = await agreedQuote(request);
      const intent = { request, quote, requestHash };
      const payment = await limiter.begin(() => db.transaction((tx) => writeIntent(tx, intent)));
      if (payment) return { payment, isOurs: true };
    } catch (refusal) {
      return afterRefusal(request, requestHash, refusal);
    }
    const twin = await samePurchase(request, requestHash);
    if (!twin) throw new Problem('TOO_MANY_REQUESTS', 'purchases of one user');
    return { payment: twin, isOurs: false };
  }

  async function afterRefusal(request: PurchaseRequest, requestHash: Buffer, refusal: unknown) {
    // A repeated purchase is no longer for sale: the bill is being paid, the price has changed.
    const twin = refusal instanceof Problem ? await samePurchase(request, requestHash) : null;
    if (twin) return { payment: twin, isOurs: false };
    if (await mayBeginAgain(request, refusal)) return begin(request);
    // Paid since its price was asked: then its operator knows by now.
    if (refusal instanceof BillPaidHere) await agreedQuote(request);
    throw refusal;
  }

  /**
   * What is owed is the buyer's, and waited for a code to be paid: whoever pays it now, or by automatic debit, pays it
   * otherwise. A code of somebody else's is closed only by who manages a line of the account.
   */
  async function mayBeginAgain({ buyer, order }: PurchaseRequest, refusal: unknown): Promise<boolean> {
    if (!(refusal instanceof Problem) || refusal.code !== 'PAYMENT_IN_PROCESS') return false;
    const isTheirs = ['portal', 'frame', 'automatic'].includes(order.channel);
    const owed = isTheirs ? await kinds[order.kind].find?.(buyer, order.itemId) : null;
    const waiting = owed ? await payments.waitingFor(owed) : null;
    if (!waiting || !(waiting.userId === buyer.userId || managesAccount(buyer.lines, waiting))) return false;
    // Nobody's code is closed for a purchase that is refused then.
    await mustBeFew(db, { ...order, userId: buyer.userId }, 0);
    await settlement.replace(waiting, order.channel === 'automatic' ? null : buyer.userId);
    return true;
  }

  async function agreedQuote({ buyer, order }: PurchaseRequest): Promise<Quote> {
    const quote = await kinds[order.kind].quote(buyer, order);
    const { kind, channel } = order;
    const place = { kind, channel, lineKind: quote.line.kind, role: roleOf(buyer, order, quote) };
    if (!offeredMethods.isOffered(order.method, place)) throw new Problem('METHOD_NOT_OFFERED');
    if (order.totalCents !== quote.totalCents) throw new AmountChanged(quote.totalCents);
    await methods[order.method].mustCover(quote, { userId: buyer.userId, card: order.cardToken });
    return quote;
  }

  /** Null when the key was taken by another request. */
  async function writeIntent(tx: Tx, { request, quote, requestHash }: Intent): Promise<PaymentRow | null> {
    if (request.isWanted && !(await request.isWanted(tx)))
      throw new Problem('METHOD_NOT_OFFERED', 'switched off meanwhile');
    const wanted = newPayment(request, quote);
    const agree = (within: Tx) => agreements.acceptPurchase(within, request.buyer, purchaseAct(wanted));
    const payment = await payments.open(tx, wanted, { requestHash, agree });
    if (!payment) return null;
    await mustBeFew(tx, payment, 1);
    if (isOwed(payment) && !(await payments.takeOnce(tx, payment))) {
      const payer = await payments.payerOf(tx, payment);
      throw payer
        ? new BillPaidHere(payer.authorizationCode ?? payer.paymentId)
        : new Problem('PAYMENT_IN_PROCESS');
    }
    await schedule.reconcile(tx, payment, abandonedAfterSeconds);
    return payment;
  }

  /**
   * Purchases of a user are written one after another, as what they agreed to is: each sees those before it.
   * @param itself whether it is counted already
   */
  async function mustBeFew(from: Db | Tx, wanted: Wanted, itself: 0 | 1): Promise<void> {
    const { userId, itemId, method } = wanted;
    if (isCardTried(wanted) && (await payments.cardsTried(from, userId)) - itself >= mostRefusedCards)
      throw new Problem('TOO_MANY_REQUESTS', 'refused cards of one user');
    if (!isPaidLater(method)) return;
    if ((await payments.codesAsked(from, userId)) - itself >= mostCodesAnHour)
      throw new Problem('TOO_MANY_REQUESTS', 'codes of one user');
    // Another code of the same bill takes its place.
    const others = isOwed(wanted)
      ? await payments.openCodes(from, userId, itemId)
      : (await payments.openCodes(from, userId, null)) - itself;
    if (others >= mostOpenCodes) throw new Problem('TOO_MANY_REQUESTS', 'open codes of one user');
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
    while ((row.status === 'pending' || row.effect === 'due') && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 150));
      row = (await payments.get(row.userId, row.paymentId)) ?? row;
    }
    return row;
  }
}

/** Codes that one user leaves to be paid at once, and asks for in an hour: each is a message, and is asked about for days. */
const mostOpenCodes = 5;
const mostCodesAnHour = 10;
/** Cards of one user in an hour that were refused, or have no answer yet. */
const mostRefusedCards = 10;

type Wanted = Pick<PaymentRow, 'userId' | 'kind' | 'itemId' | 'method' | 'channel'>;

/** What others pay has limits of its own, and what is paid by itself tries no card out. */
const isCardTried = ({ method, channel }: Wanted): boolean =>
  (method === 'card' || method === 'savedCard') && (channel === 'portal' || channel === 'frame');

/** In the line that it is for; of a bill, the best that the buyer is in a line of its account. */
function roleOf({ lines }: Buyer, { line }: Order, { accountId }: Quote): Role | null {
  const found = line ? [line] : lines.filter((each) => each.accountId === accountId);
  return bestRole(found.map(({ role }) => role));
}

function newPayment({ buyer, order, correlatorId }: PurchaseRequest, { line: _line, ...quote }: Quote) {
  const { method, channel } = order;
  return { userId: buyer.userId, paymentId: uuidv7(), correlatorId, method, channel, ...quote };
}

/** What a buyer agrees to by a purchase. */
function purchaseAct(payment: NewPayment): Act {
  const { kind, channel, method, paymentId, customerId, serviceNumber, totalCents } = payment;
  const isOther = isForOther(payment);
  return {
    kind,
    channel,
    // Of somebody else's only what whoever pays came with.
    customerId: isOther ? null : customerId,
    serviceNumber: isOther && kind === 'bill' ? null : serviceNumber,
    subject: boughtWords(payment).long,
    amountCents: totalCents,
    reference: paymentId,
    ways: waysOf({ channel, method }),
  };
}

function waysOf({ channel, method }: Pick<NewPayment, 'channel' | 'method'>): ProofWay[] {
  if (channel === 'automatic') return ['standingOrder'];
  if (channel === 'link') return ['paymentLink'];
  if (channel === 'frame') return ['frame'];
  if (channel === 'guest') return ['guestCard'];
  return method === 'savedCard' ? ['savedCard'] : [];
}
