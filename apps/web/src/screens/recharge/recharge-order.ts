// A top-up as it is ordered (BUY-2): the amounts there are, what its sheet says, and the payment request, whose item is the
// number.
import type { PaymentRequest } from '@portal/contract/paying/payments';
import { currencyCode } from '@portal/market/money';
import { dollarsFromCents, formatMoney } from '../../lib/money.ts';
import { paths } from '../../lib/place/paths.ts';
import type { SoldLine } from '../../shared/line/line-facts.ts';
import type { Order } from '../../shared/purchase/buy-sheet.tsx';
import { CHANNEL, type Paid, paidBy, type SoldTo } from '../../shared/purchase/payment-request.ts';
import { purchaseCopy } from '../../shared/purchase/purchase.copy.ts';
import { rechargeCopy as copy } from './recharge.copy.ts';

/** What the pages of a top-up are told with the navigation. */
export interface RechargeVisit {
  phoneNumber: string;
  amountCents: number;
  isDetailService?: true;
}

export function rechargeOrder(line: SoldLine, visit: RechargeVisit): Order {
  const { amountCents } = visit;
  const money = formatMoney(amountCents);
  return {
    kind: 'recharge',
    subject: `recarga:${line.number}:${amountCents}`,
    visit,
    amountCents,
    title: copy.forMoney(money),
    detail: copy.kept,
    facts: [],
    conditions: [],
    frame: { type: 'recharge', itemId: String(dollarsFromCents(amountCents)) },
    frameTitle: copy.onItsPage(money),
    request: (paid) => rechargePayment(line, amountCents, paid),
    result: paths.rechargeResult(),
    away: copy.away,
    troubleTitle: (title) => (title === purchaseCopy.trouble.card ? copy.cardTrouble : copy.serviceError),
  };
}

export function rechargePayment(line: SoldTo, amountCents: number, paid: Paid): PaymentRequest {
  const totalAmount = { amount: dollarsFromCents(amountCents), units: currencyCode };
  return {
    '@type': 'Payment',
    correlatorId: paid.correlatorId,
    name: copy.title,
    description: copy.typeWord,
    type: 'normal',
    totalAmount,
    channel: CHANNEL,
    account: { id: line.accountId },
    paymentItem: [{ totalAmount, item: { id: line.number, '@referredType': 'recharge' } }],
    ...paidBy(paid, line),
  };
}
