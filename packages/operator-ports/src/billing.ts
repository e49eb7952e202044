// Billing: what accounts owe, their bills, and what waits for the next one (TMF678).
import type { AccountPlace, LinePlace, LineRef, Window } from './common.ts';

export type BillState = 'sent' | 'paymentInProcess' | 'settled' | 'cancelled';

export interface Bill extends AccountPlace, LinePlace {
  billNo: string;
  /** Of the service that the account is known by. */
  serviceNumber: string;
  serviceType: number;
  planCode: string;
  /** As it was called in this period. */
  planName: string;
  /** Civil dates. */
  issuedOn: string;
  periodStart: string;
  periodEnd: string;
  dueOn: string;
  taxableCents: number;
  exemptCents: number;
  taxCents: number;
  totalCents: number;
  /** Of it, what is claimed and not decided on: nobody is asked for it meanwhile. */
  claimedCents: number;
  /** What its payment has left out, because it was claimed then. */
  withheldCents: number;
  state: BillState;
  /** 49 digits; null: it has no document. */
  accessKey: string | null;
  documentReadyAt: Date | null;
  /** It can be downloaded by now. */
  isDocumentReady: boolean;
  /** The payment that holds or has settled it. */
  paymentId: string | null;
  paidAt: Date | null;
}

export type BillKey = Pick<Bill, 'customerId' | 'billNo'>;

/**
 * What a line of a bill charges for. `proration`: a part of a month. `package` and `recharge`: bought. `use`: beyond
 * the plan; an international call is a line of its own. `thirdParty`: a service of another company. `device`: an
 * instalment, an insurance. `discount` and `credit`: negative. `other`: none of these, or nobody says.
 */
export type BillItemKind =
  | 'plan'
  | 'proration'
  | 'package'
  | 'recharge'
  | 'internationalCall'
  | 'use'
  | 'thirdParty'
  | 'device'
  | 'discount'
  | 'credit'
  | 'other';

/** A line of a bill; their amounts and tax add up to its totals. */
export interface BillItem extends BillKey {
  position: number;
  kind: BillItemKind;
  /** What is charged again next month has the same one. */
  code: string;
  description: string;
  quantity: number;
  unitPriceCents: number;
  amountCents: number;
  taxRatePercent: number;
  /** Null: of the account as a whole, or nobody says. */
  serviceNumber: string | null;
  /** A civil date; null: of the period as a whole. */
  chargedOn: string | null;
  /** The charge to the invoice that came onto this line; null: none, or nobody says. */
  chargeId: string | null;
}

/** What a bill charges for: a line, with the plan that it had. */
export interface BilledService {
  lineId: string;
  serviceNumber: string;
  serviceType: number;
  planName: string;
}

export interface BillFilter {
  billNos?: string[];
  states?: BillState[];
  /** Civil dates of issue, both inclusive. */
  issuedFrom?: string;
  issuedTo?: string;
}

export type BillOrder = 'newest' | 'oldest' | 'dueFirst' | 'dueLast';

/** What there is to pay of a bill now: without what is claimed. */
export const payableCents = ({
  state,
  totalCents,
  claimedCents,
}: Pick<Bill, 'state' | 'totalCents' | 'claimedCents'>): number =>
  state === 'sent' ? totalCents - claimedCents : 0;

/** What an account owes: the sum of its unpaid bills, without what is claimed, and when the first of them is due. */
export interface AmountDue {
  accountId: string;
  totalCents: number;
  dueOn: string;
}

export interface InvoiceChargeKey extends AccountPlace {
  /** Of the payment. */
  chargeId: string;
}

export interface NewInvoiceCharge extends InvoiceChargeKey {
  serviceNumber: string;
  /** Of the bill's line: code and words. */
  code: string;
  description: string;
  /** Without tax, and the tax on it. */
  amountCents: number;
  taxCents: number;
}

export interface InvoiceCharge extends NewInvoiceCharge {
  lineId: string;
  taxRatePercent: number;
  chargedAt: Date;
  /** The bill that it came onto; null until then. */
  billNo: string | null;
}

export interface InvoiceChargeFilter {
  isBilled?: boolean;
  serviceNumbers?: string[];
  chargeIds?: string[];
}

/** Of an account, with what is known now: plans, services of others, and what waits for a bill. */
export interface BillForecast extends LinePlace {
  /** Of the cycle that runs: the same whichever plan is ordered. Null: none will be issued. */
  running: { issuedOn: string; totalCents: number } | null;
  /** Of the cycle after it, from which on another plan counts. */
  planned: { issuedOn: string; totals: { planCode: string; totalCents: number }[] };
}

/** What moves a bill or charges an invoice may be repeated, by the payment's id: it is done once, and answered alike. */
export interface Billing {
  /** One row an account that owes something. */
  amountsDue(lines: readonly LineRef[]): Promise<AmountDue[]>;
  /** Bills of these lines' accounts; never those of corporate lines. */
  list(
    lines: readonly LineRef[],
    filter: BillFilter,
    page: Window & { order: BillOrder },
  ): Promise<{ bills: Bill[]; total: number }>;
  /** Null when no account of these lines has this bill. */
  find(lines: readonly LineRef[], billNo: string): Promise<Bill | null>;
  /** None: the operator's system does not tell them. */
  items(bill: BillKey): Promise<BillItem[]>;
  services(bill: Bill): Promise<BilledService[]>;
  /**
   * What the account's bills come to, were one of these plans ordered for the line now; with the line's own plan: were
   * none ordered, or the one that waits cancelled. Plans that it cannot have are left out. Null: it is not billed.
   */
  foresee(line: LinePlace, planCodes: readonly string[]): Promise<BillForecast | null>;
  /** sent → paymentInProcess, for this payment. False when it cannot be paid any more, or something else is to be paid. */
  hold(bill: BillKey, payment: { paymentId: string; amountCents: number }): Promise<boolean>;
  /** False when this payment does not hold the bill: it was voided, say. */
  confirmPaid(bill: BillKey, paymentId: string, paidAt: Date): Promise<boolean>;
  /** paymentInProcess → sent, if this payment holds it: nothing was charged. */
  release(bill: BillKey, paymentId: string): Promise<void>;
  /** Comes onto the account's next bill. False when the customer no longer has the line. */
  chargeInvoice(charge: NewInvoiceCharge): Promise<boolean>;
  hasCharge(charge: InvoiceChargeKey): Promise<boolean>;
  /** The charge comes onto no bill. False when it stands on one already. */
  withdrawCharge(charge: InvoiceChargeKey): Promise<boolean>;
  /** What was charged to the invoices of these lines' accounts, newest first. */
  invoiceCharges(
    lines: readonly LineRef[],
    filter: InvoiceChargeFilter,
    page: Window,
  ): Promise<{ charges: InvoiceCharge[]; total: number }>;
}
