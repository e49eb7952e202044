// An order of another plan as events tell it.

import type { PlanOrder } from '@portal/operator-ports/ordering';
import type { NewEvent } from '../events/events.ts';

type EventType = 'ProductOrderCreateEvent' | 'ProductOrderStateChangeEvent';

export function planOrderEvent(eventType: EventType, order: PlanOrder): NewEvent {
  const { orderId: id, customerId, serviceNumber, priceCents, effectiveAt, status: state } = order;
  const { fromPlanCode: from, fromPlanName: fromName, toPlanCode: to, toPlanName: toName } = order;
  const productOrder = { id, serviceNumber, from, fromName, to, toName, priceCents, effectiveAt, state };
  return { eventType, customerId, commandId: id, event: { productOrder } };
}
