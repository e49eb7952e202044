// The payment request of a bill, and the check that nothing of the card is in it.

import type { CustomerBill } from '@portal/contract/paying/billing';
import type { PaymentRequest } from '@portal/contract/paying/payments';
import { currencyCode } from '@portal/market/money';
import { nextPart } from '../../../api/purchase/billing.ts';
import { civilDate } from '../../../lib/civil-date.ts';
import { trueNow } from '../../../lib/clock.ts';
import { dollarsFromCents } from '../../../lib/money.ts';
import type { ChargedCard } from '../../../shared/purchase/card-token.ts';
import type { LaterMethod } from '../../../shared/purchase/how-to-pay.tsx';
import { CHANNEL, cardMethod } from '../../../shared/purchase/payment-request.ts';
import { toPayCents } from '../bill-facts.ts';
import { payBillCopy } from './pay-bill.copy.ts';

/** What of the bill is paid: all that is asked for, or the next part of its arrangement. */
export function boughtOf(bill: CustomerBill) {
  const part = nextPart(bill);
  return part
    ? { id: part.id, '@referredType': 'instalment' as const }
    : { id: bill.billNo, '@referredType': 'bill' as const, href: bill.href };
}

export function billPayment(
  bill: CustomerBill,
  correlatorId: string,
  card: ChargedCard | null,
  later: LaterMethod | null,
): PaymentRequest {
  const total = { amount: dollarsFromCents(toPayCents(bill)), units: currencyCode };
  // Bill tax is sent as 0 (PAY-9).
  const tax = { amount: 0, units: currencyCode };
  return {
    '@type': 'Payment',
    correlatorId,
    name: payBillCopy.title,
    description: bill.product.name,
    ...(card && 'token' in card ? { authorizationCode: card.token } : {}),
    paymentDate: new Date(trueNow()).toISOString(),
    amount: total,
    taxAmount: tax,
    totalAmount: total,
    channel: CHANNEL,
    account: { id: bill.billingAccount.id },
    paymentItem: [
      {
        amount: total,
        taxAmount: tax,
        totalAmount: total,
        item: boughtOf(bill),
      },
    ],
    paymentMethod: later
      ? { '@type': later }
      : card && 'savedCardId' in card
        ? [cardMethod(card)]
        : { '@type': 'paymentGateway' },
    characteristicSpecification: [{ name: 'paymentDueDate', value: civilDate(bill.paymentDueDate) }],
  };
}
