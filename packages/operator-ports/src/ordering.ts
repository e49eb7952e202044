// Ordering: another plan for a line from its next cycle on, where such orders stand, packages, and exits (TMF622).
import type { PackageContent } from './catalogue.ts';
import type { LinePlace, Window } from './common.ts';
import type { Exits } from './exits.ts';

export type PlanOrderStatus = 'pending' | 'completed' | 'failed' | 'cancelled';

export interface PlanOrder extends LinePlace {
  orderId: string;
  serviceNumber: string;
  /** Codes and names as they were on the day of the order. */
  fromPlanCode: string;
  fromPlanName: string;
  toPlanCode: string;
  toPlanName: string;
  /** A month with tax, as agreed. */
  priceCents: number;
  status: PlanOrderStatus;
  orderedAt: Date;
  /** When the next cycle begins. */
  effectiveAt: Date;
  endedAt: Date | null;
}

export interface NewPlanOrder extends LinePlace {
  /** The order's own id: the same one again is the same order, and is answered the same. */
  orderId: string;
  planCode: string;
  /** A month with tax, as agreed. */
  priceCents: number;
}

/** A package that a payment has bought, with what it gives as it was on that day. */
export interface PackageActivation {
  customerId: string;
  serviceNumber: string;
  paymentId: string;
  offeringId: string;
  name: string;
  activatedAt: Date;
  content: PackageContent;
}

/** Another order waits, the line takes none, or there is no such plan for it. */
export type PlanRefusal = 'orderPending' | 'line' | 'plan';

export interface OrderFilter {
  lines: readonly LinePlace[];
  statuses?: PlanOrderStatus[] | undefined;
}

export interface Ordering extends Exits {
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
