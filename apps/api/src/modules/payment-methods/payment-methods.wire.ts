// A saved card as a TMF670 PaymentMethod.
import { listPaymentMethods, type PaymentMethod } from '@portal/contract/paying/payment-methods';
import { nationalNumber } from '@portal/market/service-number';
import { hrefIn } from '../../http/wire.ts';
import { type ActiveMethod, hasExpired } from './payment-methods.ts';

/** What it pays by itself. */
export interface MethodUse {
  accountIds: readonly string[];
  serviceNumbers: readonly string[];
}

export function toPaymentMethod(row: ActiveMethod, { accountIds, serviceNumbers }: MethodUse): PaymentMethod {
  return {
    '@type': 'tokenizedCard',
    id: row.methodId,
    href: hrefIn(listPaymentMethods, row.methodId),
    brand: row.brand,
    lastFour: row.lastFour,
    expiresOn: row.expiresOn,
    isExpired: hasExpired(row),
    preferred: row.preferred,
    usedBy: {
      billingAccount: accountIds.map((id) => ({ id })),
      product: serviceNumbers.map((number) => ({ publicIdentifier: nationalNumber(number) })),
    },
  };
}
