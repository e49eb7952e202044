// What a bill says of itself: what is to pay, when, in which state, and in which words.

import type { CustomerBill } from '@portal/contract/paying/billing';
import { isVerifying } from '../../api/purchase/billing.ts';
import { civilDate, type Instant } from '../../lib/civil-date.ts';
import { trueNow } from '../../lib/clock.ts';
import { formatDate, formatMonth, isOverdue } from '../../lib/dates.ts';
import { centsFromDollars, formatMoney } from '../../lib/money.ts';

export type BillStanding =
  | 'toPay'
  | 'overdue'
  | 'verifying'
  | 'inProcess'
  | 'awaited'
  | 'settled'
  | 'cancelled';

export function billStanding(bill: CustomerBill, now: Instant = trueNow()): BillStanding {
  if (bill.awaitedUntil) return 'awaited';
  if (isVerifying(bill)) return 'verifying';
  if (bill.state === 'paymentInProcess') return 'inProcess';
  if (bill.state !== 'sent') return bill.state;
  return isOverdue(bill.paymentDueDate, now) ? 'overdue' : 'toPay';
}

export function isPayable(bill: CustomerBill): boolean {
  if (isVerifying(bill)) return false;
  return (bill.state === 'sent' || bill.awaitedUntil !== undefined) && toPayCents(bill) > 0;
}

export function toPayCents(bill: CustomerBill): number {
  return centsFromDollars(bill.remainingAmount.value);
}

/** What the invoice was for, paid or not. */
export function amountOf(bill: Pick<CustomerBill, 'amountDue'>): string {
  return formatMoney(centsFromDollars(bill.amountDue.value));
}

/** The one to pay first. */
export function mostUrgent(bills: readonly CustomerBill[]): CustomerBill | undefined {
  return bills
    .filter(isPayable)
    .toSorted((a, b) => civilDate(a.paymentDueDate).localeCompare(civilDate(b.paymentDueDate)))[0];
}

/** `noviembre`. */
export function monthWord(when: Instant): string {
  return formatMonth(when).replace(/ \d+$/, '').toLowerCase();
}

/** `26 nov`. */
export function shortDay(when: Instant): string {
  return formatDate(when).replace(/ \d+$/, '');
}
