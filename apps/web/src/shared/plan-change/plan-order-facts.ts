// What an order of another plan says: from which plan, to which, for how much, from when.
import type { ProductOrder } from '@portal/contract/shopping/ordering';
import { centsFromDollars } from '../../lib/money.ts';

export interface PlanOrderFacts {
  /** Ten digits. */
  number: string;
  from: string;
  to: string;
  /** A month. */
  priceCents: number;
  startsOn: string;
}

export function orderFacts({ productOrderItem, expectedCompletionDate }: ProductOrder): PlanOrderFacts {
  const [item] = productOrderItem;
  return {
    number: item?.product.id ?? '',
    from: item?.product.productOffering.name ?? '',
    to: item?.productOffering.name ?? '',
    priceCents: centsFromDollars(item?.itemPrice[0]?.price.taxIncludedAmount.value ?? 0),
    startsOn: expectedCompletionDate,
  };
}
