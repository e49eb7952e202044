// Wishes for what is paid by itself, on the wire.
import type { AutoPay, AutoTopUp } from '@portal/contract/paying/payment-methods';
import { usualTerms } from '@portal/help/promises';
import { nationalNumber } from '@portal/market/service-number';
import { paymentMoney } from '../../http/wire.ts';
import type { AutoPayStanding } from './auto-pay.ts';
import type { AutoTopUpStanding } from './auto-top-up.ts';

const moneyOf = (cents: number | null | undefined) => (cents == null ? null : paymentMoney(cents));

export function toAutoPay({ accountId, wish, upcoming }: AutoPayStanding): AutoPay {
  return {
    '@type': 'AutoPay',
    billingAccount: { id: accountId },
    enabled: wish?.enabled ?? false,
    paymentMethodId: wish?.methodId ?? null,
    daysBeforeDue: wish?.daysBeforeDue ?? usualTerms.daysBeforeDue,
    maximum: moneyOf(wish?.maximumCents),
    offBecause: wish?.offBecause ?? null,
    upcoming: upcoming.map(({ billNo, amountCents, chargeOn, status }) => ({
      billNo,
      amount: paymentMoney(amountCents),
      on: chargeOn,
      status: status as AutoPay['upcoming'][number]['status'],
    })),
  };
}

export function toAutoTopUp({ serviceNumber, wish, timesThisMonth }: AutoTopUpStanding): AutoTopUp {
  return {
    '@type': 'AutoTopUp',
    product: { publicIdentifier: nationalNumber(serviceNumber) },
    enabled: wish?.enabled ?? false,
    paymentMethodId: wish?.methodId ?? null,
    amount: moneyOf(wish?.amountCents),
    below: moneyOf(wish?.belowCents),
    timesAMonth: wish?.timesAMonth ?? usualTerms.timesAMonth,
    timesThisMonth,
    offBecause: wish?.offBecause ?? null,
  };
}
