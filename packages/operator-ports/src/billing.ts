// Billing: what accounts owe, their bills, and what waits for the next one (TMF678).
import { taxName } from '@portal/market/tax';
import { z } from 'zod';
import type { Arrangements, HoldingPayment } from './arrangements.ts';
import { at, maybe, noun, otherwise, part } from './noun.ts';
import { asProduct, moved, orNull, shown } from './shown.ts';
import {
  firstMoment,
  instant,
  type LinePlace,
  type LineRef,
  lastMoment,
  money,
  operatorIdSchema,
  signedMoney,
  text,
  type Window,
} from './wire.ts';

export const billStateSchema = z.enum(['sent', 'paymentInProcess', 'settled', 'cancelled']).meta({
  id: 'BillState',
  description: '`paymentInProcess`: a payment has taken it and is not yet posted («Pago en proceso»).',
});
export type BillState = z.infer<typeof billStateSchema>;

const customerId = at('relatedParty[role=customer]/id', operatorIdSchema);
const accountId = at('billingAccount/id', operatorIdSchema);

export const billSchema = noun(
  'CustomerBill',
  {
    customerId,
    accountId,
    billNo: at('billNo', operatorIdSchema),
    state: at('state', billStateSchema),
    issuedOn: at('billDate', firstMoment),
    periodStart: at('billingPeriod/startDateTime', firstMoment),
    periodEnd: at('billingPeriod/endDateTime', lastMoment),
    dueOn: at('paymentDueDate', lastMoment),
    totalCents: at('amountDue', money),
    lineId: at('characteristic:lineId', operatorIdSchema),
    /** Of the service that the account is known by. */
    serviceNumber: at('characteristic:serviceNumber', z.string()),
    serviceType: at('characteristic:serviceType', z.int()),
    planCode: at('characteristic:planCode', z.string()),
    /** As it was called in this period. */
    planName: at('characteristic:planName', z.string()),
    taxableCents: at('characteristic:taxableAmount', signedMoney),
    exemptCents: at('characteristic:exemptAmount', signedMoney),
    taxCents: at('characteristic:taxAmount', signedMoney),
    /** Of the total, what is claimed and not decided on: nobody is asked for it meanwhile. */
    claimedCents: otherwise('characteristic:claimedAmount', money, 0, 'Nothing of it is claimed.'),
    /** What its payment has left out, because it was claimed then. */
    withheldCents: otherwise('characteristic:withheldAmount', money, 0, 'Its payment has left nothing out.'),
    /** Of the total, what an arrangement covers that goes on, and what was paid by one: nobody is asked for it with the bill. */
    arrangedCents: otherwise('characteristic:arrangedAmount', money, 0, 'Nothing of it is arranged.'),
    accessKey: maybe(
      'characteristic:accessKey',
      text('0205202601179001167400110010020000001231234567812'),
      'It has no document of the tax authority.',
    ),
    documentReadyAt: maybe('characteristic:documentReadyAt', instant, 'Nobody has its document.'),
    /** It can be downloaded by now. */
    isDocumentReady: at('characteristic:isDocumentReady', z.boolean()),
    /** The payment that holds or has settled it. */
    paymentId: maybe(
      'characteristic:paymentId',
      operatorIdSchema,
      'No payment of the portal holds or has settled it.',
    ),
    paidAt: maybe('characteristic:paidAt', instant, 'Nothing has been paid.'),
    /** By which banks and stores know what is paid. */
    paymentReference: maybe('paymentReference', text('001002000000123'), 'They do not take it.'),
  },
  {
    also: { id: ({ billNo }) => billNo },
    agrees: ({ totalCents, taxableCents, exemptCents, taxCents }) =>
      totalCents === taxableCents + exemptCents + taxCents,
  },
);
export type Bill = z.output<typeof billSchema>;

/** What customers are shown of it as the operator tells it. */
export const shownBill = shown(
  billSchema,
  [
    'billNo',
    'issuedOn',
    'periodStart',
    'periodEnd',
    'dueOn',
    'state',
    'totalCents',
    'paymentReference',
    'accountId',
  ],
  ({ paidAt, documentReadyAt }) => ({
    paidAt: moved('paidAt', paidAt),
    documentReadyAt: orNull(moved('documentReadyAt', documentReadyAt)),
  }),
  { '@type': 'CustomerBill' },
);

export type BillKey = Pick<Bill, 'customerId' | 'billNo'>;

/**
 * What a line of a bill charges for. `proration`: a part of a month. `pause`: days on which a line was paused. `package` and `recharge`: bought. `use`: beyond
 * the plan; an international call is a line of its own. `thirdParty`: a service of another company. `device`: an
 * instalment, an insurance. `discount` and `credit`: negative. `other`: none of these, or nobody says.
 */
export const billItemKindSchema = z.enum([
  'plan',
  'proration',
  'pause',
  'package',
  'recharge',
  'internationalCall',
  'use',
  'thirdParty',
  'device',
  'discount',
  'credit',
  'other',
]);
export type BillItemKind = z.infer<typeof billItemKindSchema>;

const taxed = `appliedTax[taxCategory=${taxName}]` as const;

