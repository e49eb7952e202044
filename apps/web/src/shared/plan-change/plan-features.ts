// What a plan includes, in the words of people; and what an order of another plan says.
import type { Plan } from '@portal/contract/shopping/catalogue';
import type { ProductOrder } from '@portal/contract/shopping/ordering';
import { centsFromDollars } from '../../lib/money.ts';
import { planFeaturesCopy as copy } from './plan-change.copy.ts';

export type PlanFeature = Plan['caracteristicas'][number];

/** `15 GB`, `100 SMS`, `Sí`, `WhatsApp ilimitado`. */
export function featureValue({ valor, formato }: Pick<PlanFeature, 'valor' | 'formato'>): string {
  if (valor === 'SI') return copy.yes;
  if (valor === 'NO') return copy.no;
  const units: Partial<Record<string, (value: string) => string>> = copy.units;
  const write = units[formato];
  return write && /^\d/.test(valor) ? write(valor) : valor;
}

/** From which plan, to which, for how much, from when. */
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
