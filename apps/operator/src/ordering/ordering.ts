// Orders of another plan, where they stand, and packages that were bought.
import type { Db, Tx } from '@portal/database/connection';
import { isUuidAsWritten } from '@portal/database/uuid';
import type { Exits } from '@portal/operator-ports/exits';
import type { NewPlanOrder, Ordering as OrderingPort, PlanOrder } from '@portal/operator-ports/ordering';
import type { Pauses } from '@portal/operator-ports/pauses';
import type { SimOrders } from '@portal/operator-ports/sim-orders';
import type { LinePlace } from '@portal/operator-ports/wire';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Clock } from '../clock/clock.ts';
import type { Customers } from '../customers/customers.ts';
import { type NewEvent, recordEvents } from '../events/events.ts';
import type { Inventory } from '../inventory/inventory.ts';
import { createOrderingStore, createPackageActivationStore, type PlanOrderRow } from './ordering.store.ts';

export type { PlanOrderRow } from './ordering.store.ts';

type Store = ReturnType<typeof createOrderingStore>;

export interface Ordering
  extends Omit<OrderingPort, keyof Exits | keyof Pauses | keyof SimOrders>,
    Pick<Store, 'find' | 'findDue' | 'due' | 'end'> {
  /** Of a line that is held, and left: it gets no other plan any more, and whoever ordered one is told. */
  callOff(tx: Tx, line: LinePlace, now: Date): Promise<void>;
}

export type OrderingNeeds = Omit<PlacePlanOrderNeeds, 'store'>;

export function createOrdering(needs: OrderingNeeds): Ordering {
  const store = createOrderingStore(needs.db);
  return {
    find: store.find,
    findDue: store.findDue,
    due: store.due,
    end: store.end,
    pending: (line) => store.pending(line),
    orderPlan: createPlacePlanOrder({ ...needs, store }),
    ...createCancelPlanOrder({ ...needs, store }),
    activatePackage: createPackageActivationStore(needs.db),
    list: async (filter, page) =>
      filter.lines.length === 0 ? { orders: [], total: 0 } : store.list(filter, page),
    get: async (lines, orderId) =>
      lines.length > 0 && isUuidAsWritten(orderId) ? store.get(lines, orderId) : null,
  };
}

interface PlacePlanOrderNeeds {
  db: Db;
  customers: Customers;
  inventory: Inventory;
  catalogue: Catalogue;
  clock: Clock;
  store: ReturnType<typeof createOrderingStore>;
}

type PlacePlanOrder = OrderingPort['orderPlan'];

const secondMs = 1_000;

/** An order of another plan is taken: it waits for the line's next cycle, one a line. */
function createPlacePlanOrder(needs: PlacePlanOrderNeeds): PlacePlanOrder {
  const { db, customers, inventory, catalogue, store, clock } = needs;
  return (order) => db.transaction((tx) => place(tx, order));

  async function place(tx: Tx, order: NewPlanOrder): ReturnType<PlacePlanOrder> {
    // Under the line's lock: the same order at the same time finds the first one.
    const line = await inventory.hold(tx, order);
    const earlier = await store.find(tx, order);
    if (earlier) return earlier;
    if (line?.kind !== 'Postpaid' || line.status !== 'A' || line.isCorporate) return { refused: 'line' };
    // It ends before another plan could count.
    if (await store.isLeaving(tx, line)) return { refused: 'line' };
    const plan = await catalogue.planIn(tx, order.planCode);
    if (!plan || plan.kind !== line.kind || plan.planCode === line.planCode) return { refused: 'plan' };
    const now = clock.now();
    const cycle = await customers.cycleAround(tx, line, now);
    if (!cycle) return { refused: 'line' };
    const placed = await store.add(tx, {
      orderId: order.orderId,
      customerId: line.customerId,
      lineId: line.lineId,
      serviceNumber: line.serviceNumber,
      fromPlanCode: line.planCode,
      fromPlanName: line.planName,
      fromFeeCents: line.monthlyFeeCents,
      toPlanCode: plan.planCode,
      toPlanName: plan.name,
      priceCents: order.priceCents,
      status: 'pending',
      orderedAt: now,
      effectiveAt: new Date(cycle.until.getTime() + secondMs),
      endedAt: null,
    });
    if (!placed) return { refused: 'orderPending' };
    await recordEvents(tx, [planOrderEvent('ProductOrderCreateEvent', placed)]);
    return placed;
  }
}

/** An order of another plan as events tell it. */
export function planOrderEvent(eventType: NewEvent['eventType'], order: PlanOrder): NewEvent {
  const { orderId: id, customerId, serviceNumber, priceCents, effectiveAt, status: state } = order;
  const { fromPlanCode: from, fromPlanName: fromName, toPlanCode: to, toPlanName: toName } = order;
  const productOrder = { id, serviceNumber, from, fromName, to, toName, priceCents, effectiveAt, state };
  return { eventType, customerId, commandId: id, event: { productOrder } };
}

type Needs = Pick<PlacePlanOrderNeeds, 'db' | 'inventory' | 'store' | 'clock'>;

/** An order of another plan is taken back before its cycle begins: the line keeps the plan that it has. */
function createCancelPlanOrder(needs: Needs): Pick<Ordering, 'cancelPlan' | 'callOff'> {
  const { db, inventory, store, clock } = needs;

  async function end(tx: Tx, order: PlanOrderRow, now: Date): Promise<PlanOrder> {
    await store.end(tx, order, 'cancelled', now);
    const cancelled = { ...order, status: 'cancelled' as const, endedAt: now };
    await recordEvents(tx, [planOrderEvent('ProductOrderStateChangeEvent', cancelled)]);
    return cancelled;
  }

  return {
    async cancelPlan(place, orderId) {
      if (!isUuidAsWritten(orderId)) return null;
      return db.transaction(async (tx) => {
        // Under the line's lock: whoever carries the order out has it, too.
        await inventory.hold(tx, place);
        const order = await store.find(tx, { customerId: place.customerId, orderId });
        if (order?.lineId !== place.lineId) return null;
        if (order.status === 'cancelled') return order;
        const now = clock.now();
        if (order.status !== 'pending' || order.effectiveAt <= now) return { refused: 'tooLate' as const };
        return end(tx, order, now);
      });
    },

    async callOff(tx, line, now) {
      const order = await store.pending(line, tx);
      if (order && order.effectiveAt > now) await end(tx, order, now);
    },
  };
}
