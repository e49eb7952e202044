// The payment request of a top-up (BUY-2): its item is the number, its amount whole dollars.

import type { PaymentRequest } from '@portal/contract/paying/payments';
import { currencyCode } from '@portal/market/money';
import type { Service } from '../../api/lines/service-list.ts';
import { dollarsFromCents } from '../../lib/money.ts';
import type { Draft } from '../../session/purchase-drafts.ts';
import { cardInRequest } from '../../shared/purchase/card-in-request.ts';
import { rechargeCopy } from './recharge.copy.ts';

const CHANNEL = { id: '1', name: 'Portal personas' };

export function rechargePayment(
  { correlatorId, line: number, amountCents, method, card }: Draft,
  { accountId, name }: Pick<Service, 'accountId' | 'name'>,
): PaymentRequest {
  const totalAmount = { amount: dollarsFromCents(amountCents), units: currencyCode };
  return {
    '@type': 'Payment',
    correlatorId,
    name: rechargeCopy.title,
    description: rechargeCopy.review.typeWord,
    type: 'normal',
    totalAmount,
    channel: CHANNEL,
    account: { id: accountId },
    paymentItem: [{ totalAmount, item: { id: number, '@referredType': 'recharge' } }],
    ...(method === 'card'
      ? { paymentMethod: cardInRequest(card) }
      : { paymentMethod: { '@type': 'account', details: { id: accountId, name } }, payer: { id: number } }),
  };
}
