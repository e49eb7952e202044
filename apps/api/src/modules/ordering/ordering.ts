// TMF622 product ordering: orders of another plan, and where they stand. What they do to a line is a flow's business.
import { createHash } from 'node:crypto';
import { Problem } from '@portal/contract/errors';
import type { Db, Tx } from '@portal/database/connection';
import { v7 as uuidv7 } from 'uuid';
import {
  createOrderingStore,
  type LinePlace,
  type NewPlanOrder,
  type PlanOrderRow,
} from './ordering.store.ts';

export type { OrderFilter, PlanOrderRow } from './ordering.store.ts';

type Store = ReturnType<typeof createOrderingStore>;

/** Who asks, under which key, for what: the same key is the same order. */
export interface OrderRequest {
  userId: string;
  /** Null: every request is an order of its own. */
  requestId: string | null;
  serviceNumber: string;
  planCode: string;
}

export interface Ordering extends Pick<Store, 'list' | 'holdDue' | 'end'> {
  /** The order that this request has made before. @throws Problem KEY_REUSED when it asked for something else then */
  earlier(request: OrderRequest): Promise<PlanOrderRow | null>;
  /** Null when another request with the same key was quicker. */
  place(tx: Tx, request: OrderRequest, order: Omit<NewPlanOrder, 'orderId'>): Promise<PlanOrderRow | null>;
  /** @throws Problem PLAN_CHANGE_PENDING; inside a transaction that holds the line, none can come meanwhile */
  mustHaveNone(reader: Db | Tx, line: LinePlace): Promise<void>;
  /** An order of one of these lines; null for any other. */
  get(lines: readonly LinePlace[], orderId: string): Promise<PlanOrderRow | null>;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function createOrdering(db: Db): Ordering {
  const store = createOrderingStore(db);
  return {
    list: async (filter, page) =>
      filter.lines.length === 0 ? { orders: [], total: 0 } : store.list(filter, page),
    holdDue: store.holdDue,
    end: store.end,

    async earlier(request) {
      if (request.requestId === null) return null;
      const earlier = await store.findByKey(request.userId, request.requestId);
      if (earlier && !earlier.requestHash.equals(hashOf(request))) throw new Problem('KEY_REUSED');
      return earlier?.order ?? null;
    },

    async place(tx, request, order) {
      const { userId, requestId } = request;
      const row: NewPlanOrder = { ...order, orderId: uuidv7() };
      const key = requestId === null ? null : { userId, requestId, requestHash: hashOf(request) };
      if (key && !(await store.takeKey(tx, key, row))) return null;
      return store.add(tx, row);
    },

    async mustHaveNone(reader, line) {
      if (await store.pending(reader, line)) throw new Problem('PLAN_CHANGE_PENDING');
    },

    get: async (lines, orderId) =>
      lines.length > 0 && uuid.test(orderId) ? store.get(lines, orderId) : null,
  };
}

function hashOf({ serviceNumber, planCode }: OrderRequest): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([serviceNumber, planCode]))
    .digest();
}
