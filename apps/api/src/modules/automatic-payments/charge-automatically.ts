// One purchase that nobody waits for: through the ledger like any other, by a key that names the try.
import { Problem } from '@portal/contract/errors';
import { type PaymentRow, standingOf } from '../payments/payments.ts';
import type { Purchase, PurchaseRequest } from '../payments/purchase.ts';

export type ChargeEnd =
  | { kind: 'paid' }
  | { kind: 'refused'; reason: string }
  /** Nothing was charged, and the card has not said no: another try has a key of its own. */
  | { kind: 'failed' }
  /** Its outcome will be known under the same key. */
  | { kind: 'open' }
  /** It cannot be bought now, or costs something else. */
  | { kind: 'notNow' }
  /** It is no longer wanted, or the card is gone. */
  | { kind: 'over' };

/** @throws what says nothing of this purchase: a database or a system of the operator's that is away */
export async function chargeAutomatically(purchase: Purchase, request: PurchaseRequest): Promise<ChargeEnd> {
  try {
    return endOf(await purchase(request));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.code === 'METHOD_NOT_OFFERED' || error.code === 'NOT_FOUND') return { kind: 'over' };
    // Somebody else's purchase has the bill, or many are under way: this one has no row.
    if (error.code === 'PAYMENT_IN_PROCESS' || error.code === 'TOO_MANY_REQUESTS') return { kind: 'open' };
    if (notNow.has(error.code)) return { kind: 'notNow' };
    throw error;
  }
}

const notNow = new Set<string>([
  'BILL_NOT_PAYABLE',
  'AMOUNT_CHANGED',
  'NOT_FOR_THIS_LINE',
  // Until it is given back: a suspended line is not charged for.
  'LINE_SUSPENDED',
  'CORPORATE_LINE',
  'KEY_REUSED',
]);

function endOf(payment: PaymentRow): ChargeEnd {
  const standing = standingOf(payment);
  if (standing === 'authorized') return { kind: 'paid' };
  if (standing === 'denied') return { kind: 'refused', reason: payment.declineMessage ?? '' };
  return standing === 'failed' ? { kind: 'failed' } : { kind: 'open' };
}
