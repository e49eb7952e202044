// Whether the same thing is being bought already, so that nobody types a card for it again.
import type { QueryClient } from '@tanstack/react-query';
import { paymentsQuery } from '../../api/purchase/payments.ts';
import { closePurchase, sentPurchase } from '../../session/purchases.ts';
import { outcomeOfPayment } from './result/pay-outcome.ts';

/** Who comes back within this time wants to know what became of it; later it is another purchase. */
const SAME_VISIT_MS = 10 * 60_000;

export async function isUnderWay(client: QueryClient, subject: string): Promise<boolean> {
  const sent = sentPurchase(subject);
  if (!sent) return false;
  const { correlatorId, sentAt } = sent;
  if (Date.now() < sentAt + SAME_VISIT_MS) return true;
  try {
    const [payment] = await client.fetchQuery(paymentsQuery({ correlatorId }));
    if (payment && outcomeOfPayment(payment).kind === 'unknown') return true;
  } catch {
    return true;
  }
  closePurchase(subject, correlatorId);
  return false;
}
