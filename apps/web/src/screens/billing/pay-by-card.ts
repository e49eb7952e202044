// One attempt: the card to the provider alone, its token to our server, and what is remembered of both.
import type { CustomerBill } from '@portal/contract/billing';
import { createPayment } from '../../api/payments.ts';
import type { Card, CardTokenizer } from '../../lib/card-tokenizer/port.ts';
import { createSandboxTokenizer } from '../../lib/card-tokenizer/sandbox.ts';
import { settings } from '../../lib/settings.ts';
import { toPayCents } from './bill-facts.ts';
import { payBillCopy } from './pay-bill.copy.ts';
import { billPayment, carriesCard } from './pay-order.ts';
import { outcomeOfAnswer, type PayOutcome } from './pay-outcome.ts';
import { closePurchase, keepReceipt, markSent, openPurchase } from './purchase-memory.ts';

const { trouble: words } = payBillCopy;

/** `left`: the customer went away before anything was sent, or the session has ended. */
export type Attempt = PayOutcome | { kind: 'left' };

export async function payByCard(bill: CustomerBill, card: Card, leaving: AbortSignal): Promise<Attempt> {
  const { correlatorId } = openPurchase(bill.billNo);
  const purchase = { amountCents: toPayCents(bill), currency: 'USD' as const, card };
  const answer = await tokenizer().tokenize(purchase, { signal: leaving });
  if (leaving.aborted) return { kind: 'left' };
  if (!answer.ok) return { kind: 'refused', trouble: { title: words.card, text: answer.message } };

  const body = billPayment(bill, correlatorId, answer.token);
  if (carriesCard(body, card)) {
    return { kind: 'refused', trouble: { title: words.unknown, text: words.unknownText } };
  }
  // From here on nothing calls the payment off: leaving or reloading finds it again by its key.
  markSent(bill.billNo, Date.now());
  const result = await createPayment({ action: 'bill', line: bill.product.publicIdentifier, body });
  if (result.code === 401) {
    closePurchase(bill.billNo);
    return { kind: 'left' };
  }
  const outcome = outcomeOfAnswer(result);
  settlePurchase(bill.billNo, outcome);
  return outcome;
}

/** What the visit remembers once an outcome is final. */
export function settlePurchase(billNo: string, outcome: PayOutcome): void {
  if (outcome.kind === 'unknown') return;
  if (outcome.kind === 'paid') keepReceipt(outcome.payment.id);
  closePurchase(billNo);
}

function tokenizer(): CardTokenizer {
  const { payOrigin, cardMerchantId } = settings();
  return createSandboxTokenizer({ payOrigin, publicMerchantId: cardMerchantId });
}
