// Ordering: another plan for a line from its next cycle on, where such orders stand, packages, exits, pauses, and chips (TMF622).
import { z } from 'zod';
import { allowanceSchema } from './catalogue.ts';
import type { Exits } from './exits.ts';
import { at, maybe, noun, part, within } from './noun.ts';
import type { Pauses } from './pauses.ts';
import { shown } from './shown.ts';
import type { SimOrders } from './sim-orders.ts';
import { instant, type LinePlace, money, operatorIdSchema, text, type Window } from './wire.ts';

export const planOrderStatusSchema = z.enum(['pending', 'completed', 'failed', 'cancelled']);
export type PlanOrderStatus = z.infer<typeof planOrderStatusSchema>;

const item = 'productOrderItem[]' as const;
const modified = { [`${item}/id`]: '1', [`${item}/action`]: 'modify', category: 'planChange' };
/** A month with tax, as agreed. */
const priceCents = at(`${item}/itemPrice[priceType=recurring]/price/taxIncludedAmount`, money);
const order = {
  customerId: at('relatedParty[role=customer]/id', operatorIdSchema),
  lineId: at(`${item}/product/id`, operatorIdSchema),
  /** The order's own id: the same one again is the same order, and is answered the same. */
  orderId: at('id', operatorIdSchema),
  priceCents,
};

export const planOrderSchema = noun(
  'ProductOrder',
  {
    ...order,
    serviceNumber: at(`${item}/product/publicIdentifier`, z.string()),
    /** Codes and names as they were on the day of the order. */
    fromPlanCode: at(`${item}/product/productOffering/id`, text('AX1')),
    fromPlanName: at(`${item}/product/productOffering/name`, text('Conexión 15')),
    toPlanCode: at(`${item}/productOffering/id`, text('AX2')),
    toPlanName: at(`${item}/productOffering/name`, text('Conexión 20')),
    status: at('state', planOrderStatusSchema),
    orderedAt: at('orderDate', instant),
    effectiveAt: at(
      'expectedCompletionDate',
      instant.describe("When the plan changes: the first moment of the line's next cycle."),
    ),
    endedAt: maybe('completionDate', instant, 'It waits.'),
  },
  { says: modified },
);
export type PlanOrder = z.output<typeof planOrderSchema>;

export const shownPlanOrder = shown(
  planOrderSchema,
  ['orderId', 'orderedAt', 'effectiveAt', 'endedAt'],
  () => ({}),
  { '@type': 'ProductOrder', category: 'planChange' },
);

export const newPlanOrderSchema = part(
  { ...order, planCode: at(`${item}/productOffering/id`, text('AX2')) },
  { says: modified },
);
export type NewPlanOrder = z.output<typeof newPlanOrderSchema>;

/** A package that a payment has bought, with what it gives as it was on that day. */
export const packageActivationSchema = part(
  {
    customerId: order.customerId,
    paymentId: at('id', operatorIdSchema),
    serviceNumber: at(`${item}/product/publicIdentifier`, z.string()),
    offeringId: at(`${item}/productOffering/id`, operatorIdSchema),
    name: at(`${item}/productOffering/name`, text('1 GB')),
    activatedAt: at('requestedStartDate', instant),
    content: within('', {
      description: at('characteristic:description', text('1 GB por 7 días')),
      validityDays: at('characteristic:validityDays', z.int()),
      allowances: at('characteristic:allowances', z.array(allowanceSchema)),
    }),
  },
  { says: { [`${item}/id`]: '1', [`${item}/action`]: 'add', category: 'package' } },
);
export type PackageActivation = z.output<typeof packageActivationSchema>;

/** Another order waits, the line takes none, or there is no such plan for it. */
export type PlanRefusal = 'orderPending' | 'line' | 'plan';

export interface OrderFilter {
  lines: readonly LinePlace[];
  statuses?: PlanOrderStatus[] | undefined;
}

export interface Ordering extends Exits, Pauses, SimOrders {
  list(filter: OrderFilter, page: Window): Promise<{ orders: PlanOrder[]; total: number }>;
  /** An order of one of these lines; null for any other. */
  get(lines: readonly LinePlace[], orderId: string): Promise<PlanOrder | null>;
  /** The one that waits for the line's next cycle. */
  pending(line: LinePlace): Promise<PlanOrder | null>;
  /** How it ends is told by `ProductOrderStateChangeEvent`, with the whole order. */
  orderPlan(order: NewPlanOrder): Promise<PlanOrder | { refused: PlanRefusal }>;
  /**
   * The line keeps its plan. Again it is the same; refused once the order has been carried out, or its cycle has begun.
   * Null: the line has no such order.
   */
  cancelPlan(line: LinePlace, orderId: string): Promise<PlanOrder | { refused: 'tooLate' } | null>;
  /** Its allowances begin now, once a payment. False when the customer no longer has the line. */
  activatePackage(activation: PackageActivation): Promise<boolean>;
}
