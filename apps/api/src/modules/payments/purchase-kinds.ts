// What can be bought: a package, a top-up, a bill, a part of an arrangement. Each says what it costs, what is held, what is fulfilled and what is released.
import type { MobileKind } from '@portal/contract/common';
import { InvalidField, Problem, type ProblemCode } from '@portal/contract/errors';
import { isPaidLater } from '@portal/contract/paying/paid-later';
import { topUpCents } from '@portal/market/money';
import { splitTax } from '@portal/market/tax';
import { type Arrangements, type HoldingPayment, instalmentIdOf } from '@portal/operator-ports/arrangements';
import type { Balance } from '@portal/operator-ports/balance';
import { type Bill, type Billing, payableCents } from '@portal/operator-ports/billing';
import type { Catalogue } from '@portal/operator-ports/catalogue';
import type { Inventory } from '@portal/operator-ports/inventory';
import type { Ordering } from '@portal/operator-ports/ordering';
import type { Caller, ManagedLine } from '../../caller.ts';
import type { Actor } from '../agreements/agreements.ts';
import { instalmentName, rechargeName } from './payments.copy.ts';
import { isForOther, type PaymentRow } from './payments.ts';

/** What a kind of purchase brings to the ledger: what is bought, what it costs, and what the operator is asked for. */
export type Kind = PaymentRow['kind'];
export type Method = PaymentRow['method'];
export type Channel = PaymentRow['channel'];

/** Who pays, how they are known, and which lines they manage. */
export type Buyer = Pick<Caller, 'userId' | 'lines'> & Actor;

/** A request for a purchase, read and checked for whose it is. */
export interface Order {
  kind: Kind;
  /** The bill's number, the part of an arrangement, the offering, or the line to top up; of somebody else's bill what it was asked for by. */
  itemId: string;
  /** The buyer's line that it is for; a bill needs none. */
  line: ManagedLine | null;
  method: Method;
  /** Of a card; of a saved one its id. */
  cardToken: string | null;
  /** What the customer has agreed to pay: compared, never used. */
  totalCents: number;
  channel: Channel;
}

/** What is bought as it stands in the ledger, without how and when it is paid. */
export type Quote = Pick<
  PaymentRow,
  | 'kind'
  | 'customerId'
  | 'accountId'
  | 'serviceNumber'
  | 'itemId'
  | 'itemName'
  | 'bought'
  | 'amountCents'
  | 'taxCents'
  | 'totalCents'
> & { line: Pick<ManagedLine, 'lineId' | 'kind'> };

type Wish = Pick<Order, 'itemId' | 'line' | 'totalCents' | 'channel'>;

/** Whatever asks the operator may be repeated, with the payment's id: it is done once, and answered alike. */
interface PurchaseKind {
  /** @throws Problem when the buyer may not buy this, or not now */
  quote(buyer: Buyer, wish: Wish): Promise<Quote>;
  /** What is owed and is the buyer's, whatever becomes of it. */
  find?(buyer: Buyer, itemId: string): Promise<Pick<PaymentRow, 'customerId' | 'itemId'> | null>;
  /** Before the charge: takes what only one purchase can have. False when it can no longer be had like this. */
  hold(payment: PaymentRow): Promise<boolean>;
  /** The customer gets what was paid for. False when that can no longer happen. */
  fulfil(payment: PaymentRow): Promise<boolean>;
  /** Nothing was paid: what was held is free. */
  release(payment: PaymentRow): Promise<void>;
}

export type PurchaseKinds = Record<Kind, PurchaseKind>;

export interface BuyPackageNeeds {
  catalogue: Catalogue;
  inventory: Inventory;
  ordering: Pick<Ordering, 'activatePackage'>;
}

