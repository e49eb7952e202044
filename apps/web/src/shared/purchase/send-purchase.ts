// Sending a purchase, and what is remembered of it: its key before it leaves, its receipt once it is final.
import { createPayment, type PaymentOrder } from '../../api/purchase/payments.ts';
import { keepReceipt, type PurchaseKind } from '../../session/purchase-drafts.ts';
import { closePurchase, markSent, type SentPurchase } from '../../session/purchases.ts';
import { forgetCard } from '../../session/typed-card.ts';
import { outcomeOfAnswer, type PayOutcome } from './result/pay-outcome.ts';

export interface Sending {
  kind: PurchaseKind;
  /** Of `session/purchases.ts`. */
  subject: string;
  /** The purchase's key, which the order carries. */
  correlatorId: string;
  order: PaymentOrder;
}

export type FinalOutcome = Exclude<PayOutcome, { kind: 'unknown' }>;

export type SendOutcome =
  | FinalOutcome
  | { kind: 'unknown'; purchase: SentPurchase }
  /** The session has ended, and nothing was sent in its name. */
  | { kind: 'left' };

/** From here on nothing calls the payment off: leaving or reloading finds it again by its key. */
export async function sendPurchase({ kind, subject, correlatorId, order }: Sending): Promise<SendOutcome> {
  const purchase = { correlatorId, sentAt: Date.now() };
  markSent(subject, purchase);
  const result = await createPayment(order);
  if (result.code === 401) {
    closePurchase(subject, correlatorId);
    return { kind: 'left' };
  }
  const outcome = knownIn(kind, outcomeOfAnswer(result));
  if (outcome.kind === 'unknown') {
    // Another tab may have had the answer first, and have closed it: this one has still to learn it.
    markSent(subject, purchase);
    return { kind: 'unknown', purchase };
  }
  settlePurchase({ kind, subject, correlatorId }, outcome);
  return outcome;
}

/** A bill may be somebody else's to pay; of a package or a top-up only this very purchase can be under way. */
function knownIn(kind: PurchaseKind, outcome: PayOutcome): PayOutcome {
  const isTaken = outcome.kind === 'changed' && outcome.what === 'taken';
  return isTaken && kind !== 'bill' ? { kind: 'unknown' } : outcome;
}

/** What is remembered once an outcome is final. */
export function settlePurchase(
  { kind, subject, correlatorId }: Omit<Sending, 'order'>,
  outcome: FinalOutcome,
): void {
  if (outcome.kind === 'paid') {
    keepReceipt(kind, outcome.payment.id);
    forgetCard();
  }
  closePurchase(subject, correlatorId);
}
