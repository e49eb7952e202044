// What an account owes by its bills: open ones, their sum, and what is paid but not posted.
import type { CustomerBill } from '@portal/contract/paying/billing';
import { isInProcess, isVerifying } from '../../../api/purchase/billing.ts';
import { centsFromDollars } from '../../../lib/money.ts';

export interface Due {
  /** To be paid, the most urgent first. */
  bills: CustomerBill[];
  totalCents: number;
  /** Paid by card and not posted yet; null when there is none. */
  inProcessCents: number | null;
  /** Of payments whose outcome is not known; null when there is none. */
  verifyingCents: number | null;
}

export function dueOf(bills: readonly CustomerBill[]): Due {
  const open = bills
    .filter(
      ({ state, awaitedUntil, remainingAmount }) =>
        (state === 'sent' || awaitedUntil !== undefined) && remainingAmount.value > 0,
    )
    .toSorted((a, b) => Date.parse(a.paymentDueDate) - Date.parse(b.paymentDueDate));
  const posting = bills.filter(isInProcess);
  return {
    bills: open,
    totalCents: sum(open.map(({ remainingAmount }) => remainingAmount.value)),
    inProcessCents: sumOf(posting),
    verifyingCents: sumOf(bills.filter(isVerifying)),
  };
}

function sumOf(bills: readonly CustomerBill[]): number | null {
  return bills.length > 0
    ? sum(bills.map(({ paidAmount, amountDue }) => (paidAmount ?? amountDue).value))
    : null;
}

function sum(dollars: readonly number[]): number {
  return dollars.reduce((cents, each) => cents + centsFromDollars(each), 0);
}
