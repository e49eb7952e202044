// One attempt: the card to the provider alone, its token to our server, and what is remembered of both.
import type { CustomerBill } from '@portal/contract/paying/billing';
import type { Card } from '../../../lib/card-tokenizer/port.ts';
import { openPurchase } from '../../../session/purchases.ts';
import { askForToken, carriesCard } from '../../../shared/purchase/card-token.ts';
import { purchaseCopy } from '../../../shared/purchase/purchase.copy.ts';
import { type SendOutcome, sendPurchase } from '../../../shared/purchase/send-purchase.ts';
import { toPayCents } from '../bill-facts.ts';
import { billPayment } from './pay-order.ts';

const { trouble: words } = purchaseCopy;

/** A bill among the purchases that are under way. */
export const subjectOf = (billNo: string): string => `factura:${billNo}`;

/** With a card that the provider keeps: nothing of it is here. */
export function payBySavedCard(bill: CustomerBill, savedCardId: string): Promise<SendOutcome> {
  const subject = subjectOf(bill.billNo);
  const { correlatorId } = openPurchase(subject);
  const body = billPayment(bill, correlatorId, { savedCardId });
  const line = bill.product.publicIdentifier;
  return sendPurchase({ kind: 'bill', subject, correlatorId, order: { action: 'bill', line, body } });
}

/** `left`: the customer went away before anything was sent, or the session has ended. */
export async function payByCard(bill: CustomerBill, card: Card, leaving: AbortSignal): Promise<SendOutcome> {
  const subject = subjectOf(bill.billNo);
  const { correlatorId } = openPurchase(subject);
  const answer = await askForToken(toPayCents(bill), card, leaving);
  if (answer.kind === 'left') return answer;
  if (answer.kind === 'refused') {
    return { kind: 'refused', trouble: { title: words.card, text: answer.text } };
  }
  const body = billPayment(bill, correlatorId, answer.card);
  if (carriesCard(JSON.stringify(body), card)) {
    return {
      kind: 'refused',
      trouble: { title: words.unknown, text: words.with(words.unknownText, words.next.other) },
    };
  }
  const line = bill.product.publicIdentifier;
  return sendPurchase({ kind: 'bill', subject, correlatorId, order: { action: 'bill', line, body } });
}
