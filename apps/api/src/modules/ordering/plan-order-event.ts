// An order of another plan as the operator's events tell it.
import type { PlanOrder } from '@portal/operator-ports/ordering';
import { z } from 'zod';

const schema = z.object({
  productOrder: z.object({
    id: z.string(),
    serviceNumber: z.string(),
    fromName: z.string(),
    toName: z.string(),
    priceCents: z.number(),
    effectiveAt: z.coerce.date(),
    state: z.enum(['pending', 'completed', 'failed', 'cancelled']),
  }),
});

/** What is told of an order. */
export type PlanNews = Pick<
  PlanOrder,
  'orderId' | 'serviceNumber' | 'fromPlanName' | 'toPlanName' | 'priceCents' | 'effectiveAt' | 'status'
>;

/** Null for one that does not say all of it. */
export function readPlanOrderEvent(event: Record<string, unknown>): PlanNews | null {
  const { data } = schema.safeParse(event);
  if (!data) return null;
  const {
    id: orderId,
    fromName: fromPlanName,
    toName: toPlanName,
    state: status,
    ...rest
  } = data.productOrder;
  return { orderId, fromPlanName, toPlanName, status, ...rest };
}
