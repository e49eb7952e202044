// Who ordered what of the operator, under which key, and whether the operator has answered yet.
import { createHash } from 'node:crypto';
import { Problem } from '@portal/contract/errors';
import type { Db, Tx } from '@portal/database/connection';
import type { NewPlanOrder } from '@portal/operator-ports/ordering';
import { v7 as uuidv7 } from 'uuid';
import { createOrderRequestsStore, type OrderRequestRow } from './order-requests.store.ts';

export type { OrderRequestRow } from './order-requests.store.ts';

type Store = ReturnType<typeof createOrderRequestsStore>;

/** Who asks, under which key, for what: the same key is the same order. */
export interface OrderRequest {
  userId: string;
  /** Null: every request is an order of its own. */
  requestId: string | null;
  serviceNumber: string;
  planCode: string;
}

export interface OrderRequests extends Pick<Store, 'find' | 'end' | 'forget' | 'ownerOf'> {
  /** What came under this key before. @throws Problem KEY_REUSED when it asked for something else then */
  earlier(request: OrderRequest): Promise<OrderRequestRow | null>;
  /** Due from now on. Null when the key is taken, or another order of the line is due. */
  take(tx: Tx, request: OrderRequest, order: Omit<NewPlanOrder, 'orderId'>): Promise<OrderRequestRow | null>;
}

export function createOrderRequests(db: Db): OrderRequests {
  const store = createOrderRequestsStore(db);
  return {
    find: store.find,
    end: store.end,
    forget: store.forget,
    ownerOf: store.ownerOf,

    async earlier(request) {
      if (request.requestId === null) return null;
      const earlier = await store.find(request.userId, request.requestId);
      if (earlier && !earlier.requestHash.equals(hashOf(request))) throw new Problem('KEY_REUSED');
      return earlier;
    },

    async take(tx, request, order) {
      const orderId = uuidv7();
      const { userId, requestId } = request;
      const key = { userId, requestId: requestId ?? orderId, requestHash: hashOf(request) };
      const row: OrderRequestRow = { ...order, ...key, orderId, status: 'due', orderedAt: new Date() };
      return (await store.add(tx, row)) ? row : null;
    },
  };
}

function hashOf({ serviceNumber, planCode }: OrderRequest): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([serviceNumber, planCode]))
    .digest();
}
