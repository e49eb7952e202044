// The payment request of a package.

import type { PaymentRequest } from '@portal/contract/paying/payments';
import type { PackageOffering } from '@portal/contract/shopping/catalogue';
import { currencyCode } from '@portal/market/money';
import type { Service } from '../../api/lines/service-list.ts';
import { dollarsFromCents } from '../../lib/money.ts';
import type { Draft } from '../../session/purchase-drafts.ts';
import { cardInRequest } from '../../shared/purchase/card-in-request.ts';
import { orderReviewCopy } from './order-review.copy.ts';
import { priceOf } from './package-facts.ts';

/** A package among the purchases that are under way. */
export const subjectOf = (line: string, packageId: string): string => `paquete:${line}:${packageId}`;

const CHANNEL = { id: '1', name: 'Portal personas' };

const inDollars = (cents: number) => ({ amount: dollarsFromCents(cents), units: currencyCode });

/** What is sent is what the customer has agreed to; the server compares it with what it costs. */
export function packagePayment(
  draft: Draft,
  offering: PackageOffering,
  line: Pick<Service, 'accountId' | 'name'>,
): PaymentRequest {
  const { subtotalCents, taxCents } = priceOf(offering);
  const amounts = {
    amount: inDollars(subtotalCents),
    taxAmount: inDollars(taxCents),
    totalAmount: inDollars(draft.amountCents),
  };
  return {
    '@type': 'Payment',
    correlatorId: draft.correlatorId,
    name: orderReviewCopy.paymentName,
    description: offering.description,
    type: 'normal',
    ...amounts,
    channel: CHANNEL,
    account: { id: line.accountId },
    paymentItem: [{ ...amounts, item: { id: offering.id, '@referredType': 'package', href: offering.href } }],
    ...methodOf(draft, line),
    characteristicSpecification: [{ name: 'plan', value: line.name }],
  };
}

function methodOf({ method, card, line: number }: Draft, line: Pick<Service, 'accountId' | 'name'>) {
  if (method === 'balance') return { paymentMethod: { '@type': 'wallet' as const } };
  if (method === 'card') return { paymentMethod: cardInRequest(card) };
  const details = { id: line.accountId, name: line.name };
  return { paymentMethod: { '@type': 'account' as const, details }, payer: { id: number } };
}