export function createBuyPackage({ catalogue, inventory, ordering }: BuyPackageNeeds): PurchaseKind {
  return {
    async quote(_buyer, wish) {
      const offered = await catalogue.findPackage(wish.itemId);
      if (!offered) throw new Problem('NOT_FOUND');
      const line = await mustBeSoldTo(inventory, wish.line);
      if (!offered.lineKinds.includes(line.kind)) throw new Problem('NOT_FOR_THIS_LINE');
      const { customerId, accountId, serviceNumber } = line;
      const { name, description, validityDays, allowances, priceCents } = offered;
      const { netCents, taxCents } = splitTax(priceCents);
      return {
        kind: 'package',
        line,
        customerId,
        accountId,
        serviceNumber,
        itemId: offered.offeringId,
        itemName: name,
        bought: { description, validityDays, allowances },
        amountCents: netCents,
        taxCents,
        totalCents: priceCents,
      };
    },

    hold: async () => true,

    async fulfil({ customerId, serviceNumber, paymentId, itemId, itemName, bought, settledAt }) {
      if (!bought) return false;
      return ordering.activatePackage({
        customerId,
        serviceNumber,
        paymentId,
        offeringId: itemId,
        name: itemName,
        activatedAt: settledAt ?? new Date(),
        content: bought,
      });
    },

    async release() {},
  };
}

type MobileLine = ManagedLine & { kind: MobileKind };

/** @throws Problem INVALID without a line, NOT_FOR_THIS_LINE, LINE_PAUSED, LINE_SUSPENDED, CORPORATE_LINE */
async function mustBeSoldTo(inventory: Inventory, line: ManagedLine | null): Promise<MobileLine> {
  if (!line) throw new InvalidField('claroid');
  const state = await inventory.state(line);
  if (state?.isCorporate) throw new Problem('CORPORATE_LINE');
  if (state?.status === 'S' && isMobile(line))
    throw new Problem(state.pausedUntil === null ? 'LINE_SUSPENDED' : 'LINE_PAUSED');
  if (state?.status !== 'A' || !isMobile(line)) throw new Problem('NOT_FOR_THIS_LINE');
  return line;
}

const isMobile = (line: ManagedLine): line is MobileLine => line.kind !== 'Fixed';

const notSold: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'INVALID',
  'NOT_FOR_THIS_LINE',
  'LINE_PAUSED',
  'LINE_SUSPENDED',
  'CORPORATE_LINE',
]);

/** Of somebody else's line it is not said why it is not sold to. */
async function toppedUp(inventory: Inventory, wish: Wish): Promise<MobileLine> {
  try {
    return await mustBeSoldTo(inventory, wish.line);
  } catch (refusal) {
    if (isForOther(wish) && refusal instanceof Problem && notSold.has(refusal.code))
      throw new Problem('NUMBER_NOT_SOLD');
    throw refusal;
  }
}

interface RechargeNeeds {
  inventory: Inventory;
  balance: Balance;
}

/** A top-up as a kind of purchase: «Dólares Recargas» rises by exactly what was paid; tax is inside (BUY-3, PAY-10). */
export function createRecharge({ inventory, balance }: RechargeNeeds): PurchaseKind {
  return {
    async quote(_buyer, wish) {
      const line = await toppedUp(inventory, wish);
      const { totalCents } = wish;
      if (!topUpCents.includes(totalCents)) throw new Problem('RECHARGE_AMOUNT');
      const { customerId, accountId, serviceNumber } = line;
      const { netCents, taxCents } = splitTax(totalCents);
      return {
        kind: 'recharge',
        line,
        customerId,
        accountId,
        serviceNumber,
        itemId: serviceNumber,
        itemName: rechargeName,
        bought: null,
        amountCents: netCents,
        taxCents,
        totalCents,
      };
    },

    hold: async () => true,

    async fulfil({ customerId, serviceNumber, paymentId, totalCents, method, channel, settledAt }) {
      // Nothing tops a balance up from itself.
      if (method === 'balance') return false;
      return balance.topUp({
        customerId,
        serviceNumber,
        paymentId,
        amountCents: totalCents,
        // The operator tells the invoice from money that has come.
        method: method === 'invoice' ? 'invoice' : 'card',
        channel: channel === 'frame' ? 'frame' : 'portal',
        creditedAt: settledAt ?? new Date(),
      });
    },

    async release() {},
  };
}

/** Enough to find one that is not claimed as a whole. */
const openBills = { order: 'dueFirst', offset: 0, limit: 12 } as const;

/** Of what these lines' accounts owe, the bill that is due first; null: nothing. */
export type DueFirst = (lines: Buyer['lines']) => Promise<Bill | null>;

export const createDueFirst =
  (billing: Pick<Billing, 'list'>): DueFirst =>
  async (lines) => {
    if (lines.length === 0) return null;
    const { bills } = await billing.list(lines, { states: ['sent'] }, openBills);
    return bills.find((bill) => payableCents(bill) > 0) ?? null;
  };

