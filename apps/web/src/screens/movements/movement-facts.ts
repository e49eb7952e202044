// How a movement stands, in the same words as the bill that it pays: one truth on every screen.
import type { CustomerBill } from '@portal/contract/paying/billing';
import type { Payment } from '@portal/contract/paying/payments';
import { purchaseKinds, type SoldKind } from '@portal/contract/paying/purchase-kinds';
import { centsFromDollars } from '../../lib/money.ts';
import { paths } from '../../lib/place/paths.ts';
import { isCharged, type WaitingIds } from '../../shared/purchase/invoice-charge.ts';
import { movementsCopy as copy } from './movements.copy.ts';

export type MovementStanding =
  | 'paid'
  /** A bill's payment that the operator has not booked yet. */
  | 'inProcess'
  /** Charged to the invoice, and on no bill yet. */
  | 'charged'
  | 'billed'
  | 'verifying'
  /** To be paid elsewhere. */
  | 'pending'
  | 'denied'
  /** Its code was not paid in time. */
  | 'expired'
  | 'failed'
  /** Its code was closed. */
  | 'closed'
  /** It came to nothing, and what was paid by its code went back. */
  | 'returned';

/** What else is known of the line: null while it is on its way. */
export interface Known {
  bills: readonly CustomerBill[] | null;
  waiting: WaitingIds;
}

export const centsOf = ({ totalAmount }: Payment): number => centsFromDollars(totalAmount.amount);

/**
 * Where whoever doubts it goes: what was paid for somebody else is on no line of theirs that could be claimed, and of a
 * part of an arrangement the bill is.
 */
export const doubtOf = ({ id, isForOther, paymentItem }: Payment): { href: string; label: string } =>
  isForOther || paymentItem[0]?.item['@referredType'] === 'instalment'
    ? { href: paths.messages(), label: copy.write }
    : { href: paths.newClaim({ kind: 'payment', id }), label: copy.claim };

/** What was refused, came to nothing or still waits to be paid elsewhere is in no sum. */
export const costs = ({ status }: Payment): boolean =>
  status === 'authorized' || status === 'pendingAuthorization';

/** Cents that are paid, by kind; what is charged to the invoice stands apart. */
export function monthSums(payments: readonly Payment[]): Record<SoldKind | 'charged', number> {
  const sums = { bill: 0, package: 0, recharge: 0, charged: 0 };
  for (const payment of payments.filter(({ status }) => status === 'authorized'))
    sums[isCharged(payment) ? 'charged' : movementKind(payment)] += centsOf(payment);
  return sums;
}

export const movementKind = ({ paymentItem }: Payment): SoldKind =>
  purchaseKinds[paymentItem[0]?.item['@referredType'] ?? 'bill'].soldAs;

const RETURNED = 'Devuelto';
/** What was paid by its code and went back: how much, and why. */
export const returnedOf = ({ caracteristicas }: Payment): string[] =>
  caracteristicas.filter(({ nombre }) => nombre === RETURNED).map(({ valor }) => valor);

export function movementStanding(payment: Payment, { bills, waiting }: Known): MovementStanding {
  if (payment.status === 'pendingAuthorization') return 'verifying';
  const isOver = payment.status === 'denied' || payment.status === 'failed';
  if (isOver && returnedOf(payment).length > 0) return 'returned';
  if (payment.isExpired) return 'expired';
  if (payment.isClosed) return 'closed';
  if (payment.status !== 'authorized') return payment.status;
  if (isCharged(payment)) return waiting === null || waiting.has(payment.id) ? 'charged' : 'billed';
  if (movementKind(payment) !== 'bill') return 'paid';
  const billNo = payment.paymentItem[0]?.item.id;
  const bill = bills?.find((candidate) => candidate.billNo === billNo);
  return bill?.state === 'paymentInProcess' ? 'inProcess' : 'paid';
}
