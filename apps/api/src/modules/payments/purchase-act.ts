// What a buyer agrees to by a purchase.
import type { Act, ProofWay } from '../agreements/agreements.ts';
import type { NewPayment } from './payments.ts';
import { purchaseActCopy as copy } from './purchase-act.copy.ts';

export function purchaseAct(payment: NewPayment): Act {
  const { kind, itemName, itemId, channel, method, paymentId, customerId, serviceNumber, totalCents } =
    payment;
  return {
    kind,
    channel,
    customerId,
    serviceNumber,
    subject: copy[kind](itemName || itemId),
    amountCents: totalCents,
    reference: paymentId,
    ways: waysOf({ channel, method }),
  };
}

function waysOf({ channel, method }: Pick<NewPayment, 'channel' | 'method'>): ProofWay[] {
  if (channel === 'automatic') return ['standingOrder'];
  if (channel === 'link') return ['paymentLink'];
  if (channel === 'frame') return ['frame'];
  return method === 'savedCard' ? ['savedCard'] : [];
}
