// A bill as a TMF678 CustomerBill, and what waits for the next one as an AppliedCustomerBillingRate.
import {
  type AppliedBillingRate,
  type CustomerBill,
  listAppliedBillingRates,
  listCustomerBills,
} from '@portal/contract/paying/billing';
import { getDocument } from '@portal/contract/paying/documents';
import { receipts } from '@portal/market/receipts';
import { nationalNumber } from '@portal/market/service-number';
import { type Bill, type InvoiceCharge, payableCents, shownBill } from '@portal/operator-ports/billing';
import { heldCustomers, type ManagedLine } from '../../caller.ts';
import { dateTime, hrefIn, money } from '../../http/wire.ts';

/** @param managed the caller's lines: their holder has the invoice as XML, too */
export function toCustomerBill(bill: Bill, managed: readonly ManagedLine[]): CustomerBill {
  const number = nationalNumber(bill.serviceNumber);
  return {
    '@type': 'CustomerBill',
    id: bill.billNo,
    href: hrefIn(listCustomerBills, bill.billNo),
    ...shownBill.of(bill),
    ...(isBeingPaid(bill) ? { paymentStatus: bill.paidAt ? 'authorized' : 'pendingAuthorization' } : {}),
    ...(bill.paidAt ? { paidAt: dateTime(bill.paidAt) } : {}),
    remainingAmount: money(payableCents(bill)),
    taxExcludedAmount: money(bill.taxableCents + bill.exemptCents),
    taxIncludedAmount: money(bill.totalCents),
    billingAccount: { id: bill.accountId },
    product: { id: number, publicIdentifier: number, name: bill.planName },
    billDocument: bill.isDocumentReady ? documentsOf(bill, managed) : [],
  };
}

export function documentsOf({ billNo, customerId }: Bill, managed: readonly ManagedLine[]) {
  const hasXml = receipts.xmlOf !== undefined && heldCustomers(managed).includes(customerId);
  return (hasXml ? (['pdf', 'xml'] as const) : (['pdf'] as const)).map((type) => ({
    id: billNo,
    mimeType: `application/${type}` as const,
    url: `${getDocument.path}?type=${type}&numfactura=${encodeURIComponent(billNo)}`,
  }));
}

const isBeingPaid = ({ state }: Bill): boolean => state === 'paymentInProcess';

export function toAppliedBillingRate(charge: InvoiceCharge): AppliedBillingRate {
  const number = nationalNumber(charge.serviceNumber);
  return {
    '@type': 'AppliedCustomerBillingRate',
    id: charge.chargeId,
    href: hrefIn(listAppliedBillingRates, charge.chargeId),
    name: charge.description,
    date: dateTime(charge.chargedAt),
    isBilled: charge.billNo !== null,
    taxExcludedAmount: money(charge.amountCents),
    taxIncludedAmount: money(charge.amountCents + charge.taxCents),
    billingAccount: { id: charge.accountId },
    product: { id: number, publicIdentifier: number },
    ...(charge.billNo === null ? {} : { bill: { id: charge.billNo } }),
  };
}