/** A line of a bill; their amounts and tax add up to its totals. */
export const billItemSchema = noun(
  'AppliedCustomerBillingRate',
  {
    customerId,
    billNo: at('bill/id', operatorIdSchema),
    position: at('characteristic:position', z.int()),
    kind: otherwise('characteristic:kind', billItemKindSchema, 'other', 'None of these, or nobody says.'),
    /** What is charged again next month has the same one. */
    code: at('characteristic:code', text('AX1')),
    description: at('name', text('Conexión 15')),
    quantity: at('characteristic:quantity', z.number()),
    unitPriceCents: at('characteristic:unitPrice', signedMoney),
    amountCents: at('taxExcludedAmount', signedMoney),
    taxRatePercent: at(`${taxed}/taxRate`, z.number()),
    serviceNumber: maybe(
      'product/publicIdentifier',
      z.string(),
      'Of the account as a whole, or nobody says.',
    ),
    /** A civil date. */
    chargedOn: maybe('date', firstMoment, 'Of the period as a whole.'),
    /** The charge to the invoice that came onto this line. */
    chargeId: maybe('characteristic:chargeId', operatorIdSchema, 'None, or nobody says.'),
  },
  { also: { id: ({ billNo, position }) => `${billNo}:${position}` } },
);
export type BillItem = z.output<typeof billItemSchema>;

/** What a bill charges for: a line, with the plan that it had. */
export const billedServiceSchema = noun('BilledProduct', {
  lineId: at('id', operatorIdSchema),
  serviceNumber: at('publicIdentifier', z.string()),
  serviceType: at('characteristic:serviceType', z.int()),
  planName: at('name', z.string()),
});
export type BilledService = z.output<typeof billedServiceSchema>;

export interface BillFilter {
  billNos?: string[];
  states?: BillState[];
  /** Civil dates of issue, both inclusive. */
  issuedFrom?: string;
  issuedTo?: string;
}

export type BillOrder = 'newest' | 'oldest' | 'dueFirst' | 'dueLast';

/** What there is to pay of a bill now: without what is claimed or arranged. */
export const payableCents = ({
  state,
  totalCents,
  claimedCents,
  arrangedCents,
}: Pick<Bill, 'state' | 'totalCents' | 'claimedCents' | 'arrangedCents'>): number =>
  state === 'sent' ? totalCents - claimedCents - arrangedCents : 0;

/** What its payment is or was for: without what was claimed then or is paid by an arrangement. */
export const paidCents = ({
  totalCents,
  withheldCents,
  arrangedCents,
}: Pick<Bill, 'totalCents' | 'withheldCents' | 'arrangedCents'>): number =>
  totalCents - withheldCents - arrangedCents;

/** What an account owes: the sum of its unpaid bills, without what is claimed or arranged, and when the first of them is due. */
export const amountDueSchema = noun(
  'AccountBalance',
  {
    accountId,
    totalCents: at('amount', money),
    /** When the first of the bills is due. */
    dueOn: at('validFor/endDateTime', firstMoment),
  },
  { says: { balanceType: 'ReceivableBalance' }, also: { id: ({ accountId: id }) => id } },
);
export type AmountDue = z.output<typeof amountDueSchema>;

/** The code of a top-up that is charged to the invoice; any other is a package's. */
export const topUpCode = 'RECARGA';

const newCharge = {
  customerId,
  accountId,
  /** Of the payment. */
  chargeId: at('id', operatorIdSchema),
  serviceNumber: at('product/publicIdentifier', z.string()),
  /** Of the bill's line: code and words. */
  code: at('characteristic:code', text('P1GB')),
  description: at('name', text('Paquete 1 GB')),
  /** Without tax, and the tax on it. */
  amountCents: at('taxExcludedAmount', signedMoney),
  taxCents: at(`${taxed}/taxAmount`, signedMoney),
};
export const newInvoiceChargeSchema = part(newCharge);
export type NewInvoiceCharge = z.output<typeof newInvoiceChargeSchema>;
export type InvoiceChargeKey = Pick<NewInvoiceCharge, 'customerId' | 'accountId' | 'chargeId'>;

export const invoiceChargeSchema = noun(
  'AppliedCustomerBillingRate',
  {
    ...newCharge,
    lineId: otherwise('product/id', operatorIdSchema, '', 'Nobody says for which line.'),
    taxRatePercent: at(`${taxed}/taxRate`, z.number()),
    chargedAt: at('date', instant),
    /** The bill that it came onto. */
    billNo: maybe('bill/id', operatorIdSchema, 'It waits for the next one.'),
  },
  { also: { isBilled: ({ billNo }) => billNo !== null } },
);
export type InvoiceCharge = z.output<typeof invoiceChargeSchema>;

export const shownInvoiceCharge = shown(
  invoiceChargeSchema,
  ['chargeId', 'description', 'chargedAt', 'amountCents', 'accountId', 'billNo'],
  () => ({ serviceNumber: at('product', asProduct) }),
  { '@type': 'AppliedCustomerBillingRate' },
);

export interface InvoiceChargeFilter {
  isBilled?: boolean;
  serviceNumbers?: string[];
  chargeIds?: string[];
}

const foreseen = { issuedOn: at('billDate', firstMoment), totalCents: at('amountDue', money) };
/** Of an account, with what is known now: plans, services of others, and what waits for a bill. */
export const billForecastSchema = noun('BillForecast', {
  customerId,
  lineId: at('product/id', operatorIdSchema),
  /** Of the cycle that runs: the same whichever plan is ordered. */
  running: maybe('runningBill', part(foreseen), 'None will be issued.'),
  /** Of the cycle after it, from which on another plan counts. */
  planned: at(
    'plannedBill',
    part({
      issuedOn: foreseen.issuedOn,
      totals: at(
        'amountByPlan',
        z.array(
          part({ planCode: at('productOffering/id', operatorIdSchema), totalCents: foreseen.totalCents }),
        ),
      ),
    }),
  ),
});
export type BillForecast = z.output<typeof billForecastSchema>;

/** What moves a bill or charges an invoice may be repeated, by the payment's id: it is done once, and answered alike. */
export interface Billing extends Arrangements {
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
  hold(bill: BillKey, payment: HoldingPayment): Promise<boolean>;
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
