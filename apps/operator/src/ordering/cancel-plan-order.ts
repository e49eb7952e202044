// An order of another plan is taken back before its cycle begins: the line keeps the plan that it has.
import { isUuidAsWritten } from '@portal/database/uuid';
import type { Ordering as OrderingPort } from '@portal/operator-ports/ordering';
import { recordEvents } from '../events/events.ts';
import type { PlacePlanOrderNeeds } from './place-plan-order.ts';
import { planOrderEvent } from './plan-order-event.ts';

type Needs = Pick<PlacePlanOrderNeeds, 'db' | 'inventory' | 'store' | 'clock'>;

export function createCancelPlanOrder({ db, inventory, store, clock }: Needs): OrderingPort['cancelPlan'] {
  return async (place, orderId) => {
    if (!isUuidAsWritten(orderId)) return null;
    return db.transaction(async (tx) => {
      // Under the line's lock: whoever carries the order out has it, too.
      await inventory.hold(tx, place);
      const order = await store.find(tx, { customerId: place.customerId, orderId });
      if (order?.lineId !== place.lineId) return null;
      if (order.status === 'cancelled') return order;
      const now = clock.now();
      if (order.status !== 'pending' || order.effectiveAt <= now) return { refused: 'tooLate' as const };
      await store.end(tx, order, 'cancelled', now);
      const cancelled = { ...order, status: 'cancelled' as const, endedAt: now };
      await recordEvents(tx, [planOrderEvent('ProductOrderStateChangeEvent', cancelled)]);
      return cancelled;
    });
  };
}