/** A bill as a kind of purchase: held by one payment at a time, booked by the operator afterwards. */
export function createPayBill({ billing }: { billing: Billing }): PurchaseKind {
  const dueFirst = createDueFirst(billing);
  return {
    async quote(buyer, wish) {
      const isOther = isForOther(wish);
      const bill = await (isOther ? dueFirst(buyer.lines) : billing.find(buyer.lines, wish.itemId));
      if (!bill) throw new Problem(isOther ? 'BILL_NOT_PAYABLE' : 'NOT_FOUND');
      if (bill.state === 'paymentInProcess') throw new Problem('PAYMENT_IN_PROCESS');
      // What is claimed is not paid; of a bill that is claimed as a whole there is nothing to pay.
      const totalCents = payableCents(bill);
      if (totalCents <= 0) throw new Problem('BILL_NOT_PAYABLE');
      const { customerId, accountId, serviceNumber, lineId, billNo } = bill;
      const kind = buyer.lines.find((line) => line.accountId === accountId)?.kind ?? 'Postpaid';
      return {
        kind: 'bill',
        line: { lineId, kind },
        customerId,
        accountId,
        serviceNumber,
        itemId: billNo,
        itemName: '',
        bought: null,
        amountCents: totalCents,
        taxCents: 0,
        totalCents,
      };
    },

    async find(buyer, itemId) {
      const bill = await billing.find(buyer.lines, itemId);
      return bill && { customerId: bill.customerId, itemId };
    },

    hold: (payment) => billing.hold(billOf(payment), holding(payment)),

    fulfil: (payment) =>
      billing.confirmPaid(billOf(payment), payment.paymentId, payment.settledAt ?? new Date()),

    release: (payment) => billing.release(billOf(payment), payment.paymentId),
  };
}

const holding = ({ paymentId, totalCents, method }: PaymentRow): HoldingPayment => ({
  paymentId,
  amountCents: totalCents,
  isByCode: isPaidLater(method),
});

const billOf = ({ customerId, itemId }: PaymentRow) => ({ customerId, billNo: itemId });

/** A part of an arrangement as a kind of purchase: taken by one payment at a time, as a bill is. */
export function createPayInstalment({ billing }: { billing: Arrangements }): PurchaseKind {
  async function partOf(lines: Buyer['lines'], itemId: string) {
    for (const arrangement of await billing.arrangements(lines))
      for (const part of arrangement.instalments)
        if (instalmentIdOf({ ...arrangement, ...part }) === itemId) return { arrangement, part };
    return null;
  }

  return {
    async quote(buyer, wish) {
      const found = await partOf(buyer.lines, wish.itemId);
      if (!found) throw new Problem('NOT_FOUND');
      const { arrangement, part } = found;
      if (arrangement.status !== 'active' || part.status === 'paid') throw new Problem('BILL_NOT_PAYABLE');
      if (part.status === 'inProcess') throw new Problem('PAYMENT_IN_PROCESS');
      const { customerId, accountId, serviceNumber, lineId, billNo, instalments } = arrangement;
      const kind = buyer.lines.find((line) => line.accountId === accountId)?.kind ?? 'Postpaid';
      return {
        kind: 'instalment',
        line: { lineId, kind },
        customerId,
        accountId,
        serviceNumber,
        itemId: wish.itemId,
        itemName: instalmentName(part.position, instalments.length, billNo),
        bought: null,
        amountCents: part.amountCents,
        taxCents: 0,
        totalCents: part.amountCents,
      };
    },

    async find(buyer, itemId) {
      const found = await partOf(buyer.lines, itemId);
      return found && { customerId: found.arrangement.customerId, itemId };
    },

    hold: (payment) => billing.holdInstalment(partKeyOf(payment), holding(payment)),

    fulfil: (payment) =>
      billing.confirmInstalment(partKeyOf(payment), payment.paymentId, payment.settledAt ?? new Date()),

    release: (payment) => billing.releaseInstalment(partKeyOf(payment), payment.paymentId),
  };
}

/** As it was quoted: the operator's own id may hold anything but the last colon. */
function partKeyOf({ customerId, itemId }: PaymentRow) {
  const end = itemId.lastIndexOf(':');
  return { customerId, arrangementId: itemId.slice(0, end), position: Number(itemId.slice(end + 1)) };
}
