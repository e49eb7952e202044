// The same thing bought a moment ago, from whatever tab or device: the server has the payments.
import type { Payment } from '@portal/contract/paying/payments';
import { latestPayments } from '../../api/purchase/payments.ts';
import { trueNow } from '../../lib/clock.ts';
import { centsFromDollars } from '../../lib/money.ts';

/** Whoever buys the same again within this time is asked whether they mean it. */
const JUST_BOUGHT_MS = 2 * 60_000;

/** By another purchase than this one. Where the server does not say, nobody is kept from buying. */
export async function wasJustBought(subject: string, correlatorId: string): Promise<boolean> {
  const [, line = ''] = subject.split(':');
  const latest = await latestPayments(line);
  return latest.some((payment) => payment.correlatorId !== correlatorId && isJustBought(payment, subject));
}

export function isJustBought(payment: Payment, subject: string): boolean {
  const [kind, , what] = subject.split(':');
  const { status, isAutomatic, paymentDate, paymentItem, totalAmount } = payment;
  if (status !== 'authorized' || isAutomatic || Date.parse(paymentDate) + JUST_BOUGHT_MS < trueNow())
    return false;
  return paymentItem.some(({ item }) =>
    kind === 'recarga'
      ? item['@referredType'] === 'recharge' && String(centsFromDollars(totalAmount.amount)) === what
      : item.id === what,
  );
}
