// Orders of another plan, where they stand, and packages that were bought.
import { isUuidAsWritten } from '@portal/database/uuid';
import type { Exits } from '@portal/operator-ports/exits';
import type { Ordering as OrderingPort } from '@portal/operator-ports/ordering';
import { createCancelPlanOrder } from './cancel-plan-order.ts';
import { createOrderingStore } from './ordering.store.ts';
import { createPackageActivationStore } from './package-activation.store.ts';
import { createPlacePlanOrder, type PlacePlanOrderNeeds } from './place-plan-order.ts';

export type { PlanOrderRow } from './ordering.store.ts';

type Store = ReturnType<typeof createOrderingStore>;

export interface Ordering
  extends Omit<OrderingPort, keyof Exits>,
    Pick<Store, 'find' | 'findDue' | 'due' | 'end'> {}

export type OrderingNeeds = Omit<PlacePlanOrderNeeds, 'store'>;

export function createOrdering(needs: OrderingNeeds): Ordering {
  const store = createOrderingStore(needs.db);
  return {
    find: store.find,
    findDue: store.findDue,
    due: store.due,
    end: store.end,
    pending: store.pending,
    orderPlan: createPlacePlanOrder({ ...needs, store }),
    cancelPlan: createCancelPlanOrder({ ...needs, store }),
    activatePackage: createPackageActivationStore(needs.db),
    list: async (filter, page) =>
      filter.lines.length === 0 ? { orders: [], total: 0 } : store.list(filter, page),
    get: async (lines, orderId) =>
      lines.length > 0 && isUuidAsWritten(orderId) ? store.get(lines, orderId) : null,
  };
}
