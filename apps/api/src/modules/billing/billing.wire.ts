// A bill as a TMF678 CustomerBill, and what waits for the next one as an AppliedCustomerBillingRate.
import {
  type AppliedBillingRate,
  type BillArrangement,
  type CustomerBill,
  type ExpandedBill,
  listAppliedBillingRates,
  listCustomerBills,
} from '@portal/contract/paying/billing';
import { fileClaim } from '@portal/contract/paying/claims';
import { getDocument } from '@portal/contract/paying/documents';
import { linesFor } from '@portal/contract/policy';
import { receipts } from '@portal/market/receipts';
import { nationalNumber } from '@portal/market/service-number';
import {
  type Bill,
  type InvoiceCharge,
  paidCents,
  payableCents,
  shownBill,
  shownInvoiceCharge,
} from '@portal/operator-ports/billing';
import { heldCustomers, type ManagedLine } from '../../caller.ts';
import { dateTime, hrefIn, money, startOfDay } from '../../http/wire.ts';
import type { Group, GroupLine } from './bill-lines.ts';
import type { Comparison } from './compare-bills.ts';
import type { BillPayment, ExplainedBill } from './explain-bill.ts';

/** @param managed the caller's lines: their holder has the invoice as XML, too */
export function toCustomerBill(
  bill: Bill,
  managed: readonly ManagedLine[],
  awaitedUntil: Date | null,
  arrangement: BillArrangement | null,
): CustomerBill {
  const number = nationalNumber(bill.serviceNumber);
  return {
    ...shownBill.of(bill),
    id: bill.billNo,
    href: hrefIn(listCustomerBills, bill.billNo),
    ...(isBeingPaid(bill)
      ? {
          paymentStatus: bill.paidAt ? 'authorized' : 'pendingAuthorization',
          paidAmount: money(paidCents(bill)),
        }
      : {}),
    ...(awaitedUntil ? { paymentStatus: 'pending', awaitedUntil: dateTime(awaitedUntil) } : {}),
    arrangement,
    remainingAmount: money(owedCents(bill, awaitedUntil)),
    taxExcludedAmount: money(bill.taxableCents + bill.exemptCents),
    taxIncludedAmount: money(bill.totalCents),
    product: { id: number, publicIdentifier: number, name: bill.planName },
    billDocument: bill.isDocumentReady ? documentsOf(bill, managed) : [],
  };
}

export function documentsOf({ accessKey, billNo, customerId }: Bill, managed: readonly ManagedLine[]) {
  const isElectronic = receipts.xmlOf !== undefined && accessKey !== null;
  const hasXml = isElectronic && heldCustomers(managed).includes(customerId);
  return (hasXml ? (['pdf', 'xml'] as const) : (['pdf'] as const)).map((type) => ({
    id: billNo,
    mimeType: `application/${type}` as const,
    url: `${getDocument.path}?type=${type}&numfactura=${encodeURIComponent(billNo)}`,
  }));
}

/** What waits to be paid by a code is still owed. */
const owedCents = (bill: Bill, awaitedUntil: Date | null): number =>
  payableCents(awaitedUntil ? { ...bill, state: 'sent' } : bill);

const isBeingPaid = ({ state }: Bill): boolean => state === 'paymentInProcess';

export const toAppliedBillingRate = (charge: InvoiceCharge): AppliedBillingRate => ({
  ...shownInvoiceCharge.of(charge),
  href: hrefIn(listAppliedBillingRates, charge.chargeId),
  isBilled: charge.billNo !== null,
  taxIncludedAmount: money(charge.amountCents + charge.taxCents),
});

/** A bill to be understood, as a TMF678 CustomerBill with more. */
export function toExpandedBill(
  explained: ExplainedBill,
  managed: readonly ManagedLine[],
  awaitedUntil: Date | null,
  arrangement: BillArrangement | null,
): ExpandedBill {
  const ofAccount = managed.filter(({ accountId }) => accountId === explained.bill.accountId);
  const mayClaim = linesFor(fileClaim, ofAccount).length > 0;
  const { bill, groups, comparison, firstBill, history, payments, inClaimCents } = explained;
  return {
    ...toCustomerBill(bill, managed, awaitedUntil, arrangement),
    inClaim: money(inClaimCents),
    payable: money(owedCents(bill, awaitedUntil)),
    groups: groups.map((group) => toGroup(group, mayClaim)),
    comparison: comparison && toComparison(comparison),
    firstBill,
    history: history.map(({ billNo, issuedOn, totalCents }) => ({
      billNo,
      billDate: startOfDay(issuedOn),
      amount: money(totalCents),
    })),
    appliedPayment: payments.map(toAppliedPayment),
  };
}

const toGroup = ({ group, amountCents, grossCents, lines }: Group, mayClaim: boolean) => ({
  group,
  amount: money(amountCents),
  taxIncludedAmount: money(grossCents),
  lines: lines.map((line) => toLine(line, mayClaim)),
});

const toLine = (
  { chargedOn, serviceNumber, amountCents, grossCents, isCharge, ...line }: GroupLine,
  mayClaim: boolean,
) => ({
  id: line.id,
  description: line.description,
  quantity: line.quantity,
  date: chargedOn && startOfDay(chargedOn),
  serviceNumber: serviceNumber && nationalNumber(serviceNumber),
  amount: money(amountCents),
  taxIncludedAmount: money(grossCents),
  claimable: mayClaim && isCharge && line.claimId === null,
  claimId: line.claimId,
});

const toComparison = ({ previousBillNo, differenceCents, text, causes }: Comparison) => ({
  previousBillNo,
  difference: money(differenceCents),
  text,
  causes: causes.map(({ cause, amountCents, text: words }) => ({
    cause,
    amount: money(amountCents),
    text: words,
  })),
});

const toAppliedPayment = ({ amountCents, date, channel, own }: BillPayment) => ({
  appliedAmount: money(amountCents),
  date: dateTime(date),
  channel,
  ...(own ? { payment: own } : {}),
});
