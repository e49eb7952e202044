// TMF622 product ordering: orders of another plan, and where they stand. What they do to a line is a flow's business.
import type { Db } from '@portal/database/connection';
import type { Ordering as OrderingPort } from '@portal/operator-ports/ordering';
import { createOrderingStore } from './ordering.store.ts';

export type { PlanOrderRow } from './ordering.store.ts';

type Store = ReturnType<typeof createOrderingStore>;

export interface Ordering
  extends Omit<OrderingPort, 'orderPlan'>,
    Pick<Store, 'add' | 'find' | 'holdDue' | 'end'> {}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function createOrdering(db: Db): Ordering {
  const store = createOrderingStore(db);
  return {
    ...store,
    list: async (filter, page) =>
      filter.lines.length === 0 ? { orders: [], total: 0 } : store.list(filter, page),
    get: async (lines, orderId) =>
      lines.length > 0 && uuid.test(orderId) ? store.get(lines, orderId) : null,
  };
}
