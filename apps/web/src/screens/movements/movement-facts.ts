// How a movement stands, in the same words as the bill that it pays: one truth on every screen.
import type { CustomerBill } from '@portal/contract/paying/billing';
import type { Payment } from '@portal/contract/paying/payments';
import { isCharged, type WaitingIds } from '../../shared/purchase/invoice-charge.ts';

export type MovementStanding =
  | 'paid'
  /** A bill's payment that the operator has not booked yet. */
  | 'inProcess'
  /** Charged to the invoice, and on no bill yet. */
  | 'charged'
  | 'billed'
  | 'verifying'
  | 'denied'
  | 'failed';

/** What else is known of the line: null while it is on its way. */
export interface Known {
  bills: readonly CustomerBill[] | null;
  waiting: WaitingIds;
}

export function movementKind({ paymentItem }: Payment): 'bill' | 'package' | 'recharge' {
  return paymentItem[0]?.item['@referredType'] ?? 'bill';
}

export function movementStanding(payment: Payment, { bills, waiting }: Known): MovementStanding {
  if (payment.status === 'pendingAuthorization') return 'verifying';
  if (payment.status !== 'authorized') return payment.status;
  if (isCharged(payment)) return waiting === null || waiting.has(payment.id) ? 'charged' : 'billed';
  if (movementKind(payment) !== 'bill') return 'paid';
  const billNo = payment.paymentItem[0]?.item.id;
  const bill = bills?.find((candidate) => candidate.billNo === billNo);
  return bill?.state === 'paymentInProcess' ? 'inProcess' : 'paid';
}
