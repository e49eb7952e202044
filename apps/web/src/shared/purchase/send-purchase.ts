// Sending a purchase, and what is remembered of it: its key before it leaves, its receipt once it is final.
import { createPayment, type PaymentOrder } from '../../api/payments.ts';
import { keepReceipt, type PurchaseKind } from '../../session/purchase-drafts.ts';
import { closePurchase, markSent } from '../../session/purchases.ts';
import { outcomeOfAnswer, type PayOutcome } from './pay-outcome.ts';

export interface Sending {
  kind: PurchaseKind;
  /** Of `session/purchases.ts`. */
  subject: string;
  order: PaymentOrder;
}

/** `left`: the session has ended, and nothing was sent in its name. */
export type SendOutcome = PayOutcome | { kind: 'left' };

/** From here on nothing calls the payment off: leaving or reloading finds it again by its key. */
export async function sendPurchase({ kind, subject, order }: Sending): Promise<SendOutcome> {
  const { correlatorId } = order.body;
  if (correlatorId !== undefined) markSent(subject, { correlatorId, sentAt: Date.now() });
  const result = await createPayment(order);
  if (result.code === 401) {
    closePurchase(subject);
    return { kind: 'left' };
  }
  const outcome = knownIn(kind, outcomeOfAnswer(result));
  settlePurchase({ kind, subject }, outcome);
  return outcome;
}

/** A bill may be somebody else's to pay; of a package or a top-up only this very purchase can be under way. */
function knownIn(kind: PurchaseKind, outcome: PayOutcome): PayOutcome {
  const isTaken = outcome.kind === 'changed' && outcome.what === 'taken';
  return isTaken && kind !== 'bill' ? { kind: 'unknown' } : outcome;
}

/** What is remembered once an outcome is final. */
export function settlePurchase({ kind, subject }: Omit<Sending, 'order'>, outcome: PayOutcome): void {
  if (outcome.kind === 'unknown') return;
  if (outcome.kind === 'paid') keepReceipt(kind, outcome.payment.id);
  closePurchase(subject);
}
